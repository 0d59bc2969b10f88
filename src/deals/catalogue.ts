/**
 * A winnable deal at once, without a search: the catalogue's face. Loaded when first asked for, together with the rating, which a game that
 * the catalogue does not know needs; must not know who deals.
 */
import { DEALS } from './catalogue-data.js';
import type { Difficulty } from './difficulty.js';

export { rate, scoring } from './difficulty.js';

/** How the catalogue writes a difficulty; any other letter stands for a deal that is not in it. */
const LETTERS = { easy: 'e', medium: 'm', hard: 'h', any: 'emh' } as const;

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
  const key = open ? `${variant}+` : variant;
  const letters = Object.hasOwn(DEALS, key) ? DEALS[key]! : '';
  return [...letters].flatMap((letter, seed) => (LETTERS[difficulty].includes(letter) ? [seed] : []));
}
