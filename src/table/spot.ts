/** How input, view and motion name one card, or one empty place, of the table. */
import type { PileId } from '../engine/index.js';

/** A card by pile and index; −1 is the pile's empty place. Names cannot do: two decks hold each card twice. */
export interface Spot {
  readonly pile: PileId;
  readonly index: number;
}
