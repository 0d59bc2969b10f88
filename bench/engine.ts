/** How fast the rules are: random play, deals, and the search that says whether a game is stuck. */
import { applyMove, deal, legalMoves, StuckSearch, variants, type Position } from '../src/engine/index.js';
import { quantile, ratePerSecond, whole, type Section } from './report.js';

const STEPS = 100_000;
const DEALS = 10_000;
const POSITIONS = 300;

/** A plain linear congruential generator: cheap enough not to be what is measured. */
function dice(seed: number): (limit: number) => number {
  let state = seed >>> 0;
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}

/** Random play of at most 200 moves a game. */
function* randomGames(variant: string, open: boolean): Generator<Position> {
  const below = dice(12345);
  for (let seed = 0; ; seed++) {
    let position = deal(variant, seed, { open });
    for (let move = 0; move < 200; move++) {
      const moves = legalMoves(position);
      if (moves.length === 0) break;
      position = applyMove(position, moves[below(moves.length)]!);
      yield position;
    }
  }
}

function randomSteps(variant: string): number {
  const below = dice(12345);
  let steps = 0;
  for (let seed = 0; steps < STEPS; seed++) {
    let position = deal(variant, seed);
    for (let move = 0; move < 200; move++) {
      const moves = legalMoves(position);
      if (moves.length === 0) break;
      position = applyMove(position, moves[below(moves.length)]!);
      steps++;
    }
  }
  return steps;
}

/** What an immutable position costs where nothing is shared: every pile of it is copied once. */
function copies(): number {
  const position = deal('klondike', 42);
  let kept: Position = position;
  for (let copy = 0; copy < STEPS; copy++) {
    kept = {
      ...kept,
      foundations: kept.foundations.map((pile) => pile.slice()),
      tableau: kept.tableau.map(({ down, up }) => ({ down: down.slice(), up: up.slice() })),
      stock: kept.stock.slice(),
      waste: kept.waste.slice(),
    };
  }
  return kept === position ? 0 : STEPS;
}

export function engineSections(): Section[] {
  return [speed(), stuck()];
}

function speed(): Section {
  const baseline = ratePerSecond(copies);
  const rows = [...variants.keys()].map((variant) => {
    const steps = ratePerSecond(() => randomSteps(variant));
    const deals = ratePerSecond(() => {
      for (let seed = 0; seed < DEALS; seed++) deal(variant, seed);
      return DEALS;
    });
    return [variant, whole(steps), (steps / baseline).toFixed(2), whole(deals)];
  });
  return {
    title: 'Engine: play and deals',
    note: `A step is \`legalMoves\`, one of them at random, and \`applyMove\`; wanted are 300,000 a second in klondike, and 20,000 deals a second.
As a yardstick, the same machine copies a whole klondike position pile by pile ${whole(baseline)} times a second; the ratio says how many
steps it takes in the time of one copy.`,
    head: ['game', 'steps a second', 'steps per copy', 'deals a second'],
    rows,
  };
}

function stuck(): Section {
  const rows = [...variants.keys()].flatMap((variant) => [false, true].map((open) => stuckRow(variant, open)));
  return {
    title: 'Engine: is it stuck?',
    note: `\`isStuck\` at every 17th position of random play, in milliseconds by the clock, and the states that it looked at; wanted is well under 2 ms for
typical positions. "Undecided": the limit of 100,000 states came first. In the open form stuck means "cannot be won", which is the harder question.`,
    head: ['game', 'median ms', '90 %', '99 %', 'longest', 'median states', '99 %', 'most', 'stuck', 'undecided'],
    rows,
  };
}

function stuckRow(variant: string, open: boolean): string[] {
  const times: number[] = [];
  const states: number[] = [];
  let stuckOnes = 0;
  let undecided = 0;
  let step = 0;
  for (const position of randomGames(variant, open)) {
    if (step++ % 17 !== 0) continue;
    const since = performance.now();
    const search = new StuckSearch(position);
    let result = search.step(1000);
    while (!result) result = search.step(1000);
    times.push(performance.now() - since);
    states.push(search.states);
    if (result.stuck) stuckOnes++;
    if (!result.exhausted) undecided++;
    if (times.length === POSITIONS) break;
  }
  times.sort((a, b) => a - b);
  states.sort((a, b) => a - b);
  const share = (count: number): string => `${((count / times.length) * 100).toFixed(1)} %`;
  return [
    `${variant}${open ? ', open' : ''}`,
    ...[0.5, 0.9, 0.99, 1].map((at) => quantile(times, at).toFixed(2)),
    ...[0.5, 0.99, 1].map((at) => whole(quantile(states, at))),
    share(stuckOnes),
    share(undecided),
  ];
}
