/**
 * What the solver says of the game on the table: verdicts, and hints that lead to a win. Asks the solver, which works
 * aside, and follows a winning line as long as the player keeps to it. Must not know pixels, nor where the solver runs.
 */
import { formatMove, type Move, type Position } from '../engine/index.js';
import { isOutcome, plainMove, type Change, type Outcome } from '../session/change.js';
import type { Session } from '../session/session.js';
import type { SolveAsideOptions } from '../solver/client.js';
import type { SolveResult } from '../solver/solver.js';

export type Solve = (position: Position, options?: SolveAsideOptions) => Promise<SolveResult>;

/** What is known of a position, all cards looked at. */
export interface Analysis {
  readonly verdict: SolveResult['verdict'];
  /** With `winnable`: moves that win when they are made in turn. */
  readonly moves?: readonly Move[];
}

/** A hint may take so many states and so many milliseconds; after that, the rule of thumb has to do. */
const HINT_NODES = 400_000;
const HINT_PATIENCE = 1500;

export class Analyst {
  readonly #session: Session;
  readonly #solve: Solve;
  /** Moves that win from the position on the table, as far as one is known. */
  #line: readonly Move[] | null = null;
  /** Called off when the position changes. */
  #asking: AbortController | null = null;

  constructor(session: Session, solve: Solve) {
    this.#session = session;
    this.#solve = solve;
    session.listen((event) => this.#follow(event));
  }

  /** The verdict on the position as it is now, whatever happens meanwhile. */
  async analyze(): Promise<Analysis> {
    const { position } = this.#session;
    const { verdict, moves } = await this.#solve(position);
    const line = moves && Object.freeze(moves.map(plainMove));
    if (line && position === this.#session.position) this.#line = line;
    return Object.freeze(line ? { verdict, moves: line } : { verdict });
  }

  /** The first move of a line that wins, where one is found soon; else one by rule of thumb. `null` when none helps, or the position changed. */
  async hint(): Promise<Move | null> {
    const session = this.#session;
    if (session.status !== 'playing') return null;
    const { position } = session;
    if (!this.#line) {
      const found = await this.#search(position);
      if (position !== session.position) return null;
      this.#line = found;
    }
    return this.#line?.[0] ?? session.hint();
  }

  /** Shows the hint, unless the game went on meanwhile. */
  async pointOut(show: (move: Move | null) => void): Promise<void> {
    const { position } = this.#session;
    const move = await this.hint();
    if (position === this.#session.position) show(move);
  }

  async #search(position: Position): Promise<readonly Move[] | null> {
    this.#asking?.abort();
    const asking = (this.#asking = new AbortController());
    const timer = setTimeout(() => asking.abort(), HINT_PATIENCE);
    try {
      const { moves } = await this.#solve(position, { maxNodes: HINT_NODES, signal: asking.signal });
      return moves?.map(plainMove) ?? null;
    } catch {
      return null; // out of patience, out of date, or no solver to be had
    } finally {
      clearTimeout(timer);
    }
  }

  #follow(event: Change | Outcome): void {
    if (isOutcome(event)) return;
    this.#asking?.abort();
    const next = event.kind === 'move' ? this.#line?.[0] : undefined;
    const kept = next && event.move && formatMove(next) === formatMove(event.move);
    this.#line = kept ? this.#line!.slice(1) : null;
  }
}
