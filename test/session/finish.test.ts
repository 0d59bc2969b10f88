import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { applyMove, isWon, legalMoves, type Move, type Position } from '../../src/engine/index.js';
import { moveChange } from '../../src/session/change.js';
import { PlayOut } from '../../src/session/play-out.js';
import { Mind } from '../../src/session/mind.js';
import { Session } from '../../src/session/session.js';
import { chance } from '../engine/chance.js';
import { constructed } from '../engine/positions.js';
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

  it('stops when a listener does anything while a card goes home', async () => {
    for (const stop of ['interrupt', 'undo', 'newGame', 'restart', 'rest'] as const) {
      const { platform, session } = ready('klondike');
      let cards = 0;
      session.listen((event) => {
        if (!('source' in event) || event.source !== 'auto' || ++cards !== 3) return;
        if (stop === 'undo') session.undo('host');
        else session[stop]();
      });
      const done = session.autoFinish();
      platform.pass(20_000);
      assert.equal(cards, 3, `goes on after ${stop}`);
      assert.equal(await done, false);
      assert.equal(session.finishing, false);
    }
  });

  it('has won also where a listener deals anew at the win', async () => {
    const { platform, session } = ready('klondike');
    session.listen((event) => event.kind === 'won' && session.newGame());
    const done = session.autoFinish();
    platform.pass(20_000);
    assert.equal(await done, true);
    assert.equal(session.status, 'playing');
  });

  it('is one, whose end both hear, where it is asked for twice', async () => {
    const { platform, session } = ready('klondike');
    const first = session.autoFinish();
    platform.pass(100);
    const second = session.autoFinish();
    platform.pass(20_000);
    assert.deepEqual([await first, await second, session.status], [true, true, 'won']);
  });

  it('is looked for anew after a move that it would not have made', async () => {
    const { platform, session } = ready('klondike');
    let other: Move | undefined;
    for (const move of new PlayOut(session.position).step(Infinity)!) {
      assert.ok(session.canFinish);
      other = session.legalMoves().find(({ to }) => to.startsWith('foundation') && to !== move.to);
      session.play(other ?? move, 'player');
      if (other) break;
    }
    assert.ok(other);
    assert.ok(session.canFinish);
    const done = session.autoFinish();
    platform.pass(20_000);
    assert.equal(await done, true);
  });

  it('plays its own moves, whatever autoplay would do meanwhile', async () => {
    for (const still of [false, true]) {
      const { platform, session } = ready('klondike');
      session.autoplay = 'all';
      platform.still = still;
      const moves = new PlayOut(session.position).step(Infinity)!;
      const before = session.count;
      const done = session.autoFinish();
      session.autoplay = 'safe';
      session.autoplay = 'all';
      platform.pass(20_000);
      assert.equal(await done, true);
      assert.deepEqual(session.history.slice(before), moves);
    }
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

/** Positions of two decks that play themselves out, which takes so long to find out that it cannot be done within a move. */
function* late(): Generator<Position> {
  const random = chance(3);
  for (;;) {
    const position = constructed('big-piano', 10 + random.below(24), false, random);
    const search = new PlayOut(position);
    if (search.step(200) === undefined && search.step(Infinity)) yield position;
  }
}

/** A mind that plays by itself on a table of its own, and how often it said that the game can be finished. */
function minding(start: Position): { platform: FakePlatform; mind: Mind; table: { position: Position; said: number } } {
  const platform = new FakePlatform();
  const table = { position: start, said: 0 };
  const game = {
    get position() {
      return table.position;
    },
    start,
    history: [],
  };
  const mind = new Mind(platform, game, {
    play: (move) => {
      table.position = applyMove(table.position, move);
      return true;
    },
    stuck: () => undefined,
    finishable: () => void table.said++,
  });
  return { platform, mind, table };
}

describe('what takes longer to find out', () => {
  const [first, second] = late();

  it('is offered as soon as it is found, said once, and then wins', async () => {
    for (const position of [first!, second!]) {
      const { platform, mind, table } = minding(position);
      assert.equal(mind.finishingMoves(position), null, 'nobody knows yet');
      assert.equal(platform.waiting, 1);
      platform.pass(0);
      assert.equal(table.said, 1);
      const moves = mind.finishingMoves(position);
      assert.ok(moves && isWon(moves.reduce(applyMove, position)));
      const done = mind.finish(position);
      platform.pass(60_000);
      assert.equal(await done, true);
      assert.ok(isWon(table.position));
      assert.equal(table.said, 1);
    }
  });

  it('is found out at once for those who ask for it', async () => {
    const { platform, mind, table } = minding(first!);
    assert.equal(mind.finishingMoves(first!), null);
    const done = mind.finish(first!);
    platform.pass(60_000);
    assert.equal(await done, true);
    assert.ok(isWon(table.position));
  });

  it('is dropped when the game goes on or rests, and looked at again when it is asked for', () => {
    const move = legalMoves(first!)[0]!;
    for (const stop of ['follow', 'rest'] as const) {
      const { platform, mind, table } = minding(first!);
      mind.finishingMoves(first!);
      if (stop === 'rest') mind.rest();
      else mind.follow(moveChange('move', first!, applyMove(first!, move), move, 1, 'player'), 'playing');
      platform.pass(0);
      assert.equal(table.said, 0, stop);
      mind.finishingMoves(first!);
      platform.pass(0);
      assert.equal(table.said, 1, stop);
    }
  });
});
