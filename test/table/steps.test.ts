import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { applyMove, deal, legalMoves, pileCards, pilesOf } from '../../src/engine/index.js';
import type { Position } from '../../src/engine/index.js';
import { moveChange, tableChange } from '../../src/session/change.js';
import { cardAt } from '../../src/table/spot.js';
import { stepsOf } from '../../src/table/steps.js';
import type { Spot } from '../../src/table/spot.js';

const cardOf = (position: Position, { pile, index }: Spot): string | undefined => pileCards(position, pile)[index];

describe('the steps of a change', () => {
  for (const variant of ['klondike', 'little-klondike', 'aceless', 'little-piano', 'big-piano']) {
    it(`lead every card of ${variant} from its old place to its new one, there and back`, () => {
      let flips = 0;
      for (let seed = 1; seed <= 25; seed++) {
        let position = deal(variant, seed, { open: seed % 5 === 0 });
        let chance = seed;
        for (let turn = 0; turn < 120; turn++) {
          const moves = legalMoves(position);
          if (moves.length === 0) break;
          chance = (chance * 1103515245 + 12345) & 0x7fffffff;
          const move = moves[(chance >> 8) % moves.length]!;
          const next = applyMove(position, move);
          for (const change of [moveChange('move', position, next, move, 1, 'player'), moveChange('undo', next, position, move, 0, 'player')]) {
            const before = change.before!;
            const { after } = change;
            const steps = stepsOf(change);
            const left = new Set<string>();
            const arrived = new Set<string>();
            for (const { from, to, flips: turns } of steps) {
              assert.equal(cardOf(after, to), cardOf(before, from));
              assert.ok(cardOf(after, to), 'there is a card');
              assert.equal(turns, (cardAt(before, from) === null) !== (cardAt(after, to) === null));
              flips += turns ? 1 : 0;
              left.add(JSON.stringify(from));
              arrived.add(JSON.stringify(to));
            }
            assert.equal(left.size, steps.length);
            assert.equal(arrived.size, steps.length);
            if (change.kind === 'move') assert.deepEqual(steps.slice(0, move.count).map(({ to }) => cardOf(after, to)).sort(), [...change.cards].sort());
            // Whatever else there is has not moved, turned or changed.
            for (const pile of pilesOf(after)) {
              pileCards(after, pile).forEach((card, index) => {
                const spot = { pile, index };
                if (arrived.has(JSON.stringify(spot))) return;
                assert.equal(cardOf(before, spot), card);
                assert.equal(cardAt(before, spot), cardAt(after, spot));
              });
            }
          }
          position = next;
        }
      }
      assert.ok(flips > 0);
    });
  }

  it('are none for a deal', () => {
    const position = deal('klondike', 1);
    assert.deepEqual(stepsOf(tableChange('deal', null, position, 0, 'player')), []);
  });
});
