/** Tidied lines: they still win (the solver plays them through itself), with no more draws than before. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { applyMove, deal, isStockMove, isWon, type Move, type Position } from '../../src/engine/index.js';
import { Model } from '../../src/solver/model.js';
import { realise } from '../../src/solver/realise.js';
import { Search } from '../../src/solver/search.js';
import { tidied } from '../../src/solver/tidy.js';
import { atOnce } from './at-once.js';
import { readCases } from './cases.js';

function playedThrough(position: Position, moves: readonly Move[]): number {
  let end = position;
  for (const move of moves) end = applyMove(end, move);
  assert.ok(isWon(end));
  return moves.filter(isStockMove).length;
}

it('takes cards on the way where any card of the stock can be had', () => {
  const sums = { before: 0, after: 0 };
  for (const { position } of [...readCases('klondike').slice(0, 40), ...readCases('aceless-unlimited-redeals').slice(0, 40)]) {
    const model = new Model(position);
    const search = new Search(model);
    search.run(3000);
    if (search.outcome !== 'won') continue;
    sums.before += playedThrough(position, atOnce(realise(position, model, search.path)));
    sums.after += playedThrough(position, atOnce(realise(position, model, atOnce(tidied(model, search.path)))));
  }
  assert.ok(sums.after > 1000 && sums.after < 0.7 * sums.before, JSON.stringify(sums));
});

it('leaves lines as they are where the order of draws matters', () => {
  const model = new Model(deal('little-klondike', 1));
  const steps = [1, 2, 3];
  assert.equal(atOnce(tidied(model, steps)), steps);
});
