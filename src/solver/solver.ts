/**
 * The solver's face: a search that can be run in slices and never says more than it has proved. Owns what may be asked;
 * `solving.ts` does the work.
 */
import { parsePosition, type Position } from '../engine/index.js';
import { Solving, type SolveResult } from './solving.js';

export { DEFAULT_MAX_NODES, type NotWon, type SolveResult, type Won } from './solving.js';

export interface SolveOptions {
  /** States to look at before the answer is `unknown`; by default five million. */
  readonly maxNodes?: number;
}

/**
 * Whether a position can be won, all cards known. `step` goes on as far as one likes; dropping the solver cancels it.
 * However the steps are sliced, the answer is the same. Takes at most 240 MB, and far less as a rule.
 */
export class Solver extends Solving {
  /** @throws {InvalidPositionError} for what is no position, {RangeError} for a senseless limit. */
  constructor(position: Position, options?: SolveOptions | null) {
    const { maxNodes } = options ?? {};
    if (maxNodes !== undefined) check(maxNodes, 'maxNodes');
    super(parsePosition(position), maxNodes);
  }

  /** Looks at up to `nodes` more states; the result once there is one, else `null`. @throws {RangeError} */
  override step(nodes: number): SolveResult | null {
    check(nodes, 'nodes');
    return super.step(nodes);
  }
}

/** The whole search at once. The same position and limit always give the same answer. */
export function solve(position: Position, options?: SolveOptions | null): SolveResult {
  const solver = new Solver(position, options);
  for (;;) {
    const result = solver.step(100_000);
    if (result) return result;
  }
}

function check(count: unknown, name: string): void {
  if (typeof count === 'number' && count >= 1 && (Number.isInteger(count) || count === Infinity)) return;
  throw new RangeError(`${name} must be a whole number from 1, not ${String(count)}.`);
}
