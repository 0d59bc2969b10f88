/**
 * How hard a deal is for a player who does not know the hidden cards, told from what the solver did with it: how long
 * it looked, and what the line that it found is like. docs/difficulty.md says what that is worth. Thresholds are data;
 * must not know how the solver works, nor any game by its name but as a key of that data.
 */
import type { SolveResult } from '../solver/index.js';

export type Difficulty = 'easy' | 'medium' | 'hard';

/** A score below the first is easy, from the second on hard. */
export type Thresholds = readonly [medium: number, hard: number];

/** Changes with every change to the score or to a threshold. */
export const RATING_VERSION = 1;

const CLOSED: Readonly<Record<string, Thresholds>> = {
  klondike: [6, 8],
};

const OPEN: Readonly<Record<string, Thresholds>> = {
  klondike: [6, 8],
};

/** For games that were registered. */
const OTHERS: Thresholds = [6, 9];

/** The rating of a deal that the solver won; `null` where it did not. */
export function rate(variant: string, open: boolean, result: SolveResult): Difficulty | null {
  if (result.verdict !== 'winnable') return null;
  const [medium, hard] = (open ? OPEN : CLOSED)[variant] ?? OTHERS;
  const score = scoreOf(result);
  return score < medium ? 'easy' : score < hard ? 'medium' : 'hard';
}

export function scoreOf({ nodes }: SolveResult): number {
  return Math.log(nodes);
}
