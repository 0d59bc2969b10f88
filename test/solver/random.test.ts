/** The solver against the naive one, and against itself, on positions made at random under every mix of rules. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { deal, isRed, isStuck, type Card, type Column, type Position } from '../../src/engine/index.js';
import { solve, Solver } from '../../src/solver/index.js';
import { Model } from '../../src/solver/model.js';
import { Search } from '../../src/solver/search.js';
import { chance } from '../engine/chance.js';
import { allVariants, FIVE } from '../engine/more-variants.js';
import { constructed, randomPlay } from '../engine/positions.js';
import { naiveWinnable } from './naive.js';

const NAIVE_LIMIT = 600;

function compare(position: Position, tally: { won: number; lost: number }): void {
  const winnable = naiveWinnable(position, NAIVE_LIMIT);
  if (winnable === null) return;
  tally[winnable ? 'won' : 'lost']++;
  assert.equal(solve(position).verdict, winnable ? 'winnable' : 'unwinnable', JSON.stringify(position));
}

describe('the naive solver', () => {
  it('agrees on constructed positions of all variants', () => {
    const random = chance(3);
    const tally = { won: 0, lost: 0 };
    for (const variant of allVariants()) {
      for (let round = 0; round < 12; round++) compare(constructed(variant, 3 + random.below(10), round % 3 === 0, random), tally);
    }
    assert.ok(tally.won > 50 && tally.lost > 50, JSON.stringify(tally));
  });

  it('agrees on the ends of real games', () => {
    const random = chance(4);
    const tally = { won: 0, lost: 0 };
    for (const variant of FIVE) {
      for (let seed = 1; seed <= 4; seed++) {
        const positions = [...randomPlay(variant, seed, seed % 2 === 0, 0.9, random)];
        for (const position of positions.slice(-3)) compare(position, tally);
      }
    }
    assert.ok(tally.won + tally.lost > 10, JSON.stringify(tally));
  });
});

it('finds no win where the game is stuck', () => {
  const random = chance(5);
  let stuck = 0;
  for (const variant of allVariants()) {
    for (let round = 0; round < 6; round++) {
      const position = constructed(variant, 4 + random.below(12), false, random);
      if (!isStuck(position, { maxStates: 3000 }).stuck) continue;
      stuck++;
      assert.equal(solve(position).verdict, 'unwinnable', JSON.stringify(position));
    }
  }
  assert.ok(stuck > 20, `${stuck}`);
});

describe('what makes no difference', () => {
  const random = chance(6);
  const positions = FIVE.flatMap((variant) => [
    ...Array.from({ length: 6 }, () => constructed(variant, 14, false, random)),
    deal(variant, 1),
    deal(variant, 2, { open: true }),
  ]);
  const LIMIT = { maxNodes: 4000 };

  it('the size of the slices', () => {
    for (const position of positions) {
      const whole = solve(position, LIMIT);
      for (const slice of [1, 7, 1000]) {
        const solver = new Solver(position, LIMIT);
        let result = solver.step(slice);
        while (!result) result = solver.step(slice);
        assert.deepEqual(result, whole);
      }
    }
  });

  it('how much the table holds, but for the nodes', () => {
    let forgotten = 0;
    for (const position of positions) {
      const whole = new Search(new Model(position));
      const small = new Search(new Model(position), { mostBytes: 1 << 10 });
      whole.run(20_000);
      small.run(400_000);
      if (whole.outcome === null || small.outcome === null) continue;
      if (small.nodes > whole.nodes) forgotten++;
      assert.equal(small.outcome, whole.outcome);
    }
    assert.ok(forgotten > 0);
  });

  it('the order of columns', () => {
    for (const position of positions.filter(isSmall)) {
      const turned = { ...position, tableau: random.shuffled(position.tableau) };
      assert.equal(solve(turned).verdict, solve(position).verdict);
    }
  });

  it('which suit of a colour is which', () => {
    for (const position of positions.filter(isSmall)) assert.equal(solve(swapSuits(position)).verdict, solve(position).verdict);
  });
});

function isSmall({ foundations }: Position): boolean {
  return foundations.some((pile) => pile.length > 1);
}

/** Spades for clubs and clubs for spades, hearts for diamonds and diamonds for hearts. */
function swapSuits(position: Position): Position {
  const other = (card: Card): Card => `${card[0] as 'A'}${isRed(card) ? (card[1] === 'H' ? 'D' : 'H') : card[1] === 'S' ? 'C' : 'S'}`;
  const all = (cards: readonly Card[]): Card[] => cards.map(other);
  const { foundations } = position;
  return {
    ...position,
    foundations: foundations.map((_, index) => all(foundations[index - (index % 4) + 3 - (index % 4)]!)),
    tableau: position.tableau.map(({ down, up }): Column => ({ down: all(down), up: all(up) })),
    stock: all(position.stock),
    waste: all(position.waste),
    reserve: position.reserve.map((card) => card && other(card)),
  };
}
