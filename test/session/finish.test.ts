import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { applyMove, isWon } from '../../src/engine/index.js';
import { PlayOut } from '../../src/session/play-out.js';
import { Mind } from '../../src/session/mind.js';
import { Session } from '../../src/session/session.js';
import { FakePlatform } from './fake-platform.js';
import { winOf } from './wins.js';

/** Played along the winning line until the game can be finished. */
function ready(variant: string): { platform: FakePlatform; session: Session } {
  const { seed, line } = winOf(variant);
  const platform = new FakePlatform();
  const session = new Session(platform);
  session.join(Mind);
  session.newGame({ variant, seed });
  for (const move of line) {
    if (session.canFinish) break;
    session.play(move, 'player');
  }
  return { platform, session };
}

describe('finishing', () => {
  for (const variant of ['klondike', 'little-klondike', 'aceless', 'little-piano', 'big-piano']) {
    it(`${variant} is offered only when it wins, and then wins`, async () => {
      const { platform, session } = ready(variant);
      assert.ok(session.canFinish);
      assert.notEqual(session.status, 'won');
      const moves = new PlayOut(session.position).step(Infinity)!;
      assert.ok(isWon(moves.reduce(applyMove, session.position)));
      const before = session.count;
      const sources = new Set<string>();
      session.listen((event) => 'source' in event && sources.add(event.source));
      const done = session.autoFinish();
      assert.equal(session.count, before + 1, 'the first card goes at once');
      platform.pass(69);
      assert.equal(session.count, before + 1);
      platform.pass(20_000);
      assert.equal(await done, true);
      assert.equal(session.status, 'won');
      assert.deepEqual([...sources], ['auto']);
    });
  }

  it('is not offered at the deal, nor after the win', async () => {
    const session = new Session(new FakePlatform());
    session.join(Mind);
    session.newGame({ variant: 'klondike', seed: 10 });
    assert.equal(session.canFinish, false);
    assert.equal(await session.autoFinish(), false);
    assert.equal(session.count, 0);
    const { line } = winOf('klondike');
    for (const move of line) session.play(move, 'player');
    assert.equal(session.canFinish, false);
  });

  it('stops when the player does anything, when the game rests, and at a veto', async () => {
    for (const stop of ['interrupt', 'undo', 'newGame', 'rest'] as const) {
      const { platform, session } = ready('klondike');
      const done = session.autoFinish();
      platform.pass(150);
      assert.ok(session.finishing);
      if (stop === 'undo') session.undo('player');
      else session[stop]();
      const { count } = session;
      platform.pass(20_000);
      assert.equal(session.count, count);
      assert.equal(await done, false);
    }
    const { platform, session } = ready('klondike');
    session.veto = () => true;
    assert.equal(await session.autoFinish(), false);
    platform.pass(20_000);
    assert.notEqual(session.status, 'won');
  });

  it('takes no time for those who asked for less motion', async () => {
    const { platform, session } = ready('klondike');
    platform.still = true;
    const { time } = platform;
    const done = session.autoFinish();
    platform.pass(0);
    assert.equal(await done, true);
    assert.equal(platform.time, time);
  });
});
