// Several tabs under one key: nobody's game and nobody's results are lost.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Move } from '../../src/engine/index.js';
import { Keeper } from '../../src/session/keeper.js';
import { Mind } from '../../src/session/mind.js';
import { Session } from '../../src/session/session.js';
import { NO_STATISTICS } from '../../src/session/statistics.js';
import { Tally } from '../../src/session/tally.js';
import { FakePlatform } from './fake-platform.js';
import { winOf } from './wins.js';

const DRAW: Move = { from: 'stock', to: 'waste', count: 1 };
const never = (error: Error): void => assert.fail(error);

/** A tab of a browser: its own clock and its own tab storage, but one local storage for all. */
class Tab extends FakePlatform {
  session = new Session(this);
  keeper = new Keeper(this, this.session);

  constructor(stored: Map<string, string>, seeds: number) {
    super();
    this.seeds = seeds;
    Object.assign(this.storage, {
      read: (key: string) => stored.get(key) ?? null,
      write: (key: string, text: string) => stored.set(key, text),
    });
    this.begin();
  }

  /** As a page that loads. */
  begin(): void {
    this.session = new Session(this);
    this.session.join(Mind);
    this.keeper = new Keeper(this, this.session);
    this.keeper.open('test', never);
    const game = this.keeper.resumable(() => false);
    if (game) this.keeper.resume(game);
  }
}

describe('two tabs', () => {
  it('each go on with their own game after a reload', () => {
    const stored = new Map<string, string>();
    const a = new Tab(stored, 100);
    a.session.newGame({ variant: 'klondike', seed: 1 });
    a.session.play(DRAW, 'player');
    a.pass(1000);
    const b = new Tab(stored, 200);
    assert.equal(b.session.seed, 1, 'a new tab goes on with the latest game');
    b.session.newGame({ variant: 'aceless', seed: 2 });
    b.session.play(DRAW, 'player');
    b.pass(1000);
    a.session.play(DRAW, 'player');
    a.pass(1000);
    b.session.play(DRAW, 'player');
    b.session.play(DRAW, 'player');
    b.pass(1000);
    a.begin();
    b.begin();
    assert.deepEqual([a.session.seed, a.session.count], [1, 2]);
    assert.deepEqual([b.session.seed, b.session.count], [2, 3]);
    assert.equal(a.keeper.statistics('klondike').played, 1);
    assert.equal(a.keeper.statistics('aceless').played, 1);
  });

  it('that play the same game agree on the last move that was made', () => {
    const stored = new Map<string, string>();
    const a = new Tab(stored, 100);
    a.session.newGame({ seed: 1 });
    a.session.play(DRAW, 'player');
    a.pass(1000);
    const b = new Tab(stored, 200);
    b.session.play(DRAW, 'player');
    b.session.play(DRAW, 'player');
    b.pass(1000);
    a.begin();
    assert.equal(a.session.count, 3);
    assert.equal(a.keeper.statistics('klondike').played, 1, 'it is one game');
  });

  it('that begin the same game count it once, and its win as well', () => {
    const stored = new Map<string, string>();
    const { seed, line } = winOf('klondike');
    const a = new Tab(stored, 100);
    a.session.newGame({ variant: 'klondike', seed });
    a.pass(1000);
    const b = new Tab(stored, 200);
    for (const tab of [a, b]) {
      for (const move of line) tab.session.play(move, 'player');
      tab.pass(10_000);
      assert.equal(tab.session.status, 'won');
      assert.deepEqual([tab.keeper.statistics('klondike').played, tab.keeper.statistics('klondike').won], [1, 1]);
    }
    assert.equal(b.keeper.earlier, null, 'it was counted before');
  });

  it('keep at most four games, and give up those that are pushed out', () => {
    const stored = new Map<string, string>();
    const { seed, line } = winOf('klondike');
    const first = new Tab(stored, 100);
    first.session.newGame({ variant: 'klondike', seed });
    for (const move of line) first.session.play(move, 'player');
    first.pass(1000);
    assert.equal(first.keeper.statistics('klondike').streak, 1);
    for (let count = 1; count <= 5; count++) {
      const tab = new Tab(stored, 1000 * count);
      tab.keeper.dealing();
      tab.session.newGame({ variant: 'klondike', seed: count });
      tab.session.play(DRAW, 'player');
      tab.pass(1000);
      assert.equal(first.keeper.statistics('klondike').streak, count < 5 ? 1 : 0, `${count} tabs`);
    }
    assert.equal((JSON.parse(stored.get('solitaire-game:test')!) as { games: unknown[] }).games.length, 4);
    assert.equal(first.keeper.statistics('klondike').played, 6);
  });
});

