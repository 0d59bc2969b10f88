/** Moves as text and as JSON, and the names of piles. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { checkedMove, deal, formatMove, InvalidMoveError, isColumn, isFoundation, isReserve, parseMove, pileRef, pilesOf, type Move } from '../../src/engine/index.js';
import fc from './fixed-check.js';

const numbered = (kind: string, most: number): string[] => Array.from({ length: most }, (_, index) => `${kind}-${index + 1}`);
const PILES = ['stock', 'waste', ...numbered('reserve', 3), ...numbered('foundation', 8), ...numbered('tableau', 10)];

const moves = fc
  .tuple(fc.constantFrom(...PILES), fc.constantFrom(...PILES, 'reserve'), fc.integer({ min: 1, max: 104 }))
  .map(([from, to, count]) => ({ from, to, count }) as Move);

describe('a move as text', () => {
  test('is written as from>to:count', () => {
    assert.equal(formatMove({ from: 'tableau-3', to: 'tableau-5', count: 2 }), 'tableau-3>tableau-5:2');
    assert.equal(formatMove({ from: 'waste', to: 'foundation-1', count: 1 }), 'waste>foundation-1');
    assert.deepEqual(parseMove('waste>foundation-1:1'), parseMove('waste>foundation-1'));
  });

  test('that was written is read as the same move, and the other way round', () => {
    fc.assert(
      fc.property(moves, (move) => {
        assert.deepEqual(parseMove(formatMove(move)), move);
        assert.deepEqual(checkedMove(JSON.parse(JSON.stringify(move))), move);
      }),
    );
  });

  test('any other text is refused with an example, or read as the move that it is', () => {
    const parts = fc.constantFrom('tableau', '-', '1', '10', '11', '0', '>', ':', 'stock', 'waste', 'reserve', 'foundation-8', ' ', 'x', '03', '\n');
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.array(parts, { maxLength: 9 }).map((list) => list.join(''))), (text) => {
        let move: Move;
        try {
          move = parseMove(text);
        } catch (error) {
          assert.ok(error instanceof InvalidMoveError);
          return;
        }
        assert.ok(PILES.includes(move.from) && [...PILES, 'reserve'].includes(move.to) && move.count >= 1);
        assert.equal(formatMove(parseMove(formatMove(move))), formatMove(move));
      }),
      { numRuns: 3000 },
    );
    const none = ['', 'tableau-3', 'tableau-3>', '>tableau-3', 'tableau-11>tableau-1', 'tableau-0>tableau-1', 'tableau-01>tableau-1', 'reserve>waste', 'stock>waste:0', 'stock>waste:-1', 'stock>waste:1.5', 'stock>waste:', ' stock>waste', 'stock>waste\n', 'Stock>waste', 'hand>waste'];
    for (const text of none) assert.throws(() => parseMove(text), InvalidMoveError, text);
    assert.throws(() => parseMove('nonsense'), /tableau-3>tableau-5:2/);
  });
});

describe('a move as JSON of unknown origin', () => {
  test('is checked field by field, and further fields are left out', () => {
    assert.deepEqual(checkedMove({ from: 'stock', to: 'waste', count: 3, by: 'me' }), { from: 'stock', to: 'waste', count: 3 });
    assert.throws(() => checkedMove({ from: 'reserve', to: 'waste', count: 1 }), /"from"/);
    assert.throws(() => checkedMove({ from: 'stock', to: 'hand', count: 1 }), /"to".*"hand"/);
    assert.throws(() => checkedMove({ from: 'stock', to: 'waste', count: 0 }), /"count"/);
  });

  test('that is none at all is refused as such', () => {
    for (const value of [null, undefined, 5, 'stock>waste', [], {}, { from: 'stock', to: 'waste', count: '1' }, { from: {}, to: 'waste', count: 1 }, { from: Object.create(null) as unknown, to: 'waste', count: 1 }]) {
      assert.throws(() => checkedMove(value), InvalidMoveError);
    }
  });
});

test('piles are counted from the left, from one', () => {
  assert.deepEqual(pileRef('tableau-10'), { kind: 'tableau', index: 9 });
  assert.deepEqual(pileRef('foundation-1'), { kind: 'foundation', index: 0 });
  for (const id of ['tableau-11', 'tableau-0', 'foundation-9', 'reserve-4', 'reserve', 'tableau', '__proto__']) assert.equal(pileRef(id), undefined);
  assert.deepEqual(pilesOf(deal('big-piano', 1)), PILES);
});

test('the kinds of piles are told apart by their names alone', () => {
  for (const [isKind, kind] of [[isColumn, 'tableau'], [isFoundation, 'foundation'], [isReserve, 'reserve']] as const) {
    assert.deepEqual(pilesOf(deal('big-piano', 1)).filter(isKind), PILES.filter((id) => pileRef(id)!.kind === kind));
  }
  assert.ok(isReserve('reserve'), 'as the laying out names all its places');
});
