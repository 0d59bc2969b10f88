/** The catalogue of winnable deals: whole, honest, and picked from fairly. `solitaire-game catalogue --check` solves all of it. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { pickDeal, seedsOf } from '../../src/deals/catalogue.js';
import { DEALS } from '../../src/deals/catalogue-data.js';
import { catalogueText, type RatedDeal } from '../../src/deals/catalogue-text.js';
import { DIFFICULTIES } from '../../src/deals/difficulty.js';
import { applyMove, deal, isWon } from '../../src/engine/index.js';
import { solve } from '../../src/solver/index.js';

const GAMES = ['klondike', 'little-klondike', 'aceless', 'little-piano', 'big-piano'];
const FORMS = GAMES.flatMap((variant) => [false, true].map((open) => ({ variant, open })));
/** Of each class, how many there must be at least. */
const LEAST = 50;
/** Deals of each class that are solved here. */
const SAMPLE = 2;

for (const { variant, open } of FORMS) {
  describe(`${variant}${open ? ', open' : ''}`, () => {
    it('has deals of every difficulty, each seed in one', () => {
      const classes = DIFFICULTIES.map((difficulty) => seedsOf(variant, open, difficulty));
      for (const seeds of classes) assert.ok(seeds.length >= LEAST, `${seeds.length}`);
      const all = classes.flat();
      assert.equal(new Set(all).size, all.length);
      assert.deepEqual(all.sort((a, b) => a - b), seedsOf(variant, open, 'any'));
    });

    it('can be won', () => {
      for (const difficulty of DIFFICULTIES) {
        const seeds = seedsOf(variant, open, difficulty);
        for (let part = 0; part < SAMPLE; part++) {
          const seed = seeds[Math.floor(((part + 0.5) / SAMPLE) * seeds.length)]!;
          let position = deal(variant, seed, { open });
          const { moves } = solve(position);
          assert.ok(moves, `seed ${seed}`);
          for (const move of moves) position = applyMove(position, move);
          assert.ok(isWon(position), `seed ${seed}`);
        }
      }
    });
  });
}

it('picks each deal of a class equally often, and no other', () => {
  const seeds = seedsOf('little-piano', false, 'hard');
  const picks = seeds.map((_, index) => pickDeal('little-piano', false, 'hard', () => (index + 0.5) / seeds.length));
  assert.deepEqual(picks, seeds);
  assert.equal(pickDeal('little-piano', false, 'hard', () => 0), seeds[0]);
  assert.equal(pickDeal('little-piano', false, 'hard', () => 1 - 2 ** -53), seeds.at(-1));
});

it('has no deal of a game that it does not know', () => {
  for (const variant of ['canfield', 'toString', '__proto__', '']) {
    for (const difficulty of [...DIFFICULTIES, 'any'] as const) assert.equal(pickDeal(variant, false, difficulty, () => 0), null);
  }
});

it('is written as the command writes it', () => {
  const deals = Object.entries(DEALS).flatMap(([key, letters]) =>
    [...letters].map((letter, seed): RatedDeal => {
      const difficulty = DIFFICULTIES.find((each) => each.startsWith(letter)) ?? null;
      return { variant: key.replace('+', ''), open: key.endsWith('+'), seed, difficulty };
    }),
  );
  assert.equal(readFileSync(new URL('../../src/deals/catalogue-data.ts', import.meta.url), 'utf8'), catalogueText(deals));
});

it('is of the built-in games', () => {
  assert.deepEqual(Object.keys(DEALS), FORMS.map(({ variant, open }) => variant + (open ? '+' : '')));
});
