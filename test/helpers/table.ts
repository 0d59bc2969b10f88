// Playing a game in the browser as a person does: where to put the mouse, finger or focus for a card.
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import type { Move, PileId } from '../../src/engine/index.js';
import type { SolitaireGame } from '../../src/index.js';
import { put, stage } from '../browser/game.js';
import { cdp, type Point } from './cdp.js';
import { isChromium } from './chromium.js';

/** A game that is laid out; its parent is a box of the given width. */
export async function gameOf(variant: string, seed: number | string = 1, width = 760): Promise<SolitaireGame> {
  const element = put({ variant, seed: String(seed) }, stage(width));
  await element.ready;
  await settled(element);
  return element;
}

/** Two frames: what observers and animation frames set off is done. */
export async function settled(element: SolitaireGame): Promise<void> {
  for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  await element.updateComplete;
}

/** The same, and no card is on its way any more. */
export async function landed(element: SolitaireGame): Promise<void> {
  await settled(element);
  await Promise.all(element.shadowRoot!.getAnimations().map(async ({ finished }) => finished.catch(() => undefined)));
  await settled(element);
}

export const tableOf = (element: SolitaireGame): HTMLElement => element.shadowRoot!.querySelector<HTMLElement>('[part~="table"]')!;
export const pileOf = (element: SolitaireGame, pile: string): HTMLElement => tableOf(element).querySelector<HTMLElement>(`[data-pile="${pile}"]`)!;
export const cardsOf = (element: SolitaireGame, pile: string): HTMLElement[] => [
  ...pileOf(element, pile).querySelectorAll<HTMLElement>('[part~="card"]'),
];

/** A point on the visible strip of a card (the top one by default), or in the empty place; where it lies, not where it is seen in flight. */
export function pointOf(element: SolitaireGame, pile: string, index?: number): Point {
  const group = pileOf(element, pile);
  const card = index === undefined ? cardsOf(element, pile).at(-1) : cardsOf(element, pile)[index];
  const { left, top } = tableOf(element).getBoundingClientRect();
  return { x: left + group.offsetLeft + (card?.offsetLeft ?? 0) + 6, y: top + group.offsetTop + (card?.offsetTop ?? 0) + 6 };
}

/** The spot that a move takes cards from. */
export function sourceIndex(element: SolitaireGame, { from, count }: Move): number {
  return cardsOf(element, from).length - count;
}

export function moveOf(text: string): Move {
  const [, from, to, count] = /^(.*)>(.*?)(?::(\d+))?$/.exec(text)!;
  return { from: from as PileId, to: to as PileId, count: Number(count ?? 1) };
}

const at = ({ x, y }: Point): [number, number] => [Math.round(x), Math.round(y)];

export async function mouseDown(point: Point): Promise<void> {
  await sendMouse({ type: 'move', position: at(point) });
  await sendMouse({ type: 'down' });
}
export const mouseTo = async (point: Point): Promise<void> => sendMouse({ type: 'move', position: at(point) });
export const mouseUp = async (): Promise<void> => sendMouse({ type: 'up' });
export const click = async (point: Point): Promise<void> => sendMouse({ type: 'click', position: at(point) });

/** All at once, in order: nothing waits for the browser between two events. */
export async function mouseDrag(from: Point, to: Point): Promise<void> {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  if (!isChromium) {
    await mouseDown(from);
    for (const point of [middle, to]) await sendMouse({ type: 'move', position: at(point) });
    return sendMouse({ type: 'up' });
  }
  await Promise.all([
    cdp('Input.dispatchMouseEvent', { type: 'mouseMoved', ...from }),
    cdp('Input.dispatchMouseEvent', { type: 'mousePressed', ...from, button: 'left', buttons: 1, clickCount: 1 }),
    cdp('Input.dispatchMouseEvent', { type: 'mouseMoved', ...middle, button: 'left', buttons: 1 }),
    cdp('Input.dispatchMouseEvent', { type: 'mouseMoved', ...to, button: 'left', buttons: 1 }),
    cdp('Input.dispatchMouseEvent', { type: 'mouseReleased', ...to, button: 'left', buttons: 0, clickCount: 1 }),
  ]);
}

const CODES: Readonly<Record<string, number>> = { Enter: 13, ' ': 32, ArrowLeft: 37, ArrowUp: 38, ArrowRight: 39, ArrowDown: 40 };

/** Keys, one after the other, none waited for. */
export async function pressKeys(keys: readonly string[]): Promise<void> {
  if (!isChromium) {
    for (const key of keys) await sendKeys({ press: key === ' ' ? 'Space' : key });
    return;
  }
  await Promise.all(
    keys.flatMap((key) => {
      const code = key === ' ' ? 'Space' : key.length === 1 ? `Key${key.toUpperCase()}` : key;
      const details = { key, code, windowsVirtualKeyCode: CODES[key] ?? key.toUpperCase().charCodeAt(0) };
      return [cdp('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...details }), cdp('Input.dispatchKeyEvent', { type: 'keyUp', ...details })];
    }),
  );
}
