/**
 * The smallest questions of the rules, each answered from a variant's data: does this card fit there?
 * Shared by the move generator and by the search for a way on.
 */
import { isRed, KING, rankOf, suitIndexOf, type Card } from './cards.js';
import type { Position } from './position.js';
import type { Variant } from './variants.js';

/** Why `card` may not lie on `on` in a column, or `null` where it may. */
export function buildFault(build: Variant['build'], card: Card, on: Card): 'wrong-rank' | 'wrong-colour' | 'wrong-suit' | null {
  if (rankOf(card) + 1 !== rankOf(on)) return 'wrong-rank';
  if (build === 'alternate') return isRed(card) === isRed(on) ? 'wrong-colour' : null;
  if (build === 'suit') return suitIndexOf(card) === suitIndexOf(on) ? null : 'wrong-suit';
  return null;
}

/** Why an empty column does not take `card`, or `null` where it does. */
export function spaceFault(spaces: Variant['spaces'], card: Card): 'needs-king' | 'spaces-stay-empty' | null {
  if (spaces === 'none') return 'spaces-stay-empty';
  return spaces === 'any' || rankOf(card) === KING ? null : 'needs-king';
}

/** How many cards at the top of `up` form a run. */
export function runLength(build: Variant['build'], up: readonly Card[]): number {
  let length = Math.min(1, up.length);
  while (length < up.length && buildFault(build, up[up.length - length]!, up[up.length - length - 1]!) === null) length++;
  return length;
}

/** The first foundation of the card's suit that takes it next, or −1. */
export function foundationFor(position: Position, card: Card): number {
  const heightNeeded = rankOf(card) - 1;
  const { foundations } = position;
  for (let index = suitIndexOf(card); index < foundations.length; index += 4) {
    if (foundations[index]!.length === heightNeeded) return index;
  }
  return -1;
}

/** Whether the single redeal that lays out the reserve has been made. */
export function reserveIsOut(variant: Variant, position: Position): boolean {
  return variant.reserve > 0 && position.redealsLeft === 0;
}

/** Whether the waste may be turned over now (into a new stock, or into the reserve). */
export function mayRedeal(position: Position): boolean {
  return position.stock.length === 0 && position.waste.length > 0 && position.redealsLeft !== 0;
}
