/**
 * The search for a win from a position that is known to be one, and its result: never more than was proved. What is
 * asked from outside goes through `solver.ts` first.
 */
import type { Move, Position } from '../engine/index.js';
import { lineOf } from './line.js';
import { Model } from './model.js';
import { Portfolio } from './portfolio.js';

interface Looked {
  /** States that were looked at. */
  readonly nodes: number;
}

/** There are moves that win when they are made in turn; they were played through. */
export interface Won extends Looked {
  readonly verdict: 'winnable';
  readonly moves: Move[];
}

/** `unwinnable` means that nothing was left to try, `unknown` that the limit was reached before that. */
export interface NotWon extends Looked {
  readonly verdict: 'unwinnable' | 'unknown';
  readonly moves?: never;
}

export type SolveResult = Won | NotWon;

export const DEFAULT_MAX_NODES = 5_000_000;

/** Most steps lead where the search has been. A call for some nodes gives up after so many times as many of them. */
const TRIES = 32;

export class Solving {
  readonly #position: Position;
  readonly #model: Model;
  readonly #search: Portfolio;
  readonly #maxNodes: number;
  #line: Generator<undefined, Move[]> | null = null;
  #result: SolveResult | null = null;

  constructor(position: Position, maxNodes = DEFAULT_MAX_NODES) {
    this.#maxNodes = maxNodes;
    this.#position = position;
    this.#model = new Model(position);
    this.#search = new Portfolio(this.#model);
  }

  /** States looked at so far. */
  get nodes(): number {
    return this.#search.nodes;
  }

  /** Bytes that the search takes now, all but a few. */
  get bytes(): number {
    return this.#search.bytes;
  }

  /** Looks at up to `nodes` more states, or goes on with a line for as long; the result once there is one, else `null`. */
  step(nodes: number): SolveResult | null {
    return (this.#result ??= this.#advance(nodes));
  }

  #advance(nodes: number): SolveResult | null {
    const search = this.#search;
    const before = search.nodes;
    search.run(Math.min(nodes, this.#maxNodes - before), nodes * TRIES);
    const { outcome } = search;
    if (outcome === 'won') return this.#conclude(nodes - search.nodes + before);
    if (outcome === 'lost') return { verdict: 'unwinnable', nodes: search.nodes };
    return search.nodes < this.#maxNodes ? null : { verdict: 'unknown', nodes: search.nodes };
  }

  /** Makes the line, in so many portions at most. */
  #conclude(portions: number): SolveResult | null {
    const { path, nodes } = this.#search;
    const line = this.#line ?? lineOf(this.#position, this.#model, path);
    this.#line = null; // where it fails, it would fail again
    for (; portions > 0; portions--) {
      const { done, value } = line.next();
      if (done) return { verdict: 'winnable', moves: value, nodes };
    }
    this.#line = line;
    return null;
  }
}
