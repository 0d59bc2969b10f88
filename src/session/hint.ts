/** A hint: a move, and what is known of where it leads. Must not know how that is found out. */
import type { Move } from '../engine/index.js';
import type { SolveResult } from '../solver/solver.js';

export interface Hint extends Move {
  /**
   * `winnable`: the first move of a line that wins. Else a move by rule of thumb, where the game is proved `unwinnable` or nobody knows
   * (`unknown`). Not enumerable: as JSON and to whoever compares, a hint is a move like any other.
   */
  readonly verdict: SolveResult['verdict'];
}

export const hintOf = ({ from, to, count }: Move, verdict: Hint['verdict']): Hint =>
  Object.freeze(Object.defineProperty({ from, to, count }, 'verdict', { value: verdict }) as Hint);
