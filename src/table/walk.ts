/**
 * Where the arrow keys lead. Pure: layout, position and a spot in, a spot out. Rows are what the layout shows as rows, so that "right" is
 * what the eye calls right.
 */
import { pileCards } from '../engine/index.js';
import type { Position } from '../engine/index.js';
import type { Layout, PileLayout } from './geometry.js';
import { downCount, topSpot } from './names.js';
import { isColumn, type Spot } from './spot.js';

export type Step = 'left' | 'right' | 'up' | 'down' | 'first' | 'last';

/** Left and right go from pile to pile, row after row; up and down within a column, then to the row above or below. */
export function step(layout: Layout, position: Position, spot: Spot, towards: Step): Spot {
  const rows = rowsOf(layout);
  const order = rows.flat();
  const at = order.findIndex(({ id }) => id === spot.pile);
  const here = order[at];
  if (!here) return order[0] ? topSpot(position, order[0].id) : spot;
  const to = (pile: PileLayout | undefined): Spot => (pile ? topSpot(position, pile.id) : spot);
  if (towards === 'first') return to(order[0]);
  if (towards === 'last') return to(order.at(-1));
  if (towards === 'left') return to(order[at - 1]);
  if (towards === 'right') return to(order[at + 1]);
  const row = rows.findIndex((piles) => piles.includes(here));
  if (isColumn(spot.pile)) {
    const index = spot.index + (towards === 'down' ? 1 : -1);
    if (index >= downCount(position, spot.pile) && index < pileCards(position, spot.pile).length && index >= 0) return { pile: spot.pile, index };
  }
  return to(nearest(rows[row + (towards === 'down' ? 1 : -1)] ?? [], here));
}

/** Piles that are in use, by rows from the top, each from the left. */
function rowsOf(layout: Layout): PileLayout[][] {
  const rows: PileLayout[][] = [];
  const piles = [...layout.piles.values()].filter(({ idle }) => !idle).sort((a, b) => a.y - b.y || a.x - b.x);
  for (const pile of piles) {
    const row = rows.at(-1);
    // Rows are at least a card apart; within one, places may differ by a hair.
    if (row?.[0] && pile.y - row[0].y < layout.cardHeight / 2) row.push(pile);
    else rows.push([pile]);
  }
  for (const row of rows) row.sort((a, b) => a.x - b.x);
  return rows;
}

function nearest(row: readonly PileLayout[], { x }: PileLayout): PileLayout | undefined {
  let best: PileLayout | undefined;
  for (const pile of row) if (!best || Math.abs(pile.x - x) < Math.abs(best.x - x)) best = pile;
  return best;
}
