/**
 * What one element consists of, put together: game, table, toolbar, message and live region, and what passes between
 * them. Renders all of it into the element's root. Must not know attributes, nor the element's public face.
 */
import { html, nothing, type CSSResult, type ReactiveElement, type TemplateResult } from 'lit';
import type { GameError, Position } from '../engine/index.js';
import { lackOf, retryLanguages, type Action, type Words } from '../locales/index.js';
import type { GameView, Verdict } from '../parts/context.js';
import { toolbarView } from '../parts/toolbar.js';
import { isOutcome, type Change, type Outcome } from '../session/change.js';
import type { Platform } from '../session/platform.js';
import type { Session } from '../session/session.js';
import type { Refusal } from '../table/host.js';
import type { Aids } from './aids.js';
import type { Extras } from './extras.js';
import { Arrival } from './arrival.js';
import { controlsOf, isLeftOut, toBoolean } from './attributes.js';
import { browserPlatform } from './browser.js';
import type { Play } from './play-part.js';
import { Choices, type ChoicesHost } from './choices.js';
import { Fitting } from './fitting.js';
import { GameController } from './game-controller.js';
import { tagAt } from './language.js';
import type { Preferred } from './preferences.js';
import { Presence } from './presence.js';
import { Publisher } from './publisher.js';
import { dealServed, isServer } from './served.js';
import { Spoken } from './spoken.js';
import { TableController, type TableOwner } from './table-controller.js';

export interface StageHost extends ReactiveElement, ChoicesHost {
  /** As the page gave them, unchecked. */
  readonly persist: string | null | undefined;
  readonly disabled: boolean;
  readonly showWinnable: unknown;
  readonly workerUrl: string | null | undefined;
  readonly shareUrl: string | null | undefined;
  readonly winnable: unknown;
  /** Looks that come with the part that plays. */
  addStyles(styles: readonly CSSResult[]): void;
}

/** How long the first rendering may wait for its language, in milliseconds. */
const PATIENCE = 1500;

