/**
 * Is there a way on? A position is stuck when no line of legal play, however long, wins or turns up another face-down
 * tableau card. Searches the essences that can be reached (`essence.ts`), depth first, resumable. Uses only what the
 * player can see or learn by drawing.
 */
import { EssenceModel, type Essence } from './essence.js';
import { isWon, legalMoves } from './moves.js';
import type { Position } from './position.js';

/** Essences that a search visits before it gives up, unless told otherwise. */
export const DEFAULT_MAX_STATES = 100_000;

export interface StuckOptions {
  /** Different states to look at before giving up; by default 100,000. */
  readonly maxStates?: number;
}

export interface StuckResult {
  /** Proved: nothing that can still be done wins or turns up a card. `false` also where the limit ended the search. */
  readonly stuck: boolean;
  /** Only with `stuck`: no move at all is left, or moves are left but none leads on. */
  readonly reason?: 'no-moves' | 'no-progress';
  /** Whether the answer is final: a way on was found, or all that can be reached was searched. `false`: the limit came first. */
  readonly exhausted: boolean;
}

/** The search in slices. Dropping it cancels it. */
export class StuckSearch {
  readonly #position: Position;
  readonly #maxStates: number;
  readonly #model: EssenceModel;
  readonly #seen = new Set<string>();
  readonly #open: Essence[] = [];
  #result: StuckResult | null = null;

  constructor(position: Position, { maxStates = DEFAULT_MAX_STATES }: StuckOptions = {}) {
    this.#position = position;
    this.#maxStates = maxStates;
    this.#model = new EssenceModel(position);
    if (isWon(position)) this.#result = { stuck: false, exhausted: true };
    else this.#add(this.#model.start);
  }

  /** How many different states were met so far. */
  get states(): number {
    return this.#seen.size;
  }

  /** Looks at up to `states` more; the result once there is one, else `null`. */
  step(states: number): StuckResult | null {
    for (let looked = 0; looked < states && this.#result === null; looked++) this.#look();
    return this.#result;
  }

  #look(): void {
    const essence = this.#open.pop();
    if (essence === undefined) {
      const reason = legalMoves(this.#position).length === 0 ? 'no-moves' : 'no-progress';
      this.#result = { stuck: true, reason, exhausted: true };
      return;
    }
    const { goal, next } = this.#model.steps(essence);
    if (goal) {
      this.#result = { stuck: false, exhausted: true };
      return;
    }
    // Last in, first out: the steps that are listed first are tried first.
    for (let index = next.length - 1; index >= 0; index--) this.#add(next[index]!);
    if (this.#seen.size > this.#maxStates) this.#result = { stuck: false, exhausted: false };
  }

  #add(essence: Essence): void {
    const key = String.fromCharCode(...essence);
    if (this.#seen.has(key)) return;
    this.#seen.add(key);
    this.#open.push(essence);
  }
}

/** The whole search at once. */
export function isStuck(position: Position, options?: StuckOptions): StuckResult {
  const search = new StuckSearch(position, options);
  for (;;) {
    const result = search.step(1000);
    if (result) return result;
  }
}
