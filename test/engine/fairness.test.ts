/**
 * Are the deals fair? Card-by-place counts over many seeds, and what neighbouring seeds have in common. The seeds are
 * fixed, so the outcome is too: no test here fails by chance.
 */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { orderedPack, shuffle } from '../../src/engine/index.js';
import { chance } from './chance.js';

/**
 * How far a table of counts is from all counts being equal, in standard deviations of chi-square. Row and column sums
 * are fixed in a card-by-place table, hence the degrees of freedom.
 */
function surprise(counts: Int32Array, rows: number, columns: number): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  const freedom = (rows - 1) * (columns - 1);
  return (chiSquare - freedom) / Math.sqrt(2 * freedom);
}

/** Which card lies where how often, over many shuffled packs without twins. */
function cardByPlace(packs: Iterable<readonly string[]>, pack: readonly string[]): Int32Array {
  const size = pack.length;
  const counts = new Int32Array(size * size);
  const numberOf = new Map(pack.map((card, index) => [card, index]));
  for (const shuffled of packs) shuffled.forEach((card, place) => counts[numberOf.get(card)! * size + place]!++);
  return counts;
}

function* shuffles(variant: string, seeds: Iterable<number | string>): Generator<string[]> {
  for (const seed of seeds) yield shuffle(variant, seed);
}

function* mapped<T>(count: number, seed: (index: number) => T): Generator<T> {
  for (let index = 0; index < count; index++) yield seed(index);
}

const DEALS = 20_000;
const SEEDS: Record<string, (index: number) => number | string> = {
  'small numbers': (index) => index,
  'large numbers': (index) => Number.MAX_SAFE_INTEGER - index * 1_000_003,
  'numbered names': (index) => `player-${index}`,
  'dates, not all of them in the calendar': (index) => `${2000 + Math.floor(index / 372)}-${1 + (Math.floor(index / 31) % 12)}-${1 + (index % 31)}`,
  'Cyrillic letters': (index) => String.fromCharCode(...[index % 32, (index >> 5) % 32, index >> 10].map((at) => 0x430 + at)),
};

describe('every card is in every place equally often', () => {
  for (const [name, seed] of Object.entries(SEEDS)) {
    test(`klondike, ${name}`, () => {
      const counts = cardByPlace(shuffles('klondike', mapped(DEALS, seed)), orderedPack(1, true));
      const distance = surprise(counts, 52, 52);
      assert.ok(Math.abs(distance) < 3.5, `${distance.toFixed(2)} standard deviations`);
    });
  }

  test('aceless', () => {
    const counts = cardByPlace(shuffles('aceless', mapped(DEALS, (index) => index)), orderedPack(1, false));
    assert.ok(Math.abs(surprise(counts, 48, 48)) < 3.5);
  });

  test('big-piano, twins taken as one', () => {
    const pack = orderedPack(1, true);
    const numberOf = new Map<string, number>(pack.map((card, index) => [card, index]));
    const counts = new Int32Array(52 * 104);
    for (const shuffled of shuffles('big-piano', mapped(DEALS, (index) => index))) {
      shuffled.forEach((card, place) => counts[numberOf.get(card)! * 104 + place]!++);
    }
    assert.ok(Math.abs(surprise(counts, 52, 104)) < 3.5);
  });

  test('this test would see the best-known wrong shuffle', () => {
    const random = chance(3);
    const pack = orderedPack(1, true);
    const wrong = mapped(DEALS, () => {
      const cards: string[] = [...pack];
      for (let place = 0; place < 52; place++) {
        const other = random.below(52);
        [cards[place], cards[other]] = [cards[other]!, cards[place]!];
      }
      return cards;
    });
    assert.ok(surprise(cardByPlace(wrong, pack), 52, 52) > 100);
  });
});

describe('neighbouring seeds have nothing in common', () => {
  for (const [name, seed] of Object.entries(SEEDS)) {
    test(name, () => {
      const numberOf = new Map<string, number>(orderedPack(1, true).map((card, index) => [card, index]));
      const pairs = new Int32Array(52 * 52);
      let sameCards = 0;
      let before = shuffle('klondike', 'the one before the first');
      for (const shuffled of shuffles('klondike', mapped(DEALS, seed))) {
        sameCards += shuffled.filter((card, place) => card === before[place]).length;
        pairs[numberOf.get(before[0]!)! * 52 + numberOf.get(shuffled[0]!)!]!++;
        before = shuffled as typeof before;
      }
      // The number of cards in the same place has mean 1 and variance 1.
      const distance = (sameCards - DEALS) / Math.sqrt(DEALS);
      assert.ok(Math.abs(distance) < 3.5, `${distance.toFixed(2)} standard deviations`);
      assert.ok(Math.abs(surprise(pairs, 52, 52)) < 3.5, 'the first cards depend on each other');
    });
  }
});
