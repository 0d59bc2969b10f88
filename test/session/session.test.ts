import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { deal, IllegalMoveError, InvalidSaveError, InvalidSeedError, parseMove, UnknownVariantError, type Move } from '../../src/engine/index.js';
import { isOutcome, type Change, type Outcome, type Source } from '../../src/session/change.js';
import { Mind } from '../../src/session/mind.js';
import { Session, type GameSpec } from '../../src/session/session.js';
import { FakePlatform } from './fake-platform.js';
import { LONG_PROOF, stuckDeck, stuckLine } from './stuck-deck.js';
import { winOf } from './wins.js';

const DRAW: Move = { from: 'stock', to: 'waste', count: 1 };

function start(spec: GameSpec = { variant: 'klondike', seed: 42 }): { platform: FakePlatform; session: Session; heard: (Change | Outcome)[]; kinds: () => string[] } {
  const platform = new FakePlatform();
  const session = new Session(platform);
  session.join(Mind);
  const heard: (Change | Outcome)[] = [];
  session.listen((event) => heard.push(event));
  session.newGame(spec);
  return { platform, session, heard, kinds: () => heard.map(({ kind }) => kind) };
}

describe('a game in play', () => {
  it('begins with a deal, of the seed given or of one chosen', () => {
    const { session, heard } = start();
    assert.deepEqual(session.position, deal('klondike', 42));
    assert.equal(heard.length, 1);
    assert.equal(heard[0]?.kind, 'deal');
    session.newGame();
    assert.equal(session.seed, 1000);
    session.newGame({ seed: '  7 ', variant: 'aceless', open: true });
    assert.deepEqual([session.seed, session.variant, session.open], [7, 'aceless', true]);
    session.newGame({ seed: 'daily' });
    assert.deepEqual([session.seed, session.variant, session.open], ['2025-11-30', 'aceless', true]);
  });

  it('keeps the game in play when it cannot deal another', () => {
    const { session } = start();
    const { position } = session;
    assert.throws(() => session.newGame({ variant: 'nonsense' }), UnknownVariantError);
    assert.throws(() => session.newGame({ seed: -1 }), InvalidSeedError);
    assert.throws(() => session.newGame({ deck: ['AS'] }), { code: 'invalid-deck' });
    assert.equal(session.position, position);
  });

  it('tells of a move by one frozen change', () => {
    const { session, heard } = start();
    const before = session.position;
    const change = session.play(DRAW, 'player');
    assert.equal(heard.length, 2);
    assert.equal(heard[1], change);
    const { kind, move, cards, turnedUp, count, source, after } = change!;
    assert.deepEqual({ kind, move, cards, turnedUp, count, source }, { kind: 'move', move: DRAW, cards: [before.stock.at(-1)], turnedUp: [], count: 1, source: 'player' });
    assert.equal(change!.before, before);
    assert.equal(after, session.position);
    for (const value of [change, move, cards, turnedUp, after, after.tableau, after.tableau[0]]) assert.ok(Object.isFrozen(value));
  });

  it('refuses an illegal move, and nothing has happened', () => {
    const { session, heard } = start();
    const { position } = session;
    assert.throws(() => session.play({ from: 'waste', to: 'tableau-1', count: 1 }, 'host'), IllegalMoveError);
    assert.equal(session.position, position);
    assert.equal(heard.length, 1);
  });

  it('undoes and redoes', () => {
    const { session, heard } = start();
    const dealt = session.position;
    session.play(DRAW, 'player');
    const drawn = session.position;
    const undone = session.undo('host')!;
    assert.deepEqual([undone.kind, undone.move, undone.count, undone.source], ['undo', DRAW, 0, 'host']);
    assert.deepEqual(undone.cards, [dealt.stock.at(-1)]);
    assert.equal(session.position, dealt);
    assert.equal(session.undo('host'), null);
    const redone = session.redo('player')!;
    assert.deepEqual([redone.kind, redone.count], ['redo', 1]);
    assert.equal(session.position, drawn);
    assert.equal(session.redo('player'), null);
    assert.equal(heard.length, 4);
  });

  it('starts the same deal again', () => {
    const { session, kinds } = start();
    const { start: dealt } = session;
    session.play(DRAW, 'player');
    session.restart();
    assert.equal(session.position, dealt);
    assert.deepEqual([session.canUndo, session.canRedo, session.count], [false, false, 0]);
    assert.deepEqual(kinds(), ['deal', 'move', 'deal']);
  });

  it('lists the legal moves once per position', () => {
    const { session } = start();
    const moves = session.legalMoves();
    assert.equal(session.legalMoves(), moves);
    assert.ok(Object.isFrozen(moves));
    session.play(DRAW, 'player');
    assert.notEqual(session.legalMoves(), moves);
  });
});

