import assert from 'node:assert/strict';
import { test } from 'node:test';
import { applyMove, deal, defineVariant, legalMoves, stockMove, variants, type PileId, type Position } from '../../src/engine/index.js';
import { bestMove, moveTo, whyNoStockMove, whyNotLifted, whyNotTo } from '../../src/table/choose.js';
import { movesFrom, targetsOf } from '../../src/table/targets.js';
import type { Spot } from '../../src/table/spot.js';
import { sketch } from './fake-host.js';

const spot = (pile: string, index: number): Spot => ({ pile, index }) as Spot;
const best = (position: Position, at: Spot, ...tried: PileId[]): string | undefined => bestMove(legalMoves(position), position, at, new Set(tried))?.to;

test('the moves of all spots and of the stock are exactly the legal moves', () => {
  for (const id of variants.keys()) {
    let position = deal(id, 11);
    for (let turn = 0; turn < 60; turn++) {
      const moves = legalMoves(position);
      const found = [...position.tableau.keys()].flatMap((column) => {
        const { down, up } = position.tableau[column]!;
        return up.flatMap((_, index) => movesFrom(moves, position, spot(`tableau-${column + 1}`, down.length + index)));
      });
      found.push(...movesFrom(moves, position, spot('waste', position.waste.length - 1)));
      position.foundations.forEach((pile, index) => found.push(...movesFrom(moves, position, spot(`foundation-${index + 1}`, pile.length - 1))));
      position.reserve.forEach((card, index) => found.push(...movesFrom(moves, position, spot(`reserve-${index + 1}`, card ? 0 : -1))));
      const stock = stockMove(position);
      if (stock) found.push(stock);
      assert.deepEqual(new Set(found), new Set(moves));
      for (const move of found) if (move !== stock) assert.equal(moveTo(moves, position, sourceOf(position, move), move.to as PileId), move);
      if (moves.length === 0) break;
      position = applyMove(position, moves[(turn * 7) % moves.length]!);
    }
  }
});

function sourceOf(position: Position, { from, count }: { from: PileId; count: number }): Spot {
  const column = /^tableau-(\d+)/.exec(from);
  if (!column) return spot(from, from === 'waste' ? position.waste.length - 1 : from.startsWith('reserve') ? 0 : position.foundations[Number(from.slice(11)) - 1]!.length - 1);
  const { down, up } = position.tableau[Number(column[1]) - 1]!;
  return spot(from, down.length + up.length - count);
}

test('a useful place before a useless one', () => {
  assert.equal(best(sketch({ columns: ['3D', '5H 4S'], waste: '2S', foundations: ['AS'] }), spot('waste', 0)), 'foundation-1');
  assert.equal(best(sketch({ columns: ['3D', '5H 4S'], waste: '2S', foundations: ['AS'] }), spot('waste', 0), 'foundation-1'), 'tableau-1');
  assert.equal(best(sketch({ columns: ['9S', '', 'KH | KS'] }), spot('tableau-3', 1)), 'tableau-2', 'a king that turns a card up');
  assert.equal(best(sketch({ columns: ['', 'KS QD'] }), spot('tableau-2', 0)), undefined, 'from space to space is nothing');
  assert.equal(best(sketch({ columns: ['8S 7D', '8C'] }), spot('tableau-1', 1)), 'tableau-2');
  assert.equal(best(sketch({ columns: ['', '9C'], waste: 'KS' }), spot('waste', 0)), 'tableau-1', 'a king from the waste, be it the only card there');
  defineVariant({ id: 'choose-any-space', decks: 1, columns: [1, 1, 1, 1, 1, 1, 1], draw: 1, redeals: 0, reserve: 0, readyAces: false, worryingBack: true, spaces: 'any', build: 'alternate' });
  const spaces = { ...sketch({ columns: ['', '9C', '', '5S 8D'] }), variant: 'choose-any-space' };
  assert.equal(best(spaces, spot('tableau-4', 1)), 'tableau-2', 'a card is built on before a space is filled');
  assert.equal(best(spaces, spot('tableau-4', 1), 'tableau-2'), 'tableau-1');
});

