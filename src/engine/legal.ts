/**
 * The interpreter of the variants' rules: which moves there are, and why another is none. Changes nothing; what a move
 * makes of a position is in `apply.ts`.
 */
import { KING, rankOf, suitIndexOf, type Card } from './cards.js';
import type { IllegalReason } from './errors.js';
import type { Move, PileId, PileRef } from './move.js';
import { FOUNDATION_IDS, isStockMove, pileRef, RESERVE_IDS, TABLEAU_IDS } from './notation.js';
import { topCard, type Position } from './position.js';
import { buildFault, foundationFor, mayRedeal, reserveIsOut, runLength, spaceFault } from './rules.js';
import { variantOf, type Variant } from './variants.js';

/** Every legal move, each once; a card to the first foundation that takes it only. */
export function legalMoves(position: Position): Move[] {
  const variant = variantOf(position.variant);
  const drawing = stockMove(position);
  const moves = drawing ? [drawing] : [];
  const { waste, reserve, tableau, foundations } = position;
  if (waste.length > 0) addSingle(position, variant, waste[waste.length - 1]!, 'waste', moves);
  for (let place = 0; place < reserve.length; place++) {
    const card = reserve[place];
    if (card) addSingle(position, variant, card, RESERVE_IDS[place]!, moves);
  }
  for (let column = 0; column < tableau.length; column++) addRuns(position, variant, column, moves);
  if (variant.worryingBack) {
    for (let index = 0; index < foundations.length; index++) {
      const pile = foundations[index]!;
      if (pile.length > (variant.readyAces ? 1 : 0)) {
        addToColumns(position, variant, pile[pile.length - 1]!, FOUNDATION_IDS[index]!, moves);
      }
    }
  }
  return moves;
}

/** The draw, the redeal or the laying out of the reserve: at most one of them is legal at a time. */
export function stockMove(position: Position): Move | null {
  const variant = variantOf(position.variant);
  const { stock, waste } = position;
  if (stock.length > 0 && !reserveIsOut(variant, position)) return { from: 'stock', to: 'waste', count: Math.min(variant.draw, stock.length) };
  return mayRedeal(position) ? { from: 'waste', to: variant.reserve > 0 ? 'reserve' : 'stock', count: waste.length } : null;
}

/** Where a card of the waste or the reserve may go. */
function addSingle(position: Position, variant: Variant, card: Card, from: PileId, moves: Move[]): void {
  const foundation = foundationFor(position, card);
  if (foundation >= 0) moves.push({ from, to: FOUNDATION_IDS[foundation]!, count: 1 });
  addToColumns(position, variant, card, from, moves);
}

/** To which columns a card from outside of them may go. */
function addToColumns(position: Position, variant: Variant, card: Card, from: PileId, moves: Move[]): void {
  const { tableau } = position;
  const hostRank = rankOf(card) + 1;
  for (let target = 0; target < tableau.length; target++) {
    const { up } = tableau[target]!;
    if (up.length === 0) {
      if (spaceFault(variant.spaces, card) === null) moves.push({ from, to: TABLEAU_IDS[target]!, count: 1 });
      continue;
    }
    const host = up[up.length - 1]!;
    if (rankOf(host) === hostRank && buildFault(variant.build, card, host) === null) {
      moves.push({ from, to: TABLEAU_IDS[target]!, count: 1 });
    }
  }
}

/** The top card and every run that ends in it. A run holds each rank once, so a target column fits one of them at most. */
function addRuns(position: Position, variant: Variant, column: number, moves: Move[]): void {
  const { up } = position.tableau[column]!;
  const top = up[up.length - 1];
  if (top === undefined) return;
  const from = TABLEAU_IDS[column]!;
  const foundation = foundationFor(position, top);
  if (foundation >= 0) moves.push({ from, to: FOUNDATION_IDS[foundation]!, count: 1 });
  const length = runLength(variant.build, up);
  const topRank = rankOf(top);
  for (let target = 0; target < position.tableau.length; target++) {
    if (target === column) continue;
    const { up: onto } = position.tableau[target]!;
    const to = TABLEAU_IDS[target]!;
    if (onto.length === 0) {
      if (variant.spaces === 'none') continue;
      const first = variant.spaces === 'any' ? 1 : KING - topRank + 1;
      const last = variant.spaces === 'any' ? length : Math.min(length, first);
      for (let count = first; count <= last; count++) moves.push({ from, to, count });
    } else {
      const host = onto[onto.length - 1]!;
      const count = rankOf(host) - topRank;
      if (count >= 1 && count <= length && buildFault(variant.build, up[up.length - count]!, host) === null) {
        moves.push({ from, to, count });
      }
    }
  }
}

