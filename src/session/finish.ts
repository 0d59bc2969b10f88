/**
 * Whether the rest of a game plays itself out, and how: once no card lies face down, cards go to the foundations as
 * they come, and the stock is gone through for the others. Simulated, so that an offer to finish is always kept.
 */
import { applyMove, isWon, legalMoves, isStockMove } from '../engine/index.js';
import type { Move, Position } from '../engine/index.js';
import type { Platform } from './platform.js';

/** The moves that finish the game from here, or `null` where the simple way does not win. */
export function finishingMoves(position: Position): readonly Move[] | null {
  if (isWon(position) || position.tableau.some((column) => column.down.length > 0)) return null;
  const moves: Move[] = [];
  let at = position;
  // Draws and redeals since the last card went home: a whole pass without one means that none will.
  let idle = 0;
  while (!isWon(at)) {
    const move = nextMove(at);
    if (!move) return null;
    idle = isStockMove(move) ? idle + 1 : 0;
    if (idle > at.stock.length + at.waste.length + 2) return null;
    moves.push(move);
    at = applyMove(at, move);
  }
  return moves;
}

function nextMove(position: Position): Move | undefined {
  const moves = legalMoves(position);
  return moves.find((move) => move.to.startsWith('foundation')) ?? moves.find(isStockMove);
}

/** Milliseconds from one card to the next: quick, but each is seen. */
const PACE = 70;

/** Plays the finishing moves one by one until the win, or until somebody stops it. */
export class Finisher {
  readonly #platform: Platform;
  readonly #play: (move: Move) => boolean;
  #cancel: (() => void) | null = null;
  #done: ((won: boolean) => void) | null = null;

  constructor(platform: Platform, play: (move: Move) => boolean) {
    this.#platform = platform;
    this.#play = play;
  }

  get running(): boolean {
    return this.#done !== null;
  }

  /** Resolves with true when all moves were made, with false when it was stopped or a move was vetoed. */
  start(moves: readonly Move[]): Promise<boolean> {
    this.stop();
    return new Promise((resolve) => {
      this.#done = resolve;
      let index = 0;
      const step = (): void => {
        this.#cancel = null;
        if (index === moves.length) this.#end(true);
        else if (this.#play(moves[index++]!)) this.#cancel = this.#platform.later(step, this.#platform.stillMotion() ? 0 : PACE);
        else this.#end(false);
      };
      step();
    });
  }

  stop(): void {
    this.#end(false);
  }

  #end(won: boolean): void {
    this.#cancel?.();
    this.#cancel = null;
    this.#done?.(won);
    this.#done = null;
  }
}
