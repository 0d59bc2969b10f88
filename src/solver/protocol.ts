/** What the page and the solver at work elsewhere say to one another. Plain JSON only; types only. */
import type { Position, Variant } from '../engine/index.js';
import type { SolveResult } from './solver.js';

export interface SolveRequest {
  /** Names the request in its answer. */
  readonly id: number;
  readonly position: Position;
  /** The position's game, which a page may have registered and a worker has not. */
  readonly variant: Variant;
  readonly maxNodes?: number;
}

export type ToService =
  | { readonly kind: 'ping' }
  | { readonly kind: 'solve'; readonly request: SolveRequest }
  | { readonly kind: 'cancel'; readonly id: number };

export type FromService =
  | { readonly kind: 'pong' }
  | { readonly kind: 'solved'; readonly id: number; readonly result: SolveResult }
  | { readonly kind: 'failed'; readonly id: number; readonly message: string };