describe('the veto', () => {
  it('is asked with move, cards and source, and stops a move', () => {
    const { session, heard } = start();
    const asked: [Move, readonly string[], Source][] = [];
    session.veto = (move, cards, source) => asked.push([move, cards, source]) > 0;
    const { position } = session;
    assert.equal(session.play(DRAW, 'player'), null);
    assert.deepEqual(asked, [[DRAW, [position.stock.at(-1)], 'player']]);
    assert.equal(session.position, position);
    assert.equal(heard.length, 1);
    assert.throws(() => session.play({ from: 'waste', to: 'tableau-1', count: 1 }, 'host'), IllegalMoveError);
    assert.equal(asked.length, 1, 'an illegal move is none to be asked about');
  });

  it('drops a move that was meant for another position', () => {
    const { session } = start();
    let inside = false;
    session.veto = () => {
      if (!inside) {
        inside = true;
        session.newGame({ seed: 5 });
      }
      return false;
    };
    assert.equal(session.play(DRAW, 'player'), null);
    assert.equal(session.count, 0);
    assert.equal(session.seed, 5);
  });
});

describe('listeners', () => {
  it('all hear everything, in order, whatever another does', () => {
    const { session, platform } = start();
    const heard: string[] = [];
    session.listen((event) => {
      if (event.kind === 'move' && session.count === 1) session.undo('host');
      throw new Error('a listener of the page');
    });
    session.listen(({ kind }) => heard.push(kind));
    session.play(DRAW, 'player');
    assert.deepEqual(heard, ['move', 'undo']);
    assert.equal(platform.reported.length, 2);
  });

  it('can leave', () => {
    const { session } = start();
    let count = 0;
    const stop = session.listen(() => count++);
    session.play(DRAW, 'player');
    stop();
    session.play(DRAW, 'player');
    assert.equal(count, 1);
  });
});

describe('the end', () => {
  for (const variant of ['klondike', 'little-klondike', 'aceless', 'little-piano', 'big-piano']) {
    it(`of ${variant} is won once, right after the last move`, () => {
      const { seed, line } = winOf(variant);
      const { session, platform, heard } = start({ variant, seed });
      for (const move of line) {
        assert.notEqual(session.status, 'won');
        session.play(move, 'player');
        platform.pass(1000);
      }
      assert.equal(session.status, 'won');
      const outcomes = heard.filter(isOutcome);
      assert.equal(outcomes.length, 1);
      assert.deepEqual(outcomes[0], { kind: 'won', deal: { variant, seed, open: false }, count: line.length, elapsed: line.length - 1, restored: false });
      assert.equal(heard.at(-1), outcomes[0]);
      // The state can be entered again.
      session.undo('player');
      assert.equal(session.status, 'playing');
      session.redo('player');
      assert.equal(heard.filter(isOutcome).length, 2);
    });
  }

  it('is told of a deal that is stuck at once, once and after the deal', () => {
    const { session, platform, heard } = start({ variant: 'klondike', deck: stuckDeck() });
    assert.equal(session.status, 'stuck');
    assert.equal(session.seed, null);
    assert.deepEqual(heard.slice(1), [{ kind: 'stuck', deal: { variant: 'klondike', seed: null, open: false }, reason: 'no-progress', count: 0, elapsed: 0, restored: false }]);
    session.play(DRAW, 'player');
    platform.pass(100);
    assert.equal(session.status, 'stuck', 'nothing leads out of it');
    session.undo('player');
    platform.pass(100);
    assert.equal(heard.filter(isOutcome).length, 1);
  });

  it('is told with the move that led there, whatever the page plays next in the same task', () => {
    const { variant, seed, moves } = stuckLine();
    const { session, heard } = start({ variant, seed });
    const statuses: string[] = [];
    session.listen((event) => event.kind === 'move' && statuses.push(session.status));
    for (const move of moves) session.play(parseMove(move), 'host');
    assert.equal(session.status, 'stuck');
    assert.equal(statuses.at(-1), 'stuck', 'who hears of the move can read it');
    session.play(session.legalMoves()[0]!, 'host');
    assert.deepEqual(heard.slice(-3).map(({ kind, count }) => [kind, count]), [['move', moves.length], ['stuck', moves.length], ['move', moves.length + 1]]);
  });

  it('a mind that comes to a game that is stuck already says so a little later', () => {
    const platform = new FakePlatform();
    const session = new Session(platform);
    const heard: string[] = [];
    session.newGame({ variant: 'klondike', deck: stuckDeck() });
    session.join(Mind);
    session.listen(({ kind }) => heard.push(kind));
    assert.equal(session.status, 'playing');
    platform.pass(1);
    assert.deepEqual([session.status, heard], ['stuck', ['stuck']]);
    const other = new Session(platform);
    other.newGame({ variant: 'klondike', deck: stuckDeck() });
    other.join(Mind);
    other.newGame({ seed: 10 });
    platform.pass(100);
    assert.equal(other.status, 'playing', 'not of another game');
  });

  it('what takes thousands of states to prove is told later, and kept', () => {
    const { platform, session, heard } = longProof();
    assert.equal(session.status, 'playing');
    platform.pass(5000);
    assert.equal(session.status, 'stuck');
    session.undo('player');
    session.redo('player');
    assert.equal(session.status, 'stuck', 'known at once');
    assert.equal(heard.filter(isOutcome).length, 2);
  });

  it('autoplay does nothing more once the game is stuck', () => {
    let tried = 0;
    for (let seed = 1; tried < 3; seed++) {
      const { session, platform, heard } = start({ variant: 'aceless', seed });
      for (let step = 0; step < 300 && session.status === 'playing'; step++) {
        const moves = session.legalMoves();
        if (moves.length === 0) break;
        session.play(moves[(step * 7 + seed) % moves.length]!, 'player');
      }
      if (session.status !== 'stuck' || !session.legalMoves().some(({ to }) => to.startsWith('foundation'))) continue;
      tried++;
      heard.length = 0;
      const { move } = session.undo('player')!;
      session.autoplay = 'all';
      session.play(move!, 'player');
      platform.pass(5000);
      assert.deepEqual(heard.map(({ kind }) => kind), ['undo', 'move', 'stuck'], `seed ${seed}`);
    }
  });

  it('stuck is left by undo, and can be entered again', () => {
    const { session, platform, heard } = stuckByPlay();
    assert.equal(heard.filter(isOutcome).length, 1);
    session.undo('player');
    assert.equal(session.status, 'playing');
    platform.pass(5000);
    assert.equal(session.status, 'playing');
    session.redo('player');
    platform.pass(5000);
    assert.equal(session.status, 'stuck');
    assert.equal(heard.filter(isOutcome).length, 2);
  });

  it('an examination is dropped when the position has changed', () => {
    const { session, platform, heard } = longProof();
    session.newGame({ variant: 'klondike', seed: 10 });
    platform.pass(5000);
    assert.equal(heard.filter(isOutcome).length, 0);
    assert.equal(session.status, 'playing');
  });
});

