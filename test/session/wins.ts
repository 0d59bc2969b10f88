// The verified winning lines, and positions on their way.
import { readFileSync } from 'node:fs';
import { parseMove, type Card, type Move } from '../../src/engine/index.js';

export interface Win {
  readonly variant: string;
  readonly seed?: number | string;
  readonly cards?: readonly Card[];
  readonly open?: boolean;
  readonly moves: readonly string[];
}

export const wins = JSON.parse(readFileSync(new URL('../fixtures/wins.json', import.meta.url), 'utf8')) as readonly Win[];

export function winOf(variant: string): Win & { readonly line: readonly Move[] } {
  const win = wins.find((each) => each.variant === variant && !each.open);
  if (!win) throw new Error(`There is no winning line for ${variant}.`);
  return { ...win, line: win.moves.map(parseMove) };
}
