/**
 * The menu: a dialog with pages (rules, controls, results, sharing, settings), or in their place a replay. Owns which page is shown, the
 * focus inside and the way out; the pages themselves are in files of their own.
 */
import { html, nothing, type TemplateResult } from 'lit';
import type { PageName } from '../locales/panels.js';
import { saidIn } from '../locales/sayings.js';
import { closeButton } from '../parts/close-button.js';
import type { MenuHost, Recorded } from './host.js';
import { keysPage } from './keys-page.js';
import { Replay } from './replay.js';
import { rulesPage } from './rules-page.js';
import { settingsPage } from './settings-page.js';
import { SharePage } from './share-page.js';
import { StatisticsPage } from './statistics-page.js';

const PAGES: readonly PageName[] = ['rules', 'keys', 'statistics', 'share', 'settings'];

const STEPS: Readonly<Record<string, (at: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: () => PAGES.length - 1,
};

export class Menu {
  readonly #host: MenuHost;
  readonly #statistics: StatisticsPage;
  readonly #share: SharePage;
  #page: PageName = 'rules';
  #replay: Replay | null = null;
  #shown: HTMLDialogElement | null = null;

  constructor(host: MenuHost) {
    this.#host = host;
    this.#statistics = new StatisticsPage(host);
    this.#share = new SharePage(host, () => this.replay(host.session.save()));
  }

  /** Shows a recorded game instead of the pages. @throws {InvalidSaveError} for what is none. */
  replay(game: Recorded): void {
    this.#replay?.stop();
    this.#replay = new Replay(this.#host, game);
    this.#host.requestUpdate();
  }

  view(): TemplateResult {
    const { words, texts } = this.#host;
    const replay = this.#replay;
    const close = replay ? texts.replay.leave : saidIn(words).text('dismiss');
    return html`<dialog part="menu" class="panel ${replay ? 'wide' : ''}" aria-label=${replay ? replay.title : words.actions.menu} @close=${this.#closed} @keydown=${this.#onKey} @click=${this.#onClick}>
      <div class="sheet">
        <div class="head">
          ${replay
            ? html`<h2>${replay.title}</h2>`
            : html`<div class="tabs" role="tablist" aria-label=${words.actions.menu}>${PAGES.map((page) => this.#tab(page, texts.pages[page]))}</div>`}
          ${closeButton(close, this.#close)}
        </div>
        ${this.#host.lacksTexts ? this.#lackView() : nothing}
        ${replay
          ? html`<div class="page replay">${replay.view()}</div>`
          : html`<div class="page" id="page" role="tabpanel" aria-labelledby="tab-${this.#page}" tabindex="0">${this.#pageView()}</div>`}
      </div>
    </dialog>`;
  }

  /** A dialog that was just rendered is opened: the page behind it rests, and the focus is inside. */
  afterRender(): void {
    const dialog = this.#dialog;
    // Once: one that was closed is rendered again before it is gone. And only where it can be seen: a modal one that cannot be makes the page
    // behind it dead.
    if (dialog && dialog !== this.#shown && this.#host.seen) {
      dialog.showModal();
      this.#shown = dialog;
    }
    // Newly opened, or what had the focus is gone, or takes no input any more and would lose it with the next frame.
    const active = dialog && (dialog.getRootNode() as ShadowRoot).activeElement;
    if (dialog?.open && (!dialog.contains(active) || active?.matches(':disabled'))) this.#focusFirst();
    this.#replay?.afterRender();
  }

  /** As the browser does it, which gives the focus back; `#closed` hears of it. */
  readonly #close = (): void => this.#dialog?.close();

  /** Whoever takes the menu away without closing it. */
  stop(): void {
    this.#replay?.stop();
    this.#replay = null;
  }

  readonly #closed = (): void => {
    this.stop();
    this.#host.closed();
  };

  get #dialog(): HTMLDialogElement | null {
    return this.#host.root.querySelector<HTMLDialogElement>('dialog.panel');
  }

  /** English stands for the language of the table. */
  #lackView(): TemplateResult {
    const { words, retryTexts } = this.#host;
    return html`<div class="lack" role="alert">
      <p>${saidIn(words).text('notLoaded')}</p>
      <button type="button" part="button retry" class="button" @click=${retryTexts}>${words.text('retry')}</button>
    </div>`;
  }

  #pageView(): unknown {
    if (this.#page === 'rules') return rulesPage(this.#host);
    if (this.#page === 'keys') return keysPage(this.#host);
    if (this.#page === 'settings') return settingsPage(this.#host);
    return this.#page === 'statistics' ? this.#statistics.view() : this.#share.view();
  }

  #tab(page: PageName, text: string): TemplateResult {
    const chosen = page === this.#page;
    return html`<button
      type="button"
      part="button"
      class="button tab"
      role="tab"
      id="tab-${page}"
      data-page=${page}
      aria-selected=${chosen ? 'true' : 'false'}
      aria-controls=${chosen ? 'page' : nothing}
      tabindex=${chosen ? 0 : -1}
      @click=${() => this.#turn(page)}
    >${text}</button>`;
  }

  #turn(page: PageName): void {
    this.#page = page;
    this.#host.requestUpdate();
    this.#dialog?.querySelector<HTMLElement>(`[data-page="${page}"]`)?.focus();
    this.#dialog?.querySelector('.page')?.scrollTo(0, 0);
  }

  /** On the answer that changes nothing, where something is asked, and after it on what asked; else on the button that goes on: the tab of the page, or the one that plays. */
  #focusFirst(): void {
    const stops = ['[data-do="keep"]', '[data-do="reset"]:enabled', '[aria-selected="true"], [data-do="play"]'];
    const find = (stop: string): HTMLElement | null | undefined => this.#dialog?.querySelector<HTMLElement>(stop);
    stops.map(find).find((stop) => stop)?.focus();
  }

  /** Arrow keys go from tab to tab; the Tab key stays inside. */
  readonly #onKey = (event: KeyboardEvent): void => {
    const { key, shiftKey, altKey, ctrlKey, metaKey } = event;
    const target = event.target as HTMLElement;
    const step = Object.hasOwn(STEPS, key) ? STEPS[key] : undefined;
    if (key === 'Escape') event.stopPropagation(); // closes this, and nothing of the page's
    if (altKey || ctrlKey || metaKey) return;
    if (step && target.role === 'tab') {
      const at = step(PAGES.indexOf(this.#page));
      this.#turn(PAGES[(at + PAGES.length) % PAGES.length]!);
      event.preventDefault();
    } else if (key === 'Tab') {
      const stops = [...(this.#dialog?.querySelectorAll<HTMLElement>('button, input, select, [tabindex="0"]') ?? [])].filter(
        (stop) => stop.tabIndex >= 0 && !stop.matches(':disabled') && !stop.closest('[inert]'),
      );
      const [from, to] = shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
      if (target !== from) return;
      to?.focus();
      event.preventDefault();
    }
  };

  /** A click beside the sheet, on what lies behind. */
  readonly #onClick = (event: Event): void => {
    if (event.target === event.currentTarget) this.#close();
  };
}
