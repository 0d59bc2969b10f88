/**
 * Counts of move sequences of each length, from an independent reference of the rules. Every legal move counts, so a
 * single move too many or too few anywhere shows up.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { applyMove, deal, legalMoves, parsePosition, type Card, type Position } from '../../src/engine/index.js';
import { readCases } from './cases.js';

interface PerftCase {
  readonly variant: string;
  readonly open?: boolean;
  readonly cards: string;
  readonly leaves: readonly number[];
  readonly later: unknown;
  readonly laterLeaves: readonly number[];
}

/** How many sequences of 1, 2, 3 … moves there are. */
function perft(position: Position, depth: number): number[] {
  const leaves = Array.from({ length: depth }, () => 0);
  const count = (from: Position, ply: number): void => {
    const moves = legalMoves(from);
    leaves[ply]! += moves.length;
    if (ply + 1 < depth) for (const move of moves) count(applyMove(from, move), ply + 1);
  };
  count(position, 0);
  return leaves;
}

for (const [index, { variant, open = false, cards, leaves, later, laterLeaves }] of readCases<PerftCase>('perft').entries()) {
  test(`${variant}${open ? ' open' : ''}, case ${index + 1}`, () => {
    assert.deepEqual(perft(deal(variant, cards.split(' ') as Card[], { open }), leaves.length), leaves);
    assert.deepEqual(perft(parsePosition(later), laterLeaves.length), laterLeaves);
  });
}
