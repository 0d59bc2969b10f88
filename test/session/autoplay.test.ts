import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { cardOf, deal, formatMove, type Card, type Move, type PileId, type Position } from '../../src/engine/index.js';
import { Autoplay } from '../../src/session/autoplay.js';
import { isOutcome, moveChange } from '../../src/session/change.js';
import { isSafeHome } from '../../src/session/safe.js';
import { Mind } from '../../src/session/mind.js';
import { Session } from '../../src/session/session.js';
import { FakePlatform } from './fake-platform.js';
import { winOf } from './wins.js';

function play(mode: 'off' | 'safe' | 'all', variant = 'klondike', seed: number | string = 10): { platform: FakePlatform; session: Session; auto: string[] } {
  const platform = new FakePlatform();
  const session = new Session(platform);
  session.join(Mind);
  const auto: string[] = [];
  session.listen((event) => {
    if (!isOutcome(event) && event.source === 'auto' && event.move) auto.push(formatMove(event.move));
  });
  session.autoplay = mode;
  session.newGame({ variant, seed });
  return { platform, session, auto };
}

/** Where a line first sends a card home. */
const home = (line: readonly Move[]): number => line.findIndex(({ to }) => to.startsWith('foundation'));

describe('autoplay', () => {
  it('off does nothing', () => {
    const { platform, session, auto } = play('off');
    session.play({ from: 'tableau-3', to: 'tableau-5', count: 1 }, 'player');
    platform.pass(10_000);
    assert.deepEqual(auto, []);
  });

  it('sends home step by step what it may, each step a move of its own', () => {
    const { platform, session, auto } = play('all');
    const { line } = winOf('klondike');
    session.play(line[0]!, 'player');
    assert.deepEqual(auto, [], 'not at once: the move before is to be seen');
    platform.pass(10_000);
    assert.ok(auto.length > 0);
    assert.equal(session.count, 1 + auto.length);
    assert.ok((auto as string[]).every((move) => move.includes('>foundation-')));
    assert.ok(!session.legalMoves().some(({ from, to }) => to.startsWith('foundation') && !from.startsWith('foundation')));
    session.undo('player');
    const { count } = session;
    platform.pass(10_000);
    assert.equal(session.count, count, 'not after an undo');
    session.redo('player');
    platform.pass(10_000);
    assert.equal(session.count, count + 1, 'nor after a redo');
  });

  it('gives way to the player, and waits while cards are held', () => {
    const { platform, session, auto } = play('all');
    session.play(winOf('klondike').line[0]!, 'player');
    platform.holding = true;
    platform.pass(2000);
    assert.deepEqual(auto, []);
    session.undo('player');
    platform.holding = false;
    platform.pass(2000);
    assert.deepEqual(auto, []);
  });

  it('begins as soon as it is switched on, as far as it is allowed, and ends when it is switched off', () => {
    const { platform, session, auto } = play('off');
    const { line } = winOf('klondike');
    for (const move of line.slice(0, home(line))) session.play(move, 'player');
    session.autoplay = 'all';
    assert.deepEqual(auto, [], 'not before it can be seen');
    session.autoplay = 'off';
    platform.pass(5000);
    assert.deepEqual(auto, []);
    session.autoplay = 'all';
    platform.pass(5000);
    assert.ok(auto.length > 0);
  });

  it('goes on after a finish that was interrupted, and after a rest', () => {
    const { line } = winOf('klondike');
    for (const way of ['finish', 'rest'] as const) {
      const { platform, session, auto } = play('off');
      for (const move of line) {
        if (session.canFinish) break;
        session.play(move, 'player');
      }
      session.autoplay = 'all';
      if (way === 'finish') void session.autoFinish();
      else session.rest();
      const { count } = session;
      if (way === 'finish') session.interrupt();
      else session.resume();
      platform.pass(200);
      assert.equal(session.count, count + 1);
      session.undo('player');
      session.rest();
      session.resume();
      auto.length = 0;
      platform.pass(5000);
      assert.deepEqual(auto, [], 'what was taken back is not made again');
    }
  });

  it('a game that is restored waits for a move, however it is switched on before', () => {
    const { session: other } = play('off');
    const { line } = winOf('klondike');
    for (const move of line.slice(0, home(line))) other.play(move, 'player');
    const { platform, session, auto } = play('all');
    session.load(other.save());
    platform.pass(5000);
    assert.deepEqual(auto, []);
    const late = new Session(platform);
    late.autoplay = 'all';
    late.load(other.save());
    late.join(Mind);
    late.autoplay = 'all';
    platform.pass(5000);
    assert.equal(late.count, other.count);
  });

  it('never takes back what the player worried back', () => {
    for (let seed = 1; ; seed++) {
      const { platform, session, auto } = play('all', 'klondike', seed);
      for (let step = 0; step < 60; step++) {
        platform.pass(5000);
        const moves = session.legalMoves();
        const back = moves.find(({ from }) => from.startsWith('foundation'));
        if (!back) {
          session.play(moves[(step + seed) % moves.length]!, 'player');
          continue;
        }
        auto.length = 0;
        const { cards } = session.play(back, 'player')!;
        platform.pass(5000);
        session.play(session.legalMoves().find(({ from, to }) => from === 'stock' || to === 'stock')!, 'player');
        platform.pass(5000);
        assert.ok(!auto.includes(`${back.to}>${back.from}`), `${cards[0]!} stays where the player put it`);
        return;
      }
    }
  });

  describe('what was worried back', () => {
    const drawn = ({ from, to }: Move): boolean => from === 'stock' || to === 'stock';
    const opposite = ({ from, to }: Move): Move => ({ from: to as PileId, to: from, count: 1 });

    /** A game in which one card went home and was worried back, `autoplay` being off; and the moves that did so. */
    const worried = (): { platform: FakePlatform; session: Session; sent: Move; back: Move } => {
      const { line, seed } = winOf('klondike');
      const { platform, session } = play('off', 'klondike', seed);
      for (const sent of line) {
        session.play(sent, 'player');
        const back = opposite(sent);
        if (!sent.to.startsWith('foundation') || !session.legalMoves().some((move) => formatMove(move) === formatMove(back))) continue;
        session.play(back, 'player');
        return { platform, session, sent, back };
      }
      throw new Error('nothing can be worried back on the way to that win');
    };

    /** Whether autoplay makes that move, now that it is switched on. */
    const makes = (move: Move, { platform, session }: { platform: FakePlatform; session: Session }): boolean => {
      const { count } = session;
      session.autoplay = 'all';
      session.play(session.legalMoves().find(drawn)!, 'player');
      platform.pass(5000);
      return session.history.slice(count).some((each) => formatMove(each) === formatMove(move));
    };

    it('stays where the player put it', () => {
      const game = worried();
      assert.ok(!makes(game.sent, game));
    });

    it('stays, too, when the player sent it home once more and took that back', () => {
      const game = worried();
      game.session.play(game.sent, 'player');
      game.session.undo('player');
      assert.ok(!makes(game.sent, game));
    });

    it('stays, too, in a game that was saved and loaded', () => {
      const { platform, session, sent } = worried();
      const later = new Session(platform);
      later.join(Mind);
      later.load(session.save());
      assert.ok(!makes(sent, { platform, session: later }));
    });

    it('goes home by itself, as does its twin of the other pack, once the player has sent one of them home', () => {
      const spades = (height: number): Card[] => Array.from({ length: height }, (_, index) => cardOf(index + 1, 0));
      const piled = (first: number, fifth: number): Position['foundations'] => [spades(first), [], [], [], spades(fifth), [], [], []];
      const empty = deal('big-piano', 1);
      const columns = (...tops: Card[]): Position['tableau'] => empty.tableau.map((_, index) => ({ down: [], up: tops[index] ? [tops[index]] : [] }));
      const start = { ...empty, foundations: piled(7, 9), tableau: columns() };
      const history: Move[] = [
        { from: 'foundation-5', to: 'tableau-1', count: 1 },
        { from: 'foundation-5', to: 'tableau-2', count: 1 },
      ];
      const next = (position: Position, moves: readonly Move[]): string[] => {
        const platform = new FakePlatform();
        const made: Move[] = [];
        const autoplay = new Autoplay(platform, { start, position, history: moves }, (move) => made.push(move) > 0);
        autoplay.mode = 'all';
        autoplay.follow(moveChange('move', position, position, { from: 'tableau-9', to: 'tableau-10', count: 0 }, 9, 'player'));
        platform.pass(1000);
        return made.map(formatMove);
      };
      const kept = { ...start, foundations: piled(7, 7), tableau: columns('9S', '8S', '8S') };
      assert.deepEqual(next(kept, history), []);
      const sent = { ...start, foundations: piled(8, 7), tableau: columns('9S', 'KH', '8S') };
      assert.deepEqual(next(sent, [...history, { from: 'tableau-2', to: 'foundation-1', count: 1 }]), ['tableau-3>foundation-5']);
    });

    it('goes home by itself once the worrying back, and the sending home before it, are undone', () => {
      const game = worried();
      game.session.undo('player');
      game.session.undo('player');
      assert.ok(makes(game.sent, game));
    });
  });

  it('stops at a veto instead of asking again and again', () => {
    const { platform, session, auto } = play('all');
    let asked = 0;
    session.veto = (_move, _cards, source) => source === 'auto' && ++asked > 0;
    session.play(winOf('klondike').line[0]!, 'player');
    platform.pass(60_000);
    assert.equal(asked, 1);
    assert.deepEqual(auto, []);
  });
});

