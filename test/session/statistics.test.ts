// How a win stands among the others of its game.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isOutcome, type Outcome } from '../../src/session/change.js';
import { Keeper } from '../../src/session/keeper.js';
import { Session } from '../../src/session/session.js';
import { afterResult, NO_STATISTICS, standingOf, type Standing, type Statistics } from '../../src/session/statistics.js';
import { FakePlatform } from './fake-platform.js';
import { winOf } from './wins.js';

const won = (before: Statistics, moves: number, seconds: number): Statistics => afterResult(before, { kind: 'won', moves, seconds });

describe('a win among others', () => {
  const before = won(NO_STATISTICS, 120, 300);
  const stands = (count: number, elapsed: number): Standing | null => standingOf(won(before, count, elapsed), before, { count, elapsed });

  it('is a new best in time, in moves, in both, or none; to be as good is no more', () => {
    assert.deepEqual(stands(130, 299), { kind: 'bestTime', seconds: 299, moves: 120 });
    assert.deepEqual(stands(119, 300), { kind: 'bestMoves', seconds: 300, moves: 119 });
    assert.deepEqual(stands(100, 200), { kind: 'bestBoth', seconds: 200, moves: 100 });
    assert.deepEqual(stands(120, 300), { kind: 'best', seconds: 300, moves: 120 });
    assert.deepEqual(stands(150, 400), { kind: 'best', seconds: 300, moves: 120 });
  });

  it('is nothing to speak of where it is the first', () => {
    assert.equal(standingOf(before, NO_STATISTICS, { count: 120, elapsed: 300 }), null);
    assert.equal(standingOf(before, null, { count: 120, elapsed: 300 }), null);
    assert.equal(standingOf(NO_STATISTICS, null, { count: 120, elapsed: 300 }), null);
  });

  for (const key of ['test', null]) {
    it(`is told as it happens, ${key ? 'stored' : 'in memory'}; won again after an undo, it is no new best`, () => {
      const platform = new FakePlatform();
      const session = new Session(platform);
      const keeper = new Keeper(platform, session);
      keeper.open(key, (fault) => assert.fail(fault.message));
      let told: Standing | null | undefined;
      session.listen((event) => {
        if (isOutcome(event)) told = standingOf(keeper.statistics(event.deal.variant), keeper.earlier, event);
      });
      const { variant, seed, line } = winOf('klondike');
      const win = (seconds: number): typeof told => {
        told = undefined;
        session.newGame({ variant, seed: seed! });
        session.play(line[0]!, 'player');
        platform.pass(seconds * 1000);
        for (const move of line.slice(1)) session.play(move, 'player');
        return told;
      };
      const best = { seconds: 50, moves: line.length };
      assert.equal(win(50), null);
      assert.deepEqual(win(60), { kind: 'best', ...best });
      assert.deepEqual(win(40), { kind: 'bestTime', ...best, seconds: 40 });
      session.undo('player');
      session.play(line.at(-1)!, 'player');
      assert.deepEqual(told, { kind: 'best', ...best, seconds: 40 }, 'it was counted already');
      assert.equal(keeper.statistics(variant).won, 3);
    });
  }

  it('that is restored says what the best is', () => {
    const platform = new FakePlatform();
    const session = new Session(platform);
    const keeper = new Keeper(platform, session);
    const outcomes: Outcome[] = [];
    session.listen((event) => isOutcome(event) && outcomes.push(event));
    const { variant, seed, line } = winOf('klondike');
    for (let game = 0; game < 2; game++) {
      session.newGame({ variant, seed: seed! });
      for (const move of line) session.play(move, 'player');
    }
    session.load(session.save());
    const last = outcomes.at(-1)!;
    assert.equal(last.restored, true);
    assert.equal(standingOf(keeper.statistics(variant), keeper.earlier, last)?.kind, 'best');
  });
});
