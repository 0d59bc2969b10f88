/**
 * Where the cards at a spot may go, as the table shows it: their moves, the piles that take them, and where they come to lie. Pure; whether a
 * move is legal is the engine's word alone.
 */
import { isColumn, isFoundation, pileCards, pileRef } from '../engine/index.js';
import type { Move, PileId, Position } from '../engine/index.js';
import type { Spot } from './spot.js';

/** The moves of the card at a spot together with those on it. */
export function movesFrom(moves: readonly Move[], position: Position, { pile, index }: Spot): readonly Move[] {
  const count = pileCards(position, pile).length - index;
  return moves.filter((move) => move.from === pile && move.count === count && (isColumn(move.to) || isFoundation(move.to)));
}

/** Piles that take what lies at a spot. A card that goes home may be put on any foundation of its suit. */
export function targetsOf(moves: readonly Move[], position: Position, spot: Spot): Set<PileId> {
  const targets = new Set<PileId>();
  for (const { to } of movesFrom(moves, position, spot)) {
    if (!isFoundation(to)) targets.add(to as PileId);
    else position.foundations.forEach((_, index) => index % 4 === pileRef(to)!.index % 4 && targets.add(`foundation-${index + 1}`));
  }
  return targets;
}

/** Where the cards of a move lie after it. */
export function landing(position: Position, { to, count }: Move): Spot {
  const pile = to as PileId;
  return { pile, index: pileCards(position, pile).length - count };
}
