/**
 * Finds out, between the player's moves, whether the position still leads anywhere: the engine's search in slices that
 * are too short to be felt, dropped as soon as the position has changed.
 * Knows the engine's search; what an answer means for the game is the session's affair.
 */
import { StuckSearch } from '../engine/index.js';
import type { Position, StuckResult } from '../engine/index.js';
import type { Platform } from './platform.js';

/** Milliseconds of one slice; with what a step may run over, the page is held for less than four. */
const SLICE = 2.5;
/** States between two looks at the clock. */
const STEP = 100;

export class StuckWatch {
  readonly #platform: Platform;
  readonly #answer: (position: Position, result: StuckResult) => void;
  /** Positions are immutable, so an answer holds for ever. */
  readonly #known = new WeakMap<Position, StuckResult>();
  #cancel: (() => void) | null = null;

  constructor(platform: Platform, answer: (position: Position, result: StuckResult) => void) {
    this.#platform = platform;
    this.#answer = answer;
  }

  /** What is known about a position already. */
  known(position: Position): StuckResult | undefined {
    return this.#known.get(position);
  }

  /** Begins to examine a position instead of any other. The answer comes later, never within this call. */
  examine(position: Position): void {
    this.drop();
    const known = this.#known.get(position);
    let search: StuckSearch | null = null;
    const slice = (): void => {
      this.#cancel = null;
      const result = known ?? this.#slice((search ??= new StuckSearch(position)));
      if (!result) {
        this.#cancel = this.#platform.later(slice, 0);
        return;
      }
      this.#known.set(position, result);
      this.#answer(position, result);
    };
    this.#cancel = this.#platform.later(slice, 0);
  }

  drop(): void {
    this.#cancel?.();
    this.#cancel = null;
  }

  #slice(search: StuckSearch): StuckResult | null {
    const end = this.#platform.now() + SLICE;
    let result: StuckResult | null;
    do result = search.step(STEP);
    while (!result && this.#platform.now() < end);
    return result;
  }
}
