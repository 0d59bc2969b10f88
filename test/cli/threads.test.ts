/** Threads that take their time: who is done first must not matter. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { judgeInOrder } from '../../src/cli/threads.js';

const task = { variant: 'klondike', open: false, maxNodes: 1 };
const program = new URL('./napping.mjs', import.meta.url);

async function seedsFrom(seeds: Iterable<number>, jobs: number, { signal } = new AbortController()): Promise<number[]> {
  const found: number[] = [];
  for await (const { seed } of judgeInOrder(task, seeds, { jobs, program, signal })) found.push(seed);
  return found;
}

it('gives back what was handed out, in that order', async () => {
  for (const jobs of [1, 3, 20]) assert.deepEqual(await seedsFrom([0, 4, 1, 9, 8, 3], jobs), [0, 4, 1, 9, 8, 3]);
});

it('has nothing to give where nothing was handed out', async () => {
  assert.deepEqual(await seedsFrom([], 4), []);
});

it('takes no more seeds than its threads need', async () => {
  let taken = 0;
  function* endless(): Generator<number> {
    for (;;) {
      taken++;
      yield 9;
    }
  }
  for await (const { seed } of judgeInOrder(task, endless(), { jobs: 2, program, signal: new AbortController().signal })) {
    assert.equal(seed, 9);
    break;
  }
  assert.ok(taken >= 2 && taken <= 4, `${taken}`);
});

it('ends with the fault of a thread', async () => {
  await assert.rejects(seedsFrom([9, 13, 9], 2), /unlucky/);
});

it('ends when it is told to, at once or before it has begun', { timeout: 10_000 }, async () => {
  const stop = new AbortController();
  setTimeout(() => stop.abort(new Error('enough')), 50);
  await assert.rejects(seedsFrom([-100_000], 1, stop), /enough/); // half an hour, otherwise
  await assert.rejects(seedsFrom([9], 1, stop), /enough/);
});
