import assert from 'node:assert/strict';
import { test } from 'node:test';
import { legalMoves, type PileId, type Position } from '../../src/engine/index.js';
import { dropOf, originsOf, type Drop } from '../../src/table/drop.js';
import { layoutOf } from '../../src/table/geometry.js';
import type { Spot } from '../../src/table/spot.js';
import { sketch } from './fake-host.js';

const spot = (pile: string, index: number): Spot => ({ pile, index }) as Spot;
const layoutAt = (position: Position): ReturnType<typeof layoutOf> => layoutOf(position, { width: 768 });

/** Lets cards go beside where the top card of a pile lies. */
function drop(position: Position, from: Spot, to: PileId, besideX = 0, besideY = 0): Drop {
  const layout = layoutAt(position);
  const at = layout.piles.get(from.pile)!.cards[from.index]!;
  const pile = layout.piles.get(to)!;
  const target = pile.cards.at(-1) ?? pile;
  return dropOf(layout, position, legalMoves(position), from, target.x - at.x + besideX, target.y - at.y + besideY);
}

test('cards that cover more of a place that does not take them go to the one beside it that does', () => {
  const position = sketch({ columns: ['8D', '', '5S', '9C'] });
  const step = layoutAt(position).piles.get('tableau-4')!.x - layoutAt(position).piles.get('tableau-3')!.x;
  assert.equal(drop(position, spot('tableau-1', 0), 'tableau-3', step * 0.4).move?.to, 'tableau-4');
  assert.deepEqual(drop(position, spot('tableau-1', 0), 'tableau-3', -step * 0.1), { move: null, refusal: { code: 'wrong-rank', to: 'tableau-3' } });
});

test('a card that can go home and elsewhere goes where it is let go, be it over another suit’s foundation', () => {
  const position = sketch({ columns: ['2S', '3D'], foundations: ['AS'] });
  assert.equal(drop(position, spot('tableau-1', 0), 'foundation-3').move?.to, 'foundation-1');
  assert.equal(drop(position, spot('tableau-1', 0), 'tableau-2').move?.to, 'tableau-2');
  assert.equal(drop(position, spot('tableau-1', 0), 'tableau-3').refusal?.code, 'needs-king');
});

test('a card that cannot go home is told so; where it touches a column that takes it, too, it goes there', () => {
  const position = sketch({ columns: ['8D', '', '', '9C'] });
  assert.deepEqual(drop(position, spot('tableau-1', 0), 'foundation-3'), { move: null, refusal: { code: 'needs-ace', to: 'foundation-3' } });
  const down = layoutAt(position).cardHeight * 0.4;
  assert.equal(drop(position, spot('tableau-1', 0), 'foundation-1', 0, down).move?.to, 'tableau-4');
});

test('let go over its own place, or over nothing, a card asks for no reason', () => {
  const position = sketch({ columns: ['8D'] });
  const layout = layoutAt(position);
  for (const [dx, dy] of [[0, layout.cardHeight * 0.6], [-layout.cardWidth * 0.6, 0], [-900, 0]] as const) {
    assert.deepEqual(dropOf(layout, position, legalMoves(position), spot('tableau-1', 0), dx, dy), { move: null, refusal: null });
  }
});

test('cards set off from where they were let go', () => {
  const position = sketch({ columns: ['5H 9S 8D'] });
  const { cards } = layoutAt(position).piles.get('tableau-1')!;
  const origins = originsOf(layoutAt(position), spot('tableau-1', 1), 30, -7);
  assert.deepEqual([...origins], [[0, { x: cards[1]!.x + 30, y: cards[1]!.y - 7 }], [1, { x: cards[2]!.x + 30, y: cards[2]!.y - 7 }]]);
});
