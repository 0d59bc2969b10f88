/** Which card a pile waits for, as far as there is only one to name. Pure; must not know the words for it. */
import { cardOf, isRed, KING, pileRef, rankOf, suitIndexOf, variantOf } from '../engine/index.js';
import type { Card, PileId, Position } from '../engine/index.js';
import type { Taken } from '../locales/sayings.js';

export interface Next {
  /** `card`: that very one. Else any of its rank that is of the colour, or of any suit. */
  readonly kind: Taken;
  readonly card: Card;
}

/** `null` where nothing fits, or more than one rank. */
export function nextOn(position: Position, pile: PileId): Next | null {
  const { kind, index } = pileRef(pile)!;
  if (kind === 'foundation') {
    const { length } = position.foundations[index]!;
    return length < KING ? { kind: 'card', card: cardOf(length + 1, index % 4) } : null;
  }
  const host = kind === 'tableau' ? position.tableau[index]!.up.at(-1) : undefined;
  if (!host) return null;
  const { build, readyAces } = variantOf(position.variant);
  const rank = rankOf(host) - 1;
  if (rank < (readyAces ? 2 : 1)) return null;
  return { kind: build === 'suit' ? 'card' : build === 'any' ? 'any' : isRed(host) ? 'black' : 'red', card: cardOf(rank, suitIndexOf(host)) };
}
