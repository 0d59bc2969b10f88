/** The packed state: taking steps back, and keys that are the same whichever way they come about. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { deal } from '../../src/engine/index.js';
import { lookAhead } from '../../src/solver/ahead.js';
import { Model } from '../../src/solver/model.js';
import { State } from '../../src/solver/state.js';
import { NOTHING, StepLister } from '../../src/solver/steps.js';
import { StateTable } from '../../src/solver/table.js';
import { chance } from '../engine/chance.js';
import { allVariants } from '../engine/more-variants.js';

const out = new Int32Array(512);

/** All that a state says, to compare. */
function shown({ key, rank, height, left, heads, placed, free, slack, inStock, stock, waste, redeals, home }: State): string {
  return JSON.stringify([...[key, height, left, heads, placed, free, inStock].map((list) => [...list]), rank, slack, stock, waste, redeals, home]);
}

it('knows the key behind a step, and comes back from it', () => {
  const random = chance(8);
  let steps = 0;
  for (const variant of allVariants()) {
    for (const open of [false, true]) {
      const state = new State(new Model(deal(variant, 5, { open })));
      const lister = new StepLister(state);
      const ahead = new Int32Array(state.key.length);
      for (let depth = 0; depth < 60; depth++) {
        const count = lister.list(NOTHING, out, 0);
        if (count === 0) break;
        const before = shown(state);
        for (const step of out.slice(0, count)) {
          const rank = lookAhead(state, step, ahead);
          state.make(step);
          assert.deepEqual([...state.key, state.rank], [...ahead, rank], variant);
          state.unmake(depth);
          assert.equal(shown(state), before, variant);
          steps++;
        }
        state.make(out[random.below(count)]!);
      }
    }
  }
  assert.ok(steps > 5000, `${steps}`);
});

it('keeps the lowest rank of a key, and knows what it was told', () => {
  const random = chance(9);
  const table = new StateTable(2, () => assert.fail('it has room'));
  const known = new Map<string, number>();
  for (let round = 0; round < 20_000; round++) {
    const key = Int32Array.of(random.below(60) - 30, random.below(60) << 26);
    const rank = random.below(5);
    const lowest = known.get(key.join());
    const isNew = lowest === undefined || rank < lowest;
    assert.equal(table.add(key, rank), isNew);
    if (isNew) known.set(key.join(), rank);
  }
});

it('forgets older states only, and none that it is reminded of', () => {
  const reminder = Int32Array.of(-1);
  const table = new StateTable(1, () => table.add(reminder, 3), 1 << 13); // 1024 slots, so 768 states a generation
  table.add(reminder, 3);
  const recent = new Map<number, number>();
  for (let word = 0; word < 10_000; word++) {
    assert.equal(table.add(Int32Array.of(word), word % 5), true, 'it is new');
    recent.set(word, word % 5);
    recent.delete(word - 700);
    for (const back of [0, 300, 699]) {
      if (recent.has(word - back)) assert.equal(table.add(Int32Array.of(word - back), recent.get(word - back)!), false, `${word} − ${back}`);
    }
    assert.equal(table.add(reminder, 3), false);
  }
  assert.equal(table.add(Int32Array.of(1), 1), true, 'the first are forgotten');
});

it('takes no more room than it may', () => {
  let forgot = 0;
  const table = new StateTable(3, () => forgot++, 1 << 16);
  for (let word = 0; word < 50_000; word++) table.add(Int32Array.of(word, word, word), 0);
  assert.ok(forgot > 5 && table.bytes <= 2 << 16);
});
