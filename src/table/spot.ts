/**
 * How input, view and motion name one card, or one empty place, of the table, and what lies there. Pure; knows neither where a spot
 * is seen nor what it is called.
 */
import { isColumn, pileCards, pileRef } from '../engine/index.js';
import type { Card, PileId, Position } from '../engine/index.js';

/** A card by pile and index; −1 is the pile's empty place. Names cannot do: two decks hold each card twice. */
export interface Spot {
  readonly pile: PileId;
  readonly index: number;
}

/** The face-up card at a spot, or `null` for a hidden card or an empty place. */
export function cardAt(position: Position, { pile, index }: Spot): Card | null {
  const cards = pileCards(position, pile);
  return index < downCount(position, pile) ? null : (cards[index] ?? null);
}

/** The card on top of a pile, or its empty place. */
export function topSpot(position: Position, pile: PileId): Spot {
  return { pile, index: pileCards(position, pile).length - 1 };
}

/** How many of a pile's cards lie face down. */
export function downCount(position: Position, pile: PileId): number {
  if (pile === 'stock') return position.stock.length;
  return isColumn(pile) ? position.tableau[pileRef(pile)!.index]!.down.length : 0;
}
