/**
 * What play brings beside the table: a note when a move is refused or a deal looked for, the way back to a game that was left, sounds, and the menu
 * with its panels, which are loaded when they are first opened. One hook for the stage. Must not know what panels hold.
 */
import { html, nothing, type CSSResult, type TemplateResult } from 'lit';
import { formatRecord, parseRecord, type SavedGame } from '../engine/index.js';
import type { Words } from '../locales/index.js';
import { saidIn } from '../locales/sayings.js';
import type * as Panels from '../panels/index.js';
import { icon } from '../parts/icons.js';
import { isOutcome, type Change, type Outcome, type Source } from '../session/change.js';
import type { Keeper, LeftGame } from '../session/keeper.js';
import type { GameSpec, Session } from '../session/session.js';
import { NO_STATISTICS } from '../session/statistics.js';
import type { Layout } from '../table/geometry.js';
import { sayRefusal } from '../table/speech.js';
import { isLeftOut, toBoolean } from './attributes.js';
import { SoundFollower } from './sound-follower.js';

/** The game behind the element, as far as it is needed here. */
interface ExtrasGame {
  readonly keeper: Keeper | null;
  /** The page asks for the daily deal. */
  readonly daily: boolean;
  /** A deal is being chosen, and comes later. */
  readonly choosing: boolean;
  rollOver(): void;
  newGame(spec: GameSpec, source: Source): void;
  goBack(left: LeftGame): void;
  complain(error: Error): void;
}

export interface ExtrasOwner {
  readonly game: ExtrasGame;
  readonly session: Session;
  readonly words: Words;
  readonly root: ParentNode;
  readonly table: { readonly cyrillic: boolean; readonly layout: Layout };
  readonly disabled: boolean;
  requestUpdate(): void;
  say(text: string): void;
}

export interface ExtrasElement extends Element {
  /** As the page gave them, unchecked. */
  readonly sounds: unknown;
  readonly shareUrl: string | null | undefined;
  addStyles(styles: readonly CSSResult[]): void;
}

/** How long a note stays, in milliseconds: time to read a few words twice. */
const NOTE = 4500;
/** A deal that comes sooner is not waited for, in milliseconds. */
const SOON = 400;
/** How often a page that stays open looks for the next day, in milliseconds. */
const DAY_CHECK = 30_000;
/** Fewer moves than these are soon made again. */
const WORTH_KEEPING = 3;

let arriving: Promise<typeof Panels> | null = null;

/** A load that failed is tried again the next time. */
function loadPanels(): Promise<typeof Panels> {
  arriving ??= import('../panels/index.js').catch((cause: unknown) => {
    arriving = null;
    throw new Error('The menu could not be loaded: its file belongs beside the others.', { cause });
  });
  return arriving;
}

export class Extras {
  readonly #owner: ExtrasOwner;
  readonly #element: ExtrasElement;
  readonly #sounds: SoundFollower;
  #panels: typeof Panels | null = null;
  #menu: Panels.Menu | null = null;
  #note = '';
  #fade: ReturnType<typeof setTimeout> | undefined;
  #left: LeftGame | null = null;
  #wait: ReturnType<typeof setTimeout> | undefined;
  #seeking = false;
  #daily: ReturnType<typeof setTimeout> | undefined;

