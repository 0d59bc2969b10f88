/**
 * Which move a tap, a drop or a key means. Pure: positions and legal moves in, one move or a reason out.
 * Knows no input and no pixels; whether a move is legal is the engine's word alone.
 */
import { isColumn, isFoundation, pileCards, variantOf, whyIllegal } from '../engine/index.js';
import type { IllegalReason, Move, PileId, Position } from '../engine/index.js';
import type { Refusal } from './host.js';
import type { Spot } from './spot.js';
import { movesFrom } from './targets.js';

/** The legal move of what lies at a spot to a pile; each foundation stands for the one that takes the card. */
export function moveTo(moves: readonly Move[], position: Position, spot: Spot, pile: PileId): Move | null {
  const own = movesFrom(moves, position, spot);
  return own.find(({ to }) => to === pile) ?? (isFoundation(pile) ? homeOf(own) : null);
}

/** Of some cards' moves, the one to a foundation. */
function homeOf(own: readonly Move[]): Move | null {
  return own.find(({ to }) => isFoundation(to)) ?? null;
}

/** Reasons that lie in the cards, whatever place they were to go to. */
const SOURCE_REASONS: ReadonlySet<string> = new Set<IllegalReason>(['no-cards', 'face-down', 'not-a-run', 'no-worrying-back', 'ready-ace-stays']);

/** Why what lies at a spot cannot be taken up at all, or `null`. */
export function whyNotLifted(position: Position, spot: Spot): string | null {
  const { pile, index } = spot;
  const count = pileCards(position, pile).length - index;
  if (index < 0) return 'no-cards';
  if (pile === 'stock') return 'pile-gives-none';
  if (!isColumn(pile) && count > 1) return 'covered';
  // To any other pile that each game has.
  const reason = whyIllegal(position, { from: pile, to: isFoundation(pile) ? 'tableau-1' : 'foundation-1', count });
  return reason !== null && SOURCE_REASONS.has(reason) ? reason : null;
}

/** Why what lies at a spot does not go to a pile. */
export function whyNotTo(position: Position, spot: Spot, pile: PileId): Refusal {
  const source = whyNotLifted(position, spot);
  if (source) return { code: source };
  const count = pileCards(position, spot.pile).length - spot.index;
  return { code: whyIllegal(position, { from: spot.pile, to: pile, count }) ?? 'illegal', to: pile };
}

/** Why a tap on the stock does nothing. */
export function whyNoStockMove(position: Position): string {
  const to = variantOf(position.variant).reserve > 0 ? 'reserve' : 'stock';
  if (position.stock.length > 0) return whyIllegal(position, { from: 'stock', to: 'waste', count: 1 }) ?? 'illegal';
  return whyIllegal(position, { from: 'waste', to, count: Math.max(1, position.waste.length) }) ?? 'illegal';
}

/**
 * The move that a tap on a spot means, apart from places that were tried: home, else onto other cards, else into a space; of
 * equals the leftmost. `null` where legal moves may be left but none is plainly meant: worrying back, or a whole column from
 * one space to another.
 */
export function bestMove(moves: readonly Move[], position: Position, spot: Spot, tried: ReadonlySet<PileId> = new Set()): Move | null {
  const own = movesFrom(moves, position, spot).filter(({ to }) => !tried.has(to as PileId));
  const home = homeOf(own);
  if (home || isFoundation(spot.pile)) return home;
  const ontoCards = own.find(({ to }) => pileCards(position, to as PileId).length > 0);
  const isWholeColumn = isColumn(spot.pile) && spot.index === 0;
  return ontoCards ?? (isWholeColumn ? null : (own[0] ?? null));
}
