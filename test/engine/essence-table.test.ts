/** The set of essences holds exactly what was put in: one that is taken for another would hide a way on. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EssenceTable } from '../../src/engine/essence-table.js';
import { chance } from './chance.js';

test('tells all essences apart, though some of so many have the same hash, and knows each again', () => {
  const random = chance(5);
  const table = new EssenceTable(4);
  const numbers = new Map<number, number>();
  const essence = new Uint8Array(4);
  const word = new DataView(essence.buffer);
  for (let added = 0; added < 200_000; added++) {
    word.setUint32(0, random.below(2 ** 32));
    const known = numbers.has(word.getUint32(0));
    assert.equal(table.add(essence), known ? -1 : numbers.size);
    if (!known) numbers.set(word.getUint32(0), numbers.size);
  }
  assert.equal(table.size, numbers.size);
  for (const [value, number] of numbers) {
    table.read(number, essence);
    assert.equal(word.getUint32(0), value);
    assert.equal(table.add(essence), -1);
  }
});
