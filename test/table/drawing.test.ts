import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { deal, orderedPack, rankOf, RANKS, SUITS, suitOf } from '../../src/engine/index.js';
import { courtOf } from '../../src/table/court.js';
import { glyphAt, pipPlaces, pipsOf, scaled, suitAt } from '../../src/table/pips.js';
import { steadySpot } from '../../src/table/view.js';

describe('the drawn cards', () => {
  it('have as many pips as their rank, each with its counterpart', () => {
    for (let rank = 2; rank <= 10; rank++) {
      const places = pipPlaces(rank);
      assert.equal(places.length, rank);
      assert.equal(new Set(places.map(String)).size, rank);
      for (const [x, y] of places) {
        assert.ok(x > 25 && x < 75 && y > 10 && y < 130);
        assert.ok(places.some(([otherX]) => otherX === 100 - x), 'left and right');
        // Seven is the one that looks different upside down.
        if (rank !== 7) assert.ok(places.some(([, otherY]) => Math.abs(otherY - (140 - y)) < 0.2), `${rank}: above and below`);
      }
    }
  });

  it('are made of relative commands that one number can scale and turn', () => {
    assert.equal(scaled('m1-2.5c.5 1 2-3z', 2), 'm 2 -5c 1 2 4 -6z');
    assert.equal(scaled('m1 2h3', -1), 'm -1 -2h -3');
    const paths = [...SUITS.map((suit) => suitAt(suit, 0, 0, 1)), ...RANKS.map((rank) => glyphAt(rank, 0, 0, 1))];
    assert.equal(new Set(paths).size, 17);
    for (const path of paths) assert.match(path, /^M0 0m [-\d.]+[mchvlzs\s\d.-]+$/);
  });

  it('are whole for all fifty-two', () => {
    for (const card of orderedPack(1, true)) {
      const rank = rankOf(card);
      const drawn = rank > 10 ? courtOf(card[0]!).map(([, path]) => path).join('') : pipsOf(suitOf(card), Math.max(2, rank));
      assert.ok(drawn.length > 50);
      assert.doesNotMatch(drawn, /NaN|undefined/);
    }
    assert.notEqual(String(courtOf('J')), String(courtOf('K')));
  });
});

describe('the spot of the focus', () => {
  const position = deal('klondike', 1);
  it('stays on a face-up card of a column, and on the top of anything else', () => {
    assert.deepEqual(steadySpot(position, { pile: 'tableau-3', index: 2 }), { pile: 'tableau-3', index: 2 });
    assert.deepEqual(steadySpot(position, { pile: 'tableau-3', index: 0 }), { pile: 'tableau-3', index: 2 }, 'never on a face-down card');
    assert.deepEqual(steadySpot(position, { pile: 'tableau-3', index: 9 }), { pile: 'tableau-3', index: 2 });
    assert.deepEqual(steadySpot(position, { pile: 'stock', index: 3 }), { pile: 'stock', index: 23 });
    assert.deepEqual(steadySpot(position, { pile: 'waste', index: 4 }), { pile: 'waste', index: -1 });
    assert.deepEqual(steadySpot(position, { pile: 'foundation-1', index: -1 }), { pile: 'foundation-1', index: -1 });
  });
});
