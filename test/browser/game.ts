// A game on the test page, and what one can see of it from outside.
import { fixtureCleanup } from '@open-wc/testing';
import { catalogue } from '../../src/element/catalogue.js';
import { SolitaireGame } from '../../src/index.js';

SolitaireGame.define(); // it is already; but an import for types alone would not bring it here

export type Attributes = Readonly<Record<string, string>>;

export interface Heard {
  readonly type: string;
  readonly detail: Record<string, unknown>;
}

const TYPES = ['deal', 'beforemove', 'move', 'undo', 'redo', 'win', 'stuck', 'error'] as const;

/** All events of an element from now on. */
export function hear(game: EventTarget, types: readonly string[] = TYPES): Heard[] {
  const heard: Heard[] = [];
  for (const type of types) game.addEventListener(type, (event) => heard.push({ type, detail: (event as CustomEvent<Heard['detail']>).detail }));
  return heard;
}

export const typesOf = (heard: readonly Heard[]): string[] => heard.map(({ type }) => type);

/** Without waiting for anything. */
export function put(attributes: Attributes = {}, parent: ParentNode = stage()): SolitaireGame {
  const game = document.createElement('solitaire-game');
  for (const [name, value] of Object.entries(attributes)) game.setAttribute(name, value);
  parent.append(game);
  return game;
}

/** A game that is ready. */
export async function start(attributes: Attributes = { seed: '10' }): Promise<SolitaireGame> {
  const game = put(attributes);
  await game.ready;
  await game.updateComplete;
  return game;
}

/** A box of the usual width, removed after the test. */
export function stage(width = 800): HTMLElement {
  const box = document.createElement('div');
  box.className = 'test-stage';
  box.style.width = `${width}px`;
  document.body.append(box);
  return box;
}

export function cleanUp(): void {
  fixtureCleanup();
  for (const box of document.querySelectorAll('.test-stage')) box.remove();
}

export const inside = (game: SolitaireGame, selector: string): HTMLElement | null => game.shadowRoot!.querySelector<HTMLElement>(selector);
export const all = (game: SolitaireGame, selector: string): HTMLElement[] => [...game.shadowRoot!.querySelectorAll<HTMLElement>(selector)];
export const button = (game: SolitaireGame, action: string): HTMLElement => inside(game, `[part~="toolbar"] [data-action="${action}"]`)!;
export const cardsIn = (game: SolitaireGame, pile: string): HTMLElement[] => all(game, `[data-pile="${pile}"] [part~="card"]`);
export const live = (game: SolitaireGame): string => inside(game, '[role="status"]')!.textContent.trim();
export const message = (game: SolitaireGame): HTMLElement | null => inside(game, '[part~="message"]');

/** Catches what the element writes to the console meanwhile. */
export async function quietly<T>(job: () => T | Promise<T>): Promise<{ result: T; lines: string[] }> {
  const { error } = console;
  const lines: string[] = [];
  console.error = (...args: unknown[]) => void lines.push(args.join(' '));
  try {
    return { result: await job(), lines };
  } finally {
    console.error = error;
  }
}

/** Until something holds; fails with the page's patience. */
export async function until(holds: () => boolean, ms = 4000): Promise<void> {
  const end = performance.now() + ms;
  while (!holds()) {
    if (performance.now() > end) throw new Error(`It did not come true within ${ms} ms: ${holds.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

export const pause = async (ms = 0): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** As if the catalogue had not come yet, until the returned function is called. */
export function delayed(): { arrive(): void; fail(): void } {
  const { load, here } = catalogue;
  const loose = catalogue as { here: unknown; load: unknown };
  let settle: { resolve(value: unknown): void; reject(error: Error): void };
  const coming = new Promise((resolve, reject) => (settle = { resolve, reject }));
  loose.here = null;
  loose.load = () => coming;
  const back = (): void => void Object.assign(loose, { here, load });
  return {
    arrive: () => (back(), settle.resolve(here)),
    fail: () => (back(), settle.reject(new Error('no such file'))),
  };
}
