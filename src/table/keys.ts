/**
 * Which key does what, as one list: keyboard.ts obeys it, and the menu shows it. Knows keys, not how a deed is done.
 */
import type { Step } from './walk.js';

export const STEPS: Readonly<Record<string, Step>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
};

/** What a letter does, by where it lies on a Latin keyboard. */
export const LETTERS = { d: 'draw', f: 'home', u: 'undo', r: 'redo', h: 'hint', a: 'finish', n: 'new' } as const;

export type Deed = 'walk' | 'ends' | 'press' | 'escape' | 'menu' | (typeof LETTERS)[keyof typeof LETTERS];

/** Keys that do the same. A `+` joins keys that are pressed together. */
export interface KeyRow {
  readonly deed: Deed;
  readonly keys: readonly string[];
}

const letterOf = (deed: Deed): string => Object.entries(LETTERS).find(([, done]) => done === deed)?.[0]?.toUpperCase() ?? '';

/** For people, in the order in which they need them. */
export const KEY_ROWS: readonly KeyRow[] = [
  { deed: 'walk', keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] },
  { deed: 'ends', keys: ['Home', 'End'] },
  { deed: 'press', keys: ['Enter', 'Space'] },
  { deed: 'escape', keys: ['Escape'] },
  { deed: 'draw', keys: [letterOf('draw')] },
  { deed: 'home', keys: [letterOf('home')] },
  { deed: 'undo', keys: [letterOf('undo'), 'Ctrl+Z'] },
  { deed: 'redo', keys: [letterOf('redo'), 'Ctrl+Y', 'Ctrl+Shift+Z'] },
  { deed: 'hint', keys: [letterOf('hint')] },
  { deed: 'finish', keys: [letterOf('finish')] },
  { deed: 'new', keys: [letterOf('new')] },
  { deed: 'menu', keys: ['?', 'F1'] },
];
