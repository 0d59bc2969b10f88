/**
 * A person at play, as cheap as can be: goes by rule of thumb, and errs. Sees of a position what anybody at the table sees.
 * Must not know the solver, nor what its games are good for.
 */
import { applyMove, foundationFor, isFoundation, isStockMove, isWon, legalMoves, movedCards, pileCards, pileRef, rankOf, runLength, variantOf } from '../engine/index.js';
import type { Move, PileId, Position } from '../engine/index.js';

/** Gives whole numbers from 0 to less than `limit`. */
export type Below = (limit: number) => number;

/** A game of more moves is given up. */
const PATIENCE = 600;

/** Plays on, each move as likely as it tempts, to a win or until nothing seems to help: the position where that is. A pause after each move. */
export function* playing(start: Position, below: Below): Generator<void, Position, void> {
  let position = start;
  let drawn = 0;
  for (let left = PATIENCE; left > 0 && !isWon(position); left--) {
    const move = tempting(position, below);
    if (!move) break;
    drawn = isStockMove(move) ? drawn + 1 : 0;
    // Once through all of the stock in vain.
    if (drawn > position.stock.length + position.waste.length + 2) break;
    position = applyMove(position, move);
    yield;
  }
  return position;
}

/** Which one chance falls on depends on the engine's order of moves, too. */
function tempting(position: Position, below: Below): Move | undefined {
  const moves = legalMoves(position);
  const weights = moves.map((move) => temptation(position, move));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  let at = sum > 0 ? below(sum) : 0;
  return moves[weights.findIndex((weight) => (at -= weight) < 0)];
}

/** Whole numbers, so that chance falls the same on every machine; 0: never made. */
function temptation(position: Position, move: Move): number {
  if (isStockMove(move)) return 2;
  const from = pileRef(move.from)!;
  if (from.kind === 'foundation') return 0;
  if (isFoundation(move.to)) {
    // A card that is far ahead of other suits may be missed in a column.
    const ahead = rankOf(movedCards(position, move)[0]!) - Math.min(...position.foundations.map((pile) => pile.length));
    return ahead <= 2 ? 300 : ahead <= 4 ? 100 : 40;
  }
  if (from.kind !== 'tableau') return 30;
  const { down, up } = position.tableau[from.index]!;
  if (move.count === up.length) {
    if (down.length > 0) return 120 + 30 * down.length;
    return pileCards(position, move.to as PileId).length > 0 ? 2 : 0; // empties a column
  }
  if (foundationFor(position, up[up.length - move.count - 1]!) >= 0) return 20; // sets free a card that goes home
  return move.count === runLength(variantOf(position.variant).build, up) ? 50 : 0; // in the open form: one on which these do not fit
}
