/** The moves that a stock offers, which hints, finishing and the table treat alike: they only bring other cards into reach. */
import type { Move } from '../engine/index.js';

/** Whether a move draws, redeals, or lays out the reserve. */
export const isStockMove = ({ from, to }: Move): boolean => from === 'stock' || to === 'stock' || to === 'reserve';
