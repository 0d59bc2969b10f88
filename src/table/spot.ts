/** How input, view and motion name one card, or one empty place, of the table, and tell the kinds of piles apart. */
import type { Move, PileId } from '../engine/index.js';

/** A card by pile and index; −1 is the pile's empty place. Names cannot do: two decks hold each card twice. */
export interface Spot {
  readonly pile: PileId;
  readonly index: number;
}

export const isColumn = (pile: Move['to']): boolean => pile.startsWith('tableau');
export const isFoundation = (pile: Move['to']): boolean => pile.startsWith('foundation');
