// Hints that lead to a win, and what becomes of them when the game goes on: with a solver that the test answers for.
import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { Analyst } from '../../src/element/analyst.js';
import type { Solve } from '../../src/element/solve.js';
import { isWon, type Move, type Position } from '../../src/engine/index.js';
import { inGoodOrder } from '../../src/session/line.js';
import { Mind } from '../../src/session/mind.js';
import { Session } from '../../src/session/session.js';
import { solve, type SolveResult } from '../../src/solver/index.js';
import { FakePlatform } from '../session/fake-platform.js';

interface Asked {
  readonly position: Position;
  readonly signal: AbortSignal | undefined;
  answer(result: SolveResult): void;
}

function table(seed = 10): { session: Session; analyst: Analyst; asked: Asked[] } {
  const session = new Session(new FakePlatform());
  session.join(Mind);
  session.newGame({ variant: 'klondike', seed });
  const asked: Asked[] = [];
  const later: Solve = (position, { signal } = {}) =>
    new Promise((resolve, reject) => {
      asked.push({ position, signal, answer: resolve });
      signal?.addEventListener('abort', () => reject(new Error('aborted')));
    });
  return { session, analyst: new Analyst(session, later), asked };
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('hints follow a line that wins, to the win, and ask for it only once', async () => {
  const { session, analyst, asked } = table();
  let next: Move | null;
  do {
    const hint = analyst.hint();
    await settled();
    if (asked.length === 1 && session.count === 0) asked[0]!.answer(solve(session.position));
    next = await hint;
    if (next) session.play(next, 'player');
  } while (next);
  assert.ok(isWon(session.position));
  assert.equal(asked.length, 1);
});

test('of a line that draws while an ace lies ready, the ace is hinted, and the rest of it serves the hints to come', async () => {
  const { session, analyst, asked } = table(11);
  const result = solve(session.position);
  assert.deepEqual(result.moves![0], { from: 'stock', to: 'waste', count: 1 });
  const first = analyst.hint();
  asked[0]!.answer(result);
  const hint = await first;
  assert.deepEqual(hint, { from: 'tableau-5', to: 'foundation-4', count: 1 });
  assert.equal(hint.verdict, 'winnable');
  session.play(hint, 'player');
  assert.equal((await analyst.hint())!.verdict, 'winnable');
  assert.equal(asked.length, 1);
});

test('a move off the line asks anew', async () => {
  const { session, analyst, asked } = table();
  const first = analyst.hint();
  asked[0]!.answer(solve(session.position));
  const move = await first;
  const other = session.legalMoves().find((legal) => legal.from !== move!.from)!;
  session.play(other, 'player');
  void analyst.hint();
  assert.equal(asked.length, 2);
  assert.equal(asked[1]!.position, session.position);
});

test('where no win is found, the rule of thumb has to do', async () => {
  const { session, analyst, asked } = table();
  const hint = analyst.hint();
  asked[0]!.answer({ verdict: 'unknown', nodes: 1 });
  assert.deepEqual(await hint, session.hint());
});

test('a hint says whether it leads to a win, and is a plain move all the same', async () => {
  for (const [result, verdict] of [
    [solve(table().session.position), 'winnable'],
    [{ verdict: 'unknown', nodes: 1 }, 'unknown'],
    [{ verdict: 'unwinnable', nodes: 1 }, 'unwinnable'],
  ] as const) {
    const { analyst, asked } = table();
    const asking = analyst.hint();
    asked[0]!.answer(result);
    const hint = await asking;
    assert.equal(hint?.verdict, verdict);
    assert.deepEqual(Object.keys(hint), ['from', 'to', 'count']);
    assert.ok(Object.isFrozen(hint));
  }
});

test('an answer for a position that has changed is dropped, and its search called off', async () => {
  const { session, analyst, asked } = table();
  const hint = analyst.hint();
  session.play(session.legalMoves()[0]!, 'player');
  assert.equal(asked[0]!.signal!.aborted, true);
  assert.equal(await hint, null);
});

test('an analysis is frozen, tells the verdict, and its line serves the next hint', async () => {
  const { session, analyst, asked } = table();
  const analysis = analyst.analyze();
  const result = solve(session.position);
  asked[0]!.answer(result);
  const { verdict, moves } = await analysis;
  assert.equal(verdict, 'winnable');
  assert.deepEqual(moves, result.moves);
  assert.ok(Object.isFrozen(moves));
  assert.deepEqual(await analyst.hint(), inGoodOrder(session.position, result.moves!)[0]);
  assert.equal(asked.length, 1);
});

test('there is no hint in a game that is over', async () => {
  const { session, analyst, asked } = table();
  const { moves } = solve(session.position);
  for (const move of moves!) session.play(move, 'player');
  assert.equal(await analyst.hint(), null);
  assert.equal(asked.length, 0);
});

function watched(seed = 10): ReturnType<typeof table> & { said: boolean[] } {
  const session = new Session(new FakePlatform());
  session.join(Mind);
  session.newGame({ variant: 'klondike', seed });
  const asked: Asked[] = [];
  const said: boolean[] = [];
  const analyst = new Analyst(
    session,
    (position, { signal } = {}) =>
      new Promise((resolve, reject) => {
        asked.push({ position, signal, answer: resolve });
        signal?.addEventListener('abort', () => reject(new Error('aborted')));
      }),
    (lost) => said.push(lost),
  );
  return { session, analyst, asked, said };
}

test('nothing is asked and nothing is shown as long as nobody watches', () => {
  const { session, analyst, asked } = watched();
  session.play(session.legalMoves()[0]!, 'player');
  assert.equal(analyst.verdict, null);
  assert.equal(asked.length, 0);
});

test('a line that is kept to, taken back and made again needs one search only', async () => {
  const { session, analyst, asked, said } = watched();
  analyst.watching = true;
  assert.equal(analyst.verdict, 'unknown');
  const { moves } = solve(session.position);
  asked[0]!.answer(solve(session.position));
  await settled();
  assert.equal(analyst.verdict, 'winnable');
  for (const move of moves!.slice(0, 20)) {
    session.play(move, 'player');
    assert.equal(analyst.verdict, 'winnable');
  }
  while (session.undo('player')) assert.equal(analyst.verdict, 'winnable');
  session.redo('player');
  assert.equal(analyst.verdict, 'winnable');
  assert.equal(asked.length, 1);
  assert.ok(said.every((lost) => !lost));
  assert.deepEqual(await analyst.hint(), inGoodOrder(session.position, moves!.slice(1))[0]);
});

test('what was taken back can be won by making it again', async () => {
  const { session, analyst, asked } = watched();
  const [first] = solve(session.position).moves!;
  session.play(first!, 'player');
  analyst.watching = true;
  const { moves } = solve(session.position);
  asked[0]!.answer({ verdict: 'winnable', moves: moves!, nodes: 1 });
  await settled();
  session.undo('player');
  assert.equal(analyst.verdict, 'winnable');
  assert.deepEqual(await analyst.hint(), inGoodOrder(session.position, [first!, ...moves!])[0]);
  assert.equal(asked.length, 1);
});

test('a move off the line is unknown until it is answered; a stale answer is dropped', async () => {
  const { session, analyst, asked } = watched();
  analyst.watching = true;
  const result = solve(session.position);
  asked[0]!.answer(result);
  await settled();
  session.play(session.legalMoves().find((legal) => legal.from !== result.moves![0]!.from)!, 'player');
  assert.equal(analyst.verdict, 'unknown');
  session.play(session.legalMoves()[0]!, 'player');
  assert.equal(asked[1]!.signal!.aborted, true);
  asked[1]!.answer({ verdict: 'unwinnable', nodes: 1 });
  await settled();
  assert.equal(analyst.verdict, 'unknown');
  asked[2]!.answer({ verdict: 'unwinnable', nodes: 1 });
  await settled();
  assert.equal(analyst.verdict, 'unwinnable');
});

test('a lost game is said once, and stays lost without a search', async () => {
  const { session, analyst, asked, said } = watched();
  analyst.watching = true;
  asked[0]!.answer({ verdict: 'unknown', nodes: 1 });
  await settled();
  session.play(session.legalMoves()[0]!, 'player');
  asked[1]!.answer({ verdict: 'unwinnable', nodes: 1 });
  await settled();
  assert.equal(said.filter(Boolean).length, 1);
  session.play(session.legalMoves()[0]!, 'player');
  assert.equal(analyst.verdict, 'unwinnable');
  assert.equal(asked.length, 2);
  assert.equal(said.filter(Boolean).length, 1);
  session.undo('player');
  session.undo('player');
  assert.equal(analyst.verdict, 'unknown', 'what was found out before still holds');
  assert.equal(asked.length, 2);
});

test('a deal that cannot be won is shown, but not cried out', async () => {
  const { analyst, asked, said } = watched();
  analyst.watching = true;
  asked[0]!.answer({ verdict: 'unwinnable', nodes: 1 });
  await settled();
  assert.equal(analyst.verdict, 'unwinnable');
  assert.equal(said.filter(Boolean).length, 0);
});

test('switched off, the search is called off and nothing is shown; a new game begins anew', async () => {
  const { session, analyst, asked } = watched();
  analyst.watching = true;
  analyst.watching = false;
  assert.equal(asked[0]!.signal!.aborted, true);
  assert.equal(analyst.verdict, null);
  analyst.watching = true;
  assert.equal(asked.length, 2);
  session.newGame({ seed: 11 });
  assert.equal(asked[1]!.signal!.aborted, true);
  assert.equal(asked[2]!.position, session.position);
  await settled();
  assert.equal(analyst.verdict, 'unknown');
});

test('a solver that fails leaves it unknown', async () => {
  const session = new Session(new FakePlatform());
  session.join(Mind);
  session.newGame({ variant: 'klondike', seed: 10 });
  const analyst = new Analyst(session, () => Promise.reject(new Error('no file')));
  analyst.watching = true;
  await settled();
  assert.equal(analyst.verdict, 'unknown');
});

test('a game by hints goes on along its line, whoever asks for an analysis or a verdict beside it', async () => {
  const { session, analyst, asked } = table();
  const slow = analyst.analyze(); // asked before the hint, answered after it
  const hint = analyst.hint();
  const line = solve(session.position);
  asked[1]!.answer(line);
  const first = (await hint)!;
  asked[0]!.answer({ verdict: 'winnable', moves: line.moves!.slice(0, 1), nodes: 1 });
  const known = await slow;
  assert.deepEqual(known.moves![0], { ...first });
  assert.ok(known.moves!.length > 1, 'another line does not take the place of the one in hand');
  session.play(first, 'player');
  assert.deepEqual((await analyst.analyze()).moves, known.moves!.slice(1));
  assert.equal(asked.length, 2, 'what is known is not asked again');
});

test('what nobody knew is asked again by an analysis', async () => {
  const { analyst, asked } = table();
  const first = analyst.analyze();
  asked[0]!.answer({ verdict: 'unknown', nodes: 1 });
  assert.equal((await first).verdict, 'unknown');
  const second = analyst.analyze();
  asked[1]!.answer({ verdict: 'unwinnable', nodes: 2 });
  assert.equal((await second).verdict, 'unwinnable');
});

/** What a player does who finds the solver slow: asks, waits until its patience is over, and gets a rule of thumb. */
async function impatient({ session, analyst }: ReturnType<typeof table>): Promise<Move> {
  mock.timers.enable({ apis: ['setTimeout'] });
  try {
    const asking = analyst.hint();
    mock.timers.tick(1500);
    const hint = await asking;
    assert.equal(hint!.verdict, 'unknown');
    assert.deepEqual(hint, session.hint());
    return hint!;
  } finally {
    mock.timers.reset();
  }
}

test('a search that outlasts the patience for a hint goes on, and the next hint has what it finds', async () => {
  const game = table();
  await impatient(game);
  assert.equal(game.asked[0]!.signal!.aborted, false);
  const line = solve(game.session.position);
  game.asked[0]!.answer(line);
  await settled();
  const hint = await game.analyst.hint();
  assert.equal(hint!.verdict, 'winnable');
  assert.deepEqual(hint, inGoodOrder(game.session.position, line.moves!)[0]);
  assert.equal(game.asked.length, 1);
});

test('who asks again does not wait again', async () => {
  const game = table();
  const first = await impatient(game);
  assert.deepEqual(await game.analyst.hint(), first);
  assert.equal(game.asked.length, 1);
});

test('the move that such a hint led to is thought about before anybody asks', async () => {
  const game = table();
  const { session, analyst, asked } = game;
  session.play(await impatient(game), 'player');
  assert.equal(asked[0]!.signal!.aborted, true, 'nobody needs that any more');
  assert.equal(asked[1]!.position, session.position);
  asked[1]!.answer(solve(session.position));
  await settled();
  assert.equal((await analyst.hint())!.verdict, 'winnable');
  assert.equal(asked.length, 2);
});

test('thinking ahead ends a few moves after the last hint, and with the game', async () => {
  const game = table();
  const { session, asked } = game;
  session.play(await impatient(game), 'player');
  for (let moves = 0; moves < 6; moves++) session.play(session.legalMoves()[0]!, 'player');
  assert.ok(asked.length > 1 && asked.length < 6, `${asked.length} searches`);
  assert.ok(asked.every(({ signal }) => signal!.aborted));

  const other = table();
  await impatient(other);
  other.session.newGame({ seed: 11 });
  assert.equal(other.asked.length, 1);
  assert.equal(other.asked[0]!.signal!.aborted, true);
});

test('a hint and a verdict that is shown wait for the same search', async () => {
  const { session, analyst, asked } = table();
  analyst.watching = true;
  const hint = analyst.hint();
  assert.equal(asked.length, 1);
  analyst.watching = false;
  assert.equal(asked[0]!.signal!.aborted, true);
  assert.equal((await hint)!.verdict, 'unknown', 'called off, the rule of thumb has to do');
  void analyst.hint();
  assert.equal(asked[1]!.position, session.position);
});

test('where the solver was not to be had, the next hint asks for it again', async () => {
  const session = new Session(new FakePlatform());
  session.join(Mind);
  session.newGame({ variant: 'klondike', seed: 10 });
  let asked = 0;
  const analyst = new Analyst(session, (position) => (++asked === 1 ? Promise.reject(new Error('no file')) : Promise.resolve(solve(position))));
  assert.equal((await analyst.hint())!.verdict, 'unknown');
  assert.equal((await analyst.hint())!.verdict, 'winnable');
  assert.equal(asked, 2);
});