describe('a card that no later move can need', () => {
  const heights = (variant: string, ...piles: number[]): Position => {
    const suits = 'SHDC';
    const ranks = 'A23456789TJQK';
    const position = { variant, foundations: piles.map((height, index) => [...ranks.slice(0, height)].map((rank) => rank + suits.charAt(index % 4))) };
    return position as unknown as Position;
  };
  const safe = (position: Position, card: Card): boolean => isSafeHome(position, card);

  it('is any ace or two', () => {
    assert.ok(safe(heights('klondike', 0, 0, 0, 0), 'AH'));
    assert.ok(safe(heights('klondike', 0, 1, 0, 0), '2H'));
  });

  it('has all cards home that could be built on it, and where cards can come back, all lower ones', () => {
    assert.ok(safe(heights('klondike', 4, 4, 3, 4), '5H'));
    assert.ok(!safe(heights('klondike', 3, 4, 3, 4), '5H'), 'the 4S may need a place');
    assert.ok(!safe(heights('klondike', 4, 4, 2, 4), '5H'), 'the 3D may need a place on the 4S, that comes back onto the 5H');
    assert.ok(safe(heights('little-klondike', 4, 4, 0, 4), '5H'), 'there the 4S does not come back');
  });

  it('looks at both decks', () => {
    assert.ok(safe(heights('big-piano', 4, 4, 3, 4, 4, 3, 3, 4), '5H'));
    assert.ok(!safe(heights('big-piano', 4, 4, 3, 4, 4, 3, 3, 3), '5H'));
  });

  it('is not taken from a waste of three, whose order it would shift', () => {
    const { line, seed } = winOf('little-klondike');
    const { platform, session, auto } = play('safe', 'little-klondike', seed);
    for (const move of line) {
      platform.pass(2000);
      try {
        session.play(move, 'player');
      } catch {
        // Autoplay has made it already.
      }
    }
    assert.ok(auto.length > 0);
    assert.ok(auto.every((move) => !move.startsWith('waste')));
  });
});
