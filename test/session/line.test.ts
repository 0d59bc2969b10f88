// A line that wins, in the order in which a person would play it: replayed by the engine, hint by hint.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { applyMove, deal, formatMove, isStockMove, isWon, legalMoves, movedCards, parseMove, parsePosition, whyIllegal, type Move, type Position } from '../../src/engine/index.js';
import { inGoodOrder } from '../../src/session/line.js';
import { solve } from '../../src/solver/index.js';
import { allVariants, FIVE, IN_SUIT, KLONDIKE_DRAW_THREE, WESTCLIFF } from '../engine/more-variants.js';

allVariants(); // registers the further ones

const isHome = ({ to }: Move): boolean => to.startsWith('foundation');

/** Whether the moves are legal in turn, and win. */
function wins(position: Position, moves: readonly Move[]): boolean {
  let at = position;
  for (const move of moves) {
    if (whyIllegal(at, move)) return false;
    at = applyMove(at, move);
  }
  return isWon(at);
}

/** Moves of the line that could as well be made first, told the plain way: made now, and left out where they came. */
function couldBeFirst(position: Position, line: readonly Move[]): Move[] {
  return legalMoves(position).filter((move) => {
    const then = line.findIndex((each) => formatMove(each) === formatMove(move));
    return then > 0 && wins(position, [move, ...line.filter((_, index) => index !== then)]);
  });
}

/** Follows the hints of a line to the win, and tells how many were of the stock. */
function follow(start: Position, line: readonly Move[], look: (at: Position, line: readonly Move[]) => void): { draws: number; moves: number } {
  let [at, rest, draws, moves] = [start, line, 0, 0];
  while (!isWon(at)) {
    rest = inGoodOrder(at, rest);
    look(at, rest);
    const move = rest[0]!;
    if (isStockMove(move)) draws++;
    moves++;
    at = applyMove(at, move);
    rest = rest.slice(1);
  }
  return { draws, moves };
}

const GAMES = [...FIVE, ...[KLONDIKE_DRAW_THREE, WESTCLIFF, IN_SUIT].map(({ id }) => id)];

describe('a line that wins, in good order', () => {
  for (const variant of GAMES) {
    it(`of ${variant} wins all along, takes no more moves, and draws only where nothing else of it can come first`, () => {
      let games = 0;
      for (let seed = 1; seed <= 9 && games < (variant === 'big-piano' ? 2 : 5); seed++) {
        const start = deal(variant, seed);
        const { moves: line } = solve(start, { maxNodes: 60_000 });
        if (!line) continue;
        games++;
        const { draws, moves } = follow(start, line, (at, ordered) => {
          const [first] = ordered;
          assert.ok(wins(at, ordered), `seed ${seed}: the line does not win`);
          if (!isStockMove(first!)) return;
          const better = couldBeFirst(at, ordered).filter((move) => isHome(move) || move.from.startsWith('tableau'));
          assert.deepEqual(better.map(formatMove), [], `seed ${seed}: ${formatMove(first!)} is hinted instead`);
        });
        assert.ok(moves <= line.length, `seed ${seed}: ${moves} moves instead of ${line.length}`);
        assert.ok(draws <= line.filter(isStockMove).length, `seed ${seed}: more draws than before`);
      }
      assert.ok(games > 0, 'no deal was solved');
    });
  }

  it('sends an ace home that lies ready before it draws, and the lowest card first', () => {
    const start = deal('klondike', 11);
    const { moves } = solve(start);
    assert.equal(formatMove(moves![0]!), 'stock>waste', 'else this says nothing');
    const [first] = inGoodOrder(start, moves!);
    assert.deepEqual(movedCards(start, first!), ['AC']);
    let low = 0;
    follow(start, moves!, (at, ordered) => {
      const ready = legalMoves(at).filter(isHome).map((move) => movedCards(at, move)[0]!);
      const aces = ready.filter((card) => card.startsWith('A'));
      if (aces.length === 0) return;
      low++;
      assert.ok(aces.includes(movedCards(at, ordered[0]!)[0]!), `an ace lies ready, and ${formatMove(ordered[0]!)} is hinted`);
    });
    assert.ok(low >= 4);
  });

  it('comes to no position twice: no card is worried back only to go home again', () => {
    for (const [variant, seed] of [['klondike', 'c5'], ['klondike', 'c10'], ['aceless', 'c12'], ['aceless', 'k7']] as const) {
      const start = deal(variant, seed);
      const { moves } = solve(start);
      const seen = new Map<string, string>();
      follow(start, moves!, (at, [move]) => {
        const text = JSON.stringify(at);
        assert.ok(!seen.has(text), `${variant} ${seed}: ${seen.get(text)} led back here`);
        seen.set(text, formatMove(move!));
      });
    }
  });

  const RANKS = 'A23456789TJQK';
  const upTo = (height: number, suit: string): string[] => Array.from(RANKS.slice(0, height), (rank) => rank + suit);
  const column = (up: readonly string[], down: readonly string[] = []): object => ({ down, up });
  const endgame = (variant: string, diamonds: number, clubs: number, tableau: readonly object[]): Position =>
    parsePosition({
      variant,
      foundations: [upTo(13, 'S'), upTo(13, 'H'), upTo(diamonds, 'D'), upTo(clubs, 'C')],
      tableau,
      stock: [],
      waste: [],
      reserve: [],
      redealsLeft: null,
    });

  it('carries a card that is home no longer along', () => {
    const rest = [column([]), column([]), column([]), column([]), column([])];
    const start = endgame('klondike', 9, 9, [column(['KD', 'QC', 'JD', 'TC']), column(['KC', 'QD', 'JC', 'TD']), ...rest]);
    const line = 'tableau-1>tableau-3:4 tableau-3>foundation-4 tableau-2>foundation-3 tableau-2>foundation-4 tableau-3>foundation-3 tableau-3>foundation-4 tableau-2>foundation-3 tableau-2>foundation-4 tableau-3>foundation-3'
      .split(' ')
      .map(parseMove);
    assert.ok(wins(start, line));
    const ordered = inGoodOrder(start, line);
    assert.ok(wins(start, ordered));
    assert.deepEqual(ordered.slice(0, 2).map(formatMove), ['tableau-1>foundation-4', 'tableau-1>tableau-3:3']);
  });

  it('leaves a card where it is needed', () => {
    // The ten of clubs is the only place for the nine that lies on the eight; it goes home after both, and never comes back.
    const start = endgame('little-klondike', 7, 9, [column(['TC']), column(['9D'], ['8D']), column(['KD', 'QC', 'JD']), column(['KC', 'QD', 'JC', 'TD']), column([]), column([])]);
    const { moves } = solve(start);
    assert.ok(legalMoves(start).some(({ from, to }) => from === 'tableau-1' && to === 'foundation-4'));
    assert.equal(formatMove(inGoodOrder(start, moves!)[0]!), 'tableau-2>tableau-1');
  });

  it('leaves a line as it is that does not win, or is over', () => {
    const start = deal('klondike', 11);
    const { moves } = solve(start);
    const broken = moves!.slice(0, -1);
    assert.equal(inGoodOrder(start, broken), broken);
    const illegal = [parseMove('waste>tableau-1'), ...moves!];
    assert.equal(inGoodOrder(start, illegal), illegal);
    const end = moves!.reduce(applyMove, start);
    const none: Move[] = [];
    assert.equal(inGoodOrder(end, none), none);
  });
});
