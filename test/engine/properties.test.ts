/** What holds in every game, at every step of random legal play: the engine's invariants. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import {
  applyMove,
  deal,
  deepFreeze,
  Game,
  IllegalMoveError,
  isWon,
  legalMoves,
  movedCards,
  orderedPack,
  parsePosition,
  pileCards,
  pilesOf,
  shuffle,
  turnedUpBy,
  variantOf,
  whyIllegal,
  type Move,
  type Position,
} from '../../src/engine/index.js';
import fc from './fixed-check.js';
import { allVariants } from './more-variants.js';

/** A game's start, and for each step which of the legal moves is made. */
const plays = fc.record({
  variant: fc.constantFrom(...allVariants()),
  seed: fc.oneof(fc.maxSafeNat(), fc.string({ minLength: 1 }).filter((text) => text.trim() !== '' && !/^\s*\d+\s*$/.test(text))),
  open: fc.boolean(),
  picks: fc.array(fc.nat(10_000), { maxLength: 90, size: 'max' }),
});

/** Calls `visit` with each position that is reached, frozen, and the move that leads on from it. */
function play(
  { variant, seed, open, picks }: { variant: string; seed: number | string; open: boolean; picks: readonly number[] },
  visit: (position: Position, move: Move | undefined) => void,
): void {
  let position = deepFreeze(deal(variant, seed, { open }));
  for (const pick of picks) {
    const moves = legalMoves(position);
    const move = moves[pick % Math.max(1, moves.length)];
    visit(position, move);
    if (!move) return;
    position = deepFreeze(applyMove(position, move));
  }
  visit(position, undefined);
}

const allCards = (position: Position): string[] => pilesOf(position).flatMap((pile) => [...pileCards(position, pile)]);
const key = ({ from, to, count }: Move): string => `${from} ${to} ${count}`;

describe('at every step of random play', () => {
  test('no card is lost or doubled, and every position is a valid one', () => {
    fc.assert(
      fc.property(plays, (start) => {
        const pack = orderedPack(variantOf(start.variant).decks, true).sort();
        play(start, (position) => {
          assert.deepEqual(allCards(position).sort(), pack);
          assert.deepEqual(parsePosition(JSON.parse(JSON.stringify(position))), position);
        });
      }),
      { numRuns: 100 },
    );
  });

  test('the listed moves are legal, and of all others that can be named none is', () => {
    fc.assert(
      fc.property(plays, fc.nat(6), (start, phase) => {
        let step = 0;
        play(start, (position) => {
          if (step++ % 7 !== phase) return;
          const listed = legalMoves(position);
          const keys = new Set(listed.map(key));
          assert.equal(keys.size, listed.length, 'a move is listed twice');
          const piles = pilesOf(position);
          for (const from of piles) {
            const most = Math.max(1, pileCards(position, from).length) + 1;
            for (const to of [...piles, 'reserve'] as const) {
              for (let count = 0; count <= most; count++) {
                const move = { from, to, count };
                const isListed = keys.delete(key(move));
                assert.equal(whyIllegal(position, move) === null, isListed, key(move));
                if (!isListed) assert.throws(() => applyMove(position, move), IllegalMoveError);
              }
            }
          }
          assert.deepEqual([...keys], [], 'listed, but between no piles of this game');
        });
      }),
      { numRuns: 60 },
    );
  });

  test('a move takes what it says from where it says, turns up at most one card and touches nothing else', () => {
    fc.assert(
      fc.property(plays, (start) => {
        play(start, (position, move) => {
          if (!move) return;
          const after = applyMove(position, move);
          const moved = movedCards(position, move);
          const turnedUp = turnedUpBy(position, move);
          assert.equal(moved.length, move.count);

          const hidden = (at: Position): number => at.tableau.reduce((sum, { down }) => sum + down.length, 0);
          assert.equal(hidden(position) - hidden(after), turnedUp.length);
          if (turnedUp.length > 0) assert.equal(pileCards(after, move.from).at(-1), turnedUp[0]);

          if (move.to !== 'reserve' && move.to !== 'stock') {
            assert.deepEqual(pileCards(after, move.to).slice(-move.count), moved);
            assert.deepEqual(pileCards(after, move.to).slice(0, -move.count), pileCards(position, move.to));
          } else {
            const open = after.reserve.filter((card) => card !== null);
            assert.deepEqual(moved, [...after.stock, ...(move.to === 'reserve' ? open.reverse() : [])], 'turned over, as they come to lie');
          }
          const refilled = move.from.startsWith('reserve') || move.to === 'reserve';
          for (const pile of pilesOf(position)) {
            if (pile === move.from || pile === move.to || (refilled && (pile === 'stock' || move.to === 'reserve'))) continue;
            assert.deepEqual(pileCards(after, pile), pileCards(position, pile), pile);
          }
          assert.equal(isWon(after), allCards(after).length === after.foundations.flat().length);
        });
      }),
      { numRuns: 100 },
    );
  });
});

