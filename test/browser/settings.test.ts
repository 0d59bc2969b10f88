// The player's own settings, in the menu: they go before what the page says, and can be taken back.
import { expect } from '@open-wc/testing';
import { seedsOf } from '../../src/deals/catalogue.js';
import type { SolitaireGame } from '../../src/index.js';
import { settled } from '../helpers/table.js';
import { all, button, cleanUp, inside, pause, start, until } from './game.js';
import { at, deed, dialog, open, press } from './menu.js';
import { winOf } from './wins.js';

const SETTINGS = 4;
const field = (game: SolitaireGame, name: string): HTMLInputElement => inside(game, `[data-setting="${name}"]`) as HTMLInputElement;

/** As a player does: a tap on a switch, a choice from a list. */
async function set(game: SolitaireGame, name: string, value?: string): Promise<void> {
  const input = field(game, name);
  if (value === undefined) input.click();
  else {
    input.value = value;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }
  await settled(game);
}

const looks = (game: SolitaireGame): DOMTokenList => inside(game, '.root')!.classList;

describe("the player's settings", () => {
  afterEach(async () => {
    cleanUp();
    await pause(10);
    localStorage.clear();
    sessionStorage.clear();
  });

  it('show what the page says, change the table, and leave the page its word', async () => {
    const game = await start({ seed: '10', theme: 'paper', back: 'scales', autoplay: 'safe' });
    await open(game, SETTINGS);
    expect(all(game, '[data-setting]').map((each) => [each.dataset['setting'], (each as HTMLInputElement).type === 'checkbox' ? (each as HTMLInputElement).checked : (each as HTMLInputElement).value])).to.deep.equal([
      ['winnable', 'false'],
      ['theme', 'paper'],
      ['fourColor', false],
      ['indices', ''],
      ['back', 'scales'],
      ['mirrored', false],
      ['autoplay', 'safe'],
      ['sounds', false],
    ]);
    await set(game, 'theme', 'night');
    await set(game, 'fourColor');
    await set(game, 'indices', 'cyrillic');
    await set(game, 'back', 'stripes');
    await set(game, 'mirrored');
    expect(['night', 'four', 'stripes', 'paper', 'scales'].map((each) => looks(game).contains(each))).to.deep.equal([true, true, true, false, false]);
    const [stock, column] = ['stock', 'tableau-1'].map((pile) => inside(game, `[data-pile="${pile}"]`)!.getBoundingClientRect().left);
    expect(stock).to.be.greaterThan(400);
    expect(column).to.be.greaterThan(400);
    expect([game.theme, game.back, game.fourColor, game.mirrored, game.indices]).to.deep.equal(['paper', 'scales', false, false, null]);
    expect(field(game, 'theme').value).to.equal('night');

    game.theme = 'contrast';
    await settled(game);
    expect(looks(game).contains('night'), 'the player has the last word').to.equal(true);
    deed(game, 'clear').focus();
    await press('Enter');
    await settled(game);
    expect(['contrast', 'scales', 'night', 'four'].map((each) => looks(game).contains(each))).to.deep.equal([true, true, false, false]);
    expect(['theme', 'back'].map((name) => field(game, name).value), 'the lists say so too').to.deep.equal(['contrast', 'scales']);
    expect(field(game, 'fourColor').checked).to.equal(false);
    await new Promise(requestAnimationFrame);
    expect([deed(game, 'clear').getAttribute('aria-disabled'), at(game) === deed(game, 'clear')], 'the focus stays').to.deep.equal(['true', true]);
  });

  it('send cards home by themselves when that is chosen', async () => {
    const game = await start({ variant: 'klondike', seed: '10' });
    await open(game, SETTINGS);
    await set(game, 'autoplay', 'all');
    await press('Escape');
    const { moves } = winOf('klondike');
    for (const move of moves.slice(0, moves.findIndex((each) => each.includes('>foundation')))) game.play(move);
    expect(game.position!.foundations.flat()).to.deep.equal([]);
    await until(() => game.position!.foundations.flat().length > 0);
    expect(game.autoplay).to.equal('off');
  });

  it('send cards home at once, as soon as the menu is closed', async () => {
    const { seed, moves } = winOf('klondike');
    const game = await start({ variant: 'klondike', seed: String(seed) });
    for (const move of moves.slice(0, moves.findIndex((each) => each.includes('>foundation')))) game.play(move);
    await open(game, SETTINGS);
    await set(game, 'autoplay', 'all');
    await pause(400);
    expect(game.position!.foundations.flat(), 'not behind the menu').to.deep.equal([]);
    await press('Escape');
    await until(() => game.position!.foundations.flat().length > 0);
  });

  it('say which deals the player wants next; the page keeps its own wish', async () => {
    const game = await start({ variant: 'aceless', seed: '10', winnable: 'hard' });
    await open(game, SETTINGS);
    expect(field(game, 'winnable').value).to.equal('hard');
    await set(game, 'winnable', 'easy');
    expect(game.seed, 'the deal on the table stays').to.equal(10);
    await press('Escape');
    // Any deal may come twice, so that a new one is not known by its seed.
    const seedAfter = async (deal: () => void): Promise<unknown> => {
      const dealt = new Promise((resolve) => game.addEventListener('deal', resolve, { once: true }));
      deal();
      await dealt;
      return game.seed;
    };
    const seeds: unknown[] = [];
    for (let round = 0; round < 5; round++) seeds.push(await seedAfter(() => button(game, 'new').click()));
    const easy: readonly unknown[] = seedsOf('aceless', false, 'easy');
    expect(seeds.filter((seed) => !easy.includes(seed))).to.deep.equal([]);
    const hard: readonly unknown[] = seedsOf('aceless', false, 'hard');
    const asked = await seedAfter(() => game.newGame({ winnable: 'hard' }));
    expect([game.winnable, hard.includes(asked)], 'the page may still ask for one').to.deep.equal(['hard', true]);
    expect(easy.includes(await seedAfter(() => game.newGame()))).to.equal(true);
  });

  it('hold for the first deal of a page that is loaded again, too', async () => {
    const first = await start({ variant: 'aceless', persist: 'kept' });
    await open(first, SETTINGS);
    await set(first, 'winnable', 'hard');
    first.remove();
    await pause(400); // its game is written
    localStorage.removeItem('solitaire-game:kept');
    sessionStorage.clear();
    const second = await start({ variant: 'aceless', persist: 'kept' });
    expect(seedsOf('aceless', false, 'hard').includes(second.seed as number)).to.equal(true);
  });

  it('are kept with the game, in this browser, and only where the page keeps anything', async () => {
    const first = await start({ seed: '10', persist: 'kept' });
    await open(first, SETTINGS);
    expect(inside(first, 'dialog .page')!.textContent).to.not.contain('does not keep');
    await set(first, 'theme', 'night');
    await set(first, 'sounds');
    first.remove();
    const second = await start({ seed: '10', persist: 'kept' });
    expect(looks(second).contains('night')).to.equal(true);
    await open(second, SETTINGS);
    expect([field(second, 'theme').value, field(second, 'sounds').checked]).to.deep.equal(['night', true]);
    await press('Escape');
    second.persist = 'other';
    await settled(second);
    expect(looks(second).contains('night')).to.equal(false);

    const stored = (): string[] => Object.keys(localStorage).filter((key) => key.endsWith('.preferences'));
    const fleeting = await start({ seed: '10' });
    await open(fleeting, SETTINGS);
    expect(inside(fleeting, 'dialog .page')!.textContent).to.contain('does not keep settings');
    await set(fleeting, 'theme', 'night');
    expect(stored()).to.deep.equal(['solitaire-game:kept.preferences']);
  });

  it('set in another tab are in force when the menu opens', async () => {
    const game = await start({ seed: '10', persist: 'kept' });
    localStorage.setItem('solitaire-game:kept.preferences', JSON.stringify({ version: 1, theme: 'night', back: 'scales' }));
    await open(game, SETTINGS);
    expect([field(game, 'theme').value, looks(game).contains('night')]).to.deep.equal(['night', true]);
    expect(deed(game, 'clear').getAttribute('aria-disabled')).to.equal(null);
  });

  it('of another version, or damaged, change nothing that is not understood', async () => {
    localStorage.setItem('solitaire-game:kept.preferences', JSON.stringify({ version: 1, theme: 'tartan', back: 'stripes', mirrored: true, depth: 3 }));
    const game = await start({ seed: '10', persist: 'kept' });
    expect(['stripes', 'tartan'].map((each) => looks(game).contains(each))).to.deep.equal([true, false]);
    expect(inside(game, '[part="error"]')).to.equal(null);
    await open(game, SETTINGS);
    expect(field(game, 'mirrored').checked).to.equal(false);
  });

  it('keep the focus in the menu when the page changes the game under them, and give it to the table when their button is gone', async () => {
    const game = await start({ seed: '10' });
    button(game, 'menu').focus();
    await open(game, SETTINGS);
    for (const name of ['theme', 'sounds']) {
      field(game, name).focus();
      game.disabled = true;
      await settled(game);
      expect(at(game)?.id).to.equal('tab-settings');
      game.disabled = false;
      await settled(game);
    }
    field(game, 'theme').focus();
    Object.assign(game, { controls: 'none', lang: 'ru', variant: 'aceless' });
    await until(() => /[а-я]/.test(inside(game, 'dialog .page')!.textContent));
    expect(at(game)).to.equal(field(game, 'theme'));
    await press('Escape');
    await until(() => dialog(game) === null);
    await settled(game);
    expect(Boolean(at(game)?.closest('[part~="table"]'))).to.equal(true);
  });

  it('cannot be changed on a table that takes no input', async () => {
    const game = await start({ seed: '10', disabled: '' });
    await open(game, SETTINGS);
    expect(all(game, '[data-setting]').every((each) => each.matches(':disabled'))).to.equal(true);
    inside(game, 'dialog [part~="close"]')!.click();
    await until(() => dialog(game) === null);
  });
});
