/** The solver's face: what it takes, what it refuses, and how much work a fixed set of deals is. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { applyMove, deal, InvalidPositionError, isWon, parseMove, parsePosition, type Move, type Position } from '../../src/engine/index.js';
import { solve, Solver } from '../../src/solver/index.js';
import { FIVE } from '../engine/more-variants.js';

it('refuses a senseless limit', () => {
  const position = deal('klondike', 1);
  for (const maxNodes of [0, -1, 1.5, NaN, '9' as unknown as number]) assert.throws(() => solve(position, { maxNodes }), RangeError);
  assert.throws(() => new Solver(position).step(0), RangeError);
});

it('refuses what is no position', () => {
  const position = { ...deal('klondike', 1), waste: ['AS'] };
  assert.throws(() => solve(position as Position), InvalidPositionError);
  assert.throws(() => solve(null as unknown as Position), InvalidPositionError);
});

it('stops at the limit', () => {
  const result = solve(deal('klondike', 1), { maxNodes: 3 });
  assert.deepEqual(result, { verdict: 'unknown', nodes: 3 });
});

it('leaves the position alone and needs no moves where the game is won', () => {
  let position = deal('aceless', 3);
  const before = JSON.stringify(position);
  const { moves } = solve(position);
  assert.equal(JSON.stringify(position), before);
  for (const move of moves!) position = applyMove(position, move);
  assert.ok(isWon(position));
  assert.deepEqual(solve(position), { verdict: 'winnable', moves: [], nodes: 1 });
});

it('tells by the verdict whether there are moves', () => {
  const results = [solve(deal('klondike', 1)), solve(deal('klondike', 1), { maxNodes: 3 })];
  const promised: readonly { verdict: 'winnable' | 'unwinnable' | 'unknown'; moves?: Move[]; nodes: number }[] = results;
  const lengths = results.map((result) => (result.verdict === 'winnable' ? result.moves.length : result.moves));
  assert.ok(lengths[0]! > 0);
  assert.equal(lengths[1], undefined);
  assert.deepEqual(promised.map(({ verdict }) => verdict), ['winnable', 'unknown']);
});

it('plays from a reserve whose places are empty in any order', () => {
  const suit = (name: string, ranks = 13): string[] => [...'A23456789TJQK'].slice(0, ranks).map((rank) => rank + name);
  for (const reserve of [['KC', null, null], [null, 'KC', null], [null, null, 'KC'], ['QC', null, 'KC'], [null, 'KC', 'QC'], ['KC', 'QC', null]]) {
    const cards = reserve.filter(Boolean).length;
    const position = parsePosition({
      variant: 'little-piano',
      foundations: [suit('S'), suit('H'), suit('D'), suit('C', 13 - cards)],
      tableau: Array.from({ length: 7 }, () => ({ down: [], up: [] })),
      stock: [],
      waste: [],
      reserve,
      redealsLeft: 0,
    });
    const { moves = [] } = solve(position);
    assert.ok(isWon(moves.reduce(applyMove, position)), String(reserve));
  }
});

it('goes on from the middle of a game', () => {
  const position = applyMove(deal('little-klondike', 7), parseMove('stock>waste:3'));
  let end = position;
  for (const move of solve(position).moves!) end = applyMove(end, move);
  assert.ok(isWon(end));
});

it('makes the line in portions too, each no more than a few moves', () => {
  for (const variant of FIVE) {
    const position = deal(variant, 4);
    const solver = new Solver(position);
    let [result, calls, nodes] = [solver.step(1), 0, 0];
    for (; !result; result = solver.step(1), calls++) {
      if (nodes !== solver.nodes) [nodes, calls] = [solver.nodes, 0];
    }
    assert.ok(calls > result.moves!.length, `${variant}: ${calls} calls after the search, for ${result.moves!.length} moves`);
    assert.deepEqual(result, solve(position));
  }
});

/**
 * Nodes over a fixed set of deals. A change to the search changes them: write the new ones down here, and name them in
 * the commit's message.
 */
const SIGNATURE = {
  klondike: 593,
  'little-klondike': 797,
  aceless: 20658,
  'little-piano': 12641,
  'big-piano': 36076,
};

it('does the work that its signature says', () => {
  const nodes = Object.fromEntries(
    FIVE.map((variant) => {
      let sum = 0;
      for (let seed = 1; seed <= 10; seed++) sum += solve(deal(variant, seed), { maxNodes: 5000 }).nodes;
      return [variant, sum];
    }),
  );
  assert.deepEqual(nodes, SIGNATURE);
});
