/** Proofs of loss, the quick one and that by an easier game: neither speaks of what a win goes through, and they speak often. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { deal, defineVariant, type Position, type Variant } from '../../src/engine/index.js';
import { solve } from '../../src/solver/index.js';
import { ALWAYS, LossProver } from '../../src/solver/loss.js';
import { Model } from '../../src/solver/model.js';
import { Search } from '../../src/solver/search.js';
import { State } from '../../src/solver/state.js';
import { chance, type Chance } from '../engine/chance.js';
import { constructed } from '../engine/positions.js';
import { readCases } from './cases.js';
import { naiveWinnable } from './naive.js';

/** A game of few columns whose rules are all drawn by lot. */
function randomGame(id: string, random: Chance): string {
  const reserve = random.below(4) === 0 ? 1 + random.below(3) : 0;
  const variant: Variant = {
    id,
    decks: random.below(5) === 0 ? 2 : 1,
    columns: Array.from({ length: 1 + random.below(6) }, () => random.below(5)),
    draw: random.pick([1, 1, 2, 3, 3, 4]),
    redeals: reserve > 0 ? 1 : random.pick([null, null, 0, 1, 2]),
    reserve,
    readyAces: random.below(4) === 0,
    worryingBack: random.below(3) > 0,
    spaces: random.pick(['king', 'king', 'any', 'none']),
    build: random.pick(['alternate', 'alternate', 'suit', 'any']),
  };
  defineVariant(variant);
  return id;
}

it('agrees with the naive solver under rules drawn by lot', () => {
  const random = chance(11);
  const tally = { won: 0, lost: 0, atOnce: 0, easierLost: 0 };
  for (let game = 0; game < 60; game++) {
    const variant = randomGame(`drawn-by-lot-${game}`, random);
    for (let round = 0; round < 10; round++) {
      const position = constructed(variant, 3 + random.below(7), random.below(3) === 0, random);
      const winnable = naiveWinnable(position, 300);
      if (winnable === null) continue;
      tally[winnable ? 'won' : 'lost']++;
      const { verdict, nodes } = solve(position);
      assert.equal(verdict, winnable ? 'winnable' : 'unwinnable', JSON.stringify(position));
      if (!winnable && nodes === 1) tally.atOnce++;
      const easier = new Model(position).easier();
      if (!easier) continue;
      const search = new Search(easier);
      search.run(Infinity);
      if (winnable) assert.equal(search.outcome, 'won', JSON.stringify(position));
      else if (search.outcome === 'lost') tally.easierLost++;
    }
  }
  assert.ok(tally.won > 60 && tally.lost > 60 && tally.atOnce > 30 && tally.easierLost > 30, JSON.stringify(tally));
});

it('calls no state lost that a win goes through', () => {
  let states = 0;
  const starts = [
    ...['klondike', 'little-klondike', 'aceless', 'little-piano', 'big-piano'].flatMap((variant) =>
      [3, 4, 5, 6].flatMap((seed) => [deal(variant, seed), deal(variant, seed, { open: true })]),
    ),
    ...readCases('klondike-draw3').slice(0, 12).map(({ position }) => position),
  ];
  for (const position of starts) {
    const search = new Search(new Model(position));
    search.run(10_000);
    if (search.outcome !== 'won') continue;
    const state = new State(new Model(position));
    const prover = new LossProver(state);
    for (const step of search.path) {
      assert.equal(prover.isLost(ALWAYS), false, JSON.stringify(position));
      state.make(step);
      states++;
    }
  }
  assert.ok(states > 1500, `${states}`);
});

it('sees at once what a search would take a minute for', () => {
  const hard = readCases('klondike-draw3').find(({ id }) => id === 'klondike-draw3-267')!;
  assert.deepEqual(solve(hard.position), { verdict: 'unwinnable', nodes: 1 });
});

it('proves a loss by an easier game, sooner than by the game itself', () => {
  const { position } = readCases('klondike-draw3').find(({ id }) => id === 'klondike-draw3-181')!;
  const whole = new Search(new Model(position));
  whole.run(250_000);
  assert.equal(whole.outcome, null);
  const { verdict, nodes } = solve(position);
  assert.ok(verdict === 'unwinnable' && nodes < 250_000, `${verdict}, ${nodes}`);
});

it('has no easier game where all of the stock can be had', () => {
  assert.equal(new Model(deal('klondike', 1)).easier(), null);
});

it('knows that a card of the stock can make room for one that lies in a space', () => {
  defineVariant({
    ...{ id: 'spaces-for-any-in-suit', decks: 1, columns: [2, 4], draw: 1, redeals: null, reserve: 0 },
    ...{ readyAces: false, worryingBack: false, spaces: 'any', build: 'suit' },
  });
  const suit = (letter: string, cards: number): string[] => [...'A23456789TJQK'.slice(0, cards)].map((rank) => rank + letter);
  const position = {
    variant: 'spaces-for-any-in-suit',
    foundations: [suit('S', 13), suit('H', 5), suit('D', 12), suit('C', 12)],
    tableau: [
      { down: [], up: ['9H', 'KC'] },
      { down: ['7H'], up: ['8H', 'QH'] },
    ],
    ...{ stock: ['6H', 'TH'], waste: ['KH', 'JH', 'KD'], reserve: [], redealsLeft: null },
  } as unknown as Position;
  assert.equal(naiveWinnable(position, 5000), true);
  assert.equal(solve(position).verdict, 'winnable');
});

it('knows that a card which leaves a space makes room', () => {
  defineVariant({
    ...{ id: 'spaces-for-any', decks: 1, columns: [0, 1, 0], draw: 1, redeals: 1, reserve: 1 },
    ...{ readyAces: false, worryingBack: false, spaces: 'any', build: 'alternate' },
  });
  const suit = (letter: string, cards: number): string[] => [...'A23456789TJQK'.slice(0, cards)].map((rank) => rank + letter);
  const position = {
    variant: 'spaces-for-any',
    foundations: [suit('S', 10), suit('H', 11), suit('D', 13), suit('C', 10)],
    tableau: [
      { down: [], up: ['QS', 'QC', 'JS'] },
      { down: [], up: ['KC'] },
      { down: [], up: ['JC', 'QH', 'KH'] },
    ],
    ...{ stock: ['KS'], waste: [], reserve: [null], redealsLeft: 1 },
  };
  assert.equal(solve(position as unknown as Position).verdict, 'winnable');
});
