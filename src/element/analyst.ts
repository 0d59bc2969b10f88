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

/** A search looks at no more states: some ten seconds, and most of the memory that a small device can spare. */
const MOST_NODES = 1_000_000;
/** For so many milliseconds a hint waits for a search; after that, the rule of thumb has to do. */
const PATIENCE = 1500;
/** For so many moves after such a hint, the next one is thought about before anybody asks: the player's own, and what autoplay adds. */
const AHEAD = 3;

/** The search that is under way, or was, for the position on the table. */
interface Thinking {
  readonly position: Position;
  /** Settled when the search is over, or a hint has waited long enough for it. */
  readonly enough: Promise<unknown>;
  stop(): void;
}

export class Analyst {
  readonly #session: Session;
  readonly #solve: Solve;
  readonly #noted: (lost: boolean) => void;
  readonly #known = new WeakMap<Position, Analysis>();
  /** Serves hints and the verdict that is shown; called off when the position changes. */
  #thinking: Thinking | null = null;
  #watching = false;
  /** Up to so many moves of the game, the player is led by hints that nothing proves. */
  #ledUntil = -1;
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
    if (watching) this.#wonder();
    else this.#stop();
  }

  /** Nobody is there to see a hint or a verdict. Whoever asked for an analysis gets it all the same. */
  rest(): void {
    this.watching = false;
    this.#stop();
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
    if (!this.#known.has(position)) await this.#think(position).enough;
    if (position !== session.position) return null;
    const known = this.#known.get(position);
    if (!known) this.#ledUntil = session.count + AHEAD;
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

  /** Searches from a position on, or goes on with that. */
  #think(position: Position): Thinking {
    if (this.#thinking?.position === position) return this.#thinking;
    this.#stop();
    const calledOff = new AbortController();
    const found = this.#solve(position, { maxNodes: MOST_NODES, signal: calledOff.signal }).then(
      (result) => void this.#note(position, result),
      () => {
        // Out of date, or no solver to be had: the next hint may find one.
        if (this.#thinking === thinking) this.#thinking = null;
      },
    );
    const patience = new Promise((over) => setTimeout(over, PATIENCE));
    const thinking: Thinking = { position, enough: Promise.race([found, patience]), stop: () => calledOff.abort() };
    return (this.#thinking = thinking);
  }

  #stop(): void {
    this.#thinking?.stop();
    this.#thinking = null;
  }

  /** Finds out about the position on the table, if that is shown or will soon be asked, and not known. */
  #wonder(): void {
    const { started, status } = this.#session;
    if (!started || status !== 'playing') return;
    const { position, canFinish, count } = this.#session;
    if (!this.#watching && count > this.#ledUntil) return;
    if (canFinish || this.#known.has(position)) this.#tell();
    else this.#think(position);
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
    this.#stop();
    if (!event.move || !event.before) {
      this.#last = null;
      this.#ledUntil = -1;
    } else {
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