describe('a game', () => {
  test('taken back to the start and played again passes through the same positions', () => {
    fc.assert(
      fc.property(plays, (start) => {
        const game = Game.deal(start);
        const passed = [game.position];
        const moves: Move[] = [];
        play(start, (position, move) => {
          assert.deepEqual(game.position, position);
          if (!move) return;
          game.play(move);
          moves.push(move);
          passed.push(game.position);
        });
        assert.equal(game.canRedo, false);
        assert.deepEqual(game.history, moves);
        for (let count = moves.length; count > 0; count--) {
          assert.equal(game.position, passed[count]);
          assert.equal(game.count, count);
          assert.deepEqual(game.undo(), moves[count - 1]);
        }
        assert.equal(game.position, game.start);
        assert.equal(game.canUndo, false);
        assert.equal(game.undo(), null);
        for (const [index, move] of moves.entries()) {
          assert.deepEqual(game.redo(), move);
          assert.equal(game.position, passed[index + 1]);
        }
        assert.equal(game.redo(), null);
      }),
      { numRuns: 100 },
    );
  });

  test('saved as text and loaded is the same game, with what was taken back', () => {
    fc.assert(
      fc.property(plays, fc.nat(20), fc.boolean(), (start, undone, explicitDeck) => {
        const deck = explicitDeck ? shuffle(start.variant, start.seed) : null;
        const game = Game.deal({ ...start, deck });
        play(start, (_, move) => move && game.play(move));
        for (let back = 0; back < undone; back++) game.undo();

        const loaded = Game.load(JSON.parse(JSON.stringify(game.save())));
        assert.deepEqual(loaded.position, game.position);
        assert.deepEqual(loaded.start, game.start);
        assert.deepEqual(loaded.history, game.history);
        assert.deepEqual(loaded.save(), game.save());
        assert.deepEqual([loaded.variant, loaded.seed, loaded.open], [game.variant, game.seed, game.open]);
        while (game.canRedo) {
          assert.deepEqual(loaded.redo(), game.redo());
          assert.deepEqual(loaded.position, game.position);
        }
        assert.equal(loaded.canRedo, false);
      }),
      { numRuns: 100 },
    );
  });

  test('a move after taking back forgets what could have been redone; an illegal one changes nothing', () => {
    fc.assert(
      fc.property(plays, fc.integer({ min: 1, max: 20 }), fc.nat(), (start, undone, pick) => {
        const game = Game.deal(start);
        play(start, (_, move) => move && game.play(move));
        for (let back = 0; back < undone; back++) game.undo();
        const before = game.save();
        assert.throws(() => game.play({ from: 'tableau-1', to: 'tableau-1', count: 1 }), IllegalMoveError);
        assert.deepEqual(game.save(), before);

        const moves = legalMoves(game.position);
        fc.pre(moves.length > 0);
        game.play(moves[pick % moves.length]!);
        assert.equal(game.canRedo, false);
        assert.equal(game.save().moves.length, game.count);
        game.restart();
        assert.equal(game.position, game.start);
        assert.deepEqual([game.canUndo, game.canRedo, game.count], [false, false, 0]);
      }),
      { numRuns: 100 },
    );
  });
});
