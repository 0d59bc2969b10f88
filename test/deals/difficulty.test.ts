/** The rating pinned: it may change, but only with its version. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { it } from 'node:test';
import { rate, scoreOf, scoring } from '../../src/deals/difficulty.js';
import { OTHERS, RATING_VERSION, THRESHOLDS } from '../../src/deals/thresholds.js';
import { cardOf, deal, RANKS, SUITS, type Position } from '../../src/engine/index.js';

const start = (variant: string, seed: number, open = false): Position => deal(variant, seed, { open });

it('is of the version that its thresholds and its scores have', () => {
  const scores = Object.keys(THRESHOLDS).flatMap((variant) => [false, true].map((open) => scoreOf(start(variant, 4, open))));
  const digest = createHash('sha256').update(JSON.stringify([THRESHOLDS, OTHERS, scores])).digest('hex').slice(0, 12);
  assert.deepEqual([RATING_VERSION, digest], [2, '1af99dd5a6cb']);
});

it('parts the classes at the thresholds of the game and its form, the harder one at the threshold itself', () => {
  for (const [variant, forms] of [...Object.entries(THRESHOLDS), ['canfield', OTHERS] as const]) {
    for (const open of [false, true]) {
      const [medium, hard] = open ? forms.open : forms.closed;
      assert.ok(0 < medium && medium < hard && hard < 100);
      const classes = [0, medium - 0.1, medium, hard - 0.1, hard, 100].map((score) => rate(variant, open, score));
      assert.deepEqual(classes, ['easy', 'easy', 'medium', 'medium', 'hard', 'hard'], variant);
    }
  }
});

it('takes no game for one because of its name', () => {
  assert.equal(rate('toString', false, 1), 'easy');
});

it('is 0 where every game is won, and 100 where not one card comes home', () => {
  const bare: Position = { ...start('klondike', 1), tableau: Array.from({ length: 7 }, () => ({ down: [], up: [] })), stock: [] };
  const complete = SUITS.map((_, suit) => RANKS.map((_rank, index) => cardOf(index + 1, suit)));
  assert.equal(scoreOf({ ...bare, foundations: complete }), 0);
  assert.equal(scoreOf({ ...bare, tableau: [{ down: ['AS'], up: ['9H'] }, ...bare.tableau.slice(1)] }), 100);
});

it('can be had a move at a time, and is then the same', () => {
  const moves = scoring(start('aceless', 7));
  let pauses = 0;
  let next = moves.next();
  for (; !next.done; next = moves.next()) pauses++;
  assert.ok(pauses > 1000, `${pauses}`);
  assert.equal(next.value, scoreOf(start('aceless', 7)));
});
