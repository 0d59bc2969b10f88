// Records: what goes into one comes out again, in few characters; what was damaged is refused.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { formatRecord, Game, InvalidRecordError, legalMoves, parseRecord, shuffle } from '../../src/engine/index.js';
import { wins } from '../session/wins.js';
import fc from './fixed-check.js';
import { allVariants } from './more-variants.js';

const games = fc.record({
  variant: fc.constantFrom(...allVariants()),
  seed: fc.oneof(
    fc.maxSafeNat(),
    fc.constantFrom('2026-11-30', 'Марія', 'daily deal', '.', '~', '\0a', '-'),
    fc.string({ minLength: 1 }).filter((text) => text.trim() !== '' && !/^\s*\d+\s*$/.test(text)),
  ),
  open: fc.boolean(),
  own: fc.boolean(),
  picks: fc.array(fc.nat(10_000), { maxLength: 120, size: 'max' }),
  undone: fc.nat(5),
});

function played({ variant, seed, open, own, picks, undone }: (typeof games extends fc.Arbitrary<infer T> ? T : never)): Game {
  const game = Game.deal({ variant, seed: own ? null : seed, deck: own ? shuffle(variant, seed) : null, open });
  for (const pick of picks) {
    const moves = legalMoves(game.position);
    if (moves.length === 0) break;
    game.play(moves[pick % moves.length]!);
  }
  for (let step = 0; step < undone; step++) game.undo();
  return game;
}

describe('a record', () => {
  test('gives back the same game: deal, moves and position', () => {
    fc.assert(
      fc.property(games, (start) => {
        const game = played(start);
        const record = formatRecord(game.save());
        assert.match(record, /^[A-Za-z0-9.~-]*[A-Za-z0-9]$/, 'can stand in an address as it is, and no program cuts its end off');
        const again = Game.load(parseRecord(record));
        assert.deepEqual(again.position, game.position);
        assert.deepEqual(again.history, game.history);
        assert.deepEqual(
          { variant: again.variant, seed: again.seed, open: again.open, canRedo: again.canRedo },
          { variant: game.variant, seed: game.seed, open: game.open, canRedo: false },
        );
        assert.equal(formatRecord(again.save()), record);
        assert.deepEqual(parseRecord(formatRecord(game.save(), { moves: false })).moves, []);
      }),
      { numRuns: 300 },
    );
  });

  test('refuses every text with a character changed, lost or doubled, and says why', () => {
    const game = Game.deal({ variant: 'little-piano', seed: 42 });
    for (let step = 0; step < 40; step++) game.play(legalMoves(game.position)[0]!);
    const record = formatRecord(game.save());
    for (let at = 0; at < record.length; at++) {
      for (const damaged of [record.slice(0, at), record.slice(0, at) + record.slice(at + 1), `${record.slice(0, at)}x${record.slice(at + 1)}`, `${record.slice(0, at)}.${record.slice(at)}`]) {
        if (damaged === record) continue;
        assert.throws(
          () => parseRecord(damaged),
          (error) => error instanceof InvalidRecordError && error.code === 'invalid-record' && error.message.length > 30,
          damaged,
        );
      }
    }
  });

  test('refuses what is well written but no game', () => {
    // The same check as record.ts makes, so that what lies behind it is reached.
    const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
    const signed = (text: string): string => {
      let sum = 7;
      for (const character of text) sum = (sum * 131 + character.codePointAt(0)!) % 3844;
      return `${text}.${digits[Math.floor(sum / 62)]!}${digits[sum % 62]!}`;
    };
    assert.deepEqual(parseRecord(signed('1.klondike.n42')), { format: 'solitaire-game', version: 1, variant: 'klondike', seed: 42, open: false, moves: [], played: 0 });
    for (const [text, reason] of [
      ['1.chess.n42', /There is no game called "chess"/],
      ['1.klondike.n9007199254740993', /not a whole number/],
      ['1.klondike.n4x', /names no deal/],
      ['1.klondike.', /names no deal/],
      ['1.klondike.q42', /names no deal/],
      ['1.klondike.u0', /name of its deal cannot be read/],
      ['1.klondike.u!', /no digits/],
      ['1.klondike.u!A', /no digits/],
      ['1.klondike.n42.1.0-', /no digits/],
      ['1.klondike.n42~0123zzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzzz', /holds more than it says/],
      ['1.klondike.n42.0.0', /no number of moves/],
      ['1.klondike.n42.9999999.0', /no number of moves/],
      ['1.klondike.n42.1.zzzzzzzz', /holds more than it says/],
      ['2.klondike.n42', /version "2" is not known/],
    ] as const) {
      assert.throws(() => parseRecord(signed(text)), (error) => error instanceof InvalidRecordError && reason.test(error.message), text);
    }
    for (const text of [null, undefined, 42, {}, '', 'hello', 'x'.repeat(30_000)]) {
      assert.throws(() => parseRecord(text as string), InvalidRecordError);
    }
  });

  test('is short: a whole won game in far fewer than 250 characters', () => {
    let longest = 0;
    for (const { variant, seed, cards, open = false, moves } of wins) {
      const save = { format: 'solitaire-game', version: 1, variant, seed: seed ?? null, ...(cards ? { deck: cards } : {}), open, moves, played: moves.length } as const;
      const record = formatRecord(Game.load(save).save());
      if (!cards) longest = Math.max(longest, record.length / moves.length);
      assert.deepEqual(parseRecord(record).moves, moves.map(String));
      if (moves.length <= 150 && !cards) assert.ok(record.length < 150, record);
    }
    assert.ok(longest < 1, `at most one character a move, not ${longest}`);
  });

  test('of a game with more moves than one may hold is that of its deal, which can be read', () => {
    const game = Game.deal({ variant: 'klondike', seed: 42 });
    const turn = (): void => void game.play(legalMoves(game.position).find(({ from, to }) => from === 'stock' || to === 'stock')!);
    while (game.count < 5000) turn();
    assert.equal(parseRecord(formatRecord(game.save())).played, 5000);
    turn();
    assert.equal(formatRecord(game.save()), formatRecord(game.save(), { moves: false }));
  });

  test('is refused to a save that names no deal', () => {
    const { seed, ...save } = Game.deal({ variant: 'klondike', seed: 42 }).save();
    assert.equal(seed, 42);
    assert.throws(() => formatRecord({ ...save, seed: null }), InvalidRecordError);
  });

  test('stays readable for ever', () => {
    // Records that were given away. They must mean the same games in every later release.
    for (const [record, moves] of KEPT) assert.deepEqual(parseRecord(record).moves, moves, record);
  });
});

