/**
 * A position as immutable plain data, the deal that begins a game, and the reading of piles.
 * Knows where cards lie, not where they may go.
 */
import { orderedPack, SUITS, type Card } from './cards.js';
import { InvalidDeckError, shown } from './errors.js';
import type { PileId, PileRef } from './move.js';
import { FOUNDATION_IDS, pileRef, RESERVE_IDS, TABLEAU_IDS } from './notation.js';
import { shuffle, type Seed } from './shuffle.js';
import { variantOf } from './variants.js';

/** One column: face-down cards below, face-up ones on them; both from the bottom to the top. */
export interface Column {
  readonly down: readonly Card[];
  readonly up: readonly Card[];
}

/** All that a game's future depends on. Every array runs from the bottom to the top. */
export interface Position {
  readonly variant: string;
  /** Four a deck, in the order ♠ ♥ ♦ ♣. */
  readonly foundations: readonly (readonly Card[])[];
  readonly tableau: readonly Column[];
  /** Its top is the next card drawn; after the reserve was laid out, the pack that refills it. */
  readonly stock: readonly Card[];
  readonly waste: readonly Card[];
  /** As many places as the variant's reserve has, empty ones `null`. */
  readonly reserve: readonly (Card | null)[];
  /** `null`: unlimited. */
  readonly redealsLeft: number | null;
}

export interface DealOptions {
  /** Deal every tableau card face up; the stock stays hidden. */
  readonly open?: boolean;
}

/**
 * The first position of a game, from a seed or from an explicit deck (`deck[0]` is dealt first; columns are dealt
 * whole, left to right, deepest card first; the rest is the stock, its first card drawn first).
 * @throws {UnknownVariantError | InvalidSeedError | InvalidDeckError}
 */
export function deal(variant: string, seedOrCards: Seed | readonly Card[], options?: DealOptions | null): Position {
  const rules = variantOf(variant);
  const cards = typeof seedOrCards === 'object' ? checkedDeck(variant, seedOrCards) : shuffle(variant, seedOrCards);
  let dealt = 0;
  const tableau = rules.columns.map((size): Column => {
    const column = cards.slice(dealt, (dealt += size));
    const hidden = options?.open ? 0 : Math.max(0, size - 1);
    return { down: column.slice(0, hidden), up: column.slice(hidden) };
  });
  return {
    variant,
    foundations: Array.from({ length: rules.decks * 4 }, (_, index): Card[] =>
      rules.readyAces ? [`A${SUITS[index % 4]!}`] : [],
    ),
    tableau,
    stock: cards.slice(dealt).reverse(),
    waste: [],
    reserve: Array.from({ length: rules.reserve }, () => null),
    redealsLeft: rules.redeals,
  };
}

/** A copy of the deck. @throws {InvalidDeckError} unless it is exactly the variant's pack. */
export function checkedDeck(variant: string, deck: readonly Card[]): Card[] {
  const { decks, readyAces } = variantOf(variant);
  const isList: boolean = Array.isArray(deck); // told by the type, but the deck may come from a page
  if (!isList) throw new InvalidDeckError('A deck must be a list of cards.');
  const fault = packFault(deck, orderedPack(decks, !readyAces));
  if (fault) throw new InvalidDeckError(`This is no deck for ${variant}: ${fault}.`);
  return [...deck];
}

/** What makes `cards` differ from `pack` as a multiset, or `null`. */
export function packFault(cards: readonly unknown[], pack: readonly Card[]): string | null {
  const missing = new Map<unknown, number>();
  for (const card of pack) missing.set(card, (missing.get(card) ?? 0) + 1);
  for (const card of cards) {
    const left = missing.get(card);
    if (left === undefined) return `${shown(card)} does not belong to it`;
    if (left === 0) return `${String(card)} is there too often`;
    missing.set(card, left - 1);
  }
  for (const [card, left] of missing) if (left > 0) return `${String(card)} is missing`;
  return null;
}

/** All piles of a position: stock, waste, reserve, foundations, tableau; each from the left. */
export function pilesOf(position: Position): PileId[] {
  return [
    'stock',
    'waste',
    ...RESERVE_IDS.slice(0, position.reserve.length),
    ...FOUNDATION_IDS.slice(0, position.foundations.length),
    ...TABLEAU_IDS.slice(0, position.tableau.length),
  ];
}

/** The cards of a pile from the bottom to the top, face-down ones included; none for a pile that is not there. */
export function pileCards(position: Position, pile: PileId): readonly Card[] {
  const ref = pileRef(pile);
  switch (ref?.kind) {
    case 'stock':
      return position.stock;
    case 'waste':
      return position.waste;
    case 'reserve': {
      const card = position.reserve[ref.index];
      return card ? [card] : [];
    }
    case 'foundation':
      return position.foundations[ref.index] ?? [];
    case 'tableau': {
      const column = position.tableau[ref.index];
      return column ? (column.down.length === 0 ? column.up : [...column.down, ...column.up]) : [];
    }
    case undefined:
      return [];
  }
}

/** The exposed card of a pile that can give one to another pile. */
export function topCard(position: Position, { kind, index }: PileRef): Card | undefined {
  if (kind === 'waste') return position.waste[position.waste.length - 1];
  if (kind === 'reserve') return position.reserve[index] ?? undefined;
  const pile = kind === 'foundation' ? position.foundations[index]! : position.tableau[index]!.up;
  return pile[pile.length - 1];
}
