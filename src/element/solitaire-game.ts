/**
 * `<solitaire-game>`: the face towards the page. The game's attributes, methods and the element's life; what stands
 * behind them is in stage.ts, and settings that any game can be played with in settings.ts. No rules, no pixels.
 */
/* eslint-disable @typescript-eslint/no-unsafe-declaration-merging -- only types are merged: events of our own */
import type { CSSResult, PropertyDeclarations, TemplateResult } from 'lit';
import type { Move, Position, Seed, VariantId } from '../engine/index.js';
import type { Status } from '../session/change.js';
import type { Hint } from '../session/hint.js';
import type { SavedSession } from '../session/session.js';
import { tableStyles } from '../table/styles.js';
import type { Analysis } from './analyst.js';
import { booleanConverter, isLeftOut, toBoolean, winnableOf, type Winnable } from './attributes.js';
import type { SolitaireGameEventMap } from './events.js';
import type { NewGameOptions } from './game-controller.js';
import { Settings } from './settings.js';
import { adoptSheets } from './sheets.js';
import { Stage, type StageHost } from './stage.js';
import { elementStyles } from './styles.js';

export { defineLanguage } from './define-language.js';

/**
 * A game of patience to put into any page.
 *
 * @tag solitaire-game
 * @tagname solitaire-game
 * @summary Five games of patience: klondike, little-klondike, aceless, little-piano, big-piano.
 *
 * @attr {string} lang - Language of the texts: `en`, `ru`, `uk`, or one that the page defines (`defineLanguage`); else the nearest ancestor's `lang`, else English.
 *
 * @fires {Event} ready - Once: the first game is on the table, and its `deal` was fired; the promise of that name resolves. Does not bubble.
 * @fires {DealEvent} deal - A game begins, or is there again (`restored`): saved and resumed, or rendered by a server. Detail: `variant`, `seed`, `open`.
 * @fires {BeforeMoveEvent} beforemove - Before a move is made, by the player or by code; cancelable. Detail: `move`, `cards`, `source`.
 * @fires {MoveEvent} move - After a move. Detail: `move`, `cards`, `turnedUp`, `count`, `source`.
 * @fires {UndoEvent} undo - A move was taken back. Detail: `move`, `count`, `source`.
 * @fires {RedoEvent} redo - A move that was taken back was made again. Detail: `move`, `count`, `source`.
 * @fires {WinEvent} win - The last card is home. Detail: `variant`, `seed`, `count`, `elapsed`.
 * @fires {StuckEvent} stuck - No way leads on any more. Detail: `reason` (`no-moves` or `no-progress`), `count`.
 * @fires {GameErrorEvent} error - A bad attribute, a damaged save, a failed load; does not bubble. Detail: `message`, `cause`.
 *
 * @slot - Fallback content for browsers without script; not shown once the element is defined.
 * @slot toolbar - Replaces the toolbar's contents.
 *
 * @csspart table - The table with all piles.
 * @csspart pile - A pile; also `stock`, `waste`, `reserve`, `foundation` or `tableau`, and `target` while it takes what is picked up.
 * @csspart card - A card; also `down`, or `red` or `black` and its suit (`spades`, `hearts`, `diamonds`, `clubs`); `selected`, `hint`.
 * @csspart toolbar - The toolbar.
 * @csspart button - A button; also its action: `new`, `restart`, `undo`, `redo`, `hint`, `finish`, `menu`, `close`, `retry`.
 * @csspart verdict - Whether the game can still be won (`show-winnable`); also `winnable`, `unwinnable` or `unknown`.
 * @csspart message - The message at the end of a game; also `won` or `stuck`.
 * @csspart note - Why a move is refused or what is hinted, for a moment; what could not be had; that a deal is looked for; or the way back to the game before.
 * @csspart menu - The menu: rules, controls, results, sharing, settings, replay.
 * @csspart error - The message about a bad attribute, or a part of the game that could not be loaded.
 *
 * @cssprop [--solitaire-felt=#237a57] - Colour of the table. The colours named here are those of the theme `felt`.
 * @cssprop [--solitaire-text=#fff] - Text and lines on the table.
 * @cssprop [--solitaire-card=#fffdf8] - Paper of the cards.
 * @cssprop [--solitaire-ink=#1b2330] - Spades and clubs, and text on paper.
 * @cssprop [--solitaire-red=#c8202f] - Hearts and diamonds.
 * @cssprop [--solitaire-clubs=#17692f] - Clubs of a four-colour deck.
 * @cssprop [--solitaire-diamonds=#1a55b8] - Diamonds of a four-colour deck.
 * @cssprop [--solitaire-back=#2d4f8f] - Backs of the cards.
 * @cssprop [--solitaire-accent=#ffd24a] - Where picked-up cards may go, and hints.
 * @cssprop [--solitaire-focus=#ffe9a8] - The ring around what has the focus.
 * @cssprop [--solitaire-radius=12px] - Corners of the table.
 * @cssprop [--solitaire-font=system-ui] - Font of all texts.
 * @cssprop [--solitaire-duration=220ms] - Length of a glide; 0 turns motion off.
 * @cssprop [--solitaire-card-max-width=110px] - The widest that cards get.
 *
 * @cssstate playing - The game is being played.
 * @cssstate won - The game is won.
 * @cssstate stuck - No way leads on.
 * @cssstate winnable - With `show-winnable`: the game can still be won.
 * @cssstate unwinnable - With `show-winnable`: it is proved that the game cannot be won.
 */