/** Why a move is not legal, or `null` where it is. */
export function whyIllegal(position: Position, move: Move): IllegalReason | null {
  const variant = variantOf(position.variant);
  if (!Number.isInteger(move.count) || move.count < 1) return 'wrong-count';
  if (isStockMove(move)) return stockFault(position, variant, move);
  const from = pileRef(move.from);
  const to = pileRef(move.to);
  if (!from || !to || !exists(position, from) || !exists(position, to)) return 'unknown-pile';
  if (move.from === move.to) return 'same-pile';
  if (to.kind === 'waste' || to.kind === 'reserve') return 'pile-takes-none';
  return sourceFault(position, variant, from, move.count) ?? targetFault(position, variant, from, to, move.count);
}

function exists(position: Position, { kind, index }: PileRef): boolean {
  if (kind === 'tableau') return index < position.tableau.length;
  if (kind === 'foundation') return index < position.foundations.length;
  return kind !== 'reserve' || index < position.reserve.length;
}

/** Draws, redeals and the laying out of the reserve. */
function stockFault(position: Position, variant: Variant, { from, to, count }: Move): IllegalReason | null {
  const { stock, waste } = position;
  if (from === 'stock' && to === 'waste') {
    if (reserveIsOut(variant, position)) return 'pile-gives-none';
    if (stock.length === 0) return 'stock-empty';
    return count === Math.min(variant.draw, stock.length) ? null : 'wrong-count';
  }
  if (from !== 'waste') return from === 'stock' ? 'pile-gives-none' : 'pile-takes-none';
  if ((to === 'reserve') !== variant.reserve > 0) return 'pile-takes-none';
  if (position.redealsLeft === 0) return 'no-redeal-left';
  if (stock.length > 0) return 'stock-not-empty';
  if (waste.length === 0) return 'waste-empty';
  return count === waste.length ? null : 'wrong-count';
}

/** Whether the cards may leave their pile. */
function sourceFault(position: Position, variant: Variant, from: PileRef, count: number): IllegalReason | null {
  if (from.kind === 'tableau') {
    const { down, up } = position.tableau[from.index]!;
    if (up.length === 0) return 'no-cards';
    if (count > up.length) return count > up.length + down.length ? 'wrong-count' : 'face-down';
    return count <= runLength(variant.build, up) ? null : 'not-a-run';
  }
  if (topCard(position, from) === undefined) return 'no-cards';
  if (count > 1) return 'one-at-a-time';
  if (from.kind !== 'foundation') return null;
  if (!variant.worryingBack) return 'no-worrying-back';
  return variant.readyAces && position.foundations[from.index]!.length === 1 ? 'ready-ace-stays' : null;
}

/** Whether the target takes the cards, which may leave. */
function targetFault(position: Position, variant: Variant, from: PileRef, to: PileRef, count: number): IllegalReason | null {
  const card = bottomMoved(position, from, count);
  if (to.kind === 'tableau') {
    const { up } = position.tableau[to.index]!;
    return up.length === 0 ? spaceFault(variant.spaces, card) : buildFault(variant.build, card, up[up.length - 1]!);
  }
  if (from.kind === 'foundation') return 'pile-takes-none';
  if (count > 1) return 'one-at-a-time';
  if (suitIndexOf(card) !== to.index % 4) return 'wrong-suit';
  const height = position.foundations[to.index]!.length;
  if (height !== rankOf(card) - 1) return height === 0 ? 'needs-ace' : 'needs-next-rank';
  return foundationFor(position, card) === to.index ? null : 'first-foundation';
}

function bottomMoved(position: Position, from: PileRef, count: number): Card {
  if (from.kind !== 'tableau') return topCard(position, from)!;
  const { up } = position.tableau[from.index]!;
  return up[up.length - count]!;
}
