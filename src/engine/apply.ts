/**
 * What a legal move makes of a position, which cards it takes along, and when the game is won. Pure: positions that go
 * in stay as they are, and those that come out share what did not change.
 */
import { KING, type Card } from './cards.js';
import { IllegalMoveError } from './errors.js';
import { whyIllegal } from './legal.js';
import type { Move, PileRef } from './move.js';
import { checkedMove, pileRef } from './notation.js';
import { topCard, type Column, type Position } from './position.js';

/**
 * The position after a move.
 * @throws {IllegalMoveError} with the reason, {InvalidMoveError} for what is no object at all; the argument stays as it was in any case.
 */
export function applyMove(position: Position, move: Move): Position {
  // A text or nothing at all says little about itself in what follows.
  if (Object(move) !== move) checkedMove(move);
  return positionAfter(position, move);
}

/** The same for moves of our own making: the solver's worker has no room for words about what is none. @throws {IllegalMoveError} */
export function positionAfter(position: Position, move: Move): Position {
  const reason = whyIllegal(position, move);
  if (reason !== null) throw new IllegalMoveError(reason, move);
  if (move.from === 'stock') return draw(position, move.count);
  if (move.to === 'stock') return redeal(position);
  if (move.to === 'reserve') return layOutReserve(position);
  return carry(position, pileRef(move.from)!, pileRef(move.to)!, move.count);
}

/** Spelled out, as spreading a position takes three times as long, and a line has more draws than anything else. */
function draw({ variant, foundations, tableau, stock, waste, reserve, redealsLeft }: Position, count: number): Position {
  const left = stock.length - count;
  const drawn = stock.slice(left).reverse();
  return { variant, foundations, tableau, stock: stock.slice(0, left), waste: waste.concat(drawn), reserve, redealsLeft };
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

/** Takes cards from a pile and puts them on a foundation or a column. One new object, as most moves come this way. */
function carry(position: Position, from: PileRef, to: PileRef, count: number): Position {
  let { foundations, tableau, stock, waste, reserve } = position;

  const cards = cardsOf(position, from, count);
  if (to.kind === 'foundation') {
    foundations = replaced(foundations, to.index, [...foundations[to.index]!, ...cards]);
  } else {
    const { down, up } = tableau[to.index]!;
    tableau = replaced(tableau, to.index, { down, up: [...up, ...cards] });
  }

  switch (from.kind) {
    case 'tableau':
      tableau = replaced(tableau, from.index, shortened(tableau[from.index]!, count));
      break;
    case 'foundation':
      foundations = replaced(foundations, from.index, foundations[from.index]!.slice(0, -1));
      break;
    case 'reserve':
      reserve = replaced(reserve, from.index, stock[stock.length - 1] ?? null);
      stock = stock.slice(0, -1);
      break;
    default:
      waste = waste.slice(0, -1);
  }
  const { variant, redealsLeft } = position;
  return { variant, foundations, tableau, stock, waste, reserve, redealsLeft };
}

function replaced<T>(list: readonly T[], index: number, item: T): readonly T[] {
  const copy = list.slice();
  copy[index] = item;
  return copy;
}

/** A column that lost its top cards; a face-down card that this exposes is turned up. */
function shortened({ down, up }: Column, count: number): Column {
  if (count < up.length) return { down, up: up.slice(0, up.length - count) };
  if (down.length === 0) return { down, up: [] };
  return { down: down.slice(0, -1), up: [down[down.length - 1]!] };
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
