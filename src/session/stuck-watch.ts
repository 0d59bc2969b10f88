/**
 * Finds out whether the position still leads anywhere: at once where a look at few states tells, as it does nearly always; else between the
 * player's moves, by the engine's search in slices that are too short to be felt, dropped as soon as the position has changed.
 * Knows the engine's search; what an answer means for the game is the session's affair.
 */
import { StuckSearch } from '../engine/index.js';
import type { Position, StuckResult } from '../engine/index.js';
import type { Platform } from './platform.js';

/** Milliseconds of one slice; with what a step may run over, the page is held for less than four. */
const SLICE = 2.5;
/** States between two looks at the clock. */
const STEP = 100;
/** So many are looked at before anything else happens: a millisecond or two, and enough for 99 of 100 positions. */
const AT_ONCE = 300;

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

  /** Examines a position instead of any other: `null` where the answer comes later. */
  examine(position: Position): StuckResult | null {
    this.drop();
    const known = this.#known.get(position);
    if (known) return known;
    const search = new StuckSearch(position);
    const found = search.step(AT_ONCE);
    if (found) {
      this.#known.set(position, found);
      return found;
    }
    const slice = (): void => {
      this.#cancel = null;
      const result = this.#slice(search);
      if (!result) {
        this.#cancel = this.#platform.later(slice, 0);
        return;
      }
      this.#known.set(position, result);
      this.#answer(position, result);
    };
    this.#cancel = this.#platform.later(slice, 0);
    return null;
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
