import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Move } from '../../src/engine/index.js';
import { Keeper } from '../../src/session/keeper.js';
import { Mind } from '../../src/session/mind.js';
import { Session } from '../../src/session/session.js';
import type { Statistics } from '../../src/session/statistics.js';
import { FakePlatform } from './fake-platform.js';
import { winOf } from './wins.js';

const DRAW: Move = { from: 'stock', to: 'waste', count: 1 };
const KEY = 'solitaire-game:test';

function open(platform: FakePlatform, key: string | null = 'test'): { session: Session; keeper: Keeper; faults: Error[] } {
  const session = new Session(platform);
  session.join(Mind);
  const keeper = new Keeper(platform, session);
  const faults: Error[] = [];
  keeper.open(key, (error) => faults.push(error));
  return { session, keeper, faults };
}

/** What is stored of a variant's statistics. */
function statisticsOf(platform: FakePlatform, variant: string): Partial<Statistics> | undefined {
  const stored = JSON.parse(platform.stored.get(`${KEY}.statistics`) ?? '{}') as { variants?: Record<string, Statistics> };
  return stored.variants?.[variant];
}

describe('a game that is kept', () => {
  it('is written soon after a change, once for several, and resumed exactly', () => {
    const platform = new FakePlatform();
    const { session } = open(platform);
    session.newGame({ variant: 'aceless', seed: 3 });
    session.play(DRAW, 'player');
    session.play(DRAW, 'player');
    assert.deepEqual([...platform.stored.keys()], [`${KEY}.statistics`], 'only the statistics at once');
    platform.pass(400);
    const again = open(platform);
    const stored = again.keeper.resumable(() => false)!;
    again.keeper.resume(stored);
    assert.deepEqual(again.session.position, session.position);
    assert.deepEqual(again.session.history, [DRAW, DRAW]);
    assert.equal(again.session.elapsed, session.elapsed);
    again.session.play(DRAW, 'player');
    assert.equal(statisticsOf(platform, 'aceless')?.played, 1, 'a resumed game is not counted twice');
  });

  it('is written at once when the page goes, with the time that passed', () => {
    const platform = new FakePlatform();
    const { session, keeper } = open(platform);
    session.newGame({ seed: 1 });
    session.play(DRAW, 'player');
    platform.pass(400);
    platform.pass(60_000);
    keeper.flushTime();
    const again = open(platform);
    again.keeper.resume(again.keeper.resumable(() => false)!);
    assert.equal(again.session.elapsed, 60);
  });

  it('is resumed for the same wish or if it fits, and not for another wish', () => {
    const platform = new FakePlatform();
    const first = open(platform);
    first.keeper.asks('wish');
    first.session.newGame({ seed: 1 });
    first.session.play(DRAW, 'player');
    platform.pass(400);
    const { keeper } = open(platform);
    keeper.asks('wish');
    assert.ok(keeper.resumable(() => false));
    keeper.asks('another');
    assert.equal(keeper.resumable(() => false), null);
    assert.ok(keeper.resumable(({ seed }) => seed === 1));
  });

  it('is not overwritten by a deal in passing before that is begun', () => {
    const platform = new FakePlatform();
    const { session, keeper } = open(platform);
    session.newGame({ seed: 1 });
    session.play(DRAW, 'player');
    keeper.asks('other');
    keeper.dealing();
    session.newGame({ variant: 'aceless', seed: 2 });
    platform.pass(1000);
    assert.equal(open(platform).keeper.resumable(() => true)?.save.seed, 1);
    assert.equal(statisticsOf(platform, 'klondike')?.played, 1);
    session.play(DRAW, 'player');
    platform.pass(1000);
    const last = open(platform).keeper;
    last.asks('other');
    assert.equal(last.resumable(() => false)?.save.seed, 2);
  });
});

