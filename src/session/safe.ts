/**
 * Which cards no later move can need in the tableau, so that sending them home costs nothing.
 * Knows foundations and building rules; must not know who asks (autoplay, advice).
 *
 * The argument, for a card of rank R whose foundation takes it now. In a column it is of use only as a place for the
 * cards that may be built on it: rank R−1, of the other colour (or of its suit, or of any, as the game builds).
 * 1. If R ≤ 2, such a card is an ace, which goes home itself instead.
 * 2. If all those cards are home, nothing will come to lie on it, unless one is worried back to carry others in turn.
 *    Where worrying back is allowed, we therefore ask that every card of rank R−2 or less is home too: then there is no
 *    other card left that could need the place.
 */
import { isRed, rankOf, suitOf, SUITS, variantOf } from '../engine/index.js';
import type { Card, Position, Suit, Variant } from '../engine/index.js';

export function isSafeHome(position: Position, card: Card): boolean {
  const rank = rankOf(card);
  if (rank <= 2) return true;
  const { build, worryingBack } = variantOf(position.variant);
  return position.foundations.every((pile, index) => {
    const suit = SUITS[index % SUITS.length]!;
    const needed = mayLieOn(build, suit, card) ? rank - 1 : worryingBack ? rank - 2 : 0;
    return pile.length >= needed;
  });
}

/** Whether a card of that suit may be built on `card`, the ranks permitting. */
function mayLieOn(build: Variant['build'], suit: Suit, card: Card): boolean {
  if (build === 'any') return true;
  if (build === 'suit') return suit === suitOf(card);
  return isRed(`A${suit}`) !== isRed(card);
}
