/**
 * Is there a way on? A position is stuck when no line of legal play, however long, wins or turns up another face-down
 * tableau card. Searches the essences that can be reached (`essence.ts`), depth first, resumable. Uses only what the
 * player can see or learn by drawing.
 */
import { EssenceTable } from './essence-table.js';
import { EssenceModel } from './essence.js';
import { legalMoves } from './legal.js';
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
  readonly #seen: EssenceTable;
  /** Numbers of the essences in `#seen` that are still to be looked at. */
  readonly #open: number[] = [];
  /** The one that is being looked at. */
  readonly #current: Uint8Array;
  #result: StuckResult | null = null;

  constructor(position: Position, options?: StuckOptions | null) {
    this.#position = position;
    this.#maxStates = options?.maxStates ?? DEFAULT_MAX_STATES;
    this.#model = new EssenceModel(position);
    this.#current = this.#model.start.slice();
    this.#seen = new EssenceTable(this.#current.length);
    this.#add(this.#model.start);
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
    const number = this.#open.pop();
    if (number === undefined) {
      const reason = legalMoves(this.#position).length === 0 ? 'no-moves' : 'no-progress';
      this.#result = { stuck: true, reason, exhausted: true };
      return;
    }
    this.#seen.read(number, this.#current);
    if (this.#model.steps(this.#current, this.#add)) this.#result = { stuck: false, exhausted: true };
    else if (this.#seen.size > this.#maxStates) this.#result = { stuck: false, exhausted: false };
  }

  readonly #add = (essence: Uint8Array): void => {
    const number = this.#seen.add(essence);
    if (number >= 0) this.#open.push(number);
  };
}

/** The whole search at once. @throws {RangeError} for a limit that is no number from 0: without one, a search could last for ever. */
export function isStuck(position: Position, options?: StuckOptions | null): StuckResult {
  const { maxStates } = options ?? {};
  if (maxStates !== undefined && !(typeof maxStates === 'number' && maxStates >= 0)) {
    throw new RangeError(`maxStates must be a number from 0, not ${String(maxStates)}.`);
  }
  const search = new StuckSearch(position, options);
  for (;;) {
    const result = search.step(1000);
    if (result) return result;
  }
}
