/**
 * A game as one short text that fits into an address: which deal, and the moves that stand. Each move is its place among
 * the legal ones of its position, and all places together are one number of mixed base, so that most moves cost three bits.
 * Owns the text's form; must not depend on the order in which moves are listed, which may change.
 *
 * `1.klondike.n42.150.Ab8…z.k9`: version (`1o`: open), variant, deal, number of moves and their digits (both left out where
 * there are none), check. A deal is `n` and a number, `t` and a plain text, or `u` and another text's bytes; a deck that was
 * given card by card follows after `~`.
 */
import { applyMove } from './apply.js';
import { orderedPack, type Card } from './cards.js';
import { GameError, InvalidRecordError, shown } from './errors.js';
import type { SavedGame } from './game.js';
import { legalMoves } from './legal.js';
import type { Move } from './move.js';
import { formatMove, parseMove } from './notation.js';
import { deal, packFault, pilesOf, type Position } from './position.js';
import { parseSeed, type Seed } from './shuffle.js';
import { variantOf, type Variant } from './variants.js';

declare const TextEncoder: new () => { encode(text: string): Uint8Array };
declare const TextDecoder: new (label: string, options: { readonly fatal: boolean }) => { decode(bytes: Uint8Array): string };

/** One digit of a number whose digits have bases of their own. */
interface Digit {
  readonly value: number;
  readonly base: number;
}

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** As a literal: a call would stay in every file that knows the engine, whether it reads records or not. */
const BASE = 62n;
/** More than anybody plays; a longer text is a mistake that would keep the page busy. */
export const MOST_MOVES = 5000;
const LONGEST = 20_000;
const NO_DEAL = 'it names no deal';

/**
 * The record of a saved game; moves that were taken back are left out, and all of them with `moves: false` or where there are more than
 * `MOST_MOVES`, which nothing would read. @throws {InvalidRecordError} for a save that names no deal.
 */
export function formatRecord(save: SavedGame, { moves = true }: { readonly moves?: boolean } = {}): string {
  const { variant, seed, open } = save;
  const rules = variantOf(variant);
  const deck = save.deck ?? null;
  demand(deck !== null || seed !== null, NO_DEAL);
  const name = seed === null ? '' : seedText(parseSeed(seed));
  const fields = [open ? '1o' : '1', variant, deck ? `${name}~${written(deckDigits(rules, deck))}` : name];
  const played = moves && save.played <= MOST_MOVES ? save.moves.slice(0, save.played).map(parseMove) : [];
  if (played.length > 0) fields.push(String(played.length), written(moveDigits(deal(variant, deck ?? seed!, { open }), played)));
  const text = fields.join('.');
  return `${text}.${check(text)}`;
}

/**
 * The game that a record holds, as a save that `Game.load` and the element's `load` take.
 * @throws {InvalidRecordError} for a text that is none, or that a rule forbids.
 */
export function parseRecord(text: string): SavedGame {
  demand(typeof text === 'string', `a record is a text, not ${shown(text)}`);
  const record = text.trim();
  demand(record.length <= LONGEST, 'it is too long');
  const fields = record.split('.');
  const [version, variant = '', dealt = '', count, digits] = fields;
  demand(version === '1' || version === '1o', fields.length > 3 ? `version ${shown(version)} is not known to this release` : `${shown(text)} does not look like one`);
  demand(fields.length === 4 || fields.length === 6, 'something of it is missing');
  demand(check(record.slice(0, record.lastIndexOf('.'))) === fields.at(-1), 'it was changed or cut off on its way');
  return within(() => {
    const open = version === '1o';
    const rules = variantOf(variant);
    const [name = '', cards] = dealt.split('~');
    const seed = parseName(name);
    const deck = cards === undefined ? null : parseDeck(rules, cards);
    demand(deck !== null || seed !== null, NO_DEAL);
    const moves = fields.length === 6 ? parseMoves(deal(variant, deck ?? seed!, { open }), count!, digits!) : [];
    return { format: 'solitaire-game', version: 1, variant, seed, ...(deck ? { deck } : {}), open, moves: moves.map(formatMove), played: moves.length };
  });
}

function demand(holds: boolean, fault: string): asserts holds {
  if (!holds) throw new InvalidRecordError(`This is no record of a game: ${fault}.`);
}

/** What other rooms refuse is a fault of the record. */
function within<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof GameError) || error instanceof InvalidRecordError) throw error;
    throw new InvalidRecordError(`This is no record of a game: ${error.message}`, { cause: error });
  }
}

const seedText = (seed: Seed): string =>
  typeof seed === 'number' ? `n${seed}` : /^[A-Za-z0-9-]+$/.test(seed) ? `t${seed}` : `u${base62(fromBytes(new TextEncoder().encode(seed)))}`;

