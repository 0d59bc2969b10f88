/** Seeds: what they mean, and that the deals they name stay the same for ever (docs/shuffle.md). */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { deal, InvalidSeedError, parseSeed, shuffle, UnknownVariantError, variantOf } from '../../src/engine/index.js';
import { murmurHash3, shuffledByTheBook, stateOf, xoshiro128 } from './by-the-book.js';
import { chance } from './chance.js';
import { FIVE } from './more-variants.js';

type Vectors = Record<string, readonly { readonly seed: number | string; readonly cards: string }[]>;
const vectors = JSON.parse(readFileSync(new URL('vectors.json', import.meta.url), 'utf8')) as Vectors;

describe('frozen deals', () => {
  test('there are ten of each game', () => {
    assert.deepEqual(Object.keys(vectors), FIVE);
    for (const list of Object.values(vectors)) assert.equal(new Set(list.map(({ seed }) => seed)).size, 10);
  });

  for (const [variant, list] of Object.entries(vectors)) {
    for (const { seed, cards } of list) {
      test(`${variant} ${JSON.stringify(seed)}`, () => {
        assert.equal(shuffle(variant, seed).join(' '), cards);
        const { tableau, stock } = deal(variant, seed);
        const columns = tableau.flatMap(({ down, up }) => [...down, ...up]);
        assert.equal([...columns, ...[...stock].reverse()].join(' '), cards);
      });
    }
  }
});

describe('the algorithm', () => {
  const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

  test('MurmurHash3 by the book gives the published values', () => {
    const published: [string, bigint, bigint][] = [
      ['', 0n, 0n],
      ['', 1n, 0x514e28b7n],
      ['', 0xffffffffn, 0x81f16f39n],
      ['test', 0n, 0xba6bd213n],
      ['test', 0x9747b28cn, 0x704b81dcn],
      ['a', 0x9747b28cn, 0x7fa09ea6n],
      ['ab', 0x9747b28cn, 0x74875592n],
      ['abc', 0x9747b28cn, 0xc84a62ddn],
      ['ππππππππ', 0x9747b28cn, 0xd58063c1n],
      ['Hello, world!', 0n, 0xc0363e43n],
      ['The quick brown fox jumps over the lazy dog', 0n, 0x2e4ff723n],
    ];
    for (const [text, seed, hash] of published) assert.equal(murmurHash3(bytes(text), seed), hash, text);
  });

  test('xoshiro128** by the book gives the published words', () => {
    const words = xoshiro128([1n, 2n, 3n, 4n]);
    const first = Array.from({ length: 10 }, () => Number(words.next().value));
    assert.deepEqual(
      first,
      [11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804],
    );
  });

  test('the engine shuffles as the book says', () => {
    const random = chance(1);
    const letters = Array.from('abcXYZ019 -їЖé漢🃏');
    const texts = Array.from({ length: 60 }, (_, length) => Array.from({ length }, () => random.pick(letters)).join(''));
    const numbers = Array.from({ length: 40 }, (_, power) => Math.floor(random.below(2 ** 20) * 2 ** (power - 8)));
    const seeds = [...numbers, ...texts.filter((text) => text.trim() !== '')];
    assert.ok(seeds.length > 90);
    for (const variant of FIVE) {
      const { decks, readyAces } = variantOf(variant);
      for (const seed of seeds) {
        assert.deepEqual(shuffle(variant, seed), shuffledByTheBook(decks, !readyAces, seed), JSON.stringify(seed));
      }
    }
  });

  test('the example of docs/shuffle.md is right', () => {
    const page = readFileSync(new URL('../../docs/shuffle.md', import.meta.url), 'utf8');
    const state = stateOf(42).map((word) => word.toString(16).padStart(8, '0'));
    assert.ok(page.includes(`\`${state.join(' ')}\``));
    assert.ok(page.includes(`${shuffle('klondike', 42).slice(0, 13).join(' ')} …`));
  });
});

describe('what a seed means', () => {
  test('digits in a text are that number', () => {
    for (const text of ['42', ' 42\n', '042', '00000000000000000000042']) assert.equal(parseSeed(text), 42);
    assert.deepEqual(shuffle('klondike', '42'), shuffle('klondike', 42));
    assert.equal(parseSeed('9007199254740991'), Number.MAX_SAFE_INTEGER);
  });

  test('minus zero is zero', () => assert.ok(Object.is(parseSeed(-0), 0)));

  test('other text is itself, without the space around it', () => {
    for (const text of ['-5', '1e3', '4.2', '٤٢', '0x10', 'a b', 'Infinity', 'NaN']) assert.equal(parseSeed(`\t${text} `), text);
    assert.notDeepEqual(shuffle('klondike', 'anna'), shuffle('klondike', 'Anna'));
  });

  test('composed and decomposed letters are the same', () => {
    assert.equal(parseSeed('Zoe\u0308'), 'Zo\u00eb');
    assert.deepEqual(shuffle('klondike', 'И\u0306осип'), shuffle('klondike', 'Йосип'));
  });

  test('half a surrogate pair works, and counts as U+FFFD', () => {
    assert.deepEqual(shuffle('klondike', 'a\ud83c'), shuffle('klondike', 'a\ufffd'));
    assert.deepEqual(shuffle('klondike', '\udfff'), shuffledByTheBook(1, true, '\udfff'));
  });

  test('what is no seed is refused with a sentence', () => {
    const none = [-1, 0.5, NaN, Infinity, 2 ** 53, '', '  ', '9007199254740992', '9'.repeat(400), null, undefined, true, 5n, {}, [], Symbol('s')];
    for (const value of none) {
      assert.throws(() => parseSeed(value), (error: unknown) => error instanceof InvalidSeedError && error.message.length > 20);
    }
  });

  test('an unknown game is refused, and the known ones are named', () => {
    assert.throws(
      () => shuffle('spider', 1),
      (error: unknown) => error instanceof UnknownVariantError && error.message.includes('"spider"') && error.message.includes('little-piano'),
    );
  });
});
