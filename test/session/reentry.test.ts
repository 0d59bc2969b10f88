// Anything at any time, also from within a veto or a listener: the session stays whole, and nothing throws out of a timer.
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { Game, isStuck, isWon } from '../../src/engine/index.js';
import { Keeper } from '../../src/session/keeper.js';
import { Mind } from '../../src/session/mind.js';
import { Session } from '../../src/session/session.js';
import { chance } from '../engine/chance.js';
import { FakePlatform } from './fake-platform.js';
import { winOf } from './wins.js';

const VARIANTS = ['klondike', 'little-klondike', 'aceless', 'little-piano', 'big-piano'] as const;
const MODES = ['off', 'safe', 'all'] as const;
/** Little and much time, in milliseconds. */
const TIMES = [0, 30, 70, 200, 5000] as const;
/** How much listeners may do themselves within one action. */
const WITHIN = 6;
const GAMES = 50;

function playAnything(seed: number): void {
  const random = chance(seed);
  const platform = new FakePlatform();
  platform.still = random.below(2) === 0;
  const session = new Session(platform);
  session.join(Mind);
  if (random.below(2) === 0) new Keeper(platform, session).open('k', (fault) => assert.fail(fault));

  /** How often listeners may yet do something themselves: without an end they would set each other off for ever. */
  let left = 0;
  /** A game that is won, or nearly so. */
  const nearWin = (): void => {
    left = 0;
    const { variant, seed: dealt, line } = winOf(random.pick(VARIANTS));
    session.veto = null;
    session.newGame({ variant, seed: dealt });
    for (const move of line.slice(0, line.length - random.below(40))) session.play(move, 'player');
    session.veto = veto;
  };
  const move = (): void => {
    const moves = session.legalMoves();
    if (moves.length > 0) session.play(random.pick(moves), 'player');
  };
  const actions: readonly (() => unknown)[] = [
    ...[move, move, move, move],
    nearWin,
    () => session.undo('player'),
    () => session.redo('host'),
    () => session.restart('player'),
    () => session.newGame({ variant: random.pick(VARIANTS) }),
    () => session.autoFinish(),
    () => (session.autoplay = random.pick(MODES)),
    () => session.load(session.save()),
    () => session.rest(),
    () => session.resume(),
    () => session.interrupt(),
  ];
  const act = (): unknown => random.pick(actions)();
  const meddle = (): void => {
    if (left > 0 && random.below(4) === 0) {
      left--;
      act();
    }
  };
  const veto = (): boolean => {
    meddle();
    return random.below(5) === 0;
  };
  session.newGame({ variant: random.pick(VARIANTS) });
  session.listen(meddle);
  session.veto = veto;
  for (let step = 0; step < 60; step++) {
    left = WITHIN;
    act();
    platform.pass(random.pick(TIMES));
    assert.deepEqual(platform.reported, []);
    assert.equal(session.count, session.history.length);
    assert.equal(session.status === 'won', isWon(session.position));
    assert.deepEqual(Game.load(session.save()).position, session.position);
  }
  left = 0;
  session.autoplay = 'off';
  session.rest();
  session.resume();
  platform.pass(60_000);
  const { stuck, exhausted } = isStuck(session.position, { maxStates: 20_000 });
  if (exhausted) assert.equal(session.status === 'stuck', stuck);
}

it('anything at any time leaves the session whole', () => {
  for (let seed = 1; seed <= GAMES; seed++) {
    try {
      playAnything(seed);
    } catch (error) {
      throw new Error(`game ${seed}`, { cause: error });
    }
  }
});
