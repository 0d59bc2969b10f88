import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fromCorners, type Mapper } from '../../src/table/coordinates.js';
import type { Point } from '../../src/table/geometry.js';

type Seen = (x: number, y: number) => Point;

/** What the mapper makes of a page that shows the table's points so. */
const through = (seen: Seen): Mapper => fromCorners(seen(0, 0), seen(400, 0), seen(400, 400), seen(0, 400));

const pages: Readonly<Record<string, Seen>> = {
  plain: (x, y) => ({ x: x + 30, y: y - 200 }),
  scaled: (x, y) => ({ x: 3 * x, y: 0.4 * y }),
  turned: (x, y) => ({ x: 0.6 * x - 0.8 * y, y: 0.8 * x + 0.6 * y }),
  mirrored: (x, y) => ({ x: 900 - x, y }),
  skewed: (x, y) => ({ x: x + 0.4 * y, y: y + 7 }),
  tilted: (x, y) => ({ x: (0.8 * x + 0.1 * y + 40) / (1 + x / 2000 + y / 3000), y: (0.2 * x + 1.1 * y + 5) / (1 + x / 2000 + y / 3000) }),
};

for (const [name, seen] of Object.entries(pages)) {
  test(`a point is found on a ${name} page`, () => {
    const map = through(seen);
    for (const [x, y] of [[0, 0], [100, 0], [37, 251], [640, 480], [-20, 900]] as const) {
      const at = seen(x, y);
      const found = map(at.x, at.y)!;
      assert.ok(Math.hypot(found.x - x, found.y - y) < 1e-6, `${x} ${y}: ${JSON.stringify(found)}`);
    }
  });
}

test('corners that are rounded to a 64th of a pixel make no perspective', () => {
  const rough = (n: number): number => Math.round(n * 64) / 64;
  const map = through((x, y) => ({ x: rough(0.61 * x + 3.3), y: rough(0.61 * y + 9.1) }));
  const found = map(0.61 * 700 + 3.3, 0.61 * 500 + 9.1)!;
  assert.ok(Math.hypot(found.x - 700, found.y - 500) < 0.1, JSON.stringify(found));
});

test('a table seen from its edge, and what lies beyond its horizon, have no points', () => {
  assert.equal(through((x) => ({ x, y: 0 }))(5, 0), null);
  assert.equal(through(() => ({ x: 0, y: 0 }))(5, 5), null);
  const tilted = through((x, y) => ({ x: x / (1 + y / 500), y: y / (1 + y / 500) }));
  assert.ok(tilted(10, 400));
  assert.equal(tilted(10, 501), null, 'y / (1 + y / 500) never reaches 500');
});
