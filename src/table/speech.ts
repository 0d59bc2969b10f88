/**
 * What is announced in the live region: one short text for each thing that happened. Pure; owns which facts are told and in which
 * order, not their words. Must never tell what a face-down card is.
 */
import { isColumn, isFoundation, isReserve, isStockMove, isWon, pileCards, pileRef, reserveIsOut, variantOf } from '../engine/index.js';
import type { Card, IllegalReason, Move, PileId, Position } from '../engine/index.js';
import type { Words } from '../locales/index.js';
import { saidIn } from '../locales/sayings.js';
import type { Change, Outcome } from '../session/change.js';
import type { Hint } from '../session/hint.js';
import type { Standing } from '../session/statistics.js';
import type { Refusal } from './host.js';
import { inside, spotName } from './names.js';
import { nextOn } from './next.js';
import { cardAt, topSpot, type Spot } from './spot.js';

/** Reasons that lie in the place, which waits for another card. */
const AWAITS: ReadonlySet<string> = new Set<IllegalReason>(['wrong-rank', 'wrong-colour', 'wrong-suit', 'needs-ace', 'needs-next-rank']);

/** Reasons why nothing can be done with the stock. */
const STOCK_RESTS: ReadonlySet<string> = new Set<IllegalReason>(['pile-gives-none', 'waste-empty', 'no-redeal-left']);

/** What happened to the cards. A deck of one's own has no seed to tell. */
export function sayChange(words: Words, change: Change): string {
  const { kind, before, after, move, cards, count } = change;
  const game = words.game(after.variant);
  if (kind === 'restore') return sentences([saidIn(words).text('restored', { game, moves: words.moves(count) })]);
  if (!move || !before) return sentences([saidIn(words).text('dealt', { game, seed: change.deal?.seed ?? '–' })]);
  const back = kind === 'undo';
  const facts: string[] = [];
  if (back || kind === 'redo') facts.push(saidIn(words).text(back ? 'undone' : 'redone', { what: inside(told(words, move, cards, before)) }));
  else if (move.to === 'stock') facts.push(...redealTold(words, after));
  else if (move.from !== 'stock') facts.push(told(words, move, cards, before));
  const waste = wasteTold(words, change, move);
  if (waste) facts.push(waste);
  if (back) return sentences(facts);
  if (move.to === 'reserve') facts.push(saidIn(words).text('inReserve', { cards: list(words, after.reserve.filter((card) => card !== null)) }));
  if (change.turnedUp.length > 0) facts.push(saidIn(words).text('turnedUp', { cards: list(words, change.turnedUp) }));
  return sentences([...facts, ...leftTold(words, before, after, move)]);
}

/** The waste was turned over; where that is numbered, how often it still may be. */
function redealTold(words: Words, { stock, redealsLeft }: Position): string[] {
  const fact = saidIn(words).text('redealt', { cards: words.cards(stock.length) });
  return redealsLeft === null ? [fact] : [fact, words.text(redealsLeft > 0 ? 'redeals' : 'noRedeal', { n: redealsLeft })];
}

/** What a move has left behind: the card that refilled a place of the reserve, or that there is nothing any more. */
function leftTold(words: Words, before: Position, after: Position, { from, to }: Move): string[] {
  if (to === 'stock' || to === 'reserve' || isWon(after)) return []; // it goes without saying, or all is empty
  const [card] = pileCards(after, from);
  const isEmpty = (each: PileId): boolean => pileCards(after, each).length === 0 && pileCards(before, each).length > 0;
  const empty = [...new Set<PileId>([from, 'stock'])].filter(isEmpty);
  return [
    ...(card && isReserve(from) ? [`${words.pile(from)}: ${words.cardInside(card)}`] : []),
    ...empty.map((each) => words.text('empty', { pile: words.pile(each) })),
  ];
}

/** That the rest needs no player. */
export const sayFinish = (words: Words): string => sentences([saidIn(words).text('canFinish', { finish: words.actions.finish })]);

/** What the game came to, and how that stands among other wins. */
export function sayOutcome(words: Words, { kind, reason, count, elapsed }: Outcome, standing: Standing | null = null): string {
  const said = saidIn(words);
  const { title, text } = said.outcome(kind, reason, count, elapsed);
  return sentences([title, text, ...(standing ? [said.standing(standing.kind, standing.seconds, standing.moves)] : [])]);
}

/** Why nothing happened; where a pile could take another card, which one. */
export function sayRefusal(words: Words, { code, to }: Refusal, position: Position): string {
  const said = saidIn(words);
  // Who asks for a card by key may be anywhere: “from here” would be wrong.
  if (STOCK_RESTS.has(code) && reserveIsOut(variantOf(position.variant), position)) return sentences([spotName(words, position, topSpot(position, 'stock'))]);
  const next = to && AWAITS.has(code) ? nextOn(position, to) : null;
  return sentences([(next && said.takes(next.kind, next.card)) ?? said.refusal(code)]);
}

