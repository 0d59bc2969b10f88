/**
 * Follows a session and keeps under a `persist` key what should last: the game in play and the statistics. A game counts as
 * played with its first move, once, however often it is resumed or restarted.
 * Knows the store; must not know pages or attributes.
 */
import type { Position } from '../engine/index.js';
import { isOutcome, type Change, type Outcome } from './change.js';
import type { Platform } from './platform.js';
import type { Session } from './session.js';
import { begun, givenUp, NO_STATISTICS, won, type Statistics } from './statistics.js';
import { Store, type StoredGame } from './storage.js';

/** Moves in quick succession are written once. */
const WRITE_AFTER = 300;

export class Keeper {
  readonly #platform: Platform;
  readonly #session: Session;
  #store: Store | null = null;
  /** What the page asks for now, to be stored beside the game. */
  #asked = '';
  #variant = '';
  #start: Position | null = null;
  #begun = false;
  #counted = false;
  /** Set while a stored game is put back, so that it is not taken for another one. */
  #resuming: StoredGame | null = null;
  /** The game on the table was dealt by the page's attributes and is not begun. */
  #passing = false;
  /** So will be the next one. */
  #next = false;
  #cancel: (() => void) | null = null;

  constructor(platform: Platform, session: Session) {
    this.#platform = platform;
    this.#session = session;
    session.listen((event) => this.#follow(event));
    if (!session.started) return;
    this.#change();
    this.#begun = session.count > 0;
  }

  /** Keeps under another key from now on, or with `null` nowhere. */
  open(key: string | null, fault: (error: Error) => void): void {
    this.flush();
    this.#store = key === null ? null : new Store(this.#platform, key, fault);
    if (this.#session.started) this.#writeSoon();
  }

  /** The stored game, if it is the one to go on with: the page asks for the same as when it was stored, or it fits. */
  resumable(asked: string, fits: (save: StoredGame['save']) => boolean): StoredGame | null {
    this.#asked = asked;
    const game = this.#store?.read().game;
    return game && (game.asked === asked || fits(game.save)) ? game : null;
  }

  /** Puts a stored game on the table. @throws {InvalidSaveError} */
  resume(game: StoredGame): void {
    this.#resuming = game;
    try {
      this.#session.load(game.save);
    } finally {
      this.#resuming = null;
    }
  }

  /**
   * The page's wish deals a game next. Until it is begun it does not take the place of a stored game in play: the page
   * may still be putting its attributes together, or be looked at only in passing.
   */
  dealing(): void {
    this.flush();
    this.#next = true;
  }

  /** Writes at once what waits to be written. */
  flush(): void {
    if (!this.#cancel) return;
    this.#cancel();
    this.#cancel = null;
    const stored = this.#store?.read().game;
    if (this.#passing && stored?.begun && !stored.counted) return;
    const game: StoredGame = { save: this.#session.save(), asked: this.#asked, begun: this.#begun, counted: this.#counted };
    this.#store?.update((all) => ({ ...all, game }));
  }

  /** Writes also the time played, which passes without a change. */
  flushTime(): void {
    if (this.#store && this.#begun) this.#writeSoon();
    this.flush();
  }

  #follow(event: Change | Outcome): void {
    if (isOutcome(event)) {
      if (event.kind !== 'won' || event.restored || this.#counted) return;
      this.#counted = true;
      this.#record(this.#variant, (statistics) => won(statistics, event.count, event.elapsed));
    } else if (event.kind === 'deal' || event.kind === 'restore') {
      this.#change();
    } else if (event.kind !== 'undo' && !this.#begun) {
      this.#begun = true;
      this.#replaceStored();
      this.#record(this.#variant, begun);
    }
    this.#writeSoon();
  }

  /** Another game, unless it is the same deal again. */
  #change(): void {
    const { start, variant } = this.#session;
    if (start !== this.#start) {
      const passing = this.#next && this.#store !== null;
      if (this.#begun && !this.#counted && !passing) this.#record(this.#variant, givenUp);
      this.#passing = passing;
      this.#next = false;
      this.#begun = this.#resuming?.begun ?? false;
      this.#counted = this.#resuming?.counted ?? false;
    }
    this.#start = start;
    this.#variant = variant;
  }

  /** The first move of a game that was dealt in passing gives up the stored one. */
  #replaceStored(): void {
    const stored = this.#passing ? this.#store?.read().game : null;
    this.#passing = false;
    if (stored?.begun && !stored.counted) this.#record(stored.save.variant, givenUp);
  }

  #record(variant: string, change: (statistics: Statistics) => Statistics): void {
    this.#store?.update((stored) => {
      const { statistics } = stored;
      return { ...stored, statistics: { ...statistics, [variant]: change(statistics[variant] ?? NO_STATISTICS) } };
    });
  }

  #writeSoon(): void {
    if (!this.#store || this.#cancel) return;
    this.#cancel = this.#platform.later(() => this.flush(), WRITE_AFTER);
  }
}
