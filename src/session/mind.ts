/**
 * What thinks along with a game: watches whether it still leads anywhere, sends cards home, finishes, advises. Nothing of
 * it is needed to put a game on the table, so it comes after that and joins the session (`Session.join`).
 * Owns those four and what is known about positions; must not know who plays.
 */
import type { Move, Position, StuckResult } from '../engine/index.js';
import { advise } from './advice.js';
import { Autoplay, type AutoplayMode, type Played } from './autoplay.js';
import type { Change, Outcome, Status } from './change.js';
import { Finisher, Rest } from './finish.js';
import type { Platform } from './platform.js';
import { StuckWatch } from './stuck-watch.js';

/** What the session lets it do, and hears from it. */
export interface Thoughts {
  /** Makes a move with source `auto`; false when the page vetoed it. */
  play(move: Move): boolean;
  /** It was proved, after a while, that nothing leads on from that position. */
  stuck(position: Position, reason: Outcome['reason']): void;
  /** It is found out that the position on the table plays itself out. */
  finishable(): void;
}

export class Mind {
  readonly #watch: StuckWatch;
  readonly #autoplay: Autoplay;
  readonly #finisher: Finisher;
  readonly #rest: Rest;

  constructor(platform: Platform, played: Played, game: Thoughts) {
    const play = (move: Move): boolean => game.play(move);
    this.#watch = new StuckWatch(platform, (position, result) => {
      const reason = this.#heed(result);
      if (reason) game.stuck(position, reason);
    });
    this.#autoplay = new Autoplay(platform, played, play);
    this.#finisher = new Finisher(platform, play);
    this.#rest = new Rest(platform, () => game.finishable());
  }

  set autoplay(mode: AutoplayMode) {
    this.#autoplay.mode = mode;
    this.#giveWay();
  }

  get finishing(): boolean {
    return this.#finisher.running !== null;
  }

  /** Thinks about where a change has led instead of anything else. The reason, where it is seen at once that nothing leads on. */
  follow(change: Change, status: Status): Outcome['reason'] {
    if (change.kind === 'deal' || change.kind === 'restore') this.#finisher.stop();
    this.#rest.follow(change);
    this.#autoplay.follow(change);
    this.#giveWay();
    if (status === 'playing') return this.#heed(this.#watch.examine(change.after));
    this.#watch.drop();
    return undefined;
  }

  /** Where nothing leads on, nothing plays by itself either: the message of it is not to be wiped away. */
  #heed(result: StuckResult | null): Outcome['reason'] {
    if (result?.stuck) this.#autoplay.stop();
    return result?.reason;
  }

  /** While the finish plays, autoplay must not: each would spoil the other's moves. */
  #giveWay(): void {
    if (this.finishing) this.#autoplay.rest();
  }

  /** Goes on after `rest`. As `follow` does, it says what is seen at once. */
  examine(position: Position): Outcome['reason'] {
    this.#autoplay.resume();
    return this.#heed(this.#watch.examine(position));
  }

  /** Stops everything that is planned. */
  rest(): void {
    this.#watch.drop();
    this.#rest.drop();
    this.#autoplay.rest();
    this.#finisher.stop();
  }

  /** The player does something: what plays by itself gives way. */
  interrupt(): void {
    if (!this.finishing) return;
    this.#finisher.stop();
    this.#autoplay.resume();
  }

  /** Whether a position was found to be stuck before. */
  knowsStuck(position: Position): boolean {
    return this.#watch.known(position)?.stuck === true;
  }

  /** The moves that finish the game where that is proved, else `null`. */
  finishingMoves(position: Position): readonly Move[] | null {
    return this.#rest.movesFrom(position);
  }

  /** Plays the rest where that wins; resolves with whether it did. */
  finish(position: Position): Promise<boolean> {
    const { running } = this.#finisher;
    if (running) return running; // who asks twice wants one finish
    const moves = this.#rest.surelyFrom(position);
    if (!moves) return Promise.resolve(false);
    this.#autoplay.rest();
    return this.#finisher.start(moves);
  }

  /** A sensible move by rule of thumb; `null` when none seems to help. */
  advise(position: Position): Move | null {
    return advise(position);
  }
}
