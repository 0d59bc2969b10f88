/**
 * Shows a recorded game on a table of its own, with a bar to play, pause, step, scrub and speed up. The game in play is not
 * touched. Owns the projector; the reel of positions is reel.ts. Must not know where the record came from.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { fill } from '../locales/panels.js';
import type { Change } from '../session/change.js';
import { defaultSizes } from '../table/arrange.js';
import { layoutOf, type Layout } from '../table/geometry.js';
import { Motion } from '../table/motion.js';
import { sayChange } from '../table/speech.js';
import { tableView } from '../table/view.js';
import type { MenuHost, Recorded } from './host.js';
import { icon } from './icons.js';
import { Reel } from './reel.js';

/** Milliseconds from one move to the next at usual speed. */
const PACE = 1000;
const SPEEDS = [1, 2, 4] as const;
/** Cards of a table that is to be seen whole may get as narrow as this, in pixels. */
const NARROWEST = 22;
/** Between the sheet and the edges of the window. */
const MARGIN = 8;

export class Replay {
  readonly #host: MenuHost;
  readonly #game: Recorded;
  readonly #reel: Reel;
  readonly #motion: Motion;
  #speed = 0;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #width = 0;
  /** What the window leaves for the table. */
  #height = 0;
  #cardWidth = defaultSizes.maxCardWidth;
  #observer: ResizeObserver | null = null;
  /** What the next rendering shows in motion. */
  #next: { readonly change: Change; readonly before: Layout } | null = null;
  #told = '';

  /** @throws {InvalidSaveError} for what is no game. */
  constructor(host: MenuHost, game: Recorded) {
    this.#host = host;
    this.#game = game;
    this.#reel = new Reel(game);
    this.#motion = new Motion(() => this.#screen?.querySelector<HTMLElement>('.table') ?? null);
  }

  get title(): string {
    const { words, texts } = this.#host;
    return fill(texts.replay.title, { game: words.game(this.#game.variant) });
  }

  view(): TemplateResult {
    const { texts, disabled } = this.#host;
    const { replay } = texts;
    const { at, length } = this.#reel;
    const playing = this.#timer !== null;
    const place = fill(replay.at, { n: at, of: length });
    const button = (name: string, text: string, sign: unknown, able: boolean, act: () => void): TemplateResult =>
      html`<button type="button" part="button" class="button ${name}" data-do=${name} title=${text} aria-disabled=${able ? nothing : 'true'} @click=${() => able && act()}>${sign}</button>`;
    return html`<div class="screen" inert>${this.#width > 0 ? this.#table() : nothing}</div>
      <p class="told" aria-live=${playing ? 'off' : 'polite'}>${this.#told || place}</p>
      <div class="projector" role="group" aria-label=${this.title}>
        <input type="range" min="0" max=${length} .value=${String(at)} aria-label=${replay.place} aria-valuetext=${place} @input=${this.#scrub} />
        <span class="count">${at} / ${length}</span>
        ${button('back', replay.back, icon('back'), at > 0, () => this.#step(-1))}
        ${button('play', playing ? replay.pause : replay.play, icon(playing ? 'pause' : 'play'), length > 0, () => (playing ? this.#pause() : this.#play()))}
        ${button('forward', replay.forward, icon('forward'), at < length, () => this.#step(1))}
        ${button('speed', `${replay.speed}: ${fill(replay.times, { n: SPEEDS[this.#speed]! })}`, html`<span aria-hidden="true">×${SPEEDS[this.#speed]!}</span>`, true, () => this.#faster())}
      </div>
      <div class="question">
        ${disabled ? nothing : html`<button type="button" part="button" class="button" data-do="deal" @click=${this.#playIt}>${replay.playIt}</button>`}
      </div>`;
  }

  /** Measures, and sets in motion what was stepped. */
  afterRender(): void {
    const screen = this.#screen;
    if (!screen) return;
    if (!this.#observer) {
      const page = screen.ownerDocument.defaultView as typeof globalThis;
      this.#observer = new page.ResizeObserver(() => this.#resize());
      this.#observer.observe(screen);
      this.#start();
    }
    // What that asks for is a rendering of its own.
    queueMicrotask(() => this.#resize());
    const next = this.#next;
    this.#next = null;
    if (next) this.#motion.play(next.change, next.before, this.#layout());
  }

  stop(): void {
    this.#pause();
    this.#motion.cancel();
    this.#observer?.disconnect();
    this.#observer = null;
  }

  get #screen(): HTMLElement | null {
    return this.#host.root.querySelector<HTMLElement>('.panel .screen');
  }

  #table(): unknown {
    const { words } = this.#host;
    const { position } = this.#reel;
    return tableView({ position, layout: this.#layout(), words, focus: { pile: 'stock', index: -1 }, selected: null, targets: new Set(), hint: null, disabled: true, cyrillic: this.#host.cyrillic });
  }

  #layout(): Layout {
    return layoutOf(this.#reel.position, { width: this.#width }, {
      ...defaultSizes,
      maxCardWidth: this.#cardWidth,
      maxHeight: this.#height,
      mirrored: this.#host.mirrored,
    });
  }

  /** The widest cards with which all of the table and the bar is seen. */
  #resize(): void {
    const screen = this.#screen;
    const page = screen?.parentElement;
    const dialog = screen?.closest('dialog');
    if (!screen || !page || !dialog) return;
    const width = Math.floor(screen.clientWidth);
    const bar = page.scrollHeight - screen.offsetHeight + page.offsetTop;
    const height = (screen.ownerDocument.defaultView?.innerHeight ?? 0) - 2 * MARGIN - bar;
    if (width <= 0 || (width === this.#width && height === this.#height)) return;
    this.#width = width;
    this.#height = height;
    this.#cardWidth = defaultSizes.maxCardWidth;
    while (this.#cardWidth > NARROWEST && this.#layout().height > height) this.#cardWidth -= 2;
    this.#motion.cancel();
    this.#host.requestUpdate();
  }

  #go(place: number): void {
    const before = this.#layout();
    const change = this.#reel.go(place);
    this.#next = change && { change, before };
    this.#told = change ? sayChange(this.#host.words, change) : '';
    this.#host.requestUpdate();
  }

  #step(by: number): void {
    this.#pause();
    this.#go(this.#reel.at + by);
  }

  /** From where it is; from the beginning where it is at its end. */
  #play(): void {
    if (this.#reel.at === this.#reel.length) this.#go(0);
    this.#start();
    this.#host.requestUpdate();
  }

  /** Unless there is nothing more to show. */
  #start(): void {
    if (this.#reel.at < this.#reel.length) this.#timer = setTimeout(this.#tick, PACE / SPEEDS[this.#speed]!);
  }

  readonly #tick = (): void => {
    this.#timer = null;
    this.#go(this.#reel.at + 1);
    this.#start();
  };

  #pause(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#host.requestUpdate();
  }

  #faster(): void {
    this.#speed = (this.#speed + 1) % SPEEDS.length;
    this.#host.requestUpdate();
  }

  readonly #scrub = (event: Event): void => {
    this.#pause();
    this.#go(Number((event.target as HTMLInputElement).value));
  };

  readonly #playIt = (): void => {
    const { variant, seed, deck, open } = this.#game;
    this.#host.dealAnew({ variant, seed, deck: deck ?? null, open });
  };
}
