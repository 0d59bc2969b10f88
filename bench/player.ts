/**
 * Players who know no more than a person does: one by rule of thumb who errs, and one who always takes the move that
 * looks best. They judge the ratings of deals, so they must not know the solver.
 */
import { applyMove, isStockMove, isWon, legalMoves, movedCards, pileCards, pileRef, rankOf, whyIllegal, type Move, type PileId, type Position } from '../src/engine/index.js';
import { advise } from '../src/session/advice.js';
import type { Chance } from '../test/engine/chance.js';

/** No game is played on for longer: the player has given up. */
const PATIENCE = 600;

/** Plays once, each move with the chance that its use suggests; whether that won. */
export function playsByThumb(start: Position, chance: Chance): boolean {
  return play(start, (position) => {
    const moves = legalMoves(position);
    const weights = moves.map((move) => weightOf(position, move));
    let at = chance.below(weights.reduce((sum, weight) => sum + weight, 0) || 1);
    return moves[weights.findIndex((weight) => (at -= weight) < 0)];
  });
}

/** Plays the hints that need no solver, to the end; whether that won. */
export function playsByHints(start: Position): boolean {
  return play(start, (position) => advise(position) ?? undefined);
}

function play(start: Position, choose: (position: Position) => Move | undefined): boolean {
  let position = start;
  let idle = 0;
  for (let count = 0; count < PATIENCE; count++) {
    if (isWon(position)) return true;
    const move = choose(position);
    if (!move) return false;
    // Twice through the stock without another move: nothing more will come.
    idle = isStockMove(move) ? idle + 1 : 0;
    if (idle > 2 * (position.stock.length + position.waste.length) + 4) return false;
    position = applyMove(position, move);
  }
  return isWon(position);
}

/** How much a move tempts; 0: never made. */
function weightOf(position: Position, move: Move): number {
  if (isStockMove(move)) return 2;
  if (move.from.startsWith('foundation')) return 0;
  if (move.to.startsWith('foundation')) return rankOf(movedCards(position, move)[0]!) <= 2 ? 80 : 16;
  const from = pileRef(move.from)!;
  if (from.kind !== 'tableau') return 6;
  const { down, up } = position.tableau[from.index]!;
  if (move.count === up.length) {
    if (down.length > 0) return 12 + 2 * down.length;
    return pileCards(position, move.to as PileId).length > 0 ? 1 : 0; // empties a column
  }
  const after = applyMove(position, move);
  if (whyIllegal(after, { from: move.to as PileId, to: move.from, count: move.count })) return 10; // in the open form: frees a dealt card
  return legalMoves(after).some(({ from: next, to }) => next === move.from && to.startsWith('foundation')) ? 4 : 0;
}
