/** The date that names a daily deal. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { dailySeed } from '../../src/deals/daily.js';

it('is the local one, from its first second to its last', () => {
  assert.deepEqual([new Date(2026, 0, 5, 0, 0, 1), new Date(2026, 10, 30, 23, 59, 59)].map(dailySeed), ['2026-01-05', '2026-11-30']);
});
