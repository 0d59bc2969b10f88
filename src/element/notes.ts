/**
 * The notes over the table: why a move is refused or what is hinted, for a moment; what could not be had, for longer; that a deal is looked
 * for; or the way back to the game before, until it is taken or forgotten. Owns what is noted; what comes of it is the owner's.
 */
import { html, nothing } from 'lit';
import type { Words } from '../locales/index.js';
import { saidIn } from '../locales/sayings.js';
import { closeIcon } from '../parts/close-icon.js';
import { icon } from '../parts/icons.js';
import type { LeftGame } from '../session/keeper.js';

/** How long such a note stays, in milliseconds: time to read a few words twice, and for each letter of a longer one. */
const STAY = 4500;
const LETTER = 90;
/** And one that nobody looks for. */
const LONG = 12_000;

export class Notes {
  /** The game that can be gone back to. */
  left: LeftGame | null = null;
  /** A deal is looked for. */
  seeking = false;
  #text = '';
  #lasts = false;
  #fade: ReturnType<typeof setTimeout> | undefined;
  readonly #changed: () => void;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** For a while; nothing, if the text is empty. `lasts`: it is about no move, and stays when the game goes on. */
  show(text: string, lasts = false): void {
    this.stop();
    this.#text = text;
    this.#lasts = lasts;
    if (text) this.#fade = setTimeout(() => {
      this.#text = '';
      this.#changed();
    }, lasts ? LONG : Math.max(STAY, text.length * LETTER));
    this.#changed();
  }

  /** Something is to be read that is about no move. */
  get lasts(): boolean {
    return this.#lasts && this.#text !== '';
  }

  /** The game has gone on: nothing of it is worth a note. */
  clear(): void {
    if (!this.#lasts) this.#text = '';
    this.left = null;
  }

  stop(): void {
    this.#text = '';
    clearTimeout(this.#fade);
  }

  /** `goBack` is `null` where nothing may be done. */
  view(words: Words, goBack: (() => void) | null): unknown {
    const said = saidIn(words);
    if (this.#text) return html`<p part="note" class="note" aria-hidden="true">${this.#text}</p>`;
    if (this.seeking) return html`<p part="note" class="note" aria-hidden="true">${said.text('seeking')}</p>`;
    if (!this.left || !goBack) return nothing;
    const forget = (): void => {
      this.left = null;
      this.#changed();
    };
    return html`<div part="note" class="note offer">
      <button type="button" part="button back" class="button" data-do="back" @click=${goBack}>${icon('undo')}<span>${said.text('goBack')}</span></button>
      <button type="button" part="button close" class="button close" title=${said.text('dismiss')} @click=${forget}>${closeIcon}</button>
    </div>`;
  }
}
