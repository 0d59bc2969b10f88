/**
 * How hard a deal is for a player who does not know the hidden cards, told from what the solver did with it: how long
 * it looked, and what the line that it found is like. docs/difficulty.md says what that is worth. Must not know how the
 * solver works; a game's name is only a key of the thresholds.
 */
import { isStockMove } from '../engine/index.js';
import type { SolveResult } from '../solver/index.js';
import { OTHERS, THRESHOLDS } from './thresholds.js';

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;

export type Difficulty = (typeof DIFFICULTIES)[number];

/** Moves beyond draws and redeals that weigh as much as e times the work. */
const MOVES_PER_STEP = 8;

/** The rating of a deal that the solver won; `null` where it did not. */
export function rate(variant: string, open: boolean, result: SolveResult): Difficulty | null {
  return rateScore(variant, open, scoreOf(result));
}

export function rateScore(variant: string, open: boolean, score: number | null): Difficulty | null {
  if (score === null) return null;
  const [medium, hard] = (Object.hasOwn(THRESHOLDS, variant) ? THRESHOLDS[variant]! : OTHERS)[open ? 'open' : 'closed'];
  return score < medium ? 'easy' : score < hard ? 'medium' : 'hard';
}

/** The number behind a rating, to two places: the more, the harder; `null` where no win was found. */
export function scoreOf({ nodes, moves }: SolveResult): number | null {
  if (!moves) return null;
  const score = Math.log(nodes) + moves.filter((move) => !isStockMove(move)).length / MOVES_PER_STEP;
  return Math.round(score * 100) / 100;
}
