/**
 * One game being played: takes intents (play, undo, new game …), lets the page veto moves, and tells every listener
 * about each change and about the end. Owns the engine's game, the status and the clock; the mind that thinks along
 * joins later. Must not know the DOM, nor who listens.
 */
import { Game, InvalidSaveError, isWon, legalMoves, movedCards, parseSeed, whyIllegal } from '../engine/index.js';
import type { Card, Move, Position, SavedGame, Seed, VariantId } from '../engine/index.js';
import type { AutoplayMode } from './autoplay.js';
import { moveChange, plainMove, tableChange, type Change, type Deal, type Outcome, type Source, type Status } from './change.js';
import { Clock } from './clock.js';
import { Listeners } from './listeners.js';
import type { Mind } from './mind.js';
import type { Platform } from './platform.js';

/** Which game to deal; what is left out stays as it is, but the seed, which is chosen anew. */
export interface GameSpec {
  readonly variant?: VariantId | undefined;
  /** As a person may write it; `daily` is today's date. */
  readonly seed?: unknown;
  /** The cards themselves, in the order in which they are dealt, instead of a seed. */
  readonly deck?: readonly Card[] | null | undefined;
  readonly open?: boolean | undefined;
}

/** A saved game and the time played. */
export type SavedSession = SavedGame & { readonly elapsed: number };

/** May refuse a move before it is made. */
export type Veto = (move: Move, cards: readonly Card[], source: Source) => boolean;

export class Session {
  /** Asked before every move; true refuses it. */
  veto: Veto | null = null;
  /** Called when another deal is on the table, or the same one anew, before anybody is told. */
  replaced: (() => void) | null = null;
  /** Called when it turns out, some time after a change, that the game can be finished. */
  finishable: (() => void) | null = null;
  readonly #platform: Platform;
  readonly #clock: Clock;
  readonly #listeners: Listeners<Change | Outcome>;
  #game: Game | null = null;
  #mind: Mind | null = null;
  /** For a mind that joins late. */
  #last: Change | null = null;
  #autoplay: AutoplayMode = 'off';
  #status: Status = 'playing';
  #reason: Outcome['reason'];
  /** Whether what is found out now about the position belongs to a restored game. */
  #restored = false;
  #legal: { readonly position: Position; readonly moves: readonly Move[] } | null = null;

  constructor(platform: Platform) {
    this.#platform = platform;
    this.#listeners = new Listeners((error) => platform.report(error));
    this.#clock = new Clock(() => platform.now());
  }

