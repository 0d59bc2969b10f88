/**
 * What the solver is compared with: exhaustive search over the engine's own positions, by its own moves, with nothing
 * left out. Only for positions of few cards.
 */
import { applyMove, isWon, legalMoves, type Position } from '../../src/engine/index.js';

/** Whether the position can be won; `null` where more than `limit` positions would have to be looked at. */
export function naiveWinnable(start: Position, limit: number): boolean | null {
  const seen = new Set([keyOf(start)]);
  const open = [start];
  for (let position = open.pop(); position; position = open.pop()) {
    if (isWon(position)) return true;
    for (const move of legalMoves(position)) {
      const next = applyMove(position, move);
      const key = keyOf(next);
      if (seen.has(key)) continue;
      if (seen.size >= limit) return null;
      seen.add(key);
      open.push(next);
    }
  }
  return false;
}

/** Columns are sorted, as no rule tells one from another. */
function keyOf({ foundations, tableau, stock, waste, reserve, redealsLeft }: Position): string {
  const columns = tableau.map(({ down, up }) => `${down.join('')}-${up.join('')}`).sort();
  const heights = foundations.map((pile) => pile.length);
  return [heights, columns, stock.join(''), waste.join(''), reserve, redealsLeft].join('|');
}
