/**
 * The search for a win from a position that is known to be one, and its result: never more than was proved. What is
 * asked from outside goes through `solver.ts` first.
 */
import { applyMove, isWon, type Move, type Position } from '../engine/index.js';
import { Model } from './model.js';
import { Portfolio } from './portfolio.js';
import { realise } from './realise.js';
import { tidied } from './tidy.js';

export interface SolveResult {
  /** `winnable` comes with a line that was played through; `unwinnable` means that nothing was left to try. */
  readonly verdict: 'winnable' | 'unwinnable' | 'unknown';
  /** With `winnable`: moves that win when they are made in turn. */
  readonly moves?: readonly Move[];
  /** States that were looked at. */
  readonly nodes: number;
}

export const DEFAULT_MAX_NODES = 5_000_000;

export class Solving {
  readonly #position: Position;
  readonly #model: Model;
  readonly #search: Portfolio;
  readonly #maxNodes: number;
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

  /** Looks at up to `nodes` more states; the result once there is one, else `null`. */
  step(nodes: number): SolveResult | null {
    const search = this.#search;
    if (!this.#result) search.run(Math.min(nodes, this.#maxNodes - search.nodes));
    if (search.outcome !== null || search.nodes >= this.#maxNodes) this.#result ??= this.#conclude();
    return this.#result;
  }

  #conclude(): SolveResult {
    const { nodes, outcome, path } = this.#search;
    if (outcome === 'won') return { verdict: 'winnable', moves: this.#line(path), nodes };
    return { verdict: outcome === 'lost' ? 'unwinnable' : 'unknown', nodes };
  }

  /** The moves, once the engine has played them through and won. */
  #line(path: readonly number[]): Move[] {
    const moves = realise(this.#position, this.#model, tidied(this.#model, path));
    let end = this.#position;
    for (const move of moves) end = applyMove(end, move);
    if (!isWon(end)) throw new Error('The line that was found does not win.');
    return moves;
  }
}
