/**
 * Players who know no more than a person does, and play in ways of their own: by rule of thumb, by hints, and looking ahead.
 * They judge the ratings of deals, so they must know neither the solver nor the player whom the ratings go by.
 */
import { applyMove, isRed, isStockMove, isWon, legalMoves, movedCards, pileCards, pileRef, rankOf, turnedUpBy, whyIllegal, type Card, type Move, type PileId, type Position } from '../src/engine/index.js';
import { advise } from '../src/session/advice.js';
import type { Chance } from '../test/engine/chance.js';

/** No game is played on for longer: the player has given up. */
const PATIENCE = 600;

/** Plays once, each move with the chance that its use suggests; whether that won. */
export function playsByThumb(start: Position, chance: Chance): boolean {
  return play(start, (position) => {
    const moves = legalMoves(position);
    const weights = moves.map((move) => weightOf(position, move));
    let at = chance.below(weights.reduce((sum, weight) => sum + weight, 0) || 1);
    return moves[weights.findIndex((weight) => (at -= weight) < 0)];
  });
}

/** Plays the hints that need no solver, but one move in 25, which is any; whether that won. */
export function playsByHints(start: Position, chance: Chance): boolean {
  return play(start, (position) => {
    const slips = chance.below(25) === 0 && legalMoves(position).filter(({ from }) => !from.startsWith('foundation'));
    return slips && slips.length > 0 ? chance.pick(slips) : (advise(position) ?? undefined);
  });
}

function play(start: Position, choose: (position: Position) => Move | undefined): boolean {
  let position = start;
  let idle = 0;
  for (let count = 0; count < PATIENCE; count++) {
    if (isWon(position)) return true;
    const move = choose(position);
    if (!move) return false;
    // Twice through the stock without another move: nothing more will come.
    idle = isStockMove(move) ? idle + 1 : 0;
    if (idle > 2 * (position.stock.length + position.waste.length) + 4) return false;
    position = applyMove(position, move);
  }
  return isWon(position);
}

/** How much a move tempts; 0: never made. */
function weightOf(position: Position, move: Move): number {
  if (isStockMove(move)) return 2;
  if (move.from.startsWith('foundation')) return 0;
  if (move.to.startsWith('foundation')) return rankOf(movedCards(position, move)[0]!) <= 2 ? 80 : 16;
  const from = pileRef(move.from)!;
  if (from.kind !== 'tableau') return 6;
  const { down, up } = position.tableau[from.index]!;
  if (move.count === up.length) {
    if (down.length > 0) return 12 + 2 * down.length;
    return pileCards(position, move.to as PileId).length > 0 ? 1 : 0; // empties a column
  }
  const after = applyMove(position, move);
  if (whyIllegal(after, { from: move.to as PileId, to: move.from, count: move.count })) return 10; // in the open form: frees a dealt card
  return legalMoves(after).some(({ from: next, to }) => next === move.from && to.startsWith('foundation')) ? 4 : 0;
}

/** How often the one who looks ahead goes back, having come to an end. */
const RETURNS = 4;

/** Judges the tables that a move leads to, and two moves, as far as no card is turned up; at an end, goes back to where it likes. Whether that won. */
export function playsAhead(start: Position, chance: Chance): boolean {
  let path = [start];
  let idle = 0;
  for (let left = 5 * PATIENCE, returns = 0; left > 0; left--) {
    const position = path.at(-1)!;
    if (isWon(position)) return true;
    const move = foreseen(position, chance) ?? legalMoves(position).find(isStockMove);
    idle = move && !isStockMove(move) ? 0 : idle + 1;
    if (move && idle <= position.stock.length + position.waste.length + 4 && path.length < PATIENCE) path.push(applyMove(position, move));
    else if (returns++ === RETURNS) return false;
    else path = path.slice(0, chance.below(path.length) + 1);
  }
  return false;
}

/** What a glance is off by, at most. */
const GLANCE = 8;
/** A gain beyond that is taken without looking further. */
const ENOUGH = 9;

function foreseen(position: Position, chance: Chance): Move | undefined {
  const before = worth(position);
  let best: Move | undefined;
  let most = 0;
  const consider = (move: Move, gain: number): void => {
    const seeming = gain > 0 ? gain + chance.below(GLANCE) : 0;
    if (seeming > most) [most, best] = [seeming, move];
  };
  const quiet: Move[] = [];
  for (const move of legalMoves(position)) {
    if (isStockMove(move)) continue;
    const gain = worth(applyMove(position, move)) - before;
    consider(move, gain);
    if (gain <= 0 && turnedUpBy(position, move).length === 0 && !move.from.startsWith('reserve')) quiet.push(move);
  }
  if (most >= ENOUGH) return best;
  for (const move of quiet) {
    const after = applyMove(position, move);
    for (const next of legalMoves(after)) {
      if (!isStockMove(next) && next.from !== move.to) consider(move, worth(applyMove(after, next)) - before - 2);
    }
  }
  return best;
}

/** Of a table as it is seen: cards home count, evenly; cards that lie hidden, out of order or in the stock count against it. */
function worth({ foundations, tableau, stock, waste }: Position): number {
  const heights = foundations.map((pile) => pile.length);
  const lowest = Math.min(...heights);
  const home = heights.reduce((sum, height) => sum + 10 * height - 6 * Math.max(0, height - lowest - 3), 0);
  const columns = tableau.reduce((sum, { down, up }) => {
    const disorder = up.filter((card, index) => index > 0 && !follows(card, up[index - 1]!)).length;
    return sum - down.length * (12 + down.length) - 9 * disorder + (down.length + up.length === 0 ? 4 : 0);
  }, 0);
  return home + columns - 5 * (stock.length + waste.length);
}

function follows(card: Card, on: Card): boolean {
  return rankOf(card) + 1 === rankOf(on) && isRed(card) !== isRed(on);
}