describe('statistics', () => {
  it('count a game that is begun, once, and its win, once', () => {
    const platform = new FakePlatform();
    const { session } = open(platform);
    const { seed, line } = winOf('aceless');
    session.newGame({ variant: 'aceless', seed });
    platform.pass(1000);
    assert.equal(statisticsOf(platform, 'aceless'), undefined);
    for (const move of line) {
      session.play(move, 'player');
      platform.pass(1000);
    }
    const won = { played: 1, won: 1, streak: 1, bestStreak: 1, bestTime: line.length - 1, fewestMoves: line.length };
    assert.deepEqual(statisticsOf(platform, 'aceless'), won);
    session.undo('player');
    session.redo('player');
    session.restart();
    session.play(line[0]!, 'player');
    assert.deepEqual(statisticsOf(platform, 'aceless'), won, 'the same deal again is the same game');
    session.newGame({ seed: 5 });
    assert.equal(statisticsOf(platform, 'aceless')?.streak, 1, 'it was won');
    session.play(DRAW, 'player');
    session.newGame({ seed: 6 });
    assert.deepEqual(statisticsOf(platform, 'aceless'), { ...won, played: 2, streak: 0 });
  });

  it('that are reset in the middle of a game count it again when it goes on', () => {
    const platform = new FakePlatform();
    const { session, keeper } = open(platform);
    session.newGame({ variant: 'klondike', seed: 5 });
    session.play(DRAW, 'player');
    keeper.reset('aceless');
    session.play(DRAW, 'player');
    assert.equal(keeper.statistics('klondike').played, 1, "another game's reset");
    keeper.reset('klondike');
    assert.equal(keeper.statistics('klondike').played, 0);
    platform.pass(1000); // what is stored agrees
    session.play(DRAW, 'player');
    assert.equal(keeper.statistics('klondike').played, 1);
  });

  it('that are reset count the game in play also where that goes on after a reload', () => {
    const platform = new FakePlatform();
    const first = open(platform);
    first.session.newGame({ variant: 'klondike', seed: 5 });
    first.session.play(DRAW, 'player');
    platform.pass(1000);
    first.keeper.reset('klondike');
    const { session, keeper } = open(platform);
    keeper.resume(keeper.resumable(() => true)!);
    session.play(DRAW, 'player');
    assert.equal(keeper.statistics('klondike').played, 1);
  });

  it('of a game that was begun before it was kept are whole', () => {
    const platform = new FakePlatform();
    const { session, keeper, faults } = open(platform, null);
    const { seed, line } = winOf('aceless');
    session.newGame({ variant: 'aceless', seed });
    session.play(line[0]!, 'player');
    assert.equal(platform.stored.size, 0, 'without a key nothing is stored');
    keeper.open('test', (error) => faults.push(error));
    for (const move of line.slice(1)) session.play(move, 'player');
    session.newGame({ variant: 'klondike', seed: 5 });
    session.play(DRAW, 'player');
    platform.pass(1000);
    assert.deepEqual(faults, []);
    const { played, won, streak } = statisticsOf(platform, 'aceless')!;
    assert.deepEqual({ played, won, streak }, { played: 1, won: 1, streak: 1 });
  });
});

describe('storage', () => {
  it('that is forbidden or full is replaced by memory, and said so once', () => {
    const platform = new FakePlatform();
    platform.storageFault = new Error('denied');
    const { session, keeper, faults } = open(platform);
    assert.equal(keeper.resumable(() => true), null);
    session.newGame({ seed: 1 });
    session.play(DRAW, 'player');
    platform.pass(1000);
    session.play(DRAW, 'player');
    platform.pass(1000);
    assert.equal(faults.length, 1);
    assert.equal((faults[0] as { code?: string }).code, 'storage');
    platform.storageFault = null;
    session.play(DRAW, 'player');
    platform.pass(1000);
    assert.equal(statisticsOf(platform, 'klondike')?.played, 1, 'it is tried again');
  });

  it('that is full, though it can be read, likewise', () => {
    const platform = new FakePlatform();
    const { session, keeper, faults } = open(platform);
    platform.storage.write = () => {
      throw new Error('quota');
    };
    session.newGame({ seed: 1 });
    session.play(DRAW, 'player');
    platform.pass(1000);
    session.play(DRAW, 'player');
    platform.pass(1000);
    assert.deepEqual(
      faults.map((fault) => (fault as { code?: string }).code),
      ['storage'],
    );
    assert.equal(keeper.statistics('klondike').played, 1);
  });

  it('keeps a damaged record aside before it writes its own', () => {
    for (const text of ['{', '[]', '{"version":2}', '{"version":1,"games":[{"save":{"format":"solitaire-game"}}]}', '{"version":1,"games":[null]}', '{"version":1,"games":7}']) {
      const platform = new FakePlatform();
      platform.stored.set(KEY, text);
      const { session, keeper, faults } = open(platform);
      assert.equal(keeper.resumable(() => true), null);
      assert.equal(faults.length, 1);
      assert.equal(platform.stored.get(KEY), text);
      session.newGame({ seed: 1 });
      platform.pass(1000);
      assert.equal(platform.stored.get(`${KEY}.damaged`), text);
      assert.notEqual(platform.stored.get(KEY), text);
      assert.equal(faults.length, 1);
    }
  });

  it('of games that is damaged leaves the statistics alone, and one damaged number the others', () => {
    const platform = new FakePlatform();
    const klondike = { played: 3, won: 1, streak: 0, bestStreak: 1, bestTime: 60, fewestMoves: 100 };
    platform.stored.set(KEY, '{"version":1,"games":"gone"}');
    platform.stored.set(`${KEY}.statistics`, JSON.stringify({ version: 1, variants: { klondike, aceless: { ...klondike, won: 9 } }, marks: [7, 'a'] }));
    const { session, keeper, faults } = open(platform);
    assert.deepEqual(keeper.statistics('klondike'), klondike);
    assert.equal(keeper.statistics('aceless').played, 0);
    assert.match(faults[0]!.message, /aceless/);
    session.newGame({ seed: 1 });
    session.play(DRAW, 'player');
    platform.pass(1000);
    assert.deepEqual(statisticsOf(platform, 'klondike'), { ...klondike, played: 4 });
    assert.ok(platform.stored.has(`${KEY}.statistics.damaged`));
  });
});
