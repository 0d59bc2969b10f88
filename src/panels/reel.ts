/**
 * A recorded game as a reel of positions: where one is, and what a step on or back changes. Pure; the projector with its
 * buttons is replay.ts.
 */
import { Game, parseMove, type Move, type Position } from '../engine/index.js';
import { moveChange, type Change } from '../session/change.js';
import type { Recorded } from './host.js';

export class Reel {
  readonly #positions: readonly Position[];
  readonly #moves: readonly Move[];
  #at = 0;

  /** Of the moves that stand. @throws {InvalidSaveError | IllegalMoveError} */
  constructor({ variant, seed, deck, open, moves, played }: Recorded) {
    const game = Game.deal({ variant, seed, deck: deck ?? null, open });
    this.#moves = moves.slice(0, played).map(parseMove);
    this.#positions = [game.start, ...this.#moves.map((move) => game.play(move))];
  }

  /** How many moves there are. */
  get length(): number {
    return this.#moves.length;
  }

  /** How many moves were made up to what is shown. */
  get at(): number {
    return this.#at;
  }

  get position(): Position {
    return this.#positions[this.#at]!;
  }

  /** Goes to a place; comes back with the change where that was one step, so that it can be seen and said. */
  go(place: number): Change | null {
    const before = this.position;
    const from = this.#at;
    this.#at = Math.min(this.length, Math.max(0, Math.round(place)));
    if (this.#at === from + 1) return moveChange('move', before, this.position, this.#moves[from]!, this.#at, 'player');
    if (this.#at === from - 1) return moveChange('undo', before, this.position, this.#moves[this.#at]!, this.#at, 'player');
    return null;
  }
}
