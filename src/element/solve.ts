/** How an element asks the solver, which works aside. Owns what is told when it cannot be loaded; must not know what is asked, nor where the solver runs. */
import { variantOf, type GameError, type Position } from '../engine/index.js';
import { ToldOnce } from '../session/told-once.js';
import { solveAside, type SolveAsideOptions } from '../solver/client.js';
import type { SolveResult } from '../solver/solver.js';

export type Solve = (position: Position, options?: SolveAsideOptions) => Promise<SolveResult>;

/**
 * By the solver, which is fetched when it is first asked. `workerUrl` says where the page has the worker, if it does; `lost` hears, once until it is
 * there again, that it cannot be loaded.
 */
export function solveWith(workerUrl: () => string | null, lost: (error: Error) => void): Solve {
  const told = new ToldOnce(lost);
  return async (position, options) => {
    try {
      const result = await solveAside(position, variantOf(position.variant), { ...options, workerUrl: workerUrl() });
      told.found();
      return result;
    } catch (error) {
      if ((error as Partial<GameError>).code === 'load') told.lost(error as Error);
      throw error;
    }
  };
}
