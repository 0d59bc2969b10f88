// Choosing a deal that can be won: from the catalogue at once, by search for a game that it does not know.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rate, scoreOf } from '../../src/deals/difficulty.js';
import type { Solve } from '../../src/element/solve.js';
import { catalogue } from '../../src/element/catalogue.js';
import { Dealer, UnprovedDealError } from '../../src/element/dealer.js';
import { deal, defineVariant, variantOf } from '../../src/engine/index.js';
import { solve, type SolveResult } from '../../src/solver/index.js';
import { FakePlatform } from '../session/fake-platform.js';

const OWN = 'dealer-test';
defineVariant({ ...variantOf('klondike'), id: OWN });

const never: Solve = () => Promise.reject(new Error('nobody is to ask'));
const answering =
  (results: readonly SolveResult['verdict'][]): Solve =>
  () =>
    Promise.resolve({ verdict: results[asked++ % results.length]!, moves: [], nodes: 1 } as SolveResult);
let asked = 0;

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

interface Chosen {
  seed: number | null | undefined;
  fault?: Error | undefined;
}

function choose(dealer: Dealer, variant: string, winnable: true | 'easy' | 'medium' | 'hard', open = false, calledOff = new AbortController().signal, last: number | null = null): Chosen {
  const chosen: Chosen = { seed: undefined };
  dealer.choose({ variant, open }, winnable, last, calledOff, (seed, fault) => Object.assign(chosen, { seed, fault }));
  return chosen;
}

test('until the catalogue is here the choice is made later; from then on at once', async () => {
  assert.equal(catalogue.here, null);
  const dealer = new Dealer(new FakePlatform(), never, catalogue);
  const first = choose(dealer, 'klondike', true);
  assert.equal(first.seed, undefined);
  await catalogue.load();
  await settled();
  assert.equal(typeof first.seed, 'number');
  assert.equal(typeof choose(dealer, 'klondike', true).seed, 'number');
});

for (const variant of ['klondike', 'little-klondike', 'aceless', 'little-piano', 'big-piano']) {
  test(`${variant}: closed and open, of each difficulty, from the catalogue`, async () => {
    const { seedsOf } = await catalogue.load();
    const dealer = new Dealer(new FakePlatform(), never, catalogue);
    for (const open of [false, true]) {
      for (const level of ['easy', 'medium', 'hard'] as const) {
        const { seed, fault } = choose(dealer, variant, level, open);
        assert.equal(fault, undefined);
        assert.ok(seedsOf(variant, open, level).includes(seed!), `${variant} ${open ? 'open' : 'closed'} ${level}: ${seed}`);
      }
    }
  });
}

test('a chosen deal can be won', async () => {
  await catalogue.load();
  const { seed } = choose(new Dealer(new FakePlatform(), never, catalogue), 'klondike', 'easy');
  assert.equal(solve(deal('klondike', seed!)).verdict, 'winnable');
});

test('not the same deal twice running', async () => {
  await catalogue.load();
  const platform = new FakePlatform();
  const dealer = new Dealer(platform, never, catalogue);
  const chance = platform.chance.bind(platform);
  let same = true;
  platform.chance = () => (same ? 0 : chance());
  const first = choose(dealer, 'klondike', true).seed!;
  let calls = 0;
  platform.chance = () => (calls++ === 0 ? 0 : chance());
  same = false;
  assert.notEqual(choose(dealer, 'klondike', true, false, undefined, first).seed, first);
});

test('for a registered game deals are tried until one can be won', async () => {
  await catalogue.load();
  asked = 0;
  const chosen = choose(new Dealer(new FakePlatform(), answering(['unwinnable', 'unknown', 'winnable']), catalogue), OWN, true);
  assert.equal(chosen.seed, undefined, 'not within the call');
  await settled();
  assert.deepEqual([typeof chosen.seed, chosen.fault, asked], ['number', undefined, 3]);
});

const solving: Solve = (position, options) => Promise.resolve(solve(position, { maxNodes: options?.maxNodes ?? 1 }));

test('… of the difficulty asked for, as the deals room rates it', async () => {
  await catalogue.load();
  const platform = new FakePlatform();
  const chosen = choose(new Dealer(platform, solving, catalogue), OWN, 'medium');
  while (chosen.seed === undefined) await settled();
  const start = deal(OWN, chosen.seed!);
  assert.equal(solve(start).verdict, 'winnable');
  assert.equal(rate(OWN, false, scoreOf(start)), 'medium');
});

test('… which is rated in slices, so that it can be called off', async () => {
  await catalogue.load();
  const [platform, calling] = [new FakePlatform(), new AbortController()];
  let looks = 0;
  platform.now = () => looks++;
  const chosen = choose(new Dealer(platform, answering(['winnable']), catalogue), OWN, 'hard', false, calling.signal);
  for (let slice = 0; slice < 3; slice++) {
    looks = 0;
    await settled();
    assert.equal(platform.waiting, 2, 'for the next slice, and for the end of patience');
    assert.ok(looks < 20, `${looks} moves without a pause`);
    platform.pass(0);
  }
  calling.abort();
  platform.pass(0);
  await settled();
  assert.deepEqual([chosen.seed, platform.waiting], [undefined, 0]);
});

test('where none is found in time, any is dealt and the fault says so', async () => {
  await catalogue.load();
  const platform = new FakePlatform();
  const endless: Solve = (_, { signal } = {}) => new Promise((_resolve, reject) => signal!.addEventListener('abort', () => reject(signal!.reason as Error)));
  const chosen = choose(new Dealer(platform, endless, catalogue), OWN, 'hard');
  await settled();
  platform.pass(7999);
  await settled();
  assert.equal(chosen.seed, undefined);
  platform.pass(1);
  await settled();
  assert.equal(chosen.seed, null);
  assert.ok(chosen.fault instanceof UnprovedDealError);
  assert.equal(chosen.fault.code, 'unproved');
  assert.match(chosen.fault.message, /in time/);
  assert.equal(platform.waiting, 0);
});

test('a solver that cannot be had is no reason not to deal', async () => {
  await catalogue.load();
  const chosen = choose(new Dealer(new FakePlatform(), never, catalogue), OWN, true);
  await settled();
  assert.equal(chosen.seed, null);
  assert.match(chosen.fault!.message, /nobody is to ask/);
});

test('what is called off is not put, and its search ends: between two deals, and at one', async () => {
  await catalogue.load();
  for (const dealt of [3, 4]) {
    const [calling, platform] = [new AbortController(), new FakePlatform()];
    let [tries, left] = [0, 0];
    const solver: Solve = (_, { signal } = {}) => {
      if (++tries === dealt) calling.abort();
      if (tries < 4) return Promise.resolve({ verdict: 'unwinnable', nodes: 1 });
      return new Promise((_resolve, reject) => {
        if (signal!.aborted) left++;
        reject(signal!.reason as Error);
      });
    };
    const chosen = choose(new Dealer(platform, solver, catalogue), OWN, true, false, calling.signal);
    await settled();
    assert.deepEqual([chosen.seed, tries, left, platform.waiting], [undefined, dealt, dealt - 3, 0]);
  }
});