function longProof(): ReturnType<typeof start> {
  const { variant, seed, moves } = LONG_PROOF;
  const game = start({ variant, seed });
  for (const move of moves) game.session.play(parseMove(move), 'player');
  return game;
}

/** Plays by chance until no way leads on. */
function stuckByPlay(): ReturnType<typeof start> {
  for (let seed = 1; ; seed++) {
    const game = start({ variant: 'aceless', seed });
    const { session, platform } = game;
    for (let step = 0; step < 300 && session.status === 'playing'; step++) {
      const moves = session.legalMoves();
      if (moves.length === 0) break;
      session.play(moves[(step * 7 + seed) % moves.length]!, 'player');
      platform.pass(1000);
    }
    if (session.status === 'stuck' && session.count > 0) return game;
  }
}

describe('saving', () => {
  it('brings back position, history and time, and tells it as one restored deal', () => {
    const first = start();
    first.session.play(DRAW, 'player');
    first.platform.pass(12_345);
    first.session.play(DRAW, 'player');
    first.session.undo('player');
    const save: unknown = JSON.parse(JSON.stringify(first.session.save()));
    const { session, heard, platform } = start({ variant: 'big-piano', seed: 1 });
    session.load(save);
    assert.deepEqual(session.position, first.session.position);
    assert.deepEqual(session.history, [DRAW]);
    assert.equal(session.canRedo, true);
    assert.equal(session.elapsed, 12);
    assert.equal(heard.at(-1)?.kind, 'restore');
    assert.deepEqual(session.save(), save);
    platform.pass(2000);
    assert.equal(session.elapsed, 14, 'a game that was begun goes on');
  });

  it('shows the state of a restored game without telling of it anew', () => {
    const stuck = stuckByPlay();
    const { session, platform, heard } = start();
    session.load(stuck.session.save());
    platform.pass(5000);
    assert.equal(session.status, 'stuck');
    assert.deepEqual(heard.filter(isOutcome).map(({ restored }) => restored), [true]);
    const { seed, line } = winOf('aceless');
    const won = start({ variant: 'aceless', seed });
    for (const move of line) won.session.play(move, 'player');
    session.load(won.session.save());
    assert.equal(session.status, 'won');
    assert.deepEqual(heard.filter(isOutcome).map(({ restored }) => restored), [true, true]);
  });

  it('refuses what is damaged, and keeps the game in play', () => {
    const { session } = start();
    session.play(DRAW, 'player');
    const { position } = session;
    const save = session.save();
    for (const damage of [null, 5, 'text', {}, { ...save, elapsed: -1 }, { ...save, elapsed: 'long' }, { ...save, moves: ['waste>tableau-9'] }, { ...save, variant: 'x' }]) {
      assert.throws(() => session.load(damage), InvalidSaveError);
    }
    assert.equal(session.position, position);
  });
});
