/**
 * Where the arrow keys lead. Pure: layout, position and a spot in, a spot out. Rows are what the layout shows as rows, so that "right" is
 * what the eye calls right.
 */
import { isColumn, pileCards } from '../engine/index.js';
import type { Position } from '../engine/index.js';
import type { Layout, PileLayout } from './geometry.js';
import { downCount, topSpot, type Spot } from './spot.js';

export type Step = 'left' | 'right' | 'up' | 'down' | 'first' | 'last';

/** From a spot that is on the table. Left and right go from pile to pile, row after row; up and down within a column, then to the row above or below. */
export function step(layout: Layout, position: Position, spot: Spot, towards: Step): Spot {
  const to = (pile: PileLayout | undefined): Spot => (pile ? topSpot(position, pile.id) : spot);
  const used = [...layout.piles.values()].filter(({ idle }) => !idle);
  if (towards === 'first') return to(used[0]);
  if (towards === 'last') return to(used.at(-1));
  const rows = rowsOf(used);
  const order = rows.flat();
  const at = order.findIndex(({ id }) => id === spot.pile);
  const here = order[at]!;
  if (towards === 'left') return to(order[at - 1]);
  if (towards === 'right') return to(order[at + 1]);
  const row = rows.findIndex((piles) => piles.includes(here));
  if (isColumn(spot.pile)) {
    const index = spot.index + (towards === 'down' ? 1 : -1);
    if (index >= downCount(position, spot.pile) && index < pileCards(position, spot.pile).length) return { pile: spot.pile, index };
  }
  return to(nearest(rows[row + (towards === 'down' ? 1 : -1)] ?? [], here));
}

/** Piles in reading order by rows, each from the left as the eye sees it: in a mirrored table that is from its end. */
function rowsOf(piles: readonly PileLayout[]): PileLayout[][] {
  const rows = new Map<number, PileLayout[]>();
  for (const pile of piles) rows.set(pile.y, [...(rows.get(pile.y) ?? []), pile]);
  return [...rows.values()].map((row) => row.sort((a, b) => a.x - b.x));
}

function nearest(row: readonly PileLayout[], { x }: PileLayout): PileLayout | undefined {
  let best: PileLayout | undefined;
  for (const pile of row) if (!best || Math.abs(pile.x - x) < Math.abs(best.x - x)) best = pile;
  return best;
}