test('foundations: the first that takes the card, by any of its suit', () => {
  const position = sketch({ variant: 'big-piano', columns: ['KH AS'], foundations: ['AS 2S'] });
  const moves = legalMoves(position);
  assert.deepEqual(targetsOf(moves, position, spot('tableau-1', 1)), new Set(['foundation-1', 'foundation-5']));
  assert.equal(moveTo(moves, position, spot('tableau-1', 1), 'foundation-1')?.to, 'foundation-5');
  assert.equal(moveTo(moves, position, spot('tableau-1', 1), 'foundation-2')?.to, 'foundation-5');
  assert.equal(moveTo(moves, position, spot('foundation-1', 1), 'foundation-2'), null);
});

test('a card goes where it was put and nowhere else: an ace that no column takes is not sent home', () => {
  const position = sketch({ columns: ['5H'], waste: 'AS' });
  assert.equal(moveTo(legalMoves(position), position, spot('waste', 0), 'tableau-1'), null);
});

test('the waste of a redeal is not a move of its top card', () => {
  const position = sketch({ waste: '5H' });
  assert.deepEqual(movesFrom(legalMoves(position), position, spot('waste', 0)), []);
  assert.equal(stockMove(position)?.to, 'stock');
});

test('reasons name the fault that the player sees', () => {
  const position = sketch({ variant: 'big-piano', columns: ['KS | 9H 9S', '', '5C 4C', 'TS'], foundations: ['AS', '', '', '', 'AS 2S 3S'] });
  assert.equal(whyNotLifted(position, spot('tableau-1', 0)), 'face-down');
  assert.equal(whyNotLifted(position, spot('tableau-1', 1)), 'not-a-run');
  assert.equal(whyNotLifted(position, spot('tableau-1', 2)), null);
  assert.equal(whyNotLifted(position, spot('tableau-2', -1)), 'no-cards');
  assert.equal(whyNotLifted(position, spot('stock', 3)), 'pile-gives-none');
  assert.equal(whyNotTo(position, spot('tableau-1', 2), 'tableau-2').code, 'needs-king');
  assert.equal(whyNotTo(position, spot('tableau-1', 2), 'tableau-4').code, 'wrong-colour');
  assert.equal(whyNotTo(position, spot('tableau-1', 2), 'tableau-3').code, 'wrong-rank');
  assert.equal(whyNotTo(position, spot('tableau-1', 2), 'foundation-1').code, 'needs-next-rank');
  assert.equal(whyNotTo(position, spot('tableau-1', 2), 'foundation-2').code, 'wrong-suit');
  assert.equal(whyNotTo(position, spot('tableau-1', 2), 'waste').code, 'pile-takes-none');
  assert.equal(whyNotTo(position, spot('foundation-5', 2), 'tableau-3').code, 'wrong-colour');
  assert.equal(whyNotLifted(position, spot('tableau-3', -1)), 'no-cards', 'the felt under a column');
  assert.equal(whyNotTo(sketch({ waste: '9H 8S', columns: ['9D'] }), spot('waste', 0), 'tableau-1').code, 'covered');
  assert.equal(whyNotTo(position, spot('tableau-1', 2), 'foundation-2').to, 'foundation-2');
  assert.equal(whyNotTo(position, spot('stock', 0), 'tableau-1').to, undefined, 'it lies in the cards, not in the place');
  assert.equal(whyNotTo(position, spot('stock', 0), 'tableau-1').code, 'pile-gives-none');
});

test('a stock that gives nothing says whether it is over, or waits for the waste', () => {
  assert.equal(whyNoStockMove(sketch({})), 'waste-empty');
  assert.equal(whyNoStockMove(sketch({ variant: 'aceless', waste: '2S', redealsLeft: 0 })), 'no-redeal-left');
  assert.equal(whyNoStockMove(sketch({ variant: 'little-piano', reserve: [null, null, null], redealsLeft: 1 })), 'waste-empty');
  assert.equal(whyNoStockMove(sketch({ variant: 'little-piano', stock: '2S', reserve: ['3S', null, null], redealsLeft: 0 })), 'pile-gives-none');
});

test('a game of a single column has nothing to move to, and yet its face-down cards are not lifted', () => {
  defineVariant({ id: 'choose-one-column', decks: 1, columns: [30], draw: 1, redeals: 0, reserve: 0, readyAces: false, worryingBack: true, spaces: 'any', build: 'suit' });
  const position = deal('choose-one-column', 1);
  assert.equal(whyNotLifted(position, spot('tableau-1', 3)), 'face-down');
  assert.equal(whyNotLifted(position, spot('tableau-1', 29)), null);
});