/** "Move the seven of hearts to column 5.", and what is to be said of it. */
export function sayHint(words: Words, position: Position, hint: Hint | null, canUndo: boolean): string {
  return sentences([...(hint ? [moveHinted(words, position, hint)] : []), ...doubts(words, hint, canUndo)]);
}

/** What a hint that is not sure to lead to a win is worth; nothing of one that does. */
function doubts(words: Words, hint: Hint | null, canUndo: boolean): string[] {
  const said = saidIn(words);
  if (!hint) return [said.text('noHint')];
  if (hint.verdict === 'winnable') return [];
  if (hint.verdict === 'unknown') return [said.text('unsure')];
  return canUndo ? [said.text('unwinnable'), said.text('stuckText')] : [said.text('unwinnable')];
}

function moveHinted(words: Words, position: Position, { from, to, count }: Move): string {
  if (from === 'stock') return saidIn(words).text('hintDraw', { cards: words.cardObjects(count) });
  if (to === 'stock' || to === 'reserve') return saidIn(words).text(to === 'stock' ? 'hintRedeal' : 'hintReserve');
  const head = pileCards(position, from).at(-count);
  const card = head ? saidIn(words).cardObject(head) : '';
  return saidIn(words).text(isFoundation(to) ? 'hintFoundation' : 'hintColumn', { card, from: inside(whence(words, from)), n: number(to) });
}

/** Where the cards of a move lie: two decks hold each card twice, and an ear would look for it all over the table. */
function whence(words: Words, from: Move['from']): string {
  const { kind, index } = pileRef(from)!;
  const key = kind === 'tableau' ? 'fromColumn' : kind === 'waste' ? 'fromWaste' : kind === 'reserve' ? 'fromReserve' : 'fromFoundation';
  return saidIn(words).text(key, { n: index + 1 });
}

/** What was picked up, and where it can go; `null`: it was put back. */
export function saySelected(words: Words, position: Position, spot: Spot | null, targets: Iterable<PileId>): string {
  if (!spot) return sentences([saidIn(words).text('deselected')]);
  const cards = pileCards(position, spot.pile).slice(spot.index);
  const head = cardAt(position, spot);
  const facts = [saidIn(words).text('selected', { cards: head ? inside(run(words, head, cards.length)) : '' })];
  // A suit's two foundations are one place to the ear.
  const piles = [...new Set([...targets].map((pile) => inside(words.pile(isFoundation(pile) ? firstOfSuit(pile) : pile))))];
  if (piles.length > 0) facts.push(saidIn(words).text('targets', { piles: piles.join(', ') }));
  return sentences(facts);
}

/** A move as a phrase: "Seven of hearts and 2 more to column 5". */
export function told(words: Words, { from, to }: Move, cards: readonly Card[], before: Position): string {
  if (from === 'stock') return saidIn(words).text('aDraw');
  if (to === 'stock') return saidIn(words).text('aRedeal');
  if (to === 'reserve') return saidIn(words).text(before.redealsLeft === 0 ? 'aReserve' : 'reserveLaid');
  const [head] = cards;
  const phrase = head ? run(words, head, cards.length) : '';
  return saidIn(words).text(isColumn(to) ? 'toColumn' : 'toFoundation', { cards: phrase, n: number(to) });
}

/** Which cards the waste shows now, where that changed and is not told otherwise. */
function wasteTold(words: Words, { kind, before, after }: Change, move: Move): string {
  const { waste } = after;
  const top = waste.at(-1);
  if (kind === 'undo' && !isStockMove(move)) return '';
  if (!top || waste.length === before?.waste.length) return '';
  const lower = kind === 'undo' ? [] : waste.slice(-move.count, -1);
  const card = words.cardInside(top);
  const cards = lower.length > 0 ? saidIn(words).text('onTop', { cards: list(words, lower), card }) : card;
  return saidIn(words).text('onWaste', { cards: inside(cards) });
}

const run = (words: Words, head: Card, count: number): string =>
  count > 1 ? saidIn(words).text('andMore', { card: words.cardInside(head), n: count - 1 }) : words.cardInside(head);
export const list = (words: Words, cards: readonly Card[]): string => cards.map((card) => words.cardInside(card)).join(', ');
const number = (pile: string): number => pileRef(pile)!.index + 1;
const firstOfSuit = (pile: PileId): PileId => `foundation-${(pileRef(pile)!.index % 4) + 1}`;
export const sentences = (facts: readonly string[]): string => facts.map((fact) => (/[.!?…]$/.test(fact) ? fact : `${fact}.`)).join(' ');
