/**
 * The slow and obvious answer to "is this position stuck?": plays every legal move from every position that can be
 * reached, and looks. Shares nothing with the search in `src/engine` but the rules of play themselves.
 */
import { applyMove, isWon, legalMoves, type Position } from '../../src/engine/index.js';

export type NaiveVerdict = 'stuck' | 'way-on' | 'unknown';

/** `unknown` where more than `limit` different positions would have to be looked at. */
export function naiveVerdict(position: Position, limit: number): NaiveVerdict {
  const hidden = hiddenCards(position);
  if (isWon(position)) return 'way-on';
  const seen = new Set([keyOf(position)]);
  const open = [position];
  for (let current = open.pop(); current !== undefined; current = open.pop()) {
    for (const move of legalMoves(current)) {
      const next = applyMove(current, move);
      if (hiddenCards(next) < hidden || isWon(next)) return 'way-on';
      const key = keyOf(next);
      if (seen.has(key)) continue;
      if (seen.size >= limit) return 'unknown';
      seen.add(key);
      open.push(next);
    }
  }
  return 'stuck';
}

function hiddenCards(position: Position): number {
  return position.tableau.reduce((sum, { down }) => sum + down.length, 0);
}

/** The whole position as text. Columns are sorted, as no rule tells one from another. */
function keyOf({ foundations, tableau, stock, waste, reserve, redealsLeft }: Position): string {
  const columns = tableau.map(({ down, up }) => `${down.join('')}|${up.join('')}`).sort();
  const heights = foundations.map((pile) => pile.length);
  return [heights.join(), ...columns, stock.join(''), waste.join(''), reserve.join(), String(redealsLeft)].join(';');
}
