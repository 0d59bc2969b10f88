/**
 * A winnable deal at once, without a search: the catalogue's face. Loaded when first asked for, so it and its data import
 * nothing; must not know who deals.
 */
import { DEALS } from './catalogue-data.js';
import type { Difficulty } from './difficulty.js';

const LETTERS: Readonly<Record<Difficulty, string>> = { easy: 'e', medium: 'm', hard: 'h' };

/**
 * The seed of a deal that is proved winnable, each in the catalogue equally likely; `null` where it has none, as for games
 * that were registered. `chance` gives numbers from 0 to below 1.
 */
export function pickDeal(variant: string, open: boolean, difficulty: Difficulty | 'any', chance: () => number): number | null {
  const seeds = seedsOf(variant, open, difficulty);
  return seeds[Math.floor(chance() * seeds.length)] ?? null;
}

/** All seeds of the catalogue that would do, the smallest first. */
export function seedsOf(variant: string, open: boolean, difficulty: Difficulty | 'any'): number[] {
  const letters = Object.hasOwn(DEALS, keyOf(variant, open)) ? DEALS[keyOf(variant, open)]! : '';
  const wanted = difficulty === 'any' ? Object.values(LETTERS).join('') : LETTERS[difficulty];
  return [...letters].flatMap((letter, seed) => (wanted.includes(letter) ? [seed] : []));
}

/** The catalogue's name for a game's closed or open form. */
export function keyOf(variant: string, open: boolean): string {
  return open ? `${variant}+` : variant;
}
