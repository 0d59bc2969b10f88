/** The rating pinned: it may change, but only with its version. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { it } from 'node:test';
import { rate, scoreOf } from '../../src/deals/difficulty.js';
import { OTHERS, RATING_VERSION, THRESHOLDS } from '../../src/deals/thresholds.js';
import type { Move } from '../../src/engine/index.js';
import type { SolveResult } from '../../src/solver/index.js';

const PLAY: Move = { from: 'tableau-1', to: 'foundation-1', count: 1 };
const DRAWS: Move[] = [
  { from: 'stock', to: 'waste', count: 1 },
  { from: 'waste', to: 'stock', count: 24 },
  { from: 'waste', to: 'reserve', count: 3 },
];

function won(nodes: number, plays: number, draws: Move[] = []): SolveResult {
  return { verdict: 'winnable', nodes, moves: [...draws, ...Array.from({ length: plays }, () => PLAY)] };
}

it('is of the version that its thresholds and its score have', () => {
  const examples = [won(60, 85), won(5000, 110, DRAWS), won(1, 1)].map((result) => scoreOf(result));
  const digest = createHash('sha256').update(JSON.stringify([THRESHOLDS, OTHERS, examples])).digest('hex').slice(0, 12);
  assert.deepEqual([RATING_VERSION, digest], [1, '497f0f201d73']);
});

it('counts work by its magnitude, and moves but for draws and redeals', () => {
  assert.equal(scoreOf(won(1, 80)), 10);
  assert.equal(scoreOf(won(1, 80, DRAWS)), 10);
  assert.ok(Math.abs(scoreOf(won(1000, 80))! - scoreOf(won(100, 80))! - Math.log(10)) < 0.01);
});

it('parts the classes at the thresholds of the game and its form, the harder one at the threshold itself', () => {
  for (const [variant, forms] of [...Object.entries(THRESHOLDS), ['canfield', OTHERS] as const]) {
    for (const open of [false, true]) {
      const [medium, hard] = open ? forms.open : forms.closed;
      assert.ok(medium < hard);
      const at = (score: number): string | null => rate(variant, open, won(1, Math.ceil(score * 8)));
      const below = (score: number): string | null => rate(variant, open, won(1, Math.ceil(score * 8) - 1));
      assert.deepEqual([below(medium), at(medium), below(hard), at(hard)], ['easy', 'medium', 'medium', 'hard'], variant);
    }
  }
});

it('rates no deal that is not won', () => {
  for (const verdict of ['unwinnable', 'unknown'] as const) assert.equal(rate('klondike', false, { verdict, nodes: 5 }), null);
});

it('takes no game for one because of its name', () => {
  assert.equal(rate('toString', false, won(1, 1)), 'easy');
});
