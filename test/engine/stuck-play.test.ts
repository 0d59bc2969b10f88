/** Where play itself finds a way on, the positions on that way must not be called stuck: real games at every stage. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { applyMove, deal, isStuck, parseMove, type Position } from '../../src/engine/index.js';
import { chance } from './chance.js';
import { allVariants, FIVE } from './more-variants.js';
import { randomPlay } from './positions.js';

const hidden = ({ tableau }: Position): number => tableau.reduce((sum, { down }) => sum + down.length, 0);

function isNotStuck(position: Position): void {
  const { stuck } = isStuck(position, { maxStates: 2000 });
  assert.equal(stuck, false, JSON.stringify(position));
}

/** Looks at every fifth position of each game before the last card that it turned up; how many these are. */
function examined(variant: string, games: number): number {
  const random = chance(23);
  let positions = 0;
  for (let game = 0; game < games; game++) {
    const passed = [...randomPlay(variant, game, false, 0.7, random)];
    const fewest = hidden(passed.at(-1)!);
    const before = passed.filter((position) => hidden(position) > fewest);
    for (let index = random.below(5); index < before.length; index += 5, positions++) isNotStuck(before[index]!);
  }
  return positions;
}

describe('before the last card that random play turned up', () => {
  for (const variant of FIVE) {
    test(variant, () => {
      const positions = examined(variant, 25);
      assert.ok(positions >= 100, `${positions} positions only`);
    });
  }

  test('in other games', () => {
    let positions = 0;
    for (const variant of allVariants()) if (!FIVE.includes(variant)) positions += examined(variant, 8);
    assert.ok(positions >= 1000, `${positions} positions only`);
  });
});

test('along games that were won', () => {
  const url = new URL('wins.json', import.meta.url);
  const wins = JSON.parse(readFileSync(url, 'utf8')) as { variant: string; open: boolean; seed: number; moves: string }[];
  allVariants();
  for (const { variant, open, seed, moves } of wins) {
    let position = deal(variant, seed, { open });
    for (const move of moves.split(' ')) {
      isNotStuck(position);
      position = applyMove(position, parseMove(move));
    }
  }
});
