/**
 * What letting go of dragged cards means: a move, a refusal, or nothing. Pure: layout, position and an offset in; no events, no DOM.
 */
import { isFoundation } from '../engine/index.js';
import type { Move, Position } from '../engine/index.js';
import { dropTarget } from './aim.js';
import { moveTo, whyNotTo } from './choose.js';
import type { Layout } from './geometry.js';
import type { Origins, Refusal } from './host.js';
import type { Spot } from './spot.js';
import { targetsOf } from './targets.js';

export interface Drop {
  readonly move: Move | null;
  /** Why the place that was plainly meant does not take them; `null` where none was meant. */
  readonly refusal: Refusal | null;
}

/** Cards from `spot` on are let go `dx`, `dy` away from where they belong. */
export function dropOf(layout: Layout, position: Position, moves: readonly Move[], spot: Spot, dx: number, dy: number): Drop {
  // Hardly moved: put back, even where a neighbour is touched.
  if (Math.hypot(dx, dy) < layout.cardWidth / 3) return { move: null, refusal: null };
  // Players aim with the card that goes to the pile, the lowest of the run; a long tail would reach too far.
  const card = layout.piles.get(spot.pile)!.cards[spot.index]!;
  const dragged = { x: card.x + dx, y: card.y + dy, width: layout.cardWidth, height: layout.cardHeight };
  const legal = targetsOf(moves, position, spot);
  // A card that can go home may be let go over any foundation.
  const home = [...legal].some(isFoundation);
  const piles = [...layout.piles.keys()];
  const target = dropTarget(layout, dragged, piles.filter((pile) => legal.has(pile) || (home && isFoundation(pile))));
  const move = target && moveTo(moves, position, spot, target);
  if (move) return { move, refusal: null };
  const meant = dropTarget(layout, dragged, piles);
  return { move: null, refusal: meant && meant !== spot.pile ? whyNotTo(position, spot, meant) : null };
}

/** Where the cards were let go. */
export function originsOf({ piles }: Layout, spot: Spot, dx: number, dy: number): Origins {
  const cards = piles.get(spot.pile)!.cards.slice(spot.index);
  return new Map(cards.map(({ x, y }, index) => [index, { x: x + dx, y: y + dy }]));
}