function parseName(name: string): Seed | null {
  if (name === '') return null;
  const rest = name.slice(1);
  const kind = name.charAt(0);
  if (kind === 'n' && /^\d+$/.test(rest)) return parseSeed(rest);
  if (kind === 't' && /^[A-Za-z0-9-]+$/.test(rest)) return parseSeed(rest);
  demand(kind === 'u', NO_DEAL);
  try {
    return parseSeed(new TextDecoder('utf-8', { fatal: true }).decode(toBytes(number(rest))));
  } catch (cause) {
    if (cause instanceof GameError) throw cause;
    throw new InvalidRecordError('This is no record of a game: the name of its deal cannot be read.', { cause });
  }
}

/** Each card by its place among those of the pack that are left. */
function deckDigits({ decks, readyAces }: Variant, deck: readonly Card[]): Digit[] {
  const left = orderedPack(decks, !readyAces);
  demand(packFault(deck, left) === null, 'its deck is not the pack of its game');
  return deck.map((card) => {
    const value = left.indexOf(card);
    const base = left.length;
    left.splice(value, 1);
    return { value, base };
  });
}

function parseDeck({ decks, readyAces }: Variant, digits: string): Card[] {
  const left = orderedPack(decks, !readyAces);
  const read = reader(digits);
  const deck: Card[] = [];
  while (left.length > 0) deck.push(...left.splice(read.next(left.length), 1));
  read.end();
  return deck;
}

function moveDigits(start: Position, moves: readonly Move[]): Digit[] {
  let position = start;
  return moves.map((move) => {
    const choices = ordered(position);
    const value = choices.findIndex(({ from, to, count }) => from === move.from && to === move.to && count === move.count);
    position = applyMove(position, move); // refuses what is not among the choices
    return { value, base: choices.length };
  });
}

function parseMoves(start: Position, count: string, digits: string): Move[] {
  demand(/^[1-9]\d*$/.test(count) && Number(count) <= MOST_MOVES, `${shown(count)} is no number of moves`);
  const read = reader(digits);
  const moves: Move[] = [];
  let position = start;
  while (moves.length < Number(count)) {
    const choices = ordered(position);
    demand(choices.length > 0, `after ${moves.length} moves there is no further one`);
    const move = choices[read.next(choices.length)]!;
    position = applyMove(position, move);
    moves.push(move);
  }
  read.end();
  return moves;
}

/** The legal moves in an order of their own: by the piles' places from the left, then by the number of cards. */
function ordered(position: Position): Move[] {
  const places = new Map<string, number>(pilesOf(position).map((pile, index) => [pile, index]));
  const key = ({ from, to, count }: Move): number => ((places.get(from) ?? 99) * 100 + (places.get(to) ?? 99)) * 1000 + count;
  return legalMoves(position).sort((a, b) => key(a) - key(b));
}

/** Digits, the first one last in the number, as text. */
function written(digits: readonly Digit[]): string {
  return base62(digits.reduceRight((sum, { value, base }) => sum * BigInt(base) + BigInt(value), 0n));
}

function reader(text: string): { next(base: number): number; end(): void } {
  let left = number(text);
  return {
    next: (base) => {
      const value = Number(left % BigInt(base));
      left /= BigInt(base);
      return value;
    },
    end: () => demand(left === 0n, 'it holds more than it says'),
  };
}

function base62(value: bigint): string {
  let text = '';
  for (let left = value; left > 0n; left /= BASE) text = DIGITS.charAt(Number(left % BASE)) + text;
  return text || '0';
}

function number(text: string): bigint {
  demand(/^[0-9A-Za-z]+$/.test(text), `${shown(text)} are no digits`);
  let value = 0n;
  for (const digit of text) value = value * BASE + BigInt(DIGITS.indexOf(digit));
  return value;
}

/** Bytes as one number; a leading one keeps those that are nought. */
const fromBytes = (bytes: Uint8Array): bigint => bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 1n);

function toBytes(value: bigint): Uint8Array {
  const bytes: number[] = [];
  let left = value;
  for (; left > 1n; left /= 256n) bytes.unshift(Number(left % 256n));
  demand(left === 1n, 'the name of its deal cannot be read');
  return Uint8Array.from(bytes);
}

/** Two digits that tell a text that lost or changed a character. */
function check(text: string): string {
  let sum = 7;
  for (const character of text) sum = (sum * 131 + (character.codePointAt(0) ?? 0)) % 3844;
  return DIGITS.charAt(Math.floor(sum / 62)) + DIGITS.charAt(sum % 62);
}
