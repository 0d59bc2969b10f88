/**
 * The element's life in a page: being put in, moved, taken out, hidden, given a width, and the page going away.
 * Owns every listener outside the element, and takes each back. Must not know the game.
 */
import { watchLanguages } from '../locales/index.js';
import { watchDeck } from '../table/deck.js';
import { watchLanguage } from './language.js';

export interface PresenceCalls {
  /** In the page: anything outside may be listened to. */
  entered(): void;
  /** Out of it, and not merely moved. */
  left(): void;
  /** Whether anybody can see the element: its page is shown, and it is in the part of it that is. */
  visible(visible: boolean): void;
  /** There may be another room for the table; the element's width is told. */
  room(width: number): void;
  /** Elsewhere in the same page. */
  moved(): void;
  /** Something outside that shows in the element: a language, or the deck. */
  changed(): void;
  /** The page is about to go. */
  leaving(): void;
}

export class Presence {
  readonly #host: HTMLElement;
  readonly #calls: PresenceCalls;
  readonly #ruler: () => HTMLElement | null;
  #inside: AbortController | null = null;
  #document: Document | null = null;
  #observer: ResizeObserver | null = null;
  #sight: IntersectionObserver | null = null;
  #inSight = true;
  #width = 0;

  /** `ruler` is an element as wide as there is room, whose height never changes, before what stands above the table; `null` before the first rendering. */
  constructor(host: HTMLElement, calls: PresenceCalls, ruler: () => HTMLElement | null) {
    this.#host = host;
    this.#calls = calls;
    this.#ruler = ruler;
  }

  connected(): void {
    const { ownerDocument } = this.#host;
    if (this.#inside && this.#document === ownerDocument) return this.#calls.moved();
    this.#end();
    const inside = new AbortController();
    const { signal } = inside;
    this.#inside = inside;
    this.#document = ownerDocument;
    const visibility = (): void => {
      this.#tellVisible();
      if (ownerDocument.hidden) this.#calls.leaving();
    };
    ownerDocument.addEventListener('visibilitychange', visibility, { signal });
    // Not `unload`: it would cost the page its place in the back/forward cache.
    ownerDocument.defaultView?.addEventListener('pagehide', () => this.#calls.leaving(), { signal });
    ownerDocument.defaultView?.addEventListener('resize', () => this.#width > 0 && this.#calls.room(this.#width), { signal });
    signal.addEventListener('abort', watchLanguage(ownerDocument, () => this.#calls.changed()));
    signal.addEventListener('abort', watchLanguages(() => this.#calls.changed()));
    signal.addEventListener('abort', watchDeck(() => this.#calls.changed()));
    this.#tellVisible();
    this.#calls.entered();
    this.observe();
  }

  /** Taken out, unless the same task puts it back somewhere. */
  disconnected(): void {
    queueMicrotask(() => {
      if (this.#host.isConnected || !this.#inside) return;
      this.#end();
      this.#calls.leaving();
      this.#calls.visible(false);
      this.#calls.left();
    });
  }

  /** Follows the width, the height that the page may give, and that of what is above the table, as soon as there is something to measure. */
  observe(): void {
    const ruler = this.#ruler();
    const above = ruler?.nextElementSibling as HTMLElement | null | undefined;
    // The page's own observer: one of another document's is never done with what it sees here.
    const page = ruler?.ownerDocument.defaultView as typeof globalThis | null | undefined;
    const Observer = page?.ResizeObserver; // jsdom has none
    if (!this.#inside || this.#observer || !ruler || !above || !page || !Observer) return;
    let last = '';
    const watch = (): void => {
      observer.observe(ruler);
      observer.observe(this.#host);
      observer.observe(above);
    };
    const observer = new Observer((entries) => {
      this.#width = entries.find(({ target }) => target === ruler)?.contentRect.width ?? this.#width;
      const now = `${this.#width}/${this.#host.clientHeight}/${above.offsetHeight}`;
      if (now === last) return;
      last = now;
      // A new height can make a scrollbar come or go, and so another width: that is for the next frame, else the browser
      // reports an observer that runs in circles to the page.
      observer.disconnect();
      page.requestAnimationFrame(() => this.#observer === observer && watch());
      this.#calls.room(this.#width);
    });
    this.#observer = observer;
    watch();
    this.#observeSight(page);
  }

  #observeSight(page: typeof globalThis): void {
    this.#sight = new page.IntersectionObserver((entries) => {
      const inSight = entries.at(-1)!.isIntersecting;
      if (inSight === this.#inSight) return;
      this.#inSight = inSight;
      this.#tellVisible();
    });
    this.#sight.observe(this.#host);
  }

  #tellVisible(): void {
    this.#calls.visible(this.#inSight && !this.#document!.hidden);
  }

  #end(): void {
    this.#inside?.abort();
    this.#inside = null;
    this.#observer?.disconnect();
    this.#sight?.disconnect();
    this.#observer = this.#sight = null;
  }
}
