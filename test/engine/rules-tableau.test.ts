/** The rules of the five games, one example a point: the deal, columns, foundations, worrying back. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  applyMove,
  deal,
  isStuck,
  isWon,
  orderedPack,
  parseMove,
  shuffle,
  variantOf,
  variants,
  whyIllegal,
  type Position,
} from '../../src/engine/index.js';
import { FIVE } from './more-variants.js';
import { cards, movesOf, table } from './table.js';

const play = (position: Position, ...moves: string[]): Position =>
  moves.reduce((at, move) => applyMove(at, parseMove(move)), position);
const refusal = (position: Position, move: string): string | null => whyIllegal(position, parseMove(move));

describe('the deal', () => {
  const dealt: Record<string, { columns: number[]; foundations: number; stock: number; draw: number; redealsLeft: number | null }> = {
    klondike: { columns: [1, 2, 3, 4, 5, 6, 7], foundations: 4, stock: 24, draw: 1, redealsLeft: null },
    'little-klondike': { columns: [1, 2, 3, 4, 5, 6], foundations: 4, stock: 31, draw: 3, redealsLeft: null },
    aceless: { columns: [1, 2, 3, 4, 5, 6, 7], foundations: 4, stock: 20, draw: 1, redealsLeft: 1 },
    'little-piano': { columns: [7, 6, 5, 4, 3, 2, 1], foundations: 4, stock: 24, draw: 1, redealsLeft: 1 },
    'big-piano': { columns: [10, 9, 8, 7, 6, 5, 4, 3, 2, 1], foundations: 8, stock: 49, draw: 1, redealsLeft: 1 },
  };

  test('there are five games', () => assert.deepEqual([...variants.keys()].slice(0, 5), FIVE));

  for (const [variant, { columns, foundations, stock, draw, redealsLeft }] of Object.entries(dealt)) {
    test(`${variant}: piles, and only the last card of each column face up`, () => {
      const position = deal(variant, 7);
      assert.deepEqual(position.tableau.map(({ down, up }) => down.length + up.length), columns);
      assert.ok(position.tableau.every(({ up }) => up.length === 1));
      assert.equal(position.foundations.length, foundations);
      assert.equal(position.stock.length, stock);
      assert.deepEqual([position.waste, position.redealsLeft], [[], redealsLeft]);
      assert.equal(variantOf(variant).draw, draw);
      assert.equal(play(position, `stock>waste:${draw}`).waste.length, draw);
    });

    test(`${variant}: in the open form every tableau card is face up, and nothing else differs`, () => {
      const closed = deal(variant, 7);
      const open = deal(variant, 7, { open: true });
      assert.ok(open.tableau.every(({ down }) => down.length === 0));
      assert.deepEqual(open.tableau.map(({ up }) => up), closed.tableau.map(({ down, up }) => [...down, ...up]));
      assert.deepEqual({ ...open, tableau: [] }, { ...closed, tableau: [] });
    });
  }

  test('the first card is dealt first: whole columns from the left, then the stock', () => {
    const deck = orderedPack(1, true);
    const { tableau, stock } = deal('klondike', deck);
    assert.deepEqual(tableau[0], { down: [], up: ['AS'] });
    assert.deepEqual(tableau[2], { down: ['4S', '5S'], up: ['6S'] });
    assert.equal(stock.at(-1), deck[28]);
    assert.equal(stock[0], deck[51]);
    assert.deepEqual(deal('klondike', shuffle('klondike', 'x')), deal('klondike', 'x'));
  });

  test('aceless: the aces are ready and not in the pack', () => {
    const { foundations } = deal('aceless', 1);
    assert.deepEqual(foundations, [['AS'], ['AH'], ['AD'], ['AC']]);
    assert.equal(shuffle('aceless', 1).length, 48);
    assert.ok(shuffle('aceless', 1).every((card) => !card.startsWith('A')));
  });

  test('a deck that is not the pack is refused, and the fault named', () => {
    const deck = orderedPack(1, true);
    assert.throws(() => deal('klondike', deck.slice(1)), /AS is missing/);
    assert.throws(() => deal('klondike', [...deck.slice(1), 'KC']), /KC is there too often/);
    assert.throws(() => deal('klondike', [...deck.slice(1), ...cards('1S')]), /"1S" does not belong/);
    assert.throws(() => deal('aceless', deck), /does not belong/);
    assert.throws(() => deal('big-piano', deck), /is missing/);
    assert.throws(() => deal('klondike', null as unknown as string), /must be a list/);
  });
});

describe('columns', () => {
  test('are built down in alternating colour', () => {
    const position = table('klondike', { tableau: ['8S', '7H', '7D', '7C', '6S', '9H'] });
    assert.deepEqual(movesOf(position), ['tableau-1>tableau-6', 'tableau-2>tableau-1', 'tableau-3>tableau-1', 'tableau-5>tableau-2', 'tableau-5>tableau-3']);
    assert.equal(refusal(position, 'tableau-4>tableau-1'), 'wrong-colour');
    assert.equal(refusal(position, 'tableau-5>tableau-1'), 'wrong-rank');
  });

  test('a whole run moves, or its lower part', () => {
    const position = table('klondike', { tableau: ['5D | QH JS TD 9C', 'KC', 'TH', 'JC', '2C', '2D', '2H'] });
    assert.deepEqual(movesOf(position), ['tableau-1>tableau-2:4', 'tableau-1>tableau-3', 'tableau-1>tableau-4:2', 'tableau-3>tableau-4']);
    assert.deepEqual(play(position, 'tableau-1>tableau-4:2').tableau[3], { down: [], up: cards('JC TD 9C') });
    assert.deepEqual(play(position, 'tableau-1>tableau-2:4').tableau[0], { down: [], up: cards('5D') });
  });

  test('what is no run does not move together, and nothing moves from the middle', () => {
    const position = table('klondike', { tableau: ['QH 9C 8H', 'KC', 'TD'] });
    assert.equal(refusal(position, 'tableau-1>tableau-3:2'), null);
    assert.equal(refusal(position, 'tableau-1>tableau-2:3'), 'not-a-run');
    assert.equal(refusal(table('klondike', { tableau: ['QH | JS', 'KC'] }), 'tableau-1>tableau-2:2'), 'face-down');
    assert.equal(refusal(table('klondike', { tableau: ['QH | JS', 'KC'] }), 'tableau-1>tableau-2:3'), 'wrong-count');
  });

  test('only a king, or a run that a king heads, goes to an empty column', () => {
    for (const variant of FIVE) {
      const position = table(variant, { tableau: ['2C | KH QS', '', 'QD', '3C | KD'] });
      assert.equal(refusal(position, 'tableau-1>tableau-2:2'), null, variant);
      assert.equal(refusal(position, 'tableau-4>tableau-2'), null, variant);
      assert.equal(refusal(position, 'tableau-3>tableau-2'), 'needs-king', variant);
      assert.equal(refusal(position, 'tableau-1>tableau-2'), 'needs-king', variant);
    }
  });

  test('a king may also change from one empty column to another', () => {
    assert.ok(movesOf(table('klondike', { tableau: ['KH QS'] })).includes('tableau-1>tableau-2:2'));
  });

  test('an exposed face-down card is turned up as part of the same move', () => {
    const position = table('klondike', { tableau: ['2D 4S | 7H', '8S'], foundations: [0, 0, 1] });
    const after = play(position, 'tableau-1>tableau-2');
    assert.deepEqual(after.tableau[0], { down: ['2D'], up: ['4S'] });
    assert.deepEqual(play(table('klondike', { tableau: ['9C | AH'] }), 'tableau-1>foundation-2').tableau[0], { down: [], up: ['9C'] });
  });

  test('in the open form a run reaches into the dealt cards where they are in sequence', () => {
    const first = cards('JC QS 2C AS TD 9S');
    const rest = orderedPack(1, true).filter((card) => !first.includes(card));
    const position = deal('klondike', [...first, ...rest], { open: true });
    assert.deepEqual(position.tableau[2]!.up, cards('AS TD 9S'));
    assert.equal(refusal(position, 'tableau-3>tableau-1:2'), null);
  });
});

describe('foundations', () => {
  test('are built up in suit from the ace, each in its own place', () => {
    const position = table('klondike', { tableau: ['2S', 'AH', '2D', 'KC'], foundations: [1] });
    assert.equal(refusal(position, 'tableau-1>foundation-1'), null);
    assert.equal(refusal(position, 'tableau-2>foundation-2'), null);
    assert.equal(refusal(position, 'tableau-2>foundation-3'), 'wrong-suit');
    assert.equal(refusal(position, 'tableau-3>foundation-3'), 'needs-ace');
    assert.equal(refusal(table('klondike', { tableau: ['4S'], foundations: [2] }), 'tableau-1>foundation-1'), 'needs-next-rank');
  });

  test('take one card at a time', () => {
    const position = table('klondike', { tableau: ['3H 2S'], foundations: [1] });
    assert.equal(refusal(position, 'tableau-1>foundation-1:2'), 'one-at-a-time');
  });

  test('big-piano: a card goes to the first foundation of its suit that takes it', () => {
    const empty = table('big-piano', { tableau: ['AH', 'AH'] });
    assert.equal(refusal(empty, 'tableau-1>foundation-6'), 'first-foundation');
    const one = play(empty, 'tableau-1>foundation-2');
    assert.equal(refusal(one, 'tableau-2>foundation-2'), 'needs-next-rank');
    assert.equal(refusal(one, 'tableau-2>foundation-6'), null);
    const uneven = table('big-piano', { tableau: ['5C', '3C'], foundations: [0, 0, 0, 2, 0, 0, 0, 4] });
    assert.deepEqual(movesOf(uneven).filter((move) => move.includes('foundation') && move.startsWith('tableau')), ['tableau-1>foundation-8', 'tableau-2>foundation-4']);
  });

  test('the game is won when every foundation ends in its king, and only then', () => {
    for (const variant of FIVE) {
      const all = Array.from({ length: variantOf(variant).decks * 4 }, () => 13);
      assert.equal(isWon(table(variant, { foundations: all })), true);
      const before = table(variant, { foundations: [...all.slice(0, -1), 12], tableau: ['KC'] });
      assert.equal(isWon(before), false);
      assert.equal(isWon(play(before, `tableau-1>foundation-${all.length}`)), true);
    }
  });
});

describe('worrying back', () => {
  const position = (variant: string): Position => table(variant, { foundations: [6, 5], tableau: ['7D', '6C'] });

  test('is allowed by the column rule in klondike, aceless and both pianos', () => {
    for (const variant of ['klondike', 'aceless', 'little-piano', 'big-piano']) {
      const after = play(position(variant), 'foundation-1>tableau-1');
      assert.deepEqual(after.tableau[0]!.up, ['7D', '6S']);
      assert.equal(after.foundations[0]!.length, 5);
      assert.equal(refusal(position(variant), 'foundation-2>tableau-2'), null);
      assert.equal(refusal(position(variant), 'foundation-2>tableau-1'), 'wrong-rank');
      assert.equal(refusal(position(variant), 'foundation-1>tableau-3'), 'needs-king');
      assert.equal(refusal(position(variant), 'foundation-1>foundation-1'), 'same-pile');
      assert.equal(refusal(position(variant), 'foundation-1>foundation-2'), 'pile-takes-none');
    }
  });

  test('is not allowed in little-klondike', () => {
    assert.equal(refusal(position('little-klondike'), 'foundation-1>tableau-1'), 'no-worrying-back');
    assert.ok(movesOf(position('little-klondike')).every((move) => !move.startsWith('foundation')));
  });

  test('aceless: a ready ace stays where it is; in klondike an ace may come back', () => {
    const aces = { foundations: [1, 1, 1, 1], tableau: ['2D', '2C'] };
    assert.equal(refusal(table('aceless', aces), 'foundation-1>tableau-1'), 'ready-ace-stays');
    assert.deepEqual(movesOf(table('aceless', aces)), ['tableau-1>foundation-3', 'tableau-2>foundation-4']);
    assert.equal(refusal(table('klondike', aces), 'foundation-1>tableau-1'), null);
  });

  test('can be the only way on, and then the game is not stuck', () => {
    const cardsLeft = { foundations: [4, 2, 1, 2], tableau: ['9C | 3D', '5H', 'QC'], buriedIn: 3 };
    assert.deepEqual(isStuck(table('klondike', cardsLeft)), { stuck: false, exhausted: true });
    const stay = table('little-klondike', cardsLeft);
    assert.deepEqual(isStuck(stay), { stuck: true, reason: 'no-moves', exhausted: true });
  });
});
