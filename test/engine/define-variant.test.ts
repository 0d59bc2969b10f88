/** Games that a page brings along: three well-known ones are defined as data and played to the end; bad data is refused. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import {
  deal,
  defineVariant,
  Game,
  InvalidVariantError,
  isStuck,
  isWon,
  packSize,
  parseMove,
  parsePosition,
  variantOf,
  variants,
  whyIllegal,
  type Variant,
} from '../../src/engine/index.js';
import { FIVE, IN_SUIT, KLONDIKE_DRAW_THREE, WESTCLIFF } from './more-variants.js';
import { movesOf, table } from './table.js';

interface WonGame {
  readonly variant: string;
  readonly open: boolean;
  readonly seed: number;
  readonly moves: string;
}
const wins = JSON.parse(readFileSync(new URL('wins.json', import.meta.url), 'utf8')) as WonGame[];

for (const variant of [KLONDIKE_DRAW_THREE, WESTCLIFF, IN_SUIT]) defineVariant(variant);

describe('games are played to the win', () => {
  test('the lines cover the five games and the three that were defined here', () => {
    assert.deepEqual(new Set(wins.map(({ variant }) => variant)), new Set([...FIVE, KLONDIKE_DRAW_THREE.id, WESTCLIFF.id, IN_SUIT.id]));
  });

  for (const { variant, open, seed, moves } of wins) {
    test(`${variant}${open ? ' open' : ''}, seed ${seed}`, () => {
      const game = Game.deal({ variant, seed, open });
      for (const text of moves.split(' ')) {
        assert.equal(isWon(game.position), false);
        game.play(parseMove(text));
      }
      assert.equal(isWon(game.position), true);
      assert.deepEqual(parsePosition(game.position), game.position);
      assert.equal(isWon(Game.load(JSON.parse(JSON.stringify(game.save()))).position), true);
    });
  }
});

describe('a defined game', () => {
  test('is listed with the others, frozen, and cut off from what the caller holds', () => {
    const mine: Variant & { columns: number[]; extra?: string } = { ...WESTCLIFF, id: 'mine', columns: [1, 2, 3], extra: 'no field' };
    defineVariant(mine);
    mine.columns[0] = 9;
    assert.deepEqual(variants.get('mine'), { ...WESTCLIFF, id: 'mine', columns: [1, 2, 3] });
    assert.ok(Object.isFrozen(variantOf('mine')) && Object.isFrozen(variantOf('mine').columns));
    assert.equal([...variants.keys()].at(-1), 'mine');
  });

  test('follows its fields: draw and redeals', () => {
    const { id } = KLONDIKE_DRAW_THREE;
    const position = table(id, { waste: '9H 2C', redealsLeft: 2 });
    const game = Game.deal({ variant: id, seed: 1 });
    for (let redeal = 0; redeal < 2; redeal++) {
      for (let draws = 0; draws < 8; draws++) game.play(parseMove('stock>waste:3'));
      game.play(parseMove('waste>stock:24'));
    }
    assert.equal(game.position.redealsLeft, 0);
    assert.ok(movesOf(position).includes('waste>stock:2'));
    assert.ok(!movesOf({ ...position, redealsLeft: 0 }).includes('waste>stock:2'));
  });

  test('follows its fields: what a space takes', () => {
    const tableau = ['5H', '', '9S 8D'];
    const toSpace = (variant: string): string[] => movesOf(table(variant, { tableau })).filter((move) => move.includes('>tableau-2'));
    assert.deepEqual(toSpace(WESTCLIFF.id), ['tableau-1>tableau-2', 'tableau-3>tableau-2', 'tableau-3>tableau-2:2']);
    assert.deepEqual(toSpace('klondike'), []);
    defineVariant({ ...WESTCLIFF, id: 'spaces-stay-empty', spaces: 'none' });
    const empty = table('spaces-stay-empty', { tableau: ['KH', '', '9S 8D'] });
    assert.deepEqual(movesOf(empty), []);
    assert.equal(whyIllegal(empty, parseMove('tableau-1>tableau-2')), 'spaces-stay-empty');
  });

  test('follows its fields: how columns are built', () => {
    defineVariant({ ...WESTCLIFF, id: 'any-suit', build: 'any', spaces: 'none' });
    const tableau = ['9S 8S 7H', 'TS', 'TH', '8H', '9D'];
    const onto = (variant: string): string[] =>
      movesOf(table(variant, { tableau })).filter((move) => /tableau-[145]>tableau-[2345]/.test(move));
    assert.deepEqual(onto('klondike'), ['tableau-1>tableau-5:2', 'tableau-5>tableau-2']);
    assert.deepEqual(onto('any-suit'), ['tableau-1>tableau-2:3', 'tableau-1>tableau-3:3', 'tableau-1>tableau-4', 'tableau-1>tableau-5:2', 'tableau-4>tableau-5', 'tableau-5>tableau-2', 'tableau-5>tableau-3']);
    assert.deepEqual(onto(IN_SUIT.id), ['tableau-1>tableau-4']);
    assert.equal(whyIllegal(table(IN_SUIT.id, { tableau }), parseMove('tableau-5>tableau-2')), 'wrong-suit');
  });

  test('may have more redeals than anyone needs, and the search for a way on counts on them', () => {
    for (const redeals of [254, 255, 256, 300, 1000]) {
      const id = `redeals-${redeals}`;
      defineVariant({ ...KLONDIKE_DRAW_THREE, id, draw: 1, redeals });
      // The five of spades is under the drawn cards: it takes a redeal to reach it, and then it frees a card.
      const position = table(id, { tableau: ['2C | 4H', '6H', 'TH'], waste: '5S 8D 9D', buriedIn: 3 });
      assert.deepEqual(isStuck(position), { stuck: false, exhausted: true });
      assert.equal(isStuck({ ...position, redealsLeft: 0 }).stuck, true);
    }
  });

  test('may have an empty column at the deal, or no stock at all', () => {
    defineVariant({ ...WESTCLIFF, id: 'all-out', columns: [26, 0, 26] });
    const { tableau, stock } = deal('all-out', 1);
    assert.deepEqual(tableau.map(({ down, up }) => down.length + up.length), [26, 0, 26]);
    assert.deepEqual(stock, []);
    assert.equal(packSize(variantOf('all-out')), 52);
  });
});

describe('a definition that makes no sense is refused, and the field named', () => {
  const bad: [field: string, difference: Record<string, unknown>][] = [
    ['id', { id: '' }],
    ['id', { id: 'Klondike 3' }],
    ['id', { id: '3-cards' }],
    ['id', { id: 7 }],
    ['id', { id: undefined }],
    ['decks', { decks: 3 }],
    ['decks', { decks: 0 }],
    ['decks', { decks: '1' }],
    ['columns', { columns: [] }],
    ['columns', { columns: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1] }],
    ['columns', { columns: 7 }],
    ['columns', { columns: [1, -1] }],
    ['columns', { columns: [1.5] }],
    ['columns', { columns: ['3'] }],
    ['columns', { columns: new Array(7) }],
    ['columns', { columns: [50, 3] }],
    ['columns', { columns: [49], readyAces: true }],
    ['draw', { draw: 0 }],
    ['draw', { draw: 1.5 }],
    ['draw', { draw: null }],
    ['redeals', { redeals: -1 }],
    ['redeals', { redeals: Infinity }],
    ['redeals', { redeals: undefined }],
    ['reserve', { reserve: 4, redeals: 1 }],
    ['reserve', { reserve: -1, redeals: 1 }],
    ['reserve', { reserve: 3, redeals: null }],
    ['reserve', { reserve: 3, redeals: 0 }],
    ['readyAces', { readyAces: 'yes' }],
    ['worryingBack', { worryingBack: undefined }],
    ['spaces', { spaces: 'queen' }],
    ['build', { build: 'colour' }],
  ];
  for (const [field, difference] of bad) {
    const shown = JSON.stringify(difference, (_, value: unknown) => (value === undefined || value === Infinity ? String(value) : value));
    test(shown, () => {
      const before = [...variants.keys()];
      const definition = { ...KLONDIKE_DRAW_THREE, id: 'refused', ...difference } as unknown as Variant;
      assert.throws(
        () => defineVariant(definition),
        (error: unknown) => error instanceof InvalidVariantError && error.message.includes(field),
      );
      assert.deepEqual([...variants.keys()], before);
    });
  }

  test('what is no object', () => {
    for (const value of [null, undefined, 7, 'klondike']) {
      assert.throws(() => defineVariant(value as unknown as Variant), InvalidVariantError);
    }
  });

  test('an id that is taken, by a built-in game or a defined one', () => {
    for (const id of [...FIVE, WESTCLIFF.id]) {
      assert.throws(
        () => defineVariant({ ...WESTCLIFF, id }),
        (error: unknown) => error instanceof InvalidVariantError && error.message.includes(`"${id}"`),
      );
    }
    assert.equal(variantOf('klondike').columns.length, 7);
  });
});
