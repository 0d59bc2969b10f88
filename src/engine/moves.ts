/**
 * The one interpreter of the variants' rules: which moves there are, why another is none, and what a move makes of a
 * position. Pure: positions that go in stay as they are, and those that come out share what did not change.
 */
import { KING, rankOf, suitIndexOf, type Card } from './cards.js';
import { IllegalMoveError, type IllegalReason } from './errors.js';
import { FOUNDATION_IDS, formatMove, pileRef, RESERVE_IDS, TABLEAU_IDS, type Move, type PileId, type PileRef } from './notation.js';
import type { Column, Position } from './position.js';
import { buildFault, foundationFor, mayRedeal, reserveIsOut, runLength, spaceFault } from './rules.js';
import { variantOf, type Variant } from './variants.js';

/** Every legal move, each once; a card to the first foundation that takes it only. */
export function legalMoves(position: Position): Move[] {
  const variant = variantOf(position.variant);
  const moves: Move[] = [];
  addStockMoves(position, variant, moves);
  const { waste, reserve, tableau, foundations } = position;
  if (waste.length > 0) addSingle(position, variant, waste[waste.length - 1]!, 'waste', -1, moves);
  for (let place = 0; place < reserve.length; place++) {
    const card = reserve[place];
    if (card) addSingle(position, variant, card, RESERVE_IDS[place]!, -1, moves);
  }
  for (let column = 0; column < tableau.length; column++) addRuns(position, variant, column, moves);
  if (variant.worryingBack) {
    for (let index = 0; index < foundations.length; index++) {
      const pile = foundations[index]!;
      if (pile.length > (variant.readyAces ? 1 : 0)) {
        addToColumns(position, variant, pile[pile.length - 1]!, FOUNDATION_IDS[index]!, -1, moves);
      }
    }
  }
  return moves;
}

function addStockMoves(position: Position, variant: Variant, moves: Move[]): void {
  if (position.stock.length > 0) {
    if (reserveIsOut(variant, position)) return;
    moves.push({ from: 'stock', to: 'waste', count: Math.min(variant.draw, position.stock.length) });
  } else if (mayRedeal(position)) {
    moves.push({ from: 'waste', to: variant.reserve > 0 ? 'reserve' : 'stock', count: position.waste.length });
  }
}

/** Where a single card may go; `column` is the one that it lies in, or −1. */
function addSingle(position: Position, variant: Variant, card: Card, from: PileId, column: number, moves: Move[]): void {
  const foundation = foundationFor(position, card);
  if (foundation >= 0) moves.push({ from, to: FOUNDATION_IDS[foundation]!, count: 1 });
  addToColumns(position, variant, card, from, column, moves);
}

