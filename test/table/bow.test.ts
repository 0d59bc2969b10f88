import assert from 'node:assert/strict';
import { test } from 'node:test';
import { along, bow } from '../../src/table/bow.js';

const STEPS = Array.from({ length: 41 }, (_, step) => step / 40);

test('a bow begins and ends where it should, wherever that is', () => {
  for (const [from, to] of [
    [{ x: 10, y: 300 }, { x: 510, y: 320 }],
    [{ x: 510, y: 20 }, { x: 10, y: 4 }],
    [{ x: 70, y: 70 }, { x: 70, y: 70 }],
  ] as const) {
    const way = bow(from, to);
    assert.deepEqual(along(way, 0), from);
    assert.deepEqual(along(way, 1), to);
    assert.deepEqual(along(way, -1), from);
    assert.deepEqual(along(way, 2), to);
  }
});

test('sideways it rises over the straight line, a little and evenly, either way', () => {
  for (const [from, to] of [
    [100, 500],
    [500, 100],
  ] as const) {
    const heights = STEPS.map((step) => 200 - along(bow({ x: from, y: 200 }, { x: to, y: 200 }), step).y);
    assert.ok(Math.max(...heights) > 15 && Math.max(...heights) <= 30, `${Math.max(...heights)}`);
    assert.ok(heights.slice(1, -1).every((height) => height > 0));
    assert.ok(Math.abs(heights[10]! - heights[30]!) < 0.01);
  }
});

test('it never leaves the table at the top', () => {
  for (const y of [4, 12]) {
    const ys = STEPS.map((step) => along(bow({ x: 500, y: 4 }, { x: 10, y }), step).y);
    assert.ok(Math.min(...ys) >= 4 - 1e-9, `${Math.min(...ys)}`);
    assert.ok(Math.max(...ys) > 20);
  }
});

test('up and down it is straight', () => {
  for (const step of STEPS) assert.equal(along(bow({ x: 40, y: 10 }, { x: 40, y: 400 }), step).x, 40);
});
