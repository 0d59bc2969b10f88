/**
 * Which card went from where to where in a change, by pile and index, so that motion can start each card's new node where
 * the old one was. Pure: reads the positions of the change and the engine's way of moving, no geometry and no DOM.
 */
import { isReserve, pileCards } from '../engine/index.js';
import type { Move, PileId, Position } from '../engine/index.js';
import type { Change } from '../session/change.js';
import { downCount, type Spot } from './spot.js';

export interface Step {
  readonly from: Spot;
  readonly to: Spot;
  /** The card shows its other side afterwards. */
  readonly flips: boolean;
}

/**
 * The steps of a move made, made again or taken back; none for a deal. Cards that the move names come first, in the order of
 * `change.cards`; then the card that refilled a reserve place; then a card that was turned over where it lies.
 */
export function stepsOf({ kind, before, after, move }: Change): Step[] {
  if (!move || !before) return [];
  const undone = kind === 'undo';
  const [start, end] = undone ? [after, before] : [before, after];
  return paths(start, move).map(([from, to]) => {
    const flips = isDown(start, from) !== isDown(end, to);
    return undone ? { from: to, to: from, flips } : { from, to, flips };
  });
}

const isDown = (position: Position, { pile, index }: Spot): boolean => index < downCount(position, pile);

function paths(position: Position, { from, to, count }: Move): [from: Spot, to: Spot][] {
  const { stock, waste, reserve } = position;
  const steps: [Spot, Spot][] = [];
  const add = (pile: PileId, index: number, target: PileId, at: number): void =>
    void steps.push([{ pile, index }, { pile: target, index: at }]);
  if (from === 'stock') {
    for (let i = 0; i < count; i++) add('stock', stock.length - 1 - i, 'waste', waste.length + i);
    return steps;
  }
  if (to === 'stock' || to === 'reserve') {
    // The pack is turned over: what was discarded first lies on top, or in the first places.
    for (let index = waste.length - 1; index >= 0; index--) {
      if (to === 'reserve' && index < reserve.length) add('waste', index, `reserve-${index + 1}`, 0);
      else add('waste', index, 'stock', waste.length - 1 - index);
    }
    return steps;
  }
  const source = pileCards(position, from).length - count;
  const target = pileCards(position, to).length;
  for (let i = 0; i < count; i++) add(from, source + i, to, target + i);
  if (isReserve(from) && stock.length > 0) add('stock', stock.length - 1, from, 0);
  const below = { pile: from, index: source - 1 };
  if (source > 0 && isDown(position, below)) steps.push([below, below]);
  return steps;
}
