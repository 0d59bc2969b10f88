/** Functions whose options may be left out take `null` for that, as values that come out of JSON or of a form have it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deal, isStuck, StuckSearch } from '../../src/engine/index.js';
import { solve } from '../../src/solver/index.js';

test('options that are null are none', () => {
  const position = deal('klondike', 10, null);
  assert.deepEqual(position, deal('klondike', 10));
  assert.deepEqual(isStuck(position, null), isStuck(position));
  assert.deepEqual(new StuckSearch(position, null).step(Infinity), isStuck(position));
  assert.deepEqual(solve(position, null), solve(position));
});
