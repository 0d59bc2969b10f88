/**
 * How hard a deal is for somebody who does not know the hidden cards: told from how a person of our own making fares with it, who
 * plays it many times. Whether it can be won at all is for the solver to say. docs/difficulty.md says what a rating is worth.
 * A game's name is only a key of the thresholds.
 */
import { isWon, KING, type Position } from '../engine/index.js';
import { playing, type Below } from './person.js';
import { OTHERS, THRESHOLDS } from './thresholds.js';

export const DIFFICULTIES = ['easy', 'medium', 'hard'] as const;

export type Difficulty = (typeof DIFFICULTIES)[number];

/** How often a deal is played. */
const GAMES = 40;
/** Of the points that a lost game costs, those that depend on how many cards stayed out: they part deals that are (nearly) never won. */
const FOR_CARDS = 0.2;

/** The rating of a deal that can be won, by its score. */
export function rate(variant: string, open: boolean, score: number): Difficulty {
  const [medium, hard] = (Object.hasOwn(THRESHOLDS, variant) ? THRESHOLDS[variant]! : OTHERS)[open ? 'open' : 'closed'];
  return score < medium ? 'easy' : score < hard ? 'medium' : 'hard';
}

/** The number behind a rating, from 0 to 100: the more, the harder. The same for the same deal, always. */
export function scoreOf(start: Position): number {
  const moves = scoring(start);
  for (;;) {
    const { done, value } = moves.next();
    if (done) return value;
  }
}

/** The same, with a pause after each move that is played, for those who must not hold up a page. */
export function* scoring(start: Position): Generator<void, number, void> {
  const below = chance();
  let missed = 0;
  for (let game = 0; game < GAMES; game++) {
    const end = yield* playing(start, below);
    if (!isWon(end)) missed += 1 - FOR_CARDS * shareHome(end);
  }
  return Math.round((1000 * missed) / GAMES) / 10;
}

function shareHome({ foundations }: Position): number {
  return foundations.reduce((sum, pile) => sum + pile.length, 0) / (KING * foundations.length);
}

/** The same numbers for every deal: a linear congruence of 32 bits, of which the upper ones count. */
function chance(): Below {
  let state = 1;
  return (limit) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}
