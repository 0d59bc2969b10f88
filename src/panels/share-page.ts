/** The menu's page for giving a game away: a link to the deal, with the moves on request, and a look back at one's own game. */
import { html, nothing, type TemplateResult } from 'lit';
import { formatRecord, MOST_MOVES } from '../engine/index.js';
import { fill } from '../locales/panels.js';
import type { MenuHost } from './host.js';

type Told = 'copied' | 'selected' | null;

export class SharePage {
  readonly #host: MenuHost;
  readonly #watch: () => void;
  #withMoves = false;
  #told: Told = null;

  /** `watch` shows the game on the table from its beginning. */
  constructor(host: MenuHost, watch: () => void) {
    this.#host = host;
    this.#watch = watch;
  }

  view(): TemplateResult {
    const { words, texts, session } = this.#host;
    const { share } = texts;
    const { variant, seed, open, count } = session;
    const game = words.game(variant) + (open ? ` (${share.open})` : '');
    return html`<h2>${seed === null ? fill(share.ownDeck, { game }) : fill(share.deal, { game, seed })}</h2>
      <p>${share.text}</p>
      ${count > 0 && count <= MOST_MOVES
        ? html`<label class="check"><input type="checkbox" .checked=${this.#withMoves} @change=${this.#choose} /><span>${share.withMoves}</span></label>`
        : nothing}
      <div class="line">
        <input class="link" type="text" readonly aria-label=${share.link} .value=${this.#link()} @focus=${select} />
        <button type="button" part="button" class="button first" data-do="copy" @click=${this.#copy}>${share.copy}</button>
      </div>
      <p class="told" aria-live="polite">${this.#told ? share[this.#told] : nothing}</p>
      ${count > 0
        ? html`<div class="question">
            <button type="button" part="button" class="button" data-do="watch" @click=${this.#watch}>${share.watch}</button>
            <p>${share.watchText}</p>
          </div>`
        : nothing}`;
  }

  #link(): string {
    const { session, shareAddress } = this.#host;
    const record = formatRecord(session.save(), { moves: this.#withMoves });
    const url = new URL(shareAddress);
    url.searchParams.set('record', record);
    return url.href;
  }

  #tell(told: Told): void {
    this.#told = told;
    this.#host.requestUpdate();
  }

  readonly #choose = (event: Event): void => {
    this.#withMoves = (event.target as HTMLInputElement).checked;
    this.#tell(null);
  };

  readonly #copy = async (event: Event): Promise<void> => {
    const button = event.currentTarget as HTMLElement;
    try {
      await navigator.clipboard.writeText(this.#link());
      this.#tell('copied');
    } catch {
      // No secure page, or a frame that may not: the player copies by hand.
      button.parentElement?.querySelector('input')?.focus();
      this.#tell('selected');
    }
  };
}

const select = (event: Event): void => (event.target as HTMLInputElement).select();
