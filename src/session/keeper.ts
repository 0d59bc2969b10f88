/**
 * Follows a session and keeps under a `persist` key what should last: the game in play and the statistics. A game counts as
 * played with its first move, once, however often it is resumed or restarted. Without a key, statistics last as long as the
 * element. Knows the stores; must not know pages or attributes.
 */
import type { Position } from '../engine/index.js';
import { isOutcome, type Change, type Outcome } from './change.js';
import type { Platform } from './platform.js';
import type { Session } from './session.js';
import type { Result, Statistics } from './statistics.js';
import { Store, StorageError } from './storage.js';
import { gamesFormat, isUnfinished, withGame, type StoredGame, type StoredGames } from './stored-games.js';
import { Tally } from './tally.js';
import { ToldOnce } from './told-once.js';

/** Moves in quick succession are written once. */
const WRITE_AFTER = 300;

/** A game that the player leaves and may go back to. */
export interface LeftGame {
  readonly game: StoredGame;
  /** Wins in a row before it was given up. */
  readonly streak: number;
}

export class Keeper {
  readonly #platform: Platform;
  readonly #session: Session;
  #key: string | null = null;
  #games: Store<StoredGames> | null = null;
  #tally: Tally;
  /** What the page asks for now, to be stored beside the game. */
  #asked = '';
  #variant = '';
  #start: Position | null = null;
  /** Of the game on the table; given when it is first written. */
  #id: string | null = null;
  /** The stored game that this one takes the place of. */
  #replaced: string | null = null;
  #begun = false;
  #counted = false;
  #earlier: Statistics | null = null;
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
    this.#tally = new Tally(platform, null, () => undefined);
    session.listen((event) => this.#follow(event));
    if (!session.started) return;
    this.#change();
    this.#begun = session.count > 0;
  }

  /** Whether anything outlives the page. */
  get lasts(): boolean {
    return this.#key !== null;
  }

  /** Keeps under another key from now on, or with `null` nowhere. */
  open(key: string | null, fault: (error: Error) => void): void {
    this.flush();
    this.#key = key;
    this.#id = this.#replaced = null;
    const door = new ToldOnce(fault); // both stores meet the same
    const tell = (error: Error): void => (error instanceof StorageError ? door.lost(error) : fault(error));
    this.#games = key === null ? null : new Store(this.#platform, key, gamesFormat, tell);
    this.#tally = new Tally(this.#platform, key, tell);
    if (this.#session.started) this.#writeSoon();
  }

  /** What the page asks for from now on. */
  asks(asked: string): void {
    this.#asked = asked;
  }

  statistics(variant: string): Statistics {
    return this.#tally.of(variant);
  }

  /** What the statistics were before the win on the table was counted; `null` where it was none, or was counted before. */
  get earlier(): Statistics | null {
    return this.#earlier;
  }

  /** From zero again. */
  reset(variant: string): void {
    this.#tally.add(variant, { kind: 'reset' });
    // The game on the table belongs to the new count once it goes on.
    if (variant !== this.#variant || this.#counted || !this.#begun) return;
    this.#begun = false;
    this.#writeSoon();
    this.flush();
  }

  /**
   * The stored game to go on with: this tab's own, else the latest for which the page asks for the same as when it was
   * stored, or which fits.
   */
  resumable(fits: (save: StoredGame['save']) => boolean): StoredGame | null {
    const games = [...(this.#games?.read().games ?? [])];
    const own = games.findIndex(({ id }) => id === this.#tabsOwn());
    if (own > 0) games.unshift(...games.splice(own, 1));
    return games.find((game) => game.asked === this.#asked || fits(game.save)) ?? null;
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

  /** The game in play as it is now, for a player who may want it back; `null` where there is nothing to lose. */
  leaving(): LeftGame | null {
    if (!this.#begun || this.#counted || this.#session.count === 0) return null;
    return { game: this.#stored(), streak: this.#tally.of(this.#variant).streak };
  }

  /** Goes on with a game that was left. */
  goBack({ game, streak }: LeftGame): void {
    this.resume(game);
    this.#tally.add(game.save.variant, { kind: 'takenBack', streak });
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
    const store = this.#games;
    if (!store) return;
    this.#tally.retry();
    const [latest] = store.read().games;
    if (this.#passing && latest && isUnfinished(latest)) return;
    const game = this.#stored();
    let dropped: readonly StoredGame[] = [];
    store.update((stored) => {
      const { games, ...rest } = withGame(stored, game, this.#replaced);
      dropped = rest.dropped;
      return { games };
    });
    this.#replaced = null;
    this.#claim(game.id);
    for (const each of dropped) if (isUnfinished(each)) this.#tally.add(each.save.variant, { kind: 'givenUp' });
  }

  /** Writes also the time played, which passes without a change. */
  flushTime(): void {
    if (this.#games && this.#begun) this.#writeSoon();
    this.flush();
  }

  /** The game on the table as it is stored, perhaps by another tab that played it meanwhile. */
  get #kept(): StoredGame | undefined {
    return this.#games?.read().games.find(({ id }) => id === this.#id);
  }

  #stored(): StoredGame {
    this.#id ??= String(this.#platform.randomSeed());
    return { id: this.#id, save: this.#session.save(), asked: this.#asked, begun: this.#begun, counted: this.#counted };
  }

  #follow(event: Change | Outcome): void {
    this.#earlier = null;
    if (isOutcome(event)) {
      if (event.kind !== 'won' || event.restored || this.#counted) return;
      this.#counted = true;
      if (!this.#kept?.counted) {
        this.#earlier = this.#tally.of(this.#variant);
        this.#record({ kind: 'won', moves: event.count, seconds: event.elapsed });
      }
    } else if (event.kind === 'deal' || event.kind === 'restore') {
      this.#change();
    } else if (event.kind !== 'undo' && !this.#begun) {
      this.#begun = true;
      this.#passing = false;
      if (!this.#kept?.begun) this.#record({ kind: 'begun' });
    }
    this.#writeSoon();
  }

  /** Another game, unless it is the same deal again. */
  #change(): void {
    const { start, variant } = this.#session;
    const resuming = this.#resuming;
    if (start !== this.#start && resuming?.id !== this.#id) {
      const passing = this.#next && this.#games !== null;
      if (this.#begun && !this.#counted && !passing) this.#record({ kind: 'givenUp' });
      // A game that was left in passing keeps its place in the store.
      if (!passing && this.#id !== null) this.#replaced = this.#id;
      this.#id = resuming?.id ?? null;
      if (this.#replaced === this.#id) this.#replaced = null;
      this.#passing = passing;
      this.#begun = resuming?.begun ?? false;
      this.#counted = resuming?.counted ?? false;
    }
    this.#next = false;
    this.#start = start;
    this.#variant = variant;
  }

  #record(result: Result): void {
    this.#tally.add(this.#variant, result);
  }

  /** The game that this tab played last, be it before a reload. */
  #tabsOwn(): string | null {
    try {
      return this.#platform.tab.read(`solitaire-game:${this.#key}`);
    } catch {
      return null;
    }
  }

  #claim(id: string): void {
    try {
      this.#platform.tab.write(`solitaire-game:${this.#key}`, id);
    } catch {
      // Then the latest game of all tabs is gone on with.
    }
  }

  #writeSoon(): void {
    if (!this.#games || this.#cancel) return;
    this.#cancel = this.#platform.later(() => this.flush(), WRITE_AFTER);
  }
}
