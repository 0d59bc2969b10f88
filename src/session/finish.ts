/**
 * Finishing a game that plays itself out: finding out whether it does, at once where that is quick and else in slices
 * between the player's moves, and playing it. What is offered was played through before, so it is always kept.
 */
import { formatMove, type Move, type Position } from '../engine/index.js';
import type { Change } from './change.js';
import { PlayOut } from './play-out.js';
import type { Platform } from './platform.js';

/** Positions looked at within the player's move, half a millisecond; and those of each slice after it. */
const AT_ONCE = 40;
const SLICE = 150;

/** Whether the position on the table plays itself out, and how. Follows the game, so that a line kept to needs no search. */
export class Rest {
  readonly #platform: Platform;
  readonly #found: () => void;
  #position: Position | null = null;
  #search: PlayOut | null = null;
  #moves: readonly Move[] | null | undefined = null;
  #cancel: (() => void) | null = null;

  /** `found` is called when it turns out later that the position plays itself out. */
  constructor(platform: Platform, found: () => void) {
    this.#platform = platform;
    this.#found = found;
  }

  /** The moves that finish the game from here, or `null` where none are known to. */
  movesFrom(position: Position): readonly Move[] | null {
    if (position !== this.#position) this.#examine(position);
    return this.#moves ?? null;
  }

  /** The same, looked at to the end. */
  surelyFrom(position: Position): readonly Move[] | null {
    while (this.movesFrom(position) === null && this.#moves === undefined) this.#moves = this.#search?.step(SLICE);
    return this.#moves ?? null;
  }

  follow({ kind, before, after, move }: Change): void {
    const next = kind === 'move' && before === this.#position ? this.#moves?.[0] : undefined;
    if (!next || !move || formatMove(next) !== formatMove(move)) return this.drop();
    const left = this.#moves!.slice(1);
    this.#position = after;
    this.#moves = left.length > 0 ? left : null;
  }

  /** Stops looking; a later question begins anew. */
  drop(): void {
    this.#cancel?.();
    this.#cancel = null;
    this.#position = null;
  }

  #examine(position: Position): void {
    this.drop();
    this.#position = position;
    this.#search = new PlayOut(position);
    this.#moves = this.#search.step(AT_ONCE);
    if (this.#moves === undefined) this.#cancel = this.#platform.later(this.#slice, 0);
  }

  readonly #slice = (): void => {
    this.#cancel = null;
    this.#moves ??= this.#search?.step(SLICE);
    if (this.#moves === undefined) this.#cancel = this.#platform.later(this.#slice, 0);
    else if (this.#moves) this.#found();
  };
}

/** Milliseconds from one card to the next: quick, but each is seen. */
const PACE = 70;

/** Plays the finishing moves one by one until the win, or until somebody stops it. */
export class Finisher {
  readonly #platform: Platform;
  readonly #play: (move: Move) => boolean;
  #cancel: (() => void) | null = null;
  #done: ((won: boolean) => void) | null = null;
  #outcome: Promise<boolean> | null = null;

  constructor(platform: Platform, play: (move: Move) => boolean) {
    this.#platform = platform;
    this.#play = play;
  }

  /** How the finish ends that is under way. */
  get running(): Promise<boolean> | null {
    return this.#done && this.#outcome;
  }

  /** Resolves with true when all moves were made, with false when it was stopped or a move was vetoed. */
  start(moves: readonly Move[]): Promise<boolean> {
    let resolve!: (won: boolean) => void;
    const outcome = (this.#outcome = new Promise<boolean>((done) => (resolve = done)));
    this.#done = resolve;
    let index = 0;
    const step = (): void => {
      this.#cancel = null;
      const move = moves[index++]!;
      const isLast = index === moves.length;
      if (isLast) this.#done = null; // nobody who hears of the win can stop it any more
      const isMade = this.#play(move);
      if (isLast) resolve(isMade);
      else if (this.#done !== resolve) return; // whoever heard of the move stopped it
      else if (isMade) this.#cancel = this.#platform.later(step, this.#platform.stillMotion() ? 0 : PACE);
      else this.stop();
    };
    step();
    return outcome;
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = null;
    this.#done?.(false);
    this.#done = null;
  }
}