export class Stage implements TableOwner {
  readonly game: GameController;
  readonly table: TableController;
  readonly presence: Presence;
  readonly #host: StageHost;
  readonly #platform: Platform;
  readonly #publisher: Publisher;
  readonly #choices = new Choices();
  readonly #fitting: Fitting;
  /** The end of the game, until it is dismissed. */
  #message: Outcome | null = null;
  #hadFocus = false;
  #wasDisabled = false;
  #aids: Aids | null = null;
  readonly #arrival = new Arrival();
  readonly #spoken = new Spoken((error) => {
    if (error) this.game.telling.complain(error);
    this.requestUpdate();
  });

  constructor(host: StageHost) {
    this.#host = host;
    this.#platform = browserPlatform(() => this.table.selected !== null || this.session.paused || this.disabled);
    const noted = (): void => {
      this.#publisher.showState(this.session.status, this.#verdict); // before the page is told by an event
      this.#extras?.awaitDeal();
    };
    this.game = new GameController(host, this.#platform, noted, dealServed(host));
    this.table = new TableController(this);
    this.#fitting = new Fitting(host, this.table);
    this.session.listen((event) => this.#follow(event));
    this.session.finishable = () => {
      this.#aids?.tellFinish();
      this.requestUpdate();
    };
    this.#publisher = new Publisher(host, this.#platform, () => this.requestUpdate());
    this.presence = new Presence(host, {
      entered: () => {
        this.table.connect(this.root);
        this.#extras?.moved(); // from another document
        this.session.resume();
        this.game.choosing.resume();
        this.#becomePlayable();
        this.requestUpdate();
      },
      left: () => {
        this.table.disconnect();
        this.#extras?.close();
        this.session.rest();
        this.game.choosing.rest();
        this.#aids?.analyst.rest();
        this.#publisher.stop();
      },
      visible: (visible) => {
        this.session.setVisible(visible);
        if (visible) this.#extras?.wake();
        this.requestUpdate();
      },
      room: (width) => {
        if (width === 0) this.#extras?.moved(); // hidden with its menu, the page would be dead
        if (this.#fitting.resize(width)) this.requestUpdate();
      },
      moved: () => {
        this.#extras?.moved();
        this.requestUpdate(); // another ancestor may speak another language
      },
      changed: () => this.requestUpdate(),
      leaving: () => this.game.flush(),
    }, () => this.#ruler);
  }

  get session(): Session {
    return this.game.session;
  }

  get #extras(): Extras | undefined {
    return this.#aids?.extras;
  }

  get words(): Words {
    return this.#spoken.words;
  }

  get root(): ShadowRoot {
    return this.#host.renderRoot as ShadowRoot;
  }

  /** An element as wide as there is room, whose height never changes; `null` before the first rendering. */
  get #ruler(): HTMLElement | null {
    return this.#host.hasUpdated ? this.root.querySelector<HTMLElement>('.ruler') : null;
  }

  get disabled(): boolean {
    return toBoolean(this.#host.disabled) || this.game.wishes.fault !== null;
  }

  requestUpdate(): void {
    this.#host.requestUpdate();
  }

  say(text: string): void {
    this.#aids?.announcer.say(text);
    this.requestUpdate();
  }

  /** What the buttons and keys do. */
  readonly run = (action: Action): void => {
    const { session } = this;
    const extras = this.#extras;
    const needsPlay = action === 'menu' || (action === 'hint' && !this.disabled);
    if (needsPlay && !extras) return this.#await(() => this.run(action));
    if (action === 'menu') return void extras?.open().catch(() => undefined); // page and player were told
    if (this.disabled || !session.started) return;
    if (action === 'new' || action === 'restart') {
      const deal = (): void => (action === 'new' ? this.game.newGame({}, 'player') : session.restart('player'));
      if (extras) extras.leave(deal);
      else deal();
    } else if (action === 'undo') {
      if (!session.undo('player') && !extras?.goBack()) this.refused({ code: 'no-undo' });
    } else if (action === 'redo') {
      if (!session.redo('player')) this.refused({ code: 'no-redo' });
    } else if (action === 'finish') {
      if (session.canFinish) void session.autoFinish();
      else if (session.status !== 'won') this.refused({ code: 'no-finish' });
    } else
      void this.#aids?.analyst.pointOut((hint) => {
        this.table.showHint(hint);
        if (!this.#message) extras?.hinted(hint); // that says as much, and stands there
      });
  };

  refused(why: Refusal): void {
    this.#extras?.refused(why);
  }

  get sounds(): boolean {
    return this.#choices.sounds;
  }

  /** The game on the table as one short text, as soon as it can be played. */
  get record(): string | null {
    return this.session.started ? (this.#extras?.record ?? null) : null;
  }

  /** The player is to be in the game. */
  focus(): void {
    this.table.takeFocus();
    this.requestUpdate();
  }

  /**
   * Asks what the second part knows and does, at once where it is here and there is a game. `position` is the one on the table when that was asked,
   * if there was one. Rejected where the part can't be loaded.
   */
  async ask<T>(use: (aids: Aids, position?: Position) => T | Promise<T>): Promise<T> {
    this.settle();
    const position = this.session.started ? this.session.position : undefined;
    this.#becomePlayable();
    if (this.#arrival.pending) await this.#arrival.pending;
    this.settle();
    if (!this.#aids) throw this.#arrival.fault!;
    if (!this.session.started && this.game.choosing.pending) await this.game.ready;
    return use(this.#aids, position);
  }

  /** The player wants what the second part does: done when it is here. A load that failed may be worth another try. */
  #await(wish: () => void): void {
    this.#arrival.want(wish);
    this.#becomePlayable();
  }

  readonly #retry = (): void => {
    retryLanguages();
    this.#becomePlayable();
  };

  readonly #becomePlayable = (): void => {
    if (this.#aids) return;
    this.#arrival.begin(
      (play) => this.#equip(play),
      (error) => {
        this.game.telling.complain(error);
        this.game.equip(null);
        this.requestUpdate();
      },
      this.#becomePlayable,
    );
    this.requestUpdate();
  };

  #equip(play: Play): void {
    this.#aids = new play.Aids(this, this.#host, this.#platform);
    this.#host.addStyles(play.playStyles);
    this.table.equip(play); // before a deal that waited for this, which is seen to be dealt
    this.game.equip(this.#aids);
    this.#aids.extras.wake();
    if (!this.#host.isConnected) {
      this.session.rest();
      this.game.choosing.rest();
    }
    void this.#host.updateComplete.then(() => this.#arrival.fulfil());
  }

  dismiss(): boolean {
    const was = this.#message !== null;
    this.#message = null;
    if (was) this.requestUpdate();
    return was;
  }

  /** A player who touches anything stops what plays by itself, and is not to tap in vain. */
  listen(root: ShadowRoot): void {
    for (const type of ['pointerdown', 'keydown']) root.addEventListener(type, () => this.session.interrupt(), true);
    root.addEventListener('click', ({ target }) => {
      const touched = (target as Element).closest<HTMLElement>('[part~="card"],[data-pile]');
      if (!touched || this.#aids || this.disabled) return;
      this.#await(() => touched.click());
    });
    // The ruler's colour: the page has another colour scheme.
    root.addEventListener('transitionend', ({ target }) => target === this.#ruler && this.requestUpdate());
  }

  /** Obeys the page's wishes now, be it before they are rendered. */
  settle(): void {
    this.game.settle(this.#persist);
  }

  get #preferred(): Preferred {
    return this.#aids?.preferences.under(this.#persist) ?? {};
  }

  get #persist(): string | null {
    const { persist } = this.#host;
    return typeof persist === 'string' ? persist : null;
  }

  /** Before anything is rendered: `null`, or what to wait for so that the first texts are in the right language. */
  firstWords(): Promise<unknown> | null {
    const words = this.#spoken.speak(tagAt(this.#host));
    return words && Promise.race([words, new Promise((late) => setTimeout(late, PATIENCE))]);
  }

  /** Before a rendering: the page's wishes are obeyed, and what they set off is kept until it can be seen. */
  before(): void {
    const host = this.#host;
    this.game.telling.hold();
    if (!host.hasUpdated) this.#fitting.measure(controlsOf(host.controls).value !== 'none');
    void this.#spoken.speak(tagAt(host));
    this.#choices.read(host, this.words.lang, (fault) => this.game.telling.complain(fault), this.#preferred);
    this.game.wishes.preferred = this.#preferred.winnable;
    if (host.isConnected) this.session.autoplay = this.#choices.autoplay;
    this.table.cyrillic = this.#choices.looks.cyrillic;
    this.#fitting.fit(this.#choices.looks.mirrored);
    if (isServer) {
      // A deal that chance chooses is the page's to choose.
      if (!isLeftOut(this.game.wishes.read('seed'))) this.settle();
      return;
    }
    this.settle();
    if (this.#aids) this.#aids.analyst.watching = this.#shows && this.#host.isConnected;
    if (this.disabled && !this.#wasDisabled) {
      this.table.cancel();
      this.session.interrupt();
    }
    this.#wasDisabled = this.disabled;
    this.#hadFocus ||= this.root.activeElement !== null;
    this.table.beforeRender();
    // What a server has rendered, or whoever else, would only be added to. Not before: a page that is laid out without it scrolls.
    if (!host.hasUpdated) {
      this.root.replaceChildren();
      host.addStyles([]); // where they are elements, they are gone, too
    }
  }

  view(): TemplateResult {
    const { session, words } = this;
    const { started } = session;
    return html`<div class="root ${this.#choices.looks.classes}${this.#fitting.fills ? ' fills' : ''}" lang=${words.lang}>
      <div class="ruler"></div>
      <div class="above ${this.#choices.controls}${this.#shows ? ' shows' : ''}${this.game.wishes.fault ? ' grave' : ''}">
        ${this.#alert()}
        <slot name="toolbar">${started ? toolbarView({ ...this.#gameView(), words, controls: this.#choices.controls, verdictView: this.#verdictView() }) : nothing}</slot>
      </div>
      <div class="stage">${started ? this.table.view() : nothing}${this.#messageView()}${this.#extras?.noteView()}</div>
      <div class="live" role="status">${this.#aids?.announcer.update()}</div>
      ${this.#extras?.menuView()}
    </div>`;
  }

  after(): void {
    this.presence.observe();
    if (this.session.started) {
      // A button that is gone leaves its focus to the table.
      if (this.#hadFocus && !this.root.activeElement) this.table.takeFocus();
      this.#hadFocus = false;
      this.table.afterRender();
      if (this.#fitting.remeasure()) this.requestUpdate();
      this.#publisher.publish(this.#gameView(), this.session.clockRuns);
    }
    this.#extras?.afterRender();
    this.game.telling.release();
  }

  /** Nothing can be rendered (a page's Trusted Types may forbid it): what the page has for such a case is shown. */
  showFallback(error: Error): void {
    const { root } = this;
    if (!root.querySelector('slot')) {
      root.replaceChildren(root.ownerDocument.createElement('slot'));
      this.game.telling.complain(error);
    }
    this.game.telling.release();
  }

  #follow(event: Change | Outcome): void {
    this.#message = isOutcome(event) ? event : null;
    if (!this.#message) this.#arrival.want(null); // it was about the table as it was
  }

  #alert(): unknown {
    const missing = this.#arrival.fault ?? lackOf(tagAt(this.#host));
    const faults = [this.game.wishes.fault, this.game.notice, missing, ...this.#choices.faults].filter((fault) => fault !== null);
    if (faults.length === 0) return nothing;
    const texts = faults.map((fault) => this.words.fault((fault as GameError).code, fault === this.game.wishes.fault ? this.game.wishes.faultValue : fault.message));
    return html`<div part="error" class="fault" role="alert">${texts.map((text) => html`<p>${text}</p>`)}${
      missing && html`<button type="button" part="button retry" class="button" @click=${this.#retry}>${this.words.text('retry')}</button>`
    }</div>`;
  }

  #messageView(): unknown {
    return this.#message && this.#aids ? this.#aids.outcomeView(this.#message) : nothing;
  }

  /** Whether the page wants it shown that the game can still be won. */
  get #shows(): boolean {
    return toBoolean(this.#host.showWinnable);
  }

  /** As long as nobody knows anything, only its place. */
  #verdictView(): unknown {
    if (!this.#shows) return nothing;
    return this.#aids?.verdictView() ?? html`<span class="verdict"></span>`;
  }

  get #verdict(): Verdict | null {
    return this.#aids?.analyst.verdict ?? null;
  }

  #gameView(): GameView {
    const { disabled, run } = this;
    const verdict = this.#verdict;
    const { variant, status, count, elapsed, canRedo, canFinish } = this.session;
    const canUndo = this.session.canUndo || this.#extras?.canGoBack === true;
    return { variant, status, count, elapsed, canUndo, canRedo, canFinish, verdict, disabled, run };
  }
}
