/**
 * Depth-first search over the states that can be reached, resumable after any number of nodes. Owns the way it goes
 * and nothing of the rules.
 */
import { lookAhead } from './ahead.js';
import { ALWAYS, LossProver, NEVER } from './loss.js';
import { UNLIMITED, type Model } from './model.js';
import { safeStep } from './safe.js';
import { State } from './state.js';
import { argumentOf, whatOf, type Step } from './step.js';
import { NOTHING, StepLister } from './steps.js';
import { StateTable } from './table.js';

/** Steps that one state can have, generously: every card once in each way. */
const MOST_STEPS = 512;

export type Outcome = 'won' | 'lost' | null;

export interface SearchOptions {
  /** Seed of the order in which steps are tried; 0: the plain one, which is best on the whole. */
  readonly luck?: number;
  /** Bytes that half of the table may take. */
  readonly mostBytes?: number;
}

export class Search {
  readonly state: State;
  readonly #lister: StepLister;
  readonly #prover: LossProver;
  readonly #seen: StateTable;
  /** The key of a state that may be made next. */
  readonly #ahead: Int32Array;
  #nodes = 0;
  #luck: number;
  #outcome: Outcome = null;

  // One entry for each state on the way to the present one.
  #depth = 0;
  /** Steps made when the state was reached. */
  readonly #made: number[] = [];
  /** Where the state's untried steps begin and end in `#steps`. */
  readonly #from: number[] = [];
  readonly #to: number[] = [];
  /** What its next step must use, or `NOTHING`. */
  readonly #pending: number[] = [];
  #steps = new Int32Array(1 << 12);

  constructor(model: Model, { luck = 0, mostBytes }: SearchOptions = {}) {
    this.#luck = luck;
    this.state = new State(model);
    this.#lister = new StepLister(this.state);
    this.#prover = new LossProver(this.state);
    this.#seen = new StateTable(this.state.key.length, () => this.#remindOfPath(), mostBytes);
    this.#ahead = new Int32Array(this.state.key.length);
    this.#settle();
    this.#seen.add(this.state.key, this.state.rank);
    this.#enter(NOTHING, ALWAYS);
  }

  /** States that were looked at. */
  get nodes(): number {
    return this.#nodes;
  }

  get bytes(): number {
    return this.#seen.bytes;
  }

  get outcome(): Outcome {
    return this.#outcome;
  }

  /** The steps to the present state: after `won`, those of the win. */
  get path(): readonly Step[] {
    return this.state.path;
  }

  /** Looks at up to `nodes` more states, with so many tries at most, as most steps lead to no new one; the tries that are left. */
  run(nodes: number, tries = Infinity): number {
    const until = this.#nodes + nodes;
    const { state } = this;
    for (; tries > 0 && this.#outcome === null && this.#nodes < until; tries--) {
      const top = this.#depth - 1;
      if (top < 0) {
        this.#outcome = 'lost';
        break;
      }
      state.unmake(this.#made[top]!);
      if (this.#from[top] === this.#to[top]) {
        this.#depth--;
        continue;
      }
      this.#try(this.#steps[this.#from[top]!++]!);
    }
    return tries;
  }

  /** Makes a step and looks at the state behind it, unless the search has been there. */
  #try(step: Step): void {
    const { state } = this;
    const supplied = this.#lister.suppliedBy(whatOf(step), argumentOf(step));
    if (supplied === NOTHING && !this.#seen.add(this.#ahead, lookAhead(state, step, this.#ahead))) return;
    const spent = this.#prover.spentBy(step);
    state.make(step);
    if (!this.#settle()) this.#enter(supplied, spent);
    else if (this.#seen.add(state.key, state.rank)) this.#enter(NOTHING, spent);
  }

  /** Makes all forced steps; whether there were any. */
  #settle(): boolean {
    let settled = false;
    for (let step = safeStep(this.state); step >= 0; step = safeStep(this.state)) {
      this.state.make(step);
      settled = true;
    }
    return settled;
  }

  /** Looks at the present state, which is new; the step to it took a host of the kind `spent`. */
  #enter(pending: number, spent: number): void {
    const { state } = this;
    if (pending === NOTHING) this.#passOver();
    this.#nodes++;
    if (state.home === state.goal) {
      this.#outcome = 'won';
      return;
    }
    if (spent !== NEVER && (spent === ALWAYS || state.model.anySpaces || state.free[spent]! <= 0) && this.#prover.isLost(spent)) return;
    const depth = this.#depth++;
    const from = depth === 0 ? 0 : this.#to[depth - 1]!;
    if (from + MOST_STEPS > this.#steps.length) {
      const longer = new Int32Array(this.#steps.length * 2);
      longer.set(this.#steps);
      this.#steps = longer;
    }
    this.#made[depth] = state.path.length;
    this.#pending[depth] = pending;
    this.#from[depth] = from;
    this.#to[depth] = this.#lister.list(pending, this.#steps, from);
    if (this.#luck !== 0) this.#shuffle(from, this.#to[depth]);
  }

  /** Tells the table again of the states on the way to the present one, but for those that were entered for one use only. */
  #remindOfPath(): void {
    const { model, path } = this.state;
    const again = new State(model);
    for (let depth = 0; depth < this.#depth; depth++) {
      while (again.path.length < this.#made[depth]!) again.make(path[again.path.length]!);
      if (this.#pending[depth] === NOTHING) this.#seen.add(again.key, again.rank);
    }
  }

  /**
   * Where redeals are unlimited, turning the waste over leads to the same state with no waste: that one needs no look
   * any more.
   */
  #passOver(): void {
    const { key, rank, layout, waste, model } = this.state;
    const place = layout.place[waste]!;
    if (place === 0 || model.redeals !== UNLIMITED) return;
    const word = layout.word[layout.wasteAt]!;
    const weight = Math.imul(place, layout.weight[layout.wasteAt]!);
    key[word]! -= weight;
    this.#seen.add(key, rank);
    key[word]! += weight;
  }

  /** Lets every fourth step, about, change places with a later one. */
  #shuffle(from: number, to: number): void {
    for (let at = from; at < to - 1; at++) {
      this.#luck ^= this.#luck << 13; // xorshift32 by George Marsaglia
      this.#luck ^= this.#luck >>> 17;
      this.#luck ^= this.#luck << 5;
      if ((this.#luck & 3) !== 0) continue;
      const other = at + ((this.#luck >>> 2) % (to - at));
      const step = this.#steps[at]!;
      this.#steps[at] = this.#steps[other]!;
      this.#steps[other] = step;
    }
  }
}
