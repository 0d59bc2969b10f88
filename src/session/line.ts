/**
 * A line that wins, in the order in which a person would play it: a solver draws through half the stock while an ace lies ready. What comes
 * out was played to the win, and takes no more moves. Pure; must not know who found the line, nor who is shown its first move.
 */
import { applyMove, foundationFor, isFoundation, isReserve, isStockMove, isWon, legalMoves, movedCards, pileCards, rankOf, stockMove, turnedUpBy, whyIllegal } from '../engine/index.js';
import type { Card, Move, PileId, Position } from '../engine/index.js';

/** What a move is for, whenever it is made: these cards leave their place for another. Draws are not told, they come as they are needed. */
interface Step {
  /** `null`: the waste or the reserve, wherever the card lies by then. */
  readonly from: PileId | null;
  readonly to: PileId;
  readonly cards: readonly Card[];
}

/** So many orders are tried for one hint. */
const TRIES = 16;

const placeOf = (from: Move['from']): PileId | null => (from === 'waste' || isReserve(from) ? null : from);

/**
 * The line with its most natural move first: the lowest card that can go home, unless it is needed where it lies; and instead of a draw, one
 * of its moves on the table that can be made now. The same line where there is nothing to better.
 */
export function inGoodOrder(position: Position, line: readonly Move[]): readonly Move[] {
  let best = ordered(position, line);
  // A card is not worried back where the next move would be to send it home again.
  for (let [first] = best; first && isFoundation(first.from); [first] = best) {
    const next = ordered(applyMove(position, first), best.slice(1));
    if (next[0]?.from !== first.to || next[0].to !== first.from) break;
    best = ordered(position, next.slice(1));
  }
  return best;
}

function ordered(position: Position, line: readonly Move[]): readonly Move[] {
  const { steps, isSound } = stepsOf(position, line);
  if (!isSound) return line;
  const plain = played(position, steps);
  const best = plain && plain.length < line.length ? plain : line;
  let tries = TRIES;
  for (const [move, rest] of [...homeward(position, steps), ...(isDraw(best[0]) ? onTable(position, steps) : [])]) {
    if (tries-- === 0) break;
    const moves = played(applyMove(position, move), rest);
    if (moves && moves.length < best.length) return [move, ...moves];
  }
  return best;
}

const isDraw = (move: Move | undefined): boolean => move !== undefined && isStockMove(move);

function stepsOf(position: Position, line: readonly Move[]): { readonly steps: Step[]; readonly isSound: boolean } {
  const steps: Step[] = [];
  let at = position;
  for (const move of line) {
    if (whyIllegal(at, move)) return { steps, isSound: false };
    if (!isStockMove(move)) steps.push({ from: placeOf(move.from), to: move.to as PileId, cards: movedCards(at, move) });
    at = applyMove(at, move);
  }
  return { steps, isSound: isWon(at) };
}

type Choice = readonly [move: Move, rest: readonly Step[]];

/** Moves home that are possible now, the lowest card first, and what is left to do then. */
function homeward(position: Position, steps: readonly Step[]): Choice[] {
  return legalMoves(position)
    .filter(({ to }) => isFoundation(to))
    .map((move) => ({ move, card: movedCards(position, move)[0]! }))
    .sort((a, b) => rankOf(a.card) - rankOf(b.card))
    .map(({ move, card }) => [move, without(steps, card, placeOf(move.from))]);
}

/** The steps for a card that is home already: up to where it would have gone home, it is no longer carried along. */
function without(steps: readonly Step[], card: Card, from: PileId | null): Step[] {
  let [place, isHome] = [from, false];
  return steps.flatMap((step) => {
    if (isHome || step.from !== place || step.cards.at(-1) !== card) return [step];
    place = step.to;
    isHome = isFoundation(place);
    return step.cards.length > 1 ? [{ ...step, cards: step.cards.slice(0, -1) }] : [];
  });
}

/**
 * Later steps on the table that are possible now, those first that turn up a card. What is taken back from a foundation was wanted for a card
 * that is still to come.
 */
function onTable(position: Position, steps: readonly Step[]): Choice[] {
  const choices = steps.flatMap((step): Choice[] => {
    const move = step.from !== null && isFoundation(step.from) ? null : moveFor(position, step);
    return move && !whyIllegal(position, move) ? [[move, steps.filter((other) => other !== step)]] : [];
  });
  const turnsUp = ([move]: Choice): number => turnedUpBy(position, move).length;
  return choices.sort((a, b) => turnsUp(b) - turnsUp(a));
}

/** Makes the steps in turn, with as many draws as they need; `null` where that does not win. */
function played(position: Position, steps: readonly Step[]): Move[] | null {
  const moves: Move[] = [];
  let at = position;
  for (const step of steps) {
    let draws = 2 * (at.stock.length + at.waste.length) + 2; // more bring nothing new
    let move = moveFor(at, step);
    while (!move) {
      const draw = step.from === null && draws-- > 0 ? stockMove(at) : null;
      if (!draw) return null;
      at = applyMove(at, draw);
      moves.push(draw);
      move = moveFor(at, step);
    }
    if (whyIllegal(at, move)) return null;
    at = applyMove(at, move);
    moves.push(move);
  }
  return isWon(at) ? moves : null;
}

/** The move of a step's cards from where they lie now; `null` where they are not to be had. */
function moveFor(position: Position, { from, to, cards }: Step): Move | null {
  const [head] = cards;
  const source = from ?? looseAt(position, head!);
  const count = cards.length;
  if (!source || pileCards(position, source).at(-count) !== head) return null;
  const home = isFoundation(to) ? foundationFor(position, head!) : -1;
  return { from: source, to: home < 0 ? to : (`foundation-${home + 1}` as PileId), count };
}

/** Where in the waste or the reserve a card can be taken. */
function looseAt({ waste, reserve }: Position, card: Card): PileId | null {
  if (waste.at(-1) === card) return 'waste';
  const place = reserve.indexOf(card);
  return place < 0 ? null : (`reserve-${place + 1}` as PileId);
}
