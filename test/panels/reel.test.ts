// A recorded game, looked at step by step.
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { Game, IllegalMoveError, isWon, orderedPack } from '../../src/engine/index.js';
import type { Recorded } from '../../src/panels/host.js';
import { Reel } from '../../src/panels/reel.js';
import { winOf } from '../session/wins.js';

const { variant, seed, moves, line } = winOf('little-piano');
const recorded = (more: Partial<Recorded> = {}): Recorded => ({ variant, seed: seed!, open: false, moves, played: moves.length, ...more });

it('begins with the deal and ends with what was reached', () => {
  const reel = new Reel(recorded());
  const { start } = Game.deal({ variant, seed: seed!, deck: null, open: false });
  assert.deepEqual([reel.length, reel.at], [moves.length, 0]);
  assert.deepEqual(reel.position, start);
  reel.go(moves.length);
  assert.ok(isWon(reel.position));
});

it('shows a step on as the move, a step back as its undo, and a longer way as nothing that could be seen', () => {
  const reel = new Reel(recorded());
  const first = reel.position;
  const on = reel.go(1)!;
  assert.deepEqual([on.kind, on.move, on.before, on.after, on.count], ['move', line[0], first, reel.position, 1]);
  const back = reel.go(0)!;
  assert.deepEqual([back.kind, back.move, back.before, back.after, back.count], ['undo', line[0], on.after, first, 0]);
  assert.equal(reel.go(5), null);
  assert.equal(reel.at, 5);
  assert.equal(reel.go(5), null);
  assert.deepEqual([reel.go(6)!.move, reel.go(5)!.move], [line[5], line[5]]);
  assert.equal(reel.go(3), null);
});

it('goes no further than its ends, and to whole places', () => {
  const reel = new Reel(recorded());
  assert.equal(reel.go(-3), null);
  assert.equal(reel.at, 0);
  reel.go(1e9);
  assert.equal(reel.at, moves.length);
  assert.equal(reel.go(moves.length + 1), null);
  reel.go(2.6);
  assert.equal(reel.at, 3);
});

it('shows the moves that stand, not those that were taken back', () => {
  const reel = new Reel(recorded({ played: 4 }));
  reel.go(9);
  assert.deepEqual([reel.length, reel.at], [4, 4]);
  assert.equal(new Reel(recorded({ played: 0 })).length, 0);
});

it('is of the deck and the form that were recorded', () => {
  const open = new Reel(recorded({ open: true, moves: [], played: 0 }));
  assert.ok(open.position.tableau.every(({ down }) => down.length === 0));
  const deck = orderedPack(1, true);
  const own = new Reel({ variant: 'klondike', seed: null, deck, open: false, moves: [], played: 0 });
  assert.deepEqual(own.position, Game.deal({ variant: 'klondike', seed: null, deck, open: false }).start);
});

it('refuses what is no game', () => {
  assert.throws(() => new Reel(recorded({ moves: ['tableau-1>stock'], played: 1 })), IllegalMoveError);
});