export class SolitaireGame extends Settings implements StageHost {
  static override properties: PropertyDeclarations = {
    variant: { noAccessor: true },
    seed: { noAccessor: true },
    open: { noAccessor: true, converter: booleanConverter },
    winnable: { noAccessor: true },
  };

  static override styles = [...tableStyles, elementStyles];

  /** @internal */
  static override get observedAttributes(): string[] {
    return [...super.observedAttributes, 'lang'];
  }

  readonly #stage: Stage;
  #added: readonly CSSResult[] = [];

  constructor() {
    super();
    this.#stage = new Stage(this);
  }

  /**
   * Defines the element under a name, for the whole page or in a registry of its own. A name that is taken stays as it is; where there is no
   * page (Node), nothing happens.
   */
  static define(tag = 'solitaire-game', registry: CustomElementRegistry = globalThis.customElements): void {
    if (!(registry as CustomElementRegistry | undefined) || registry.get(tag)) return;
    try {
      registry.define(tag, this);
    } catch {
      // A class has one name in a registry; a further name needs a class of its own.
      registry.define(tag, class extends this {});
    }
  }

  /**
   * Which game is played: `klondike`, `little-klondike`, `aceless`, `little-piano`, `big-piano`, or one that was registered. Types let any
   * text through, because the page may register games (`defineVariant`); for a name that nobody registered the element's box says so.
   * @attr
   * @type {'klondike' | 'little-klondike' | 'aceless' | 'little-piano' | 'big-piano' | (string & {})}
   * @default 'klondike'
   */
  get variant(): VariantId {
    return this.#stage.game.wishes.read('variant') ?? 'klondike';
  }
  set variant(value: VariantId | null | undefined) {
    this.#stage.game.wishes.set('variant', isLeftOut(value) ? undefined : String(value));
    this.requestUpdate();
  }

