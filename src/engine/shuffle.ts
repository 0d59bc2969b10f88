/**
 * From a seed to a shuffled pack, the same for ever and everywhere; docs/shuffle.md describes it for other programs.
 * The frozen vectors in the tests pin it: no change here may alter a single deal.
 *
 * seed → text → UTF-8 → MurmurHash3 (x86, 32 bits, seeded 0, 1, 2, 3) → state of xoshiro128** → Fisher–Yates from the
 * end, each index drawn without bias by rejection.
 */
import { orderedPack, type Card } from './cards.js';
import { InvalidSeedError } from './errors.js';
import { variantOf } from './variants.js';

/** In every runtime that this project knows, but in no library that `engine` is compiled with (it has no DOM). */
declare const TextEncoder: new () => { encode(text: string): Uint8Array };

/** A canonical seed: a whole number from 0 to 2^53−1, or a text that is not such a number. */
export type Seed = number | string;

/**
 * The one meaning of a seed however it is written: text of digits is a number, other text is trimmed and put into
 * Unicode's composed form (NFC), so that a name gives one deal on every keyboard.
 * @throws {InvalidSeedError} for negative, fractional or too large numbers, empty text, and anything else.
 */
export function parseSeed(value: unknown): Seed {
  if (typeof value === 'string') {
    const text = value.trim().normalize('NFC');
    if (text === '') throw new InvalidSeedError('A seed must not be empty.');
    if (!/^\d+$/.test(text)) return text;
    return wholeNumber(Number(text), text);
  }
  if (typeof value === 'number') return wholeNumber(value, String(value));
  throw new InvalidSeedError(`A seed must be a whole number or a text, not ${value === null ? 'null' : typeof value}.`);
}

function wholeNumber(value: number, written: string): number {
  if (Number.isSafeInteger(value) && value >= 0) return value === 0 ? 0 : value;
  throw new InvalidSeedError(`The seed ${written} is not a whole number from 0 to ${Number.MAX_SAFE_INTEGER}.`);
}

/**
 * The variant's pack in the order in which it is dealt. Games with the same pack share it: deal 42 is the same pack
 * in klondike and in little-piano.
 * @throws {UnknownVariantError | InvalidSeedError}
 */
export function shuffle(variant: string, seed: Seed): Card[] {
  const { decks, readyAces } = variantOf(variant);
  const cards = orderedPack(decks, !readyAces);
  const below = randomBelow(String(parseSeed(seed)));
  for (let last = cards.length - 1; last > 0; last--) {
    const other = below(last + 1);
    const card = cards[last]!;
    cards[last] = cards[other]!;
    cards[other] = card;
  }
  return cards;
}

/** A source of whole numbers from 0 to `limit` − 1, each equally likely. */
function randomBelow(seedText: string): (limit: number) => number {
  const next = xoshiro128(new TextEncoder().encode(seedText));
  return (limit) => {
    const fair = 2 ** 32 - (2 ** 32 % limit);
    let word = next();
    while (word >= fair) word = next();
    return word % limit;
  };
}

/** xoshiro128** 1.1 (Blackman and Vigna, public domain): 32-bit words. */
function xoshiro128(seed: Uint8Array): () => number {
  let a = murmur3(seed, 0);
  let b = murmur3(seed, 1);
  let c = murmur3(seed, 2);
  let d = murmur3(seed, 3) || 1; // an all-zero state would stay zero
  return () => {
    const word = Math.imul(rotateLeft(Math.imul(b, 5), 7), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = rotateLeft(d, 11);
    return word;
  };
}

/** MurmurHash3, x86 variant of 32 bits (Appleby, public domain). */
function murmur3(bytes: Uint8Array, seed: number): number {
  const scramble = (k: number): number => Math.imul(rotateLeft(Math.imul(k, 0xcc9e2d51), 15), 0x1b873593);
  let hash = seed;
  const whole = bytes.length & ~3;
  for (let i = 0; i < whole; i += 4) {
    const block = bytes[i]! | (bytes[i + 1]! << 8) | (bytes[i + 2]! << 16) | (bytes[i + 3]! << 24);
    hash = (Math.imul(rotateLeft(hash ^ scramble(block), 13), 5) + 0xe6546b64) | 0;
  }
  let rest = 0;
  for (let i = bytes.length - 1; i >= whole; i--) rest = (rest << 8) | bytes[i]!;
  hash ^= scramble(rest) ^ bytes.length;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}

function rotateLeft(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by));
}