describe('results of two tabs', () => {
  /** A tab that sees what others write only when it is told to, as browsers may. */
  class LateTab extends FakePlatform {
    seen: Map<string, string>;
    constructor(shared: Map<string, string>, seeds: number) {
      super();
      this.seeds = seeds;
      this.seen = new Map(shared);
      Object.assign(this.storage, {
        read: (key: string) => this.seen.get(key) ?? null,
        write: (key: string, text: string) => {
          this.seen.set(key, text);
          shared.set(key, text);
        },
      });
    }
  }

  it('are all counted, also when one wrote over the other unseen', () => {
    const shared = new Map<string, string>();
    const a = new LateTab(shared, 1);
    const b = new LateTab(shared, 2);
    const one = new Tally(a, 'test', never);
    const two = new Tally(b, 'test', never);
    one.add('klondike', { kind: 'begun' });
    one.add('klondike', { kind: 'won', moves: 120, seconds: 300 });
    two.add('klondike', { kind: 'begun' });
    two.add('aceless', { kind: 'begun' });
    assert.equal((JSON.parse(shared.get('solitaire-game:test.statistics')!) as { variants: { klondike: { won: number } } }).variants.klondike.won, 0, 'lost for now');
    for (let round = 0; round < 3; round++) {
      for (const tab of [a, b]) {
        tab.seen = new Map(shared);
        tab.pass(2500);
      }
    }
    const third = new Tally(new LateTab(shared, 3), 'test', never);
    assert.deepEqual(third.of('klondike'), { played: 2, won: 1, streak: 1, bestStreak: 1, bestTime: 300, fewestMoves: 120 });
    assert.equal(third.of('aceless').played, 1);
  });

  it('are never counted twice, however much another tab plays', () => {
    const shared = new Map<string, string>();
    const a = new LateTab(shared, 1);
    const one = new Tally(a, 'test', never);
    one.add('klondike', { kind: 'begun' });
    const two = new Tally(new LateTab(shared, 2), 'test', never);
    a.pass(10_000);
    for (let count = 0; count < 100; count++) two.add('aceless', { kind: 'begun' });
    a.seen = new Map(shared);
    a.pass(60_000);
    assert.equal(one.of('aceless').played, 100);
    assert.equal(one.of('klondike').played, 1, 'its mark is long gone');
    assert.equal(a.waiting, 0, 'and nothing looks after it for ever');
  });

  it('are counted once, however fast a script plays', () => {
    const stored = new Map<string, string>();
    const tab = new Tab(stored, 100);
    for (let seed = 1; seed <= 80; seed++) {
      tab.session.newGame({ seed });
      tab.session.play(DRAW, 'host');
    }
    tab.pass(10_000);
    assert.equal(tab.keeper.statistics('klondike').played, 80);
  });

  it('begin from zero when they are reset, and go on from there', () => {
    const platform = new FakePlatform();
    const tally = new Tally(platform, 'test', never);
    tally.add('klondike', { kind: 'begun' });
    tally.add('klondike', { kind: 'won', moves: 100, seconds: 200 });
    tally.add('aceless', { kind: 'begun' });
    tally.add('klondike', { kind: 'reset' });
    platform.pass(10_000);
    assert.deepEqual(tally.of('klondike'), NO_STATISTICS);
    assert.equal(tally.of('aceless').played, 1);
    tally.add('klondike', { kind: 'begun' });
    assert.equal(tally.of('klondike').played, 1);
  });
});

describe('a game that the player left', () => {
  it('is gone back to as it was, and was never given up', () => {
    const stored = new Map<string, string>();
    const { seed, line } = winOf('klondike');
    const { session, keeper } = new Tab(stored, 100);
    session.newGame({ variant: 'klondike', seed });
    for (const move of line) session.play(move, 'player');
    session.newGame({ variant: 'klondike', seed: 7 });
    assert.equal(keeper.leaving(), null, 'nothing was played');
    session.play(DRAW, 'player');
    session.play(DRAW, 'player');
    session.undo('player');
    const left = keeper.leaving()!;
    const before = keeper.statistics('klondike');
    session.newGame({ variant: 'aceless', seed: 8 });
    assert.equal(keeper.statistics('klondike').streak, 0);
    keeper.goBack(left);
    assert.deepEqual([session.seed, session.count, session.canRedo], [7, 1, true]);
    assert.deepEqual(keeper.statistics('klondike'), before);
    session.play(DRAW, 'player');
    assert.equal(keeper.statistics('klondike').played, 2, 'it is still the same game');
    assert.equal(keeper.statistics('aceless').played, 0);
  });

  it('by a restart is the same game all the time', () => {
    const { session, keeper } = new Tab(new Map(), 100);
    session.newGame({ variant: 'klondike', seed: 7 });
    for (let count = 0; count < 3; count++) session.play(DRAW, 'player');
    const left = keeper.leaving()!;
    session.restart('player');
    keeper.goBack(left);
    assert.equal(session.count, 3);
    session.play(DRAW, 'player');
    assert.deepEqual(keeper.statistics('klondike'), { ...NO_STATISTICS, played: 1 });
  });

  it('is in no store yet: without a key, results last as long as the keeper', () => {
    const platform = new FakePlatform();
    const session = new Session(platform);
    session.join(Mind);
    const keeper = new Keeper(platform, session);
    const { seed, line } = winOf('little-piano');
    session.newGame({ variant: 'little-piano', seed });
    for (const move of line) session.play(move, 'player');
    assert.deepEqual([keeper.lasts, keeper.statistics('little-piano').won, platform.stored.size], [false, 1, 0]);
  });
});
