/**
 * What is read out on demand: how things stand, for those who cannot look it up. Pure; owns which facts are told and in which order,
 * not their words. Must never tell what a face-down card is, nor what lies below the cards of the waste that can be seen.
 */
import { isColumn, isFoundation, pileCards, reserveIsOut, variantOf } from '../engine/index.js';
import type { Move, PileId, Position } from '../engine/index.js';
import type { Words } from '../locales/index.js';
import { saidIn } from '../locales/sayings.js';
import { fannedOf } from './arrange.js';
import type { Reading } from './host.js';
import { emptyName, inside, pileName, spotName } from './names.js';
import { list, sentences, told } from './speech.js';
import { cardAt, topSpot } from './spot.js';

/** `focus` is the pile that `readPile` means. */
export function sayReading(words: Words, position: Position, what: Reading, focus: PileId, moves: readonly Move[]): string {
  if (what === 'readMoves') return sentences([movesTold(words, position, moves)]);
  if (what === 'readFoundations') return sentences(foundationsTold(words, position));
  if (what === 'readPile') return sentences([pileTold(words, position, focus)]);
  const isOut = reserveIsOut(variantOf(position.variant), position);
  const places = isOut ? position.reserve.map((_, index): PileId => `reserve-${index + 1}`) : ['waste' as const];
  return sentences((['stock', ...places] as const).map((pile) => pileTold(words, position, pile)));
}

/** A column from head to tail; of the waste what can be seen, from the top; of other piles the top card. */
function pileTold(words: Words, position: Position, pile: PileId): string {
  const cards = pileCards(position, pile);
  if (pile === 'stock') return spotName(words, position, topSpot(position, pile));
  if (cards.length === 0) return emptyName(words, position, pile);
  if (!isColumn(pile) && pile !== 'waste') return spotName(words, position, topSpot(position, pile));
  const seen = pile === 'waste' ? cards.slice(-1 - fannedOf(variantOf(position.variant))).reverse() : cards.filter((_, index) => cardAt(position, { pile, index }));
  return `${pileName(words, position, pile)}: ${list(words, seen)}`;
}

function foundationsTold(words: Words, position: Position): string[] {
  const ids = position.foundations.map((_, index): PileId => `foundation-${index + 1}`);
  const isEmpty = (pile: PileId): boolean => pileCards(position, pile).length === 0;
  const tops = ids.filter((pile) => !isEmpty(pile)).map((pile) => pileCards(position, pile).at(-1)!);
  const empty = ids.filter(isEmpty).map((pile) => inside(words.pile(pile)));
  const facts = tops.length > 0 ? [saidIn(words).text('onFoundations', { cards: list(words, tops) })] : [];
  return empty.length > 0 ? [...facts, words.text('empty', { pile: empty.join(', ') })] : facts;
}

/** First what goes home, then what goes to columns, then the stock; taking cards back from the foundations comes last. */
function movesTold(words: Words, position: Position, moves: readonly Move[]): string {
  if (moves.length === 0) return saidIn(words).text('noMoves');
  const weight = ({ from, to }: Move): number => (isFoundation(from) ? 3 : isFoundation(to) ? 0 : isColumn(to) ? 1 : 2);
  const phrases = [...moves].sort((a, b) => weight(a) - weight(b)).map((move) => {
    if (move.to === 'reserve') return saidIn(words).text('aReserve');
    return told(words, move, pileCards(position, move.from).slice(-move.count), position);
  });
  return saidIn(words).text('moves', { moves: [...new Set(phrases)].map(inside).join('; ') });
}
