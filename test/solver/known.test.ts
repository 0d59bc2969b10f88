/** The solver against deals and positions whose verdicts are known. `npm run bench:solver` runs all of them to the end. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { applyMove, isStuck, isWon, type Position } from '../../src/engine/index.js';
import { solve, type SolveResult } from '../../src/solver/index.js';
import { readCases } from './cases.js';

const SAMPLE = 40;
const MAX_NODES = 20_000;

/** The files, and how many of the sample are decided within the limit at least (some have fewer deals than that). */
const FILES = {
  klondike: 37,
  'klondike-draw3': 33,
  'little-klondike-worrying-back': 36,
  'little-klondike': 35,
  aceless: 27,
  'aceless-no-redeal': 20,
  'aceless-unlimited-redeals': 36,
  'little-piano': 24,
  'little-piano-open': 26,
};

/** Plays the line through, so that a win is not only said. */
function assertProved(position: Position, result: SolveResult): void {
  if (result.verdict !== 'winnable') {
    assert.equal(result.moves, undefined);
    return;
  }
  let end = position;
  for (const move of result.moves) end = applyMove(end, move);
  assert.ok(isWon(end));
}

describe('known deals', () => {
  for (const [file, least] of Object.entries(FILES)) {
    it(`agrees on ${file}`, () => {
      const decided = readCases(file)
        .slice(0, SAMPLE)
        .filter(({ id, position, verdict }) => {
          const result = solve(position, { maxNodes: MAX_NODES });
          assertProved(position, result);
          if (verdict !== 'unknown' && result.verdict !== 'unknown') assert.equal(result.verdict, verdict, id);
          return result.verdict !== 'unknown';
        });
      assert.ok(decided.length >= least, `only ${decided.length} decided`);
    });
  }

  it('agrees on all endgames', () => {
    for (const { id, position, verdict } of readCases('endgames')) {
      const result = solve(position, { maxNodes: 100_000 });
      assertProved(position, result);
      assert.equal(result.verdict, verdict, id);
    }
  });
});

it('never wins where the game is stuck', () => {
  let stuck = 0;
  for (const { position } of readCases('stuck')) {
    if (!isStuck(position).stuck) continue;
    stuck++;
    assert.equal(solve(position, { maxNodes: 1_000_000 }).verdict, 'unwinnable');
  }
  assert.ok(stuck > 20);
});
