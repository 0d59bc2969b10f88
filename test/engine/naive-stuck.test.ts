/**
 * The search for a way on against the naive one that plays everything: ends of real games and small made-up positions,
 * in every game, closed and open, and in a spread of other rule combinations. Where the naive search would take too
 * long there is no verdict; the tests ask for a good number of verdicts of both kinds.
 */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { deal, deepFreeze, defineVariant, isStuck, StuckSearch, type Position } from '../../src/engine/index.js';
import { chance } from './chance.js';
import { allVariants, FIVE, WESTCLIFF } from './more-variants.js';
import { naiveVerdict } from './naive.js';
import { constructed, randomPlay } from './positions.js';
import { table } from './table.js';

/** Compares both on each position; how often each verdict came. */
function compare(positions: Iterable<Position>, limit: number): { stuck: number; wayOn: number; unknown: number } {
  const verdicts = { stuck: 0, wayOn: 0, unknown: 0 };
  for (const position of positions) {
    const verdict = naiveVerdict(position, limit);
    if (verdict === 'unknown') {
      verdicts.unknown++;
      continue;
    }
    const { stuck, exhausted } = isStuck(position);
    assert.deepEqual({ stuck, exhausted }, { stuck: verdict === 'stuck', exhausted: true }, JSON.stringify(position));
    verdicts[verdict === 'stuck' ? 'stuck' : 'wayOn']++;
  }
  return verdicts;
}

/** The last position of each game, and one not long before. */
function* endsOfGames(variant: string, games: number, open: boolean): Generator<Position> {
  const random = chance(games + (open ? 1 : 0));
  for (let game = 0; game < games; game++) {
    const passed = [...randomPlay(variant, game, open, random.below(11) / 10, random)];
    yield passed.at(-1)!;
    yield passed.at(-1 - random.below(60)) ?? passed[0]!;
  }
}

function* madeUp(variant: string, count: number, mostLoose: number): Generator<Position> {
  const random = chance(count);
  for (let index = 0; index < count; index++) yield constructed(variant, 3 + random.below(mostLoose - 2), random.below(2) === 0, random);
}

const OTHERS = allVariants().filter((variant) => !FIVE.includes(variant));

describe('ends of real games', () => {
  for (const variant of FIVE) {
    for (const open of [false, true]) {
      test(`${variant}${open ? ' open' : ''}`, () => {
        const { stuck, wayOn } = compare(endsOfGames(variant, 110, open), 400);
        assert.ok(stuck >= 8 && stuck + wayOn >= 15, `only ${stuck} stuck and ${wayOn} not`);
      });
    }
  }

  test(`${OTHERS.length} other games`, () => {
    const total = { stuck: 0, wayOn: 0 };
    for (const variant of OTHERS) {
      for (const open of [false, true]) {
        const { stuck, wayOn } = compare(endsOfGames(variant, 7, open), 400);
        total.stuck += stuck;
        total.wayOn += wayOn;
      }
    }
    assert.ok(total.stuck >= 400 && total.wayOn >= 50, JSON.stringify(total));
  });
});

describe('made-up positions of few cards', () => {
  for (const variant of FIVE) {
    test(variant, () => {
      const { stuck, wayOn } = compare(madeUp(variant, 80, 24), 400);
      assert.ok(stuck + wayOn >= 25, `only ${stuck} stuck and ${wayOn} not`);
    });
  }

  test(`${OTHERS.length} other games`, () => {
    const total = { stuck: 0, wayOn: 0 };
    for (const variant of OTHERS) {
      const { stuck, wayOn } = compare(madeUp(variant, 30, 16), 400);
      total.stuck += stuck;
      total.wayOn += wayOn;
    }
    assert.ok(total.stuck >= 150 && total.wayOn >= 400, JSON.stringify(total));
  });
});

test('a card that is needed may be laid bare by moving what covers it to a space', () => {
  const id = 'two-columns-one-place';
  defineVariant({ ...WESTCLIFF, id, columns: [2, 2], redeals: 1, reserve: 1 });
  const position = table(id, {
    foundations: [13, 11, 10, 9],
    tableau: ['QD JC', ''],
    stock: 'QH KH KC TC KD QC',
    reserve: 'JD',
    redealsLeft: 0,
  });
  assert.equal(naiveVerdict(position, 1000), 'way-on');
  assert.deepEqual(isStuck(position), { stuck: false, exhausted: true });
});

describe('the search in slices', () => {
  test('gives the same answer however it is sliced', () => {
    const random = chance(11);
    for (const variant of allVariants()) {
      for (const open of [false, true]) {
        const passed = [...randomPlay(variant, random.below(1000), open, 0.8, random)];
        const position = deepFreeze(random.pick(passed));
        const whole = isStuck(position, { maxStates: 2000 });
        for (const slice of [1, 7, 1000]) {
          const search = new StuckSearch(position, { maxStates: 2000 });
          let result = search.step(slice);
          while (!result) result = search.step(slice);
          assert.deepEqual(result, whole);
          assert.deepEqual(search.step(slice), whole, 'and keeps it');
        }
      }
    }
  });

  test('never calls a game stuck that the limit ended', () => {
    let cut = 0;
    for (const position of endsOfGames('klondike', 60, false)) {
      const { stuck } = isStuck(position);
      for (const maxStates of [1, 3, 10, 30]) {
        const limited = isStuck(position, { maxStates });
        if (limited.exhausted) assert.equal(limited.stuck, stuck);
        else assert.equal(limited.stuck, false);
        if (!limited.exhausted) cut++;
      }
    }
    assert.ok(cut >= 50, `the limit mattered ${cut} times only`);
  });

  test('refuses a limit that is none, which a search might never reach', () => {
    const position = deal('aceless', 1);
    for (const maxStates of [NaN, -1, '100', null]) {
      assert.throws(() => isStuck(position, { maxStates: maxStates as number }), { name: 'RangeError', message: `maxStates must be a number from 0, not ${String(maxStates)}.` });
    }
    assert.equal(isStuck(position, { maxStates: Infinity }).exhausted, true);
  });
});
