/**
 * What the solver says of the game on the table: verdicts, and hints that lead to a win. Asks the solver, which works
 * aside, and asks nothing twice: what is known of a position holds for ever, and much of it for the positions beside it.
 * Must not know pixels, nor where the solver runs.
 */
import { formatMove, type Move, type Position } from '../engine/index.js';
import type { Verdict } from '../parts/context.js';
import { isOutcome, plainMove, type Change, type Outcome } from '../session/change.js';
import { hintOf, type Hint } from '../session/hint.js';
import { inGoodOrder } from '../session/line.js';
import type { Session } from '../session/session.js';
import type { SolveResult } from '../solver/solver.js';
import type { Solve } from './solve.js';

/** What is known of a position, all cards looked at. */
export type Analysis =
  /** With the moves that win when they are made in turn. */
  | { readonly verdict: 'winnable'; readonly moves: readonly Move[] }
  | { readonly verdict: 'unwinnable' | 'unknown'; readonly moves?: undefined };

/** A hint may take so many states and so many milliseconds; after that, the rule of thumb has to do. */
const HINT_NODES = 400_000;
const HINT_PATIENCE = 1500;
/** The verdict that is shown may take longer: the next move calls it off anyway. */
const WATCH_NODES = 1_500_000;

export class Analyst {
  readonly #session: Session;
  readonly #solve: Solve;
  readonly #noted: (lost: boolean) => void;
  readonly #known = new WeakMap<Position, Analysis>();
  /** What is asked for a hint, and for the verdict that is shown; called off when the position changes. */
  #asking: AbortController | null = null;
  #wondering: AbortController | null = null;
  #watching = false;
  /** The last verdict of this game; `null` before there was any and before a move was made. */
  #last: Verdict | null = null;

  /** While watching, `noted` is called when the verdict may have changed; with `true` when a game that could be won was lost. */
  constructor(session: Session, solve: Solve, noted: (lost: boolean) => void = () => undefined) {
    this.#session = session;
    this.#solve = solve;
    this.#noted = noted;
    session.listen((event) => this.#follow(event));
  }

  /** Whether the verdict on each position is to be found out, as it is shown. */
  set watching(watching: boolean) {
    if (watching === this.#watching) return;
    this.#watching = watching;
    this.#wondering?.abort();
    this.#wonder();
  }

  /** Nobody is there to see a hint or a verdict. Whoever asked for an analysis gets it all the same. */
  rest(): void {
    this.watching = false;
    this.#asking?.abort();
  }

  /** On the position as it is now; `null` where nobody watches, or the game is won. */
  get verdict(): Verdict | null {
    const session = this.#session;
    if (!this.#watching || !session.started || session.status === 'won') return null;
    if (session.status === 'stuck') return 'unwinnable';
    return this.#known.get(session.position)?.verdict ?? (session.canFinish ? 'winnable' : 'unknown');
  }

  /** The verdict on a position, as it is now unless another is given, whatever happens meanwhile. */
  async analyze(position: Position = this.#session.position): Promise<Analysis> {
    const known = this.#known.get(position);
    return known && known.verdict !== 'unknown' ? known : this.#note(position, await this.#solve(position));
  }

  /** The most natural move of a line that wins, where one is found soon; else one by rule of thumb. `null` when none helps, or the position is another one. */
  async hint(position: Position = this.#session.position): Promise<Hint | null> {
    const session = this.#session;
    if (session.status !== 'playing' || position !== session.position) return null;
    if (!this.#known.has(position)) await this.#search(position);
    if (position !== session.position) return null;
    const known = this.#known.get(position);
    const move = (known?.moves && this.#begin(position, known.moves)) ?? session.hint();
    return move && hintOf(move, known?.verdict ?? 'unknown');
  }

  /** The first move of a line that wins, in the order in which a person would play it; from now on, that is the line which is known. */
  #begin(position: Position, line: readonly Move[]): Move | undefined {
    const moves = Object.freeze(inGoodOrder(position, line).map(plainMove));
    this.#known.set(position, Object.freeze({ verdict: 'winnable', moves }));
    return moves[0];
  }

  /** Shows the hint, unless the game went on meanwhile. */
  async pointOut(show: (hint: Hint | null) => void): Promise<void> {
    const { position } = this.#session;
    const hint = await this.hint(position);
    if (position === this.#session.position) show(hint);
  }

  async #search(position: Position): Promise<void> {
    this.#asking?.abort();
    const asking = (this.#asking = new AbortController());
    const timer = setTimeout(() => asking.abort(), HINT_PATIENCE);
    try {
      const result = await this.#solve(position, { maxNodes: HINT_NODES, signal: asking.signal });
      if (result.verdict !== 'unknown') this.#note(position, result); // a search for longer may know more
    } catch {
      // Out of patience, out of date, or no solver to be had.
    } finally {
      clearTimeout(timer);
    }
  }

  /** Finds out about the position on the table, if that is shown and not known. */
  #wonder(): void {
    const { started, status } = this.#session;
    if (!this.#watching || !started || status !== 'playing') return;
    const { position, canFinish } = this.#session;
    if (canFinish || this.#known.has(position)) return this.#tell();
    const { signal } = (this.#wondering = new AbortController());
    this.#solve(position, { maxNodes: WATCH_NODES, signal }).then(
      (result) => void this.#note(position, result),
      () => undefined, // out of date, or no solver to be had: it stays unknown
    );
  }

  #note(position: Position, { verdict, moves }: SolveResult): Analysis {
    const known = this.#known.get(position);
    // A line in hand is kept: with another one for every position, a game by hints need not end.
    if (known && (known.moves || verdict === 'unknown')) return known;
    const analysis: Analysis = Object.freeze(moves ? { verdict, moves: Object.freeze(moves.map(plainMove)) } : { verdict });
    this.#known.set(position, analysis);
    const session = this.#session;
    if (session.started && position === session.position) this.#tell();
    return analysis;
  }

  #tell(): void {
    const { verdict } = this;
    if (!verdict) return;
    const lost = verdict === 'unwinnable' && this.#last !== null && this.#last !== 'unwinnable';
    this.#last = verdict;
    this.#noted(lost && this.#session.status === 'playing');
  }

  #follow(event: Change | Outcome): void {
    if (isOutcome(event)) {
      if (event.kind === 'stuck') this.#tell();
      return;
    }
    this.#asking?.abort();
    this.#wondering?.abort();
    if (!event.move || !event.before) this.#last = null;
    else {
      this.#infer(event.kind, event.before, event.after, event.move);
      if (event.kind === 'move') this.#last ??= 'unknown';
    }
    this.#wonder();
  }

  /** What is known of the position before is often known of the one after. */
  #infer(kind: Change['kind'], before: Position, after: Position, move: Move): void {
    const { verdict, moves } = this.#known.get(before) ?? {};
    if (verdict === undefined || this.#known.get(after)?.moves) return;
    if (kind === 'undo') {
      if (moves) this.#known.set(after, { verdict: 'winnable', moves: Object.freeze([move, ...moves]) });
    } else if (verdict === 'unwinnable') this.#known.set(after, { verdict });
    else if (moves?.[0] && formatMove(moves[0]) === formatMove(move)) {
      this.#known.set(after, { verdict: 'winnable', moves: Object.freeze(moves.slice(1)) });
    }
  }
}