  constructor(owner: ExtrasOwner, element: ExtrasElement) {
    this.#owner = owner;
    this.#element = element;
    this.#sounds = new SoundFollower(owner.session, () => toBoolean(element.sounds));
    owner.session.listen((event) => this.#follow(event));
    this.wake();
  }

  /** The game on the table as one short text. */
  get record(): string {
    return formatRecord(this.#owner.session.save());
  }

  /** A move is refused: said, heard, and to be read for a while. */
  refused(code: string): void {
    const text = sayRefusal(this.#owner.words, code);
    this.#sounds.play('refuse');
    this.#owner.say(text);
    this.#note = text;
    clearTimeout(this.#fade);
    this.#fade = setTimeout(() => {
      this.#note = '';
      this.#owner.requestUpdate();
    }, NOTE);
    this.#owner.requestUpdate();
  }

  /** The player deals anew by `deal`; the game that makes room can be gone back to until the next one is begun. */
  leave(deal: () => void): void {
    const { session, game, words } = this.#owner;
    const left = session.count >= WORTH_KEEPING && session.status === 'playing' ? (game.keeper?.leaving() ?? null) : null;
    deal();
    this.#left = left;
    if (left) this.#owner.say(saidIn(words).text('leftGame'));
  }

  /** While a deal is looked for, the player is told so, unless it comes soon. */
  awaitDeal(): void {
    const { choosing } = this.#owner.game;
    if (choosing === (this.#wait !== undefined)) return;
    clearTimeout(this.#wait);
    this.#seeking = false;
    this.#wait = choosing ? setTimeout(() => this.#seek(), SOON) : undefined;
  }

  #seek(): void {
    this.#seeking = true;
    this.#owner.say(saidIn(this.#owner.words).text('seeking'));
  }

  get canGoBack(): boolean {
    return this.#left !== null;
  }

  /** To the game that was left last; nothing where there is none. */
  readonly goBack = (): void => {
    const left = this.#left;
    this.#left = null;
    if (left) this.#owner.game.goBack(left);
  };

  /** Opens the menu, on its first page. */
  async open(): Promise<void> {
    await this.#opened(() => undefined);
  }

  /**
   * Shows a recorded game over the one in play, which stays as it is; without a record, the game in play itself. A record
   * without moves is a deal, and is dealt. @throws {InvalidRecordError}
   */
  async replay(record?: string): Promise<void> {
    const { game, session } = this.#owner;
    let save: SavedGame;
    try {
      save = record === undefined ? session.save() : parseRecord(record);
    } catch (error) {
      game.complain(error as Error);
      throw error;
    }
    if (save.played > 0) return this.#opened((menu) => menu.replay(save));
    if (record !== undefined) this.#deal(save, 'host');
  }

  /** The page is seen again, or time has passed: the daily deal may be another one. */
  readonly wake = (): void => {
    clearTimeout(this.#daily);
    const { game } = this.#owner;
    if (!this.#element.isConnected || this.#element.ownerDocument.hidden) return;
    game.rollOver();
    this.awaitDeal();
    if (game.daily) this.#daily = setTimeout(this.wake, DAY_CHECK);
  };

  /** The element goes, or somebody else needs the room. */
  close(): void {
    clearTimeout(this.#fade);
    clearTimeout(this.#daily);
    clearTimeout(this.#wait);
    this.#wait = undefined;
    this.#menu?.stop();
    if (this.#menu) this.#closed();
  }

  /** Over the table. */
  noteView(): unknown {
    const { words } = this.#owner;
    const said = saidIn(words);
    if (this.#note) return html`<p part="note" class="note" aria-hidden="true">${this.#note}</p>`;
    if (this.#seeking) return html`<p part="note" class="note" aria-hidden="true">${said.text('seeking')}</p>`;
    if (!this.#left) return nothing;
    const forget = (): void => {
      this.#left = null;
      this.#owner.requestUpdate();
    };
    return html`<div part="note" class="note offer">
      <button type="button" part="button back" class="button" data-do="back" @click=${this.goBack}>${icon('undo')}<span>${said.text('goBack')}</span></button>
      <button type="button" part="button close" class="button close" aria-label=${said.text('dismiss')} title=${said.text('dismiss')} @click=${forget}>${icon('close')}</button>
    </div>`;
  }

  menuView(): TemplateResult | typeof nothing {
    return this.#menu?.view() ?? nothing;
  }

  afterRender(): void {
    this.#menu?.afterRender();
  }

  /** The menu, there and in the language of the table. */
  async #opened(show: (menu: Panels.Menu) => void): Promise<void> {
    const owner = this.#owner;
    try {
      const panels = await loadPanels();
      await panels.panelTextsArrive(owner.words.lang);
      if (!this.#panels) this.#element.addStyles([panels.panelStyles]);
      this.#panels = panels;
    } catch (error) {
      owner.game.complain(error as Error);
      throw error;
    }
    if (!this.#element.isConnected) return;
    this.#menu ??= new this.#panels.Menu(this.#hostOf(this.#panels));
    show(this.#menu);
    owner.session.setPaused(true);
    owner.requestUpdate();
  }

  readonly #closed = (): void => {
    this.#menu = null;
    this.#owner.session.setPaused(false);
    this.#owner.requestUpdate();
  };

  #deal({ variant, seed, deck, open }: Pick<SavedGame, 'variant' | 'seed' | 'deck' | 'open'>, source: Source): void {
    const { game } = this.#owner;
    const spec: GameSpec = { variant, seed, deck, open };
    if (source === 'player') return this.leave(() => game.newGame(spec, source));
    game.keeper?.dealing(); // a link that is followed gives no game up
    game.newGame(spec, source);
  }

  #follow(event: Change | Outcome): void {
    if (isOutcome(event)) return;
    this.#note = '';
    this.#left = null;
  }

  #hostOf(panels: typeof Panels): Panels.MenuHost {
    const owner = this.#owner;
    const element = this.#element;
    const texts = (): Panels.MenuHost['texts'] => {
      void panels.panelTextsArrive(owner.words.lang)?.then(() => owner.requestUpdate());
      return panels.panelTexts(owner.words.lang);
    };
    return {
      session: owner.session,
      root: owner.root,
      get words() {
        return owner.words;
      },
      get texts() {
        return texts();
      },
      get cyrillic() {
        return owner.table.cyrillic;
      },
      get mirrored() {
        return owner.table.layout.frame.mirrored;
      },
      get disabled() {
        return owner.disabled;
      },
      get keepsStatistics() {
        return owner.game.keeper?.lasts === true;
      },
      get shareAddress() {
        return shareAddress(element);
      },
      statistics: (variant) => owner.game.keeper?.statistics(variant) ?? NO_STATISTICS,
      resetStatistics: (variant) => owner.game.keeper?.reset(variant),
      dealAnew: (spec) => {
        this.#menu?.stop();
        this.#closed();
        this.leave(() => owner.game.newGame(spec, 'player'));
      },
      requestUpdate: () => owner.requestUpdate(),
      closed: this.#closed,
    };
  }
}

/** What the page names, else the page itself; of a page without an address, the one that it is in. */
function shareAddress({ shareUrl, ownerDocument }: ExtrasElement): string {
  const own = /^https?:/.test(ownerDocument.URL) ? ownerDocument.URL : ownerDocument.baseURI;
  try {
    return new URL(isLeftOut(shareUrl) ? own : String(shareUrl), ownerDocument.baseURI).href;
  } catch {
    return own;
  }
}