  /**
   * Which deal: a whole number from 0 to 2^53−1, `daily`, or any other text. Left out, one is chosen. `daily` is today's date: one deal for
   * everybody, which may be one that cannot be won; after midnight the next one, unless the game has been begun. Reads the seed of the deal on
   * the table; `null` for a deck that was given card by card.
   * @attr
   * @type {number | string | null}
   */
  get seed(): Seed | null {
    return (this.#stage.game.wishes.read('seed') as Seed | undefined) ?? null;
  }
  set seed(value: Seed | null | undefined) {
    this.#stage.game.wishes.set('seed', isLeftOut(value) ? undefined : value);
    this.requestUpdate();
  }

  /**
   * The tableau is dealt face up.
   * @attr
   * @type {boolean}
   * @default false
   */
  get open(): boolean {
    return this.#stage.game.wishes.read('open') ?? false;
  }
  set open(value: boolean) {
    this.#stage.game.wishes.set('open', toBoolean(value));
    this.requestUpdate();
  }

  /**
   * Where no seed is given, a deal is chosen that is proved winnable: any (`true`), or an `easy`, `medium` or `hard` one. Holds from the
   * next deal on; a game that was chosen by chance and that nobody has begun gives way.
   * @attr
   * @type {boolean | 'easy' | 'medium' | 'hard'}
   * @default false
   */
  get winnable(): Winnable {
    return this.#stage.game.wishes.read('winnable') as Winnable;
  }
  set winnable(value: Winnable | null | undefined) {
    this.#stage.game.wishes.set('winnable', winnableOf(value));
    this.requestUpdate();
  }

  /** Resolves when the first game is on the table, and its `deal` event was fired. */
  get ready(): Promise<void> {
    return this.#stage.game.ready;
  }

  /** Where all cards lie, as frozen plain JSON; `null` before the first game. */
  get position(): Position | null {
    return this.#session.started ? this.#session.position : null;
  }

  /** Whether the game is being played, won, or stuck. */
  get status(): Status {
    return this.#session.status;
  }

  /**
   * The deal and the moves that stand (no more than 5000, or else the deal alone) as one short text, which can stand in an address as it is;
   * `null` before the game is ready.
   * `replay` shows it; `parseRecord` (in `solitaire-game/engine`) makes it a save for `load`.
   */
  get record(): string | null {
    return this.#stage.record;
  }

  /** The moves that stand, as frozen plain JSON. */
  get history(): readonly Move[] {
    return Object.freeze(this.#session.started ? [...this.#session.history] : []);
  }

  /** Whether there is a move to take back. */
  get canUndo(): boolean {
    return this.#session.started && this.#session.canUndo;
  }

  /** Whether there is a move that was taken back to make again. */
  get canRedo(): boolean {
    return this.#session.started && this.#session.canRedo;
  }

  /** Seconds of play; time stands still while the page is hidden. */
  get elapsed(): number {
    return this.#session.elapsed;
  }

  /**
   * Deals a new game: the same variant unless another is given, and another seed unless one is given; or an explicit deck. With `winnable`
   * (here for once, or the element's) the deal is a proved one: at once as a rule; as long as the list of these deals is on its way, or
   * a deal of a registered game is looked for, the game in play stays and can be played. Whatever puts another game on the table meanwhile
   * (`newGame`, `restart`, `load`) calls that deal off.
   * @throws {Error} for an unknown variant, a bad seed or a deck that is none; the game in play is then kept.
   */
  newGame(options: NewGameOptions = {}): void {
    this.#stage.game.newGame(options, 'host');
  }

  /**
   * The same deal from its beginning.
   * @throws {Error} before the first game (`ready`).
   */
  restart(): void {
    this.#settled.restart('host');
  }

  /** Takes the last move back; `false` when there is none, as before the first game. */
  undo(): boolean {
    return this.#settled.started && this.#session.undo('host') !== null;
  }

  /** Makes the move again that was taken back last; `false` when there is none, as before the first game. */
  redo(): boolean {
    return this.#settled.started && this.#session.redo('host') !== null;
  }

  /**
   * Makes a move, given as an object or as text (`tableau-3>tableau-5:2`); `false` when a `beforemove` listener vetoed it.
   * @throws {IllegalMoveError} with the reason, when the rules forbid it; {Error} before the first game (`ready`).
   */
  play(move: Move | string): boolean {
    void this.#settled;
    return this.#stage.game.play(move);
  }

  /** All legal moves now, each once; none before the first game. */
  legalMoves(): readonly Move[] {
    return this.#settled.started ? this.#session.legalMoves() : [];
  }

  /**
   * The most natural move of a line that wins, where the solver finds one soon; else a sensible move by rule of thumb, and its `verdict` says
   * which; `null` when none seems to help, or when the position changed meanwhile. Waits for the first game, and for the part of the program
   * that knows; rejected where that cannot be loaded.
   */
  async hint(): Promise<Hint | null> {
    return this.#stage.ask(({ analyst }, position) => analyst.hint(position));
  }

  /**
   * Whether the position can be won, all cards looked at: `winnable` with the `moves` that win, `unwinnable` where that is proved, else
   * `unknown`. Works aside and may take seconds; the answer is for the position at the time of the call, or for the first game, which it
   * waits for as `hint` does. Rejected where the solver cannot be loaded.
   */
  async analyze(): Promise<Analysis> {
    return this.#stage.ask(({ analyst }, position) => analyst.analyze(position));
  }

  /** Plays the rest where that surely wins, card by card; resolves with whether it did, also for who asks meanwhile. Waits as `hint` does. */
  async autoFinish(): Promise<boolean> {
    return this.#stage.ask((_, position = this.#session.position) => position === this.#session.position && this.#session.autoFinish());
  }

  /**
   * The game with its history, as JSON that `load` takes back.
   * @throws {Error} before the first game (`ready`).
   */
  save(): SavedSession {
    return this.#settled.save();
  }

  /**
   * Puts a saved game on the table, at once, also instead of a deal that is still being chosen.
   * @throws {InvalidSaveError} for a damaged save, which `error` tells too; the game in play is then kept.
   */
  load(json: unknown): void {
    this.#stage.game.load(json);
  }

  /**
   * Shows a recorded game move by move, over the game in play, which stays as it is; left out, the game in play itself. A record
   * without moves is a deal, and is put on the table. Waits as `hint` does.
   * @throws {InvalidRecordError} (as a rejection) for what is no record, which `error` tells too.
   */
  async replay(record?: string): Promise<void> {
    await this.#stage.ask(({ extras }) => extras.replay(record));
  }

  /** Not before there is a root: inside an app that a server has rendered, Lit makes it when the app is done (`defer-hydration`). */
  #enter(): void {
    if (this.isConnected && (this.renderRoot as ShadowRoot | undefined)) this.#stage.presence.connected();
  }

  get #session(): Stage['session'] {
    return this.#stage.session;
  }

