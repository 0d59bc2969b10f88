/** `solitaire-game/solver`: what can be won. Pure and synchronous; runs in Node, in a worker and on a page. */
export { DEFAULT_MAX_NODES, solve, Solver, type NotWon, type SolveOptions, type SolveResult, type Won } from './solver.js';
export type { Solving } from './solving.js';
