/**
 * Fits the table into the room that the page gives: measures width, height and what stands above the table, and says when it has to be laid
 * out anew. Owns these measures. Knows nothing of cards; room.ts knows how a height is told from a mere content's.
 */
import { defaultSizes, USUAL_WIDTH, type Frame } from '../table/arrange.js';
import { roomOf, type Room } from './room.js';
import { isServer } from './served.js';
import type { TableController } from './table-controller.js';

/** What stands above the table before it is there to be measured, in pixels: a toolbar of one row. */
const TOOLBAR = 52;
const TOOLBAR_NARROW = 48;
const NARROW = 480;

interface FittingHost extends HTMLElement {
  readonly renderRoot: HTMLElement | DocumentFragment;
}

export class Fitting {
  readonly #host: FittingHost;
  readonly #table: TableController;
  #width = 0;
  #room: Room = { height: null, window: Infinity };
  /** What is above the table, in pixels: a guess until it is there. */
  #above = 0;
  /** The arrangement that was looked at for being cut off. */
  #measured: Frame | null = null;
  #mirrored = false;

  constructor(host: FittingHost, table: TableController) {
    this.#host = host;
    this.#table = table;
  }

  /** The page gives the element a height. */
  get fills(): boolean {
    return this.#room.height !== null;
  }

  /** Before anything is rendered, so that the first rendering is the right one. */
  measure(hasToolbar: boolean): void {
    if (isServer) {
      this.#width = USUAL_WIDTH; // nothing can be measured there
      return;
    }
    const probe = this.#host.ownerDocument.createElement('div');
    probe.className = 'root';
    this.#root.append(probe);
    this.#width = probe.clientWidth;
    probe.remove();
    this.#room = roomOf(this.#host, this.#root);
    this.#above = !hasToolbar ? 0 : this.#width > NARROW ? TOOLBAR : TOOLBAR_NARROW;
  }

  /** There may be another room; `true` when that changes anything. */
  resize(width: number): boolean {
    this.#width = width;
    this.#room = roomOf(this.#host, this.#root);
    const stage = this.#stage;
    if (stage?.offsetHeight) this.#above = stage.offsetTop;
    return this.fit();
  }

  /** Lays the table out for the room that there is; `true` when that changes anything. */
  fit(mirrored = this.#mirrored): boolean {
    const { height, window } = this.#room;
    this.#mirrored = mirrored;
    const widest = isServer ? 0 : Number.parseFloat(getComputedStyle(this.#host).getPropertyValue('--solitaire-card-max-width'));
    return this.#table.fit(this.#width, {
      maxCardWidth: widest > 0 ? widest : defaultSizes.maxCardWidth,
      maxHeight: Math.min(defaultSizes.maxHeight, window - this.#above),
      height: height === null ? null : height - this.#above,
      mirrored,
    });
  }

  /**
   * What can only be seen once an arrangement is rendered: how high toolbar and faults are, and whether a `max-height` of the page cuts the table off.
   * Before the browser paints, so that nothing is seen to jump. `true` when it has to be rendered again. (Later on, presence.ts tells of another
   * height above the table: to look for it after each move would have the browser lay out the page at once.)
   */
  remeasure(): boolean {
    const { frame } = this.#table.layout;
    if (frame === this.#measured) return false;
    const stage = this.#stage;
    if (!stage?.offsetHeight) return false;
    this.#measured = frame;
    const above = stage.offsetTop;
    const isCut = !this.fills && stage.offsetHeight + above > this.#host.clientHeight + 1;
    if (!isCut && above === this.#above) return false;
    this.#above = above;
    if (isCut) this.#room = roomOf(this.#host, this.#root);
    return this.fit();
  }

  get #stage(): HTMLElement | null {
    return this.#root.querySelector('.stage');
  }

  get #root(): ShadowRoot {
    return this.#host.renderRoot as ShadowRoot;
  }
}
