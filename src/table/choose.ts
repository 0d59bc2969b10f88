/**
 * Which move a tap, a drop or a key means. Pure: positions and legal moves in, one move or a reason out.
 * Knows no input and no pixels; whether a move is legal is the engine's word alone.
 */
import { applyMove, foundationFor, pileCards, rankOf, runLength, suitIndexOf, variantOf, whyIllegal } from '../engine/index.js';
import type { Card, IllegalReason, Move, PileId, Position } from '../engine/index.js';
import { downCount } from './names.js';
import type { Spot } from './spot.js';
import { isColumn, isFoundation, movesFrom } from './targets.js';

/** What tapping the stock does now: draw, redeal, lay out the reserve, or nothing. */
export function stockMove(moves: readonly Move[]): Move | null {
  return moves.find(({ from, to }) => from === 'stock' || to === 'stock' || to === 'reserve') ?? null;
}

/** The legal move of what lies at a spot to a pile; each foundation stands for the one that takes the card. */
export function moveTo(moves: readonly Move[], position: Position, spot: Spot, pile: PileId): Move | null {
  const own = movesFrom(moves, position, spot);
  return own.find(({ to }) => to === pile) ?? (isFoundation(pile) && !isFoundation(spot.pile) ? homeOf(own) : null);
}

/** Of some cards' moves, the one to a foundation. */
export function homeOf(own: readonly Move[]): Move | null {
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
  const reason = whyIllegal(position, { from: pile, to: pile === 'tableau-1' ? 'tableau-2' : 'tableau-1', count });
  return reason !== null && SOURCE_REASONS.has(reason) ? reason : null;
}

/** Why what lies at a spot does not go to a pile. */
export function whyNotTo(position: Position, spot: Spot, pile: PileId): string {
  const source = whyNotLifted(position, spot);
  if (source) return source;
  const count = pileCards(position, spot.pile).length - spot.index;
  const card = pileCards(position, spot.pile)[spot.index];
  // Which of a suit's foundations is meant never matters to the player.
  const to = isFoundation(pile) && card ? foundationIdFor(position, card, pile) : pile;
  return whyIllegal(position, { from: spot.pile, to, count }) ?? 'illegal';
}

/** Why a tap on the stock does nothing. */
export function whyNoStockMove(position: Position): string {
  const to = variantOf(position.variant).reserve > 0 ? 'reserve' : 'stock';
  if (position.stock.length > 0) return whyIllegal(position, { from: 'stock', to: 'waste', count: 1 }) ?? 'illegal';
  return whyIllegal(position, { from: 'waste', to, count: Math.max(1, position.waste.length) }) ?? 'illegal';
}

function foundationIdFor(position: Position, card: Card, pile: PileId): PileId {
  const first = foundationFor(position, card);
  return first >= 0 && (number(pile) - 1) % 4 === suitIndexOf(card) ? `foundation-${first + 1}` : pile;
}

/**
 * The most sensible move of what lies at a spot, apart from places that were tried. `null` where legal moves may be left but none
 * is plainly meant: worrying back, or a whole column from one space to another.
 */
export function bestMove(moves: readonly Move[], position: Position, spot: Spot, tried: ReadonlySet<PileId> = new Set()): Move | null {
  let best: Move | null = null;
  let most = 0;
  for (const move of movesFrom(moves, position, spot)) {
    if (tried.has(move.to as PileId)) continue;
    const worth = worthOf(position, move);
    if (worth > most) [best, most] = [move, worth];
  }
  return best;
}

/** How plainly a move is what a tap on its cards means; 0: not at all. Equals are offered from the left. */
function worthOf(position: Position, move: Move): number {
  const { from, to, count } = move;
  if (isFoundation(to)) return 9;
  if (isFoundation(from)) return 0;
  const ontoSpace = pileCards(position, to as PileId).length === 0;
  if (!isColumn(from)) return ontoSpace ? 4 : 5; // out of waste or reserve
  const cards = pileCards(position, from);
  const down = downCount(position, from);
  if (count === cards.length) return ontoSpace ? 0 : kingWaits(position, from) ? 6 : 2;
  if (count === cards.length - down) return ontoSpace ? 7 : 8; // a card is turned up
  // In the open form a card is freed that the run did not lie on in sequence.
  const { up } = position.tableau[number(from) - 1]!;
  if (count === runLength(variantOf(position.variant).build, up)) return ontoSpace ? 7 : 8;
  // Part of a run moves to a like place: of use where it frees a card that can go home.
  const freed = cards[cards.length - count - 1];
  return freed && foundationFor(applyMove(position, move), freed) >= 0 ? 3 : ontoSpace ? 0.5 : 1;
}

/** Whether a king lies where it would profit from an empty column. */
function kingWaits(position: Position, except: PileId): boolean {
  const { build } = variantOf(position.variant);
  const isKing = (card: Card | null | undefined): boolean => !!card && rankOf(card) === 13;
  if (isKing(position.waste.at(-1)) || position.reserve.some(isKing)) return true;
  return position.tableau.some(({ down, up }, index) => {
    const head = up.length - runLength(build, up);
    return except !== `tableau-${index + 1}` && isKing(up[head]) && head + down.length > 0;
  });
}

function number(pile: string): number {
  return Number(pile.split('-')[1]);
}
