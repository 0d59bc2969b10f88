/**
 * Hints by rule of thumb: what a good player would try first. They are not proved to win. Looks only at what the player
 * may know, never at face-down cards; of the stock it asks only whether drawing on can bring a card that fits somewhere.
 */
import { applyMove, isFoundation, isReserve, isStockMove, legalMoves, movedCards, pileCards, pileRef, rankOf, stockMove, turnedUpBy, whyIllegal } from '../engine/index.js';
import type { Move, PileId, Position } from '../engine/index.js';
import { isSafeHome } from './safe.js';

interface RatedMove {
  readonly move: Move;
  /** How useful the move looks; 0: no use that we can see, such as shifting a card to and fro. */
  readonly value: number;
}

/** A move of this value is worth making for itself. */
const WORTH = 300;
/** A move that only makes another one possible. */
const PREPARES = 200;

/** The moves with what they seem to be worth, best first; equally good ones stay in the given order. */
function rankMoves(position: Position, moves: readonly Move[]): RatedMove[] {
  return moves
    .filter((move) => !isStockMove(move))
    .map((move) => ({ move, value: valueOf(position, move) }))
    .sort((a, b) => b.value - a.value);
}

/** The move that a good player would try first, a draw or redeal included; `null` when nothing seems to help. */
export function advise(position: Position): Move | null {
  const ranked = rankMoves(position, legalMoves(position));
  const best = ranked[0];
  if (best && best.value >= WORTH) return best.move;
  return preparation(position, ranked) ?? drawing(position, best?.value ?? 0) ?? (best && best.value > 0 ? best.move : null);
}

function valueOf(position: Position, move: Move): number {
  const from = pileRef(move.from)!;
  if (from.kind === 'foundation') return 0;
  const card = movedCards(position, move)[0]!;
  const turnsUp = turnedUpBy(position, move).length > 0;
  if (isFoundation(move.to)) {
    if (isSafeHome(position, card)) return 1000;
    return turnsUp ? 900 : rankOf(card) <= lowestFoundation(position) + 3 ? 500 : 100;
  }
  if (from.kind !== 'tableau') return 400;
  const { down, up } = position.tableau[from.index]!;
  // The more lies hidden below, the more is gained.
  if (turnsUp) return 800 + down.length;
  // In the open form nothing is turned up; there, cards are freed that did not fit one another. That cannot be taken back
  // by the opposite move, which tells it from shifting a run to and fro.
  const back = { from: move.to as PileId, to: move.from, count: move.count };
  if (move.count < up.length && whyIllegal(applyMove(position, move), back)) return 600 + up.length - move.count;
  // A column is emptied: of use only to a king that waits for a place, and never when that king comes from one.
  if (move.count === up.length && pileCards(position, move.to as PileId).length > 0) return kingWaits(position) ? 350 : 0;
  return 0;
}

function lowestFoundation(position: Position): number {
  return Math.min(...position.foundations.map((pile) => pile.length));
}

/** Whether a king that can be seen would gain from an empty column. */
function kingWaits({ waste, reserve, tableau }: Position): boolean {
  const isKing = (card: string | null | undefined): boolean => card?.startsWith('K') === true;
  return (
    isKing(waste.at(-1)) ||
    reserve.some(isKing) ||
    tableau.some(({ down, up }) => (down.length > 0 ? isKing(up[0]) : up.slice(1).some(isKing)))
  );
}

/** A move of no use in itself after which the best one is worth making, was not there before, and does not take this one back. */
function preparation(position: Position, ranked: readonly RatedMove[]): Move | undefined {
  const before = new Set(ranked.filter(({ value }) => value >= WORTH).map(({ move }) => key(position, move)));
  return ranked.find(({ move, value }) => {
    if (value >= PREPARES) return false;
    const after = applyMove(position, move);
    const [next] = rankMoves(after, legalMoves(after));
    return next && next.value >= WORTH && next.move.from !== move.to && !before.has(key(after, next.move));
  })?.move;
}

/** What a move does, whichever column it goes to. */
function key(position: Position, move: Move): string {
  return `${move.from} ${movedCards(position, move).join('')}`;
}

/**
 * The draw or redeal, if going on with it brings a card into play that can be used, and better than what lies open now. A card that leaves
 * the waste never comes back to it, so such hints come to an end.
 */
function drawing(position: Position, value: number): Move | null {
  const first = stockMove(position);
  let at = position;
  let draw = first;
  for (let left = 2 * (position.stock.length + position.waste.length) + 2; draw && left > 0; left--) {
    at = applyMove(at, draw);
    const fresh = legalMoves(at).filter((move) => move.from === 'waste' || isReserve(move.from));
    if (rankMoves(at, fresh).some((each) => each.value > value)) return first;
    draw = stockMove(at);
  }
  return null;
}
