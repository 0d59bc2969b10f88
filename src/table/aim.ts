/**
 * From a point or a rectangle back to what lies there: what a finger touches, and where dragged cards would land. Pure
 * arithmetic on a layout; knows no moves.
 */
import { isColumn } from '../engine/index.js';
import type { PileId } from '../engine/index.js';
import type { Layout, PileLayout } from './geometry.js';
import type { Spot } from './spot.js';

/**
 * What lies at a point of the table. A finger may miss a pile by half a gap; columns reach down to the table's end, and their
 * felt counts as an empty place.
 */
export function hit(layout: Layout, x: number, y: number): Spot | null {
  const slack = layout.frame.gap / 2 - 0.6; // places are rounded to whole pixels
  for (const pile of layout.piles.values()) {
    // A thick stock sticks out at the top.
    const top = Math.min(pile.y, pile.cards.at(-1)?.y ?? pile.y);
    if (pile.idle || x < pile.x - slack || x > pile.x + pile.width + slack || y < top - slack) continue;
    const bottom = pile.y + pile.height + slack;
    if (y > bottom) {
      if (!isColumn(pile.id)) continue;
      return y <= layout.height ? { pile: pile.id, index: -1 } : null;
    }
    return { pile: pile.id, index: cardUnder(layout, pile, x, y) };
  }
  return null;
}

/** The topmost card that covers the point, else the nearest one; −1 in an empty pile. */
function cardUnder({ cardWidth, cardHeight }: Layout, { cards }: PileLayout, x: number, y: number): number {
  let nearest = -1;
  let least = Infinity;
  for (let index = cards.length - 1; index >= 0; index--) {
    const card = cards[index]!;
    const outside = Math.max(card.x - x, x - card.x - cardWidth, 0) + Math.max(card.y - y, y - card.y - cardHeight, 0);
    if (outside < least) {
      nearest = index;
      least = outside;
      if (outside === 0) break;
    }
  }
  return nearest;
}

/** Of the candidates, the one that dragged cards overlap most; of equals, the nearest. */
export function dropTarget(
  layout: Layout,
  dragged: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  candidates: readonly PileId[],
): PileId | null {
  let best: PileId | null = null;
  let most = 0;
  let nearest = Infinity;
  for (const id of candidates) {
    const pile = layout.piles.get(id);
    if (!pile || pile.idle) continue;
    const height = isColumn(id) ? layout.height - pile.y : pile.height;
    const across = Math.min(dragged.x + dragged.width, pile.x + pile.width) - Math.max(dragged.x, pile.x);
    const along = Math.min(dragged.y + dragged.height, pile.y + height) - Math.max(dragged.y, pile.y);
    if (across <= 0 || along <= 0) continue;
    const area = across * along;
    const distance = Math.hypot(dragged.x - pile.x, dragged.y - (pile.cards.at(-1)?.y ?? pile.y));
    if (area > most + 0.5 || (area > most - 0.5 && distance < nearest)) {
      best = id;
      most = area;
      nearest = distance;
    }
  }
  return best;
}
