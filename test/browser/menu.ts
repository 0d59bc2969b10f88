// The menu as a player meets it, for tests.
import { sendKeys } from '@web/test-runner-commands';
import type { SolitaireGame } from '../../src/index.js';
import { settled } from '../helpers/table.js';
import { all, button, inside, until } from './game.js';

export const dialog = (game: SolitaireGame): HTMLDialogElement | null => game.shadowRoot!.querySelector('dialog');
export const tabs = (game: SolitaireGame): HTMLElement[] => all(game, 'dialog [role="tab"]');
export const at = (game: SolitaireGame): Element | null => game.shadowRoot!.activeElement;
export const text = (game: SolitaireGame): string => inside(game, 'dialog .page')!.textContent.replaceAll(/\s+/g, ' ').trim();
export const press = async (key: string): Promise<void> => sendKeys({ press: key });

export async function open(game: SolitaireGame, page = 0): Promise<HTMLDialogElement> {
  button(game, 'menu').click();
  await until(() => dialog(game)?.open === true);
  tabs(game)[page]?.click();
  await settled(game);
  return dialog(game)!;
}

export const deed = (game: SolitaireGame, name: string): HTMLElement => inside(game, `[data-do="${name}"]`)!;
export const drawThrice = (game: SolitaireGame): void => {
  for (let count = 0; count < 3; count++) game.play('stock>waste');
};
