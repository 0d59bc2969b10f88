/**
 * What places and cards are called: the accessible names of everything that can be focused. Owns which facts are told; the words are
 * the languages'. Must never name a card that lies face down.
 */
import { isColumn, isFoundation, mayRedeal, pileCards, reserveIsOut, variantOf } from '../engine/index.js';
import type { PileId, Position } from '../engine/index.js';
import type { Words } from '../locales/index.js';
import { cardAt, downCount, type Spot } from './spot.js';

/** "Seven of hearts, column 3, card 5 of 6"; "Stock, 24 cards, draw a card"; "Column 3, empty, takes a king". */
export function spotName(words: Words, position: Position, spot: Spot): string {
  const { pile, index } = spot;
  if (pile === 'stock') return stockName(words, position);
  const count = pileCards(position, pile).length;
  const place = inside(words.pile(pile));
  if (count === 0) return emptyName(words, position, pile);
  const card = cardAt(position, spot);
  const name = card ? words.card(card) : words.text('faceDown');
  if (isColumn(pile)) return words.text('position', { card: name, pile: place, n: index + 1, of: count });
  const text = words.text('place', { card: name, pile: place });
  return pile === 'waste' ? `${text}, ${words.cards(count)}` : text;
}

/** The name of a pile as a group of cards: "Column 3, 6 cards, face down: 5". */
export function pileName(words: Words, position: Position, pile: PileId): string {
  const count = pileCards(position, pile).length;
  const n = isColumn(pile) ? downCount(position, pile) : 0;
  const name = `${words.pile(pile)}, ${words.cards(count)}`;
  return count === 0 ? words.text('empty', { pile: words.pile(pile) }) : n > 0 ? `${name}, ${inside(words.text('closed', { n }))}` : name;
}

/** "Column 3, empty, takes a king". */
export function emptyName(words: Words, position: Position, pile: PileId): string {
  const text = words.text('empty', { pile: words.pile(pile) });
  const { spaces } = variantOf(position.variant);
  const takes =
    isFoundation(pile) ? 'startsWithAce'
    : !isColumn(pile) ? null
    : spaces === 'king' ? 'takesKing'
    : spaces === 'any' ? 'takesAny'
    : 'takesNone';
  return takes ? `${text}, ${inside(words.text(takes))}` : text;
}

function stockName(words: Words, position: Position): string {
  const variant = variantOf(position.variant);
  const { stock, waste, redealsLeft } = position;
  const facts = [pileName(words, position, 'stock')];
  const tell = (text: string): void => void facts.push(inside(text));
  if (reserveIsOut(variant, position)) {
    if (stock.length > 0) tell(words.text('refills'));
  } else if (stock.length > 0) {
    tell(words.text('draw', { cards: words.cardObjects(Math.min(variant.draw, stock.length)) }));
  } else if (mayRedeal(position)) {
    tell(words.text(variant.reserve > 0 ? 'layReserve' : 'redeal'));
    if (variant.reserve === 0 && redealsLeft !== null) tell(words.text('redeals', { n: redealsLeft }));
  } else if (waste.length > 0) {
    tell(words.text('noRedeal'));
  }
  return facts.join(', ');
}

/** A name as it stands inside a sentence. Names of places and cards start with a capital letter only by their place. */
export function inside(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
