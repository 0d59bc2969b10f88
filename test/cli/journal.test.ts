/** What is a line of a list of deals, and what only looks like one. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { parseDealRecord } from '../../src/cli/journal.js';
import { judgeDeal } from '../../src/cli/judge.js';

const { record } = judgeDeal({ variant: 'klondike', open: false, maxNodes: 1 }, 7);
const won = { ...record, verdict: 'winnable', score: 50, difficulty: 'easy', length: 99 };

it('reads what was written', () => {
  for (const each of [record, won, { ...record, verdict: 'unwinnable' }]) assert.deepEqual(parseDealRecord(JSON.stringify(each)), each);
});

it('takes no line for a deal that lacks something, or says what cannot be', () => {
  const faults = { variant: [5, null], seed: [1.5, -1, '7', null], open: [0, 'false', undefined], verdict: ['won', null, undefined], nodes: ['9', null, undefined], score: [50, undefined] };
  for (const [field, values] of Object.entries(faults)) {
    for (const value of values) assert.equal(parseDealRecord(JSON.stringify({ ...record, [field]: value })), null, `${field}: ${value}`);
  }
  for (const score of [null, '50', undefined]) assert.equal(parseDealRecord(JSON.stringify({ ...won, score })), null, `won, score: ${score}`);
  for (const line of ['', 'null', '5', '"deal"', '[]', '{}', `${JSON.stringify(record)}}`]) assert.equal(parseDealRecord(line), null, line);
});
