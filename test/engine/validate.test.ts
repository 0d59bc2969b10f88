/** Damaged positions and saves: every kind of damage is refused with the right error, and nothing invalid gets through. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  applyMove,
  deal,
  Game,
  InvalidDeckError,
  InvalidPositionError,
  InvalidSaveError,
  legalMoves,
  orderedPack,
  parsePosition,
  UnknownVariantError,
  variantOf,
  type Card,
  type Position,
  type SavedGame,
} from '../../src/engine/index.js';
import { chance } from './chance.js';
import fc from './fixed-check.js';
import { allVariants, FIVE } from './more-variants.js';
import { randomPlay } from './positions.js';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

const clone = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json;

/** The position after some random play. */
function reached(variant: string, seed: number, open: boolean): Position {
  const random = chance(seed);
  const passed = [...randomPlay(variant, seed, open, 0.8, random)];
  return random.pick(passed);
}

function refuses(json: unknown, field: string, fault = /./): void {
  assert.throws(
    () => parsePosition(json),
    (error: unknown) => {
      assert.ok(error instanceof InvalidPositionError);
      assert.equal(error.field, field);
      assert.match(error.message, fault);
      assert.ok(error.message.startsWith(`${field}: `));
      return true;
    },
  );
}

describe('a position', () => {
  const valid = (): Record<string, Json> => clone(deal('little-piano', 1)) as Record<string, Json>;
  const damaged = (difference: Record<string, unknown>): unknown => ({ ...valid(), ...difference });

  test('is read as a clean copy: further fields are left out, nothing is shared', () => {
    const json = { ...valid(), note: 'mine' };
    const position = parsePosition(json);
    assert.deepEqual(position, deal('little-piano', 1));
    (json as Record<string, Json> as { stock: string[] }).stock.pop();
    assert.equal(position.stock.length, 24);
  });

  test('that is no object is refused', () => {
    for (const value of [null, undefined, 3, 'klondike', [], [valid()], true]) refuses(value, 'position', /must be an object/);
  });

  test('each field that is missing is named', () => {
    for (const field of Object.keys(valid())) {
      const json = valid();
      Reflect.deleteProperty(json, field);
      refuses(json, field);
    }
  });

  test('each kind of fault is named, with its place', () => {
    const { stock, tableau } = valid() as { stock: string[]; tableau: { down: string[]; up: string[] }[] };
    refuses(damaged({ variant: 'spider' }), 'variant', /"spider".*klondike/);
    refuses(damaged({ variant: 7 }), 'variant');
    refuses(damaged({ stock: [...stock.slice(1), '1S'] }), 'stock[23]', /"1S"/);
    refuses(damaged({ stock: [...stock.slice(1), 'as'] }), 'stock[23]');
    refuses(damaged({ stock: [...stock.slice(1), null] }), 'stock[23]');
    refuses(damaged({ stock: new Array(24) }), 'stock[0]');
    refuses(damaged({ stock: { length: 24 } }), 'stock', /must be a list/);
    refuses(damaged({ stock: stock.slice(1) }), 'position', /is missing/);
    refuses(damaged({ waste: [stock[0]] }), 'position', /too often/);
    refuses(damaged({ foundations: [[], [], []] }), 'foundations', /4 entries, not 3/);
    refuses(damaged({ foundations: [['2S'], [], [], []] }), 'foundations[0][0]', /2S/);
    refuses(damaged({ foundations: [[], ['AS'], [], []] }), 'foundations[1][0]');
    refuses(damaged({ foundations: [['AS', '3S'], [], [], []] }), 'foundations[0][1]');
    refuses(damaged({ tableau: tableau.slice(1) }), 'tableau', /7 entries, not 6/);
    refuses(damaged({ tableau: [null, ...tableau.slice(1)] }), 'tableau[0]');
    refuses(damaged({ tableau: [{ down: [] }, ...tableau.slice(1)] }), 'tableau[0].up');
    refuses(damaged({ tableau: [{ down: [...tableau[0]!.down, ...tableau[0]!.up], up: [] }, ...tableau.slice(1)] }), 'tableau[0].up', /face up/);
    refuses(damaged({ reserve: [] }), 'reserve', /3 entries/);
    refuses(damaged({ reserve: [stock[0], null, null], stock: stock.slice(1) }), 'reserve', /as long as the redeal is left/);
    refuses(damaged({ redealsLeft: 0 }), 'reserve', /only when the pack is used up/);
    refuses(damaged({ redealsLeft: 0, waste: stock, stock: [] }), 'waste', /must be empty/);
    for (const redealsLeft of [null, 2, -1, 0.5, '1', true]) refuses(damaged({ redealsLeft }), 'redealsLeft');
    refuses({ ...(clone(deal('klondike', 1)) as object), redealsLeft: 0 }, 'redealsLeft', /unlimited/);
    const ready = clone(deal('aceless', 1)) as Record<string, Json>;
    refuses({ ...ready, foundations: [[], ['AH'], ['AD'], ['AC']] }, 'foundations[0]', /ready ace/);
  });

  test('of a foundation with a card too many is refused', () => {
    const king = clone(deal('big-piano', 2)) as Record<string, Json>;
    const spades = orderedPack(1, true).slice(0, 13);
    refuses({ ...king, foundations: [[...spades, 'AS'], [], [], [], [], [], [], []] }, 'foundations[0][13]');
  });

  test('with getters, proxies and other odd things throws nothing else', () => {
    const odd: unknown[] = [Object.create(null), new Date(), new Map(), () => 0, Symbol('x'), 10n, { variant: Object.create(null) as unknown }, { ...valid(), stock: 10n }, { ...valid(), stock: [Symbol('x')] }, { ...valid(), waste: [Object.create(null)] }, { ...valid(), redealsLeft: Object.create(null) as unknown }];
    for (const value of odd) assert.throws(() => parsePosition(value), InvalidPositionError);
  });
});

