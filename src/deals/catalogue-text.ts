/**
 * The source of `catalogue-data.ts`, made from what is known of deals. Apart from the catalogue's face, which a page
 * loads and which need not know how it was written.
 */
import type { Difficulty } from './difficulty.js';

/** One deal and what is known of it; `difficulty` is `null` where no win was found. */
export interface RatedDeal {
  readonly variant: string;
  readonly open: boolean;
  readonly seed: number;
  readonly difficulty: Difficulty | null;
}

const NONE = '-';

export function catalogueText(deals: Iterable<RatedDeal>): string {
  const rows = new Map<string, string[]>();
  for (const { variant, open, seed, difficulty } of deals) {
    const key = open ? `${variant}+` : variant;
    const letters = rows.get(key) ?? [];
    rows.set(key, letters);
    while (letters.length < seed) letters.push(NONE);
    letters[seed] = difficulty?.charAt(0) ?? NONE;
  }
  const lines = [...rows].map(([key, letters]) => `  '${key}': '${letters.join('').replace(/-+$/, '')}',\n`);
  return `/** Deals that are proved winnable. Made by \`solitaire-game catalogue --write\`; docs/difficulty.md says how. Not to be edited. */

/** By game, with \`+\` in the open form: a letter a seed, from 0 on: \`e\`asy, \`m\`edium, \`h\`ard, \`-\` for what is not offered. */
export const DEALS: Readonly<Record<string, string>> = {
${lines.join('')}};
`;
}
