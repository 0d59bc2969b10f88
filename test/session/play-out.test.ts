// Whether the rest plays itself out, judged by a search that knows nothing but legal moves.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { applyMove, isStockMove, isWon, legalMoves, parsePosition, type Card, type Move, type Position } from '../../src/engine/index.js';
import { PlayOut } from '../../src/session/play-out.js';
import { chance } from '../engine/chance.js';
import { allVariants } from '../engine/more-variants.js';
import { constructed, randomPlay } from '../engine/positions.js';

/** By foundation and stock moves only; `null` where there is too much to look at. */
function naive(start: Position, most: number): boolean | null {
  const seen = new Set<string>();
  const open = [start];
  for (let at = open.pop(); at; at = open.pop()) {
    if (isWon(at)) return true;
    const key = JSON.stringify(at);
    if (seen.has(key)) continue;
    if (seen.add(key).size > most) return null;
    for (const move of legalMoves(at)) if (move.to.startsWith('foundation') || isStockMove(move)) open.push(applyMove(at, move));
  }
  return false;
}

const searched = (position: Position): readonly Move[] | null => new PlayOut(position).step(Infinity) ?? null;

/** The line is made of foundation and stock moves, and each is legal. */
function assertWins(position: Position, moves: readonly Move[]): void {
  assert.ok(moves.every((move) => move.to.startsWith('foundation') || isStockMove(move)));
  assert.ok(isWon(moves.reduce(applyMove, position)));
}

for (const variant of allVariants()) {
  test(`${variant}: what plays itself out is found, and nothing else`, () => {
    const random = chance(variant.length);
    let [yes, no] = [0, 0];
    for (let round = 0; round < 120; round++) {
      const position = constructed(variant, 2 + random.below(13), round % 4 === 0, random);
      if (isWon(position)) continue;
      const truth = naive(position, 1200);
      if (truth === null) continue;
      const moves = searched(position);
      assert.equal(moves !== null, truth, JSON.stringify(position));
      if (moves) assertWins(position, moves);
      if (truth) yes++;
      else no++;
    }
    assert.ok(yes >= 3 && no >= 3, `both answers occur: ${yes} and ${no}`);
  });
}

test('whatever is offered on the way of a game wins', () => {
  let offers = 0;
  for (const variant of allVariants().slice(0, 5)) {
    for (let seed = 1; seed <= 8; seed++) {
      for (const position of randomPlay(variant, seed, false, 1, chance(seed))) {
        const moves = searched(position);
        if (!moves) continue;
        assertWins(position, moves);
        offers++;
      }
    }
  }
  assert.ok(offers > 0);
});

const home = (left: Record<'S' | 'H' | 'D' | 'C', number>): Card[][] =>
  (['S', 'H', 'D', 'C'] as const).map((suit) => [...'A23456789TJQK'].slice(0, left[suit]).map((rank) => `${rank}${suit}` as Card));

test('cards that lie face down turn up by themselves', () => {
  const columns = [{ down: ['KS', 'KH', 'KD'], up: ['KC'] }, ...Array.from({ length: 6 }, () => ({ down: [], up: [] }))];
  const position = parsePosition({
    variant: 'klondike',
    foundations: home({ S: 12, H: 12, D: 12, C: 12 }),
    tableau: columns,
    stock: [],
    waste: [],
    reserve: [],
    redealsLeft: null,
  });
  assert.deepEqual(
    searched(position)?.map(({ from, to }) => `${from}>${to}`),
    ['tableau-1>foundation-4', 'tableau-1>foundation-3', 'tableau-1>foundation-2', 'tableau-1>foundation-1'],
  );
});

test('a card of a waste drawn by threes may have to wait', () => {
  // One pass is left. Gone at once, the king of hearts would leave all three others in one draw, the queen they wait for lowest.
  const position = parsePosition({
    variant: 'klondike-draw-three',
    foundations: home({ S: 13, H: 12, D: 11, C: 12 }),
    tableau: Array.from({ length: 7 }, () => ({ down: [], up: [] })),
    stock: ['KD', 'KC', 'QD'],
    waste: ['KH'],
    reserve: [],
    redealsLeft: 1,
  });
  let eager = position;
  for (let next: Move | undefined; (next = legalMoves(eager).find(({ to }) => to.startsWith('foundation')) ?? legalMoves(eager).find(isStockMove)); ) {
    eager = applyMove(eager, next);
  }
  assert.equal(isWon(eager), false, 'taking each card as it comes does not win');
  assertWins(position, searched(position)!);
});

test('however it is sliced, the answer is the same', () => {
  const random = chance(5);
  for (let round = 0; round < 40; round++) {
    const position = constructed('little-klondike', 14, false, random);
    const sliced = new PlayOut(position);
    let answer: readonly Move[] | null | undefined;
    do answer = sliced.step(1 + random.below(7));
    while (answer === undefined);
    assert.deepEqual(answer, searched(position));
  }
});