describe('a deck or a game’s id of unknown origin', () => {
  const circle: { in?: unknown } = {};
  circle.in = circle;
  const odd: unknown[] = [undefined, null, 7, 10n, Symbol('x'), circle, Object.create(null), [], () => 0, 'x'.repeat(100_000)];

  test('whatever is in it: the refusal is the right one, and can be read', () => {
    for (const value of odd) {
      const deck = [...orderedPack(1, true).slice(1), value] as Card[];
      for (const [refuse, kind] of [[() => deal('klondike', deck), InvalidDeckError], [() => deal(value as string, 1), UnknownVariantError]] as const) {
        // However many games the other tests have defined.
        assert.throws(refuse, (error: unknown) => error instanceof kind && error.message.replace(/ Known games: .*$/, '').length < 300);
      }
    }
  });
});

/** Everywhere that a value sits inside JSON, as a path. */
function paths(json: Json, at: readonly (string | number)[] = []): (readonly (string | number)[])[] {
  if (typeof json !== 'object' || json === null) return [at];
  return [at, ...Object.entries(json).flatMap(([key, value]) => paths(value, [...at, Array.isArray(json) ? Number(key) : key]))];
}

/** A copy with one place changed. */
function changed(json: Json, path: readonly (string | number)[], change: (old: Json) => Json | undefined): Json | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return change(json);
  const value = changed((json as Record<string | number, Json>)[key]!, rest, change);
  if (Array.isArray(json)) return value === undefined ? json.filter((_, index) => index !== key) : json.map((old, index) => (index === key ? value : old));
  const copy = { ...(json as Record<string, Json>) };
  if (value === undefined) Reflect.deleteProperty(copy, key);
  else copy[key] = value;
  return copy;
}

/** What a fault on a disc, a careless hand or a malicious one may make of a value. */
const damages = fc.oneof(
  fc.constant((): undefined => undefined),
  fc.jsonValue().map((value) => (): Json => value as Json),
  fc.constantFrom('AS', 'KD', 'TH', '5C', '', '10H', 'klondike', 'aceless', 'tableau-1>tableau-2').map((text) => (): Json => text),
  fc.constantFrom(-1, 0, 1, 2, 0.5, 1e9, null, true).map((value) => (): Json => value),
  fc.constant((old: Json): Json => (Array.isArray(old) ? [...old].reverse() : old)),
  fc.constant((old: Json): Json => (Array.isArray(old) ? [...old, ...old.slice(-1)] : old)),
  fc.constant((old: Json): Json => (Array.isArray(old) ? old.slice(1) : old)),
  fc.constant((old: Json): Json => [old]),
);