const KEPT: readonly [string, readonly string[]][] = [
  ['1.klondike.n42.8.M7.hd', ['tableau-4>tableau-5', 'tableau-2>tableau-1', 'tableau-1>tableau-7:2', 'stock>waste', 'tableau-2>foundation-3', 'stock>waste', 'waste>foundation-3', 'stock>waste']],
  ['1.little-klondike.t2026-11-30.8.5.NA', ['tableau-5>tableau-1', 'stock>waste:3', 'tableau-5>tableau-2', 'stock>waste:3', 'stock>waste:3', 'stock>waste:3', 'stock>waste:3', 'stock>waste:3']],
  ['1.aceless.uAy41T65C8WvQ1n.8.25.Ce', ['tableau-2>foundation-3', 'tableau-2>tableau-7', 'tableau-3>tableau-7', 'stock>waste', 'tableau-3>foundation-1', 'stock>waste', 'tableau-6>tableau-3', 'stock>waste']],
  ['1.little-piano.n7.8.278.3Q', ['stock>waste', 'tableau-5>foundation-3', 'tableau-2>tableau-5', 'stock>waste', 'foundation-3>tableau-4', 'tableau-5>tableau-7:2', 'stock>waste', 'tableau-4>foundation-3']],
  ['1.big-piano.n10.8.3uam.F1', ['tableau-6>foundation-2', 'stock>waste', 'tableau-7>tableau-3', 'stock>waste', 'tableau-4>tableau-3', 'tableau-5>tableau-2', 'tableau-6>foundation-4', 'tableau-8>tableau-7']],
];
