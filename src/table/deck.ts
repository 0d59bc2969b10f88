/**
 * The seam for another deck: court cards that a page brings along (decks/), as data. One deck for all games of a page, whichever files they came
 * from, since cards are printed once. Owns the shelf on which they find it. Knows no cards' meaning, no DOM.
 */
import type { Card } from '../engine/index.js';

/** From back to front: a colour of the deck, a path, and for lines their width. */
export type DeckLayer = readonly [colour: string, path: string, line?: number];

/** The upper half of a court card; the lower one is the same upside down. */
export interface DeckCourt {
  readonly layers: readonly DeckLayer[];
  /** Suits strewn over the dress: where, how high, and turned by how many degrees. */
  readonly suits: readonly (readonly number[])[];
}

export interface Deck {
  /** The grid on which courts are drawn. It is fitted between the indices. */
  readonly width: number;
  readonly height: number;
  readonly colours: Readonly<Record<string, string>>;
  /** By card: `KS`. What is missing keeps its usual face. */
  readonly courts: Readonly<Partial<Record<Card, DeckCourt>>>;
}

interface Shelf {
  deck: Deck | null;
  readonly listeners: Set<() => void>;
}

const SHELF: unique symbol = Symbol.for('solitaire-game deck');
/** A deck may arrive before the first game does. */
const shelf = ((globalThis as { [SHELF]?: Shelf | undefined })[SHELF] ??= { deck: null, listeners: new Set() });

/** From now on all games of the page are played with this deck; `null` brings the usual one back. */
export function registerDeck(deck: Deck | null): void {
  shelf.deck = deck;
  for (const listener of [...shelf.listeners]) listener();
}

export const deckNow = (): Deck | null => shelf.deck;

/** Calls back when another deck is registered, until the returned function is called. */
export function watchDeck(listener: () => void): () => void {
  shelf.listeners.add(listener);
  return () => shelf.listeners.delete(listener);
}