  /** The session with the game that the page asks for, also when it asked only just now. */
  get #settled(): Stage['session'] {
    this.#stage.settle();
    return this.#session;
  }

  /** Puts the keyboard's focus into the game. */
  override focus(): void {
    this.#stage.focus();
  }

  /** @internal */
  addStyles(styles: readonly CSSResult[]): void {
    this.#added = [...this.#added, ...styles];
    // Typed as always there, but the root is made when the element first enters a page.
    if (this.renderRoot as ShadowRoot | undefined) adoptSheets(this.renderRoot as ShadowRoot, this.#sheets);
  }

  /** @internal */
  override attributeChangedCallback(name: string, old: string | null, value: string | null): void {
    super.attributeChangedCallback(name, old, value);
    if (name === 'lang') this.requestUpdate();
    if (name === 'defer-hydration') this.#enter();
  }

  /** @internal */
  override connectedCallback(): void {
    super.connectedCallback();
    this.#enter();
  }

  /** @internal */
  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#stage.presence.disconnected();
  }

  /** @internal With this, `moveBefore()` moves the element without taking it out. */
  connectedMoveCallback(): void {
    this.requestUpdate(); // another ancestor may speak another language
  }

  /** @internal */
  adoptedCallback(): void {
    if (this.hasUpdated) adoptSheets(this.renderRoot as ShadowRoot, this.#sheets);
  }

  protected override createRenderRoot(): ShadowRoot {
    const root = this.shadowRoot ?? this.attachShadow(SolitaireGame.shadowRootOptions);
    adoptSheets(root, this.#sheets);
    this.#stage.listen(root);
    return root;
  }

  protected override async scheduleUpdate(): Promise<void> {
    // Only where there is something to wait for: an update is not to be late for nothing.
    const words = this.hasUpdated ? null : this.#stage.firstWords();
    if (words) await words;
    try {
      await super.scheduleUpdate();
    } catch (error) {
      if (this.hasUpdated) throw error;
      this.#stage.showFallback(error as Error);
    }
  }

  protected override willUpdate(): void {
    this.#stage.before();
  }

  protected override render(): TemplateResult {
    return this.#stage.view();
  }

  protected override updated(): void {
    this.#stage.after();
  }

  get #sheets(): typeof SolitaireGame.elementStyles {
    return [...(this.constructor as typeof SolitaireGame).elementStyles, ...this.#added];
  }
}

export interface SolitaireGame {
  addEventListener<K extends keyof SolitaireGameEventMap>(
    type: K,
    listener: (this: SolitaireGame, event: SolitaireGameEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions): void;
  removeEventListener<K extends keyof SolitaireGameEventMap>(
    type: K,
    listener: (this: SolitaireGame, event: SolitaireGameEventMap[K]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(type: string, listener: EventListenerOrEventListenerObject, options?: boolean | EventListenerOptions): void;
}

declare global {
  interface HTMLElementTagNameMap {
    'solitaire-game': SolitaireGame;
  }
}