describe('damage at random', () => {
  const games = fc.record({ variant: fc.constantFrom(...allVariants()), seed: fc.nat(500), open: fc.boolean() });
  const hits = fc.array(fc.record({ place: fc.nat(), damage: damages }), { minLength: 1, maxLength: 3 });

  const hit = (json: Json, list: readonly { place: number; damage: (old: Json) => Json | undefined }[]): Json | undefined =>
    list.reduce<Json | undefined>((now, { place, damage }) => {
      if (now === undefined) return now;
      const all = paths(now);
      return changed(now, all[place % all.length]!, damage);
    }, json);

  test('to a position: it is refused as such, or what comes out can be played and has every card', () => {
    let refused = 0;
    let accepted = 0;
    fc.assert(
      fc.property(games, hits, ({ variant, seed, open }, list) => {
        const json = hit(clone(reached(variant, seed, open)), list);
        let position: Position;
        try {
          position = parsePosition(json);
        } catch (error) {
          assert.ok(error instanceof InvalidPositionError, String(error));
          refused++;
          return;
        }
        accepted++;
        const rules = variantOf(position.variant);
        const all = [position.stock, position.waste, position.reserve.filter((card) => card !== null), ...position.foundations, ...position.tableau.flatMap(({ down, up }) => [down, up])].flat();
        assert.deepEqual(all.sort(), orderedPack(rules.decks, true).sort());
        assert.deepEqual(parsePosition(position), position);
        for (const move of legalMoves(position)) parsePosition(applyMove(position, move));
      }),
      { numRuns: 1500 },
    );
    assert.ok(refused > 800 && accepted > 30, `${refused} refused, ${accepted} accepted`);
  });

  test('to a save: it is refused as such, or loads and saves again as the same', () => {
    let refused = 0;
    let accepted = 0;
    fc.assert(
      fc.property(games, hits, ({ variant, seed, open }, list) => {
        const game = Game.deal({ variant, seed, open });
        const random = chance(seed);
        for (let step = 0; step < 20; step++) {
          const moves = legalMoves(game.position);
          if (moves.length > 0) game.play(random.pick(moves));
        }
        game.undo();
        const json = hit(clone(game.save()), list);
        let loaded: Game;
        try {
          loaded = Game.load(json);
        } catch (error) {
          assert.ok(error instanceof InvalidSaveError, String(error));
          assert.ok(error.message.startsWith(`${error.field}: `));
          refused++;
          return;
        }
        accepted++;
        assert.deepEqual(Game.load(clone(loaded.save())).save(), loaded.save());
      }),
      { numRuns: 1000 },
    );
    assert.ok(refused > 300 && accepted > 30, `${refused} refused, ${accepted} accepted`);
  });
});

describe('a save', () => {
  const save = (): SavedGame => {
    const game = Game.deal({ variant: 'klondike', seed: 42 });
    for (let draws = 0; draws < 3; draws++) game.play({ from: 'stock', to: 'waste', count: 1 });
    game.undo();
    return game.save();
  };
  const fieldOf = (json: unknown): string => {
    try {
      Game.load(json);
    } catch (error) {
      assert.ok(error instanceof InvalidSaveError, String(error));
      assert.equal(error.code, 'invalid-save');
      return error.field;
    }
    return 'none';
  };

  test('is plain JSON of version 1', () => {
    assert.deepEqual(save(), {
      format: 'solitaire-game',
      version: 1,
      variant: 'klondike',
      seed: 42,
      open: false,
      moves: ['stock>waste', 'stock>waste', 'stock>waste'],
      played: 2,
    });
    assert.equal(fieldOf(save()), 'none');
  });

  test('each fault is named by its field', () => {
    const faults: [field: string, difference: Record<string, unknown>][] = [
      ['format', { format: 'chess' }],
      ['version', { version: 2 }],
      ['version', { version: '1' }],
      ['variant', { variant: null }],
      ['deal', { variant: 'spider' }],
      ['seed', { seed: null }],
      ['seed', { seed: [] }],
      ['deal', { seed: -1 }],
      ['deal', { seed: '' }],
      ['deck', { deck: 'AS' }],
      ['deck', { deck: null }],
      ['deal', { deck: ['AS'] }],
      ['open', { open: 'false' }],
      ['moves', { moves: {} }],
      ['moves[1]', { moves: ['stock>waste', 7] }],
      ['moves[0]', { moves: [['stock>waste']] }],
      ['moves[0]', { moves: new Array(3) }],
      ['moves[0]', { moves: ['hello'], played: 0 }],
      ['moves[2]', { moves: ['stock>waste', 'stock>waste', 'stock>waste:3'], played: 0 }],
      ['played', { played: 4 }],
      ['played', { played: -1 }],
      ['played', { played: 1.5 }],
      ['played', { played: '2' }],
    ];
    for (const [field, difference] of faults) assert.equal(fieldOf({ ...save(), ...difference }), field, JSON.stringify(difference));
    for (const value of [null, undefined, 'save', 4, []]) assert.equal(fieldOf(value), 'save');
  });

  test('the rules have the last word: a move that is none where it stands is refused, with the cause', () => {
    assert.throws(
      () => Game.load({ ...save(), moves: ['stock>waste', 'waste>foundation-1'], played: 2 }),
      (error: unknown) => error instanceof InvalidSaveError && error.cause instanceof Error && error.field === 'moves[1]',
    );
  });

  test('of every game works with an explicit deck and any seed as its name', () => {
    for (const variant of FIVE) {
      const { stock } = deal(variant, 9);
      const deck = orderedPack(variantOf(variant).decks, !variantOf(variant).readyAces);
      for (const seed of [null, 'my deck', 7]) {
        const game = Game.deal({ variant, deck, seed });
        assert.deepEqual(Game.load(clone(game.save())).start, deal(variant, deck));
        assert.notDeepEqual(game.start.stock, stock);
      }
    }
  });
});