function addToColumns(position: Position, variant: Variant, card: Card, from: PileId, column: number, moves: Move[]): void {
  const { tableau } = position;
  for (let target = 0; target < tableau.length; target++) {
    if (target === column) continue;
    const { up } = tableau[target]!;
    const fault = up.length === 0 ? spaceFault(variant.spaces, card) : buildFault(variant.build, card, up[up.length - 1]!);
    if (fault === null) moves.push({ from, to: TABLEAU_IDS[target]!, count: 1 });
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
  if (move.from === 'stock' || move.to === 'stock' || move.to === 'reserve') return stockFault(position, variant, move);
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

function topCard(position: Position, { kind, index }: PileRef): Card | undefined {
  if (kind === 'waste') return position.waste[position.waste.length - 1];
  if (kind === 'reserve') return position.reserve[index] ?? undefined;
  const pile = kind === 'foundation' ? position.foundations[index]! : position.tableau[index]!.up;
  return pile[pile.length - 1];
}

function bottomMoved(position: Position, from: PileRef, count: number): Card {
  if (from.kind !== 'tableau') return topCard(position, from)!;
  const { up } = position.tableau[from.index]!;
  return up[up.length - count]!;
}

/**
 * The position after a move.
 * @throws {IllegalMoveError} with the reason; the argument stays as it was in any case.
 */
export function applyMove(position: Position, move: Move): Position {
  const reason = whyIllegal(position, move);
  if (reason !== null) {
    throw new IllegalMoveError(reason, move, `The move ${formatMove(move)} is not legal here: ${SENTENCES[reason]}.`);
  }
  if (move.from === 'stock') return draw(position, move.count);
  if (move.to === 'stock') return redeal(position);
  if (move.to === 'reserve') return layOutReserve(position);
  const from = pileRef(move.from)!;
  const to = pileRef(move.to)!;
  return put(take(position, from, move.count), to, cardsOf(position, from, move.count));
}

function draw(position: Position, count: number): Position {
  const stock = position.stock.slice();
  const waste = position.waste.slice();
  for (let drawn = 0; drawn < count; drawn++) waste.push(stock.pop()!);
  return { ...position, stock, waste };
}

function redeal(position: Position): Position {
  const { redealsLeft } = position;
  return {
    ...position,
    stock: position.waste.slice().reverse(),
    waste: [],
    redealsLeft: redealsLeft === null ? null : redealsLeft - 1,
  };
}

/** The pack turned over has the card on top that was discarded first; its top cards become the reserve. */
function layOutReserve(position: Position): Position {
  const { waste } = position;
  const places = position.reserve.length;
  return {
    ...position,
    reserve: position.reserve.map((_, place) => waste[place] ?? null),
    stock: waste.slice(places).reverse(),
    waste: [],
    redealsLeft: 0,
  };
}

/** The cards that leave, from the bottom to the top. */
function cardsOf(position: Position, from: PileRef, count: number): readonly Card[] {
  if (from.kind !== 'tableau') return [topCard(position, from)!];
  const { up } = position.tableau[from.index]!;
  return up.slice(up.length - count);
}

function take(position: Position, from: PileRef, count: number): Position {
  switch (from.kind) {
    case 'tableau':
      return { ...position, tableau: replaced(position.tableau, from.index, shortened(position.tableau[from.index]!, count)) };
    case 'foundation': {
      const pile = position.foundations[from.index]!;
      return { ...position, foundations: replaced(position.foundations, from.index, pile.slice(0, -1)) };
    }
    case 'reserve': {
      const stock = position.stock.slice();
      const refill = stock.pop() ?? null;
      return { ...position, stock, reserve: replaced(position.reserve, from.index, refill) };
    }
    default:
      return { ...position, waste: position.waste.slice(0, -1) };
  }
}

/** A column that lost its top cards; a face-down card that this exposes is turned up. */
function shortened({ down, up }: Column, count: number): Column {
  if (count < up.length) return { down, up: up.slice(0, up.length - count) };
  if (down.length === 0) return { down, up: [] };
  return { down: down.slice(0, -1), up: [down[down.length - 1]!] };
}

function put(position: Position, to: PileRef, cards: readonly Card[]): Position {
  if (to.kind === 'foundation') {
    const pile = position.foundations[to.index]!;
    return { ...position, foundations: replaced(position.foundations, to.index, pile.concat(cards)) };
  }
  const { down, up } = position.tableau[to.index]!;
  return { ...position, tableau: replaced(position.tableau, to.index, { down, up: up.concat(cards) }) };
}

function replaced<T>(list: readonly T[], index: number, item: T): readonly T[] {
  const copy = list.slice();
  copy[index] = item;
  return copy;
}

/** The cards that a legal move takes along, as they come to lie, from the bottom to the top. */
export function movedCards(position: Position, move: Move): readonly Card[] {
  if (move.from === 'stock') return position.stock.slice(-move.count).reverse();
  if (move.to === 'stock' || move.to === 'reserve') return position.waste.slice().reverse();
  return cardsOf(position, pileRef(move.from)!, move.count);
}

/** The face-down tableau card that a legal move turns up, as a list of none or one. */
export function turnedUpBy(position: Position, move: Move): readonly Card[] {
  const from = pileRef(move.from);
  if (from?.kind !== 'tableau') return [];
  const { down, up } = position.tableau[from.index]!;
  return move.count === up.length ? down.slice(-1) : [];
}

/** All foundations end in their king. */
export function isWon(position: Position): boolean {
  return position.foundations.every((pile) => pile.length === KING);
}

const SENTENCES: Readonly<Record<IllegalReason, string>> = {
  'unknown-pile': 'there is no such pile in this game',
  'same-pile': 'the cards lie there already',
  'no-cards': 'no card lies there',
  'wrong-count': 'the number of cards is wrong',
  'face-down': 'a face-down card cannot be moved',
  'not-a-run': 'the cards do not follow one another',
  'pile-gives-none': 'cards are not taken from that pile',
  'pile-takes-none': 'cards are not put on that pile',
  'one-at-a-time': 'only one card goes there at a time',
  'wrong-suit': 'the suit does not match',
  'needs-ace': 'an ace comes first',
  'needs-next-rank': 'the next card of the suit is needed',
  'first-foundation': 'the card goes to the first foundation of its suit that takes it',
  'needs-king': 'only a king goes to an empty column',
  'spaces-stay-empty': 'an empty column stays empty',
  'wrong-rank': 'the card must be one rank lower than the one it goes on',
  'wrong-colour': 'the card must be of the other colour than the one it goes on',
  'no-worrying-back': 'in this game no card leaves a foundation',
  'ready-ace-stays': 'the ready aces stay where they are',
  'stock-empty': 'the stock is empty',
  'stock-not-empty': 'the stock is not empty yet',
  'waste-empty': 'the waste is empty',
  'no-redeal-left': 'no redeal is left',
};
