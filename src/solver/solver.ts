/**
 * The solver's face: a search that can be run in slices and never says more than it has proved.
 */
import { applyMove, isWon, parsePosition, type Move, type Position } from '../engine/index.js';
import { Model } from './model.js';
import { Portfolio } from './portfolio.js';
import { realise } from './realise.js';

export interface SolveOptions {
  /** States to look at before the answer is `unknown`; by default five million. */
  readonly maxNodes?: number;
}

export interface SolveResult {
  /** `winnable` comes with a line that was played through; `unwinnable` means that nothing was left to try. */
  readonly verdict: 'winnable' | 'unwinnable' | 'unknown';
  /** With `winnable`: moves that win when they are made in turn. */
  readonly moves?: readonly Move[];
  /** States that were looked at. */
  readonly nodes: number;
}

export const DEFAULT_MAX_NODES = 5_000_000;

/**
 * Whether a position can be won, all cards known. `step` goes on as far as one likes; dropping the solver cancels it.
 * However the steps are sliced, the answer is the same. Takes at most 200 MB, and far less as a rule.
 */
export class Solver {
  readonly #position: Position;
  readonly #model: Model;
  readonly #search: Portfolio;
  readonly #maxNodes: number;
  #result: SolveResult | null = null;

  /** @throws {InvalidPositionError} for what is no position, {RangeError} for a senseless limit. */
  constructor(position: Position, { maxNodes = DEFAULT_MAX_NODES }: SolveOptions = {}) {
    this.#maxNodes = checked(maxNodes, 'maxNodes');
    this.#position = parsePosition(position);
    this.#model = new Model(this.#position);
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
    if (this.#result) return this.#result;
    const search = this.#search;
    search.run(Math.min(checked(nodes, 'nodes'), this.#maxNodes - search.nodes));
    if (search.outcome !== null || search.nodes >= this.#maxNodes) this.#result = this.#conclude();
    return this.#result;
  }

  #conclude(): SolveResult {
    const { nodes, outcome, path } = this.#search;
    if (outcome === 'won') return { verdict: 'winnable', moves: proved(this.#position, realise(this.#position, this.#model, path)), nodes };
    return { verdict: outcome === 'lost' ? 'unwinnable' : 'unknown', nodes };
  }
}

/** The moves, once the engine has played them through and won. */
function proved(position: Position, moves: Move[]): Move[] {
  if (!isWon(moves.reduce(applyMove, position))) throw new Error('The line that was found does not win.');
  return moves;
}

/** The whole search at once. The same position and limit always give the same answer. */
export function solve(position: Position, options?: SolveOptions): SolveResult {
  const solver = new Solver(position, options);
  for (;;) {
    const result = solver.step(100_000);
    if (result) return result;
  }
}

function checked(count: unknown, name: string): number {
  if (typeof count === 'number' && count >= 1 && (Number.isInteger(count) || count === Infinity)) return count;
  throw new RangeError(`${name} must be a whole number from 1, not ${String(count)}.`);
}
