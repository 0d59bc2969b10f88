// The choice of a deal that takes a while: what it waits for, what calls it off, and when a deal on the table will do.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Winnable } from '../../src/element/attributes.js';
import { Choosing } from '../../src/element/choosing.js';
import type { Dealer } from '../../src/element/dealer.js';

const SPEC = { variant: 'klondike', open: false };

interface Asked {
  readonly calledOff: AbortSignal;
  readonly last: unknown;
  readonly put: (seed: number | null) => void;
}

/** A dealer who answers when the test wants it. */
function slowDealer(): { dealer: Dealer; asked: Asked[] } {
  const asked: Asked[] = [];
  const choose: Dealer['choose'] = (_spec, _winnable, last, calledOff, put) => void asked.push({ calledOff, last, put });
  return { dealer: { choose } as Dealer, asked };
}

describe('the choice of a deal', () => {
  it('waits for the dealer, and then names the deal that is on the table by then', () => {
    const { dealer, asked } = slowDealer();
    const choosing = new Choosing();
    let last = 1;
    const put: unknown[] = [];
    choosing.begin(SPEC, true, () => last, (seed) => put.push(seed));
    choosing.resume();
    assert.deepEqual([choosing.pending, asked.length, put], [true, 0, []]);
    last = 2;
    choosing.equip(dealer);
    assert.deepEqual(asked.map((each) => each.last), [2]);
    asked[0]!.put(7);
    assert.deepEqual(put, [7]);
  });

  it('is any deal where there will be no dealer', () => {
    const choosing = new Choosing();
    const put: unknown[] = [];
    choosing.begin(SPEC, true, () => null, (seed) => put.push(seed));
    choosing.equip(null);
    assert.deepEqual(put, [null]);
  });

  it('is called off when it is to rest, and asked for anew when it goes on', () => {
    const { dealer, asked } = slowDealer();
    const choosing = new Choosing();
    choosing.equip(dealer);
    choosing.begin(SPEC, 'hard', () => null, () => undefined);
    choosing.rest();
    assert.deepEqual(asked.map(({ calledOff }) => calledOff.aborted), [true]);
    choosing.resume();
    assert.deepEqual(asked.map(({ calledOff }) => calledOff.aborted), [true, false]);
  });

  it('is over with any other deal on the table, and is not taken up again', () => {
    const { dealer, asked } = slowDealer();
    const choosing = new Choosing();
    choosing.equip(dealer);
    choosing.begin(SPEC, true, () => null, () => undefined);
    choosing.end();
    choosing.resume();
    assert.deepEqual([choosing.pending, asked.map(({ calledOff }) => calledOff.aborted)], [false, [true]]);
  });
});

describe('the deal on the table', () => {
  const SUITS: readonly (readonly [as: Winnable | null, winnable: Winnable, suits: boolean])[] = [
    [null, 'hard', true], // named or loaded
    ['hard', false, true],
    [false, true, false],
    [false, 'easy', false],
    ['easy', true, true],
    [true, 'easy', false],
    ['easy', 'easy', true],
    ['easy', 'hard', false],
  ];
  for (const [as, winnable, suits] of SUITS) {
    it(`chosen as ${as} ${suits ? 'will do' : 'will not do'} for ${winnable}`, () => {
      const choosing = new Choosing();
      choosing.next = as;
      choosing.end();
      assert.equal(choosing.suits(winnable), suits);
    });
  }
});
