/** The shapes of moves and of what names a pile. Types only. */

/** Counted from the left, from 1. */
export type PileId = 'stock' | 'waste' | `reserve-${number}` | `foundation-${number}` | `tableau-${number}`;

/** `count` cards go from the top of one pile to another. */
export interface Move {
  readonly from: PileId;
  readonly to: PileId | 'reserve';
  readonly count: number;
}

export type PileKind = 'stock' | 'waste' | 'reserve' | 'foundation' | 'tableau';

/** A pile by kind and place, counted from 0. */
export interface PileRef {
  readonly kind: PileKind;
  readonly index: number;
}