  /** From now on, `mind` watches, plays along and advises. */
  join(TheMind: typeof Mind): void {
    this.#mind = new TheMind(this.#platform, this, {
      play: (move) => this.#play(move, 'auto') !== null,
      stuck: (position, reason) => {
        if (position === this.position) this.#enterStuck(reason);
      },
      finishable: () => this.finishable?.(),
    });
    this.#mind.autoplay = this.#autoplay;
    if (!this.#last) return;
    const { position } = this;
    const reason = this.#mind.follow(this.#last, this.#status);
    // A little later: what else comes with the mind is to hear of it, too.
    if (reason) this.#platform.later(() => position === this.position && this.#enterStuck(reason), 0);
  }

  /** Whether there is a game at all; the first one makes it true for good. */
  get started(): boolean {
    return this.#game !== null;
  }

  get position(): Position {
    return this.#played.position;
  }

  get variant(): string {
    return this.#played.variant;
  }

  /** `null` for a deck that was given card by card. */
  get seed(): Seed | null {
    return this.#played.seed;
  }

  get open(): boolean {
    return this.#played.open;
  }

  /** The position that the game began with. */
  get start(): Position {
    return this.#played.start;
  }

  /** The moves that stand. */
  get history(): readonly Move[] {
    return this.#played.history;
  }

  /** How many moves stand. */
  get count(): number {
    return this.#played.count;
  }

  get status(): Status {
    return this.#status;
  }

  get canUndo(): boolean {
    return this.#played.canUndo;
  }

  get canRedo(): boolean {
    return this.#played.canRedo;
  }

  /** Whole seconds of play. */
  get elapsed(): number {
    return this.#clock.seconds;
  }

  get clockRuns(): boolean {
    return this.#clock.running;
  }

  set autoplay(mode: AutoplayMode) {
    this.#autoplay = mode;
    if (this.#mind) this.#mind.autoplay = mode;
  }

  /** Hears every change and outcome until the returned function is called. */
  listen(listener: (event: Change | Outcome) => void): () => void {
    return this.#listeners.add(listener);
  }

  /** The legal moves, listed once per position. */
  legalMoves(): readonly Move[] {
    const { position } = this;
    if (this.#legal?.position !== position) this.#legal = { position, moves: Object.freeze(legalMoves(position).map(plainMove)) };
    return this.#legal.moves;
  }

  /** Whether `autoFinish` would win. */
  get canFinish(): boolean {
    return (this.#mind?.finishingMoves(this.position) ?? null) !== null;
  }

  get finishing(): boolean {
    return this.#mind?.finishing === true;
  }

  /** @throws {UnknownVariantError | InvalidSeedError | InvalidDeckError}; the game in play is then kept. */
  newGame(spec: GameSpec = {}, source: Source = 'host'): void {
    const variant = spec.variant ?? this.#game?.variant ?? 'klondike';
    const open = spec.open ?? this.#game?.open ?? false;
    const { deck = null } = spec;
    // A deck needs no seed; one given with it is the deal's name.
    const seed = deck && (spec.seed ?? null) === null ? null : resolveSeed(spec.seed, this.#platform);
    const game = Game.deal({ variant, seed, deck, open });
    const before = this.#game?.position ?? null;
    this.#game = game;
    this.#clock.reset();
    this.#settle(tableChange('deal', before, game.position, 0, source, this.#deal), 'playing');
  }

  /** The same deal from its beginning, with the clock at nought. */
  restart(source: Source = 'host'): void {
    const before = this.position;
    this.#played.restart();
    this.#clock.reset();
    this.#settle(tableChange('deal', before, this.position, 0, source, this.#deal), 'playing');
  }

  /**
   * Makes a move; `null` means that it was vetoed.
   * @throws {IllegalMoveError} with the reason
   */
  play(move: Move, source: Source): Change | null {
    this.interrupt();
    return this.#play(move, source);
  }

  /** Takes the last move back; `null` when there is none. */
  undo(source: Source): Change | null {
    this.interrupt();
    return this.#step('undo', source);
  }

  redo(source: Source): Change | null {
    this.interrupt();
    return this.#step('redo', source);
  }

  /** Plays the rest where that wins; resolves with whether it did. */
  autoFinish(): Promise<boolean> {
    return this.#mind?.finish(this.position) ?? Promise.resolve(false);
  }

  /** The player does something: what plays by itself gives way. */
  interrupt(): void {
    this.#mind?.interrupt();
  }

  /** A sensible move by rule of thumb; `null` when none seems to help. */
  hint(): Move | null {
    const move = this.#status === 'playing' ? this.#mind?.advise(this.position) : null;
    return move ? plainMove(move) : null;
  }

  /** Whether the player can see the game: time stands still while not. */
  setVisible(visible: boolean): void {
    this.#clock.setVisible(visible);
  }

  /** Whether the player does something else meanwhile: time stands still. */
  setPaused(paused: boolean): void {
    this.#clock.setPaused(paused);
  }

  get paused(): boolean {
    return this.#clock.paused;
  }

  save(): SavedSession {
    return { ...this.#played.save(), elapsed: this.#clock.milliseconds / 1000 };
  }

  /** Puts a saved game on the table. @throws {InvalidSaveError}; the game in play is then kept. */
  load(json: unknown): void {
    const game = Game.load(json);
    const elapsed = (json as Partial<SavedSession>).elapsed ?? 0;
    if (typeof elapsed !== 'number' || !(elapsed >= 0) || elapsed > 1e12) {
      throw new InvalidSaveError('elapsed', 'must be the seconds played, from 0');
    }
    const before = this.#game?.position ?? null;
    this.#game = game;
    const count = game.history.length;
    this.#clock.reset(elapsed * 1000, count > 0);
    this.#settle(tableChange('restore', before, game.position, count, 'host', this.#deal), this.#statusNow());
  }

  /** Stops everything that is planned; the game stays playable. */
  rest(): void {
    this.#mind?.rest();
  }

  /** Goes on with what `rest` dropped. */
  resume(): void {
    if (this.#game && this.#status === 'playing') this.#enterStuck(this.#mind?.examine(this.position));
  }

  get #played(): Game {
    if (!this.#game) throw new Error('There is no game on the table yet: wait for `ready`.');
    return this.#game;
  }

  get #deal(): Deal {
    const { variant, seed, open } = this.#played;
    return Object.freeze({ variant, seed, open });
  }

  #play(wanted: Move, source: Source): Change | null {
    const before = this.position;
    const move = plainMove(wanted);
    if (this.veto && whyIllegal(before, move) === null) {
      const refused = this.veto(move, Object.freeze([...movedCards(before, move)]), source);
      // A listener may have played itself: then the move was meant for a table that is no more.
      if (refused || this.position !== before) return null;
    }
    const after = this.#played.play(move);
    this.#clock.start();
    // Nothing leads out of a stuck position but undo: that is what the word means.
    const status = isWon(after) ? 'won' : this.#status === 'stuck' ? 'stuck' : 'playing';
    return this.#settle(moveChange('move', before, after, move, this.count, source), status);
  }

  #step(kind: 'undo' | 'redo', source: Source): Change | null {
    const before = this.position;
    const move = kind === 'undo' ? this.#played.undo() : this.#played.redo();
    if (!move) return null;
    if (kind === 'redo') this.#clock.start();
    return this.#settle(moveChange(kind, before, this.position, move, this.count, source), this.#statusNow());
  }

  /** What is known at once about the position. */
  #statusNow(): Status {
    if (isWon(this.position)) return 'won';
    return this.#status === 'stuck' && this.#mind?.knowsStuck(this.position) ? 'stuck' : 'playing';
  }

  /** Brings everything into line with a change, then tells of it. */
  #settle(change: Change, status: Status): Change {
    const entered = status === 'won' && (this.#status !== 'won' || change.kind === 'restore');
    this.#status = status;
    this.#restored = change.kind === 'restore';
    this.#clock.setOver(status === 'won');
    this.#last = change;
    if (!change.move) this.replaced?.();
    const reason = this.#mind?.follow(change, status);
    if (reason) this.#setStuck(reason);
    if (entered) this.#listeners.tell(change, this.#outcome('won'));
    else if (reason) this.#listeners.tell(change, this.#outcome('stuck'));
    else this.#listeners.tell(change);
    return change;
  }

  #setStuck(reason: NonNullable<Outcome['reason']>): void {
    this.#status = 'stuck';
    this.#reason = reason;
  }

  /** It is found out some time after the change that led here. */
  #enterStuck(reason: Outcome['reason']): void {
    if (!reason || this.#status !== 'playing') return;
    this.#setStuck(reason);
    this.#listeners.tell(this.#outcome('stuck'));
  }

  #outcome(kind: 'won' | 'stuck'): Outcome {
    const base = { kind, deal: this.#deal, count: this.count, elapsed: this.elapsed, restored: this.#restored };
    return Object.freeze(kind === 'stuck' && this.#reason ? { ...base, reason: this.#reason } : base);
  }
}

/** A seed as a person or page may give it, made canonical; `daily` is today's date, nothing is one chosen by chance. */
function resolveSeed(value: unknown, platform: Pick<Platform, 'today' | 'randomSeed'>): Seed {
  if (value === undefined || value === null) return platform.randomSeed();
  const seed = parseSeed(value);
  return seed === 'daily' ? platform.today() : seed;
}
