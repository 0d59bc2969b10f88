/**
 * Cards as two-character strings, what can be read off them, and the packs that games are played with.
 * Knows no piles and no rules.
 */

/** Spades, hearts, diamonds, clubs: the order of the foundations. */
export const SUITS = ['S', 'H', 'D', 'C'] as const;
/** Ace low to king high. */
export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const;

export type Suit = (typeof SUITS)[number];
export type Rank = (typeof RANKS)[number];
/** A card by rank and suit: `"TH"` is the ten of hearts. The two copies in a double pack have the same code. */
export type Card = `${Rank}${Suit}`;

/** The rank of a king, and the number of cards in a complete foundation. */
export const KING = 13;

/** Char code → rank or suit index, so that the hot paths read a card without a search. */
const RANK_BY_CODE = new Uint8Array(128);
RANKS.forEach((rank, index) => (RANK_BY_CODE[rank.charCodeAt(0)] = index + 1));
const SUIT_BY_CODE = new Uint8Array(128);
SUITS.forEach((suit, index) => (SUIT_BY_CODE[suit.charCodeAt(0)] = index));

/** 1 (ace) to 13 (king). */
export function rankOf(card: Card): number {
  return RANK_BY_CODE[card.charCodeAt(0)]!;
}

/** Place of the suit in `SUITS`: 0 spades, 1 hearts, 2 diamonds, 3 clubs. */
export function suitIndexOf(card: Card): number {
  return SUIT_BY_CODE[card.charCodeAt(1)]!;
}

export function suitOf(card: Card): Suit {
  return SUITS[suitIndexOf(card)]!;
}

/** Hearts and diamonds are red. */
export function isRed(card: Card): boolean {
  const suit = suitIndexOf(card);
  return suit === 1 || suit === 2;
}

/** The card of a rank 1…13 and a suit's place in `SUITS`. */
export function cardOf(rank: number, suitIndex: number): Card {
  return `${RANKS[rank - 1]!}${SUITS[suitIndex]!}`;
}

export function isCard(value: unknown): value is Card {
  return (
    typeof value === 'string' &&
    value.length === 2 &&
    (RANKS as readonly string[]).includes(value[0]!) &&
    (SUITS as readonly string[]).includes(value[1]!)
  );
}

/** The pack in its unshuffled order: ♠A…K, ♥A…K, ♦A…K, ♣A…K, and for two decks all of it again. */
export function orderedPack(decks: number, withAces: boolean): Card[] {
  const pack: Card[] = [];
  for (let deck = 0; deck < decks; deck++) {
    for (let suit = 0; suit < SUITS.length; suit++) {
      for (let rank = withAces ? 1 : 2; rank <= KING; rank++) pack.push(cardOf(rank, suit));
    }
  }
  return pack;
}
