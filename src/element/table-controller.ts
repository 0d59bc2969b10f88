/**
 * The table of one element as it is shown: where everything lies in the room that there is, and what has the focus. Once it can be played on,
 * a `TableInPlay` stands beside it. Must not know attributes, events of the page or storage.
 */
import type { PileId, Position } from '../engine/index.js';
import type { Change, Outcome } from '../session/change.js';
import type { Hint } from '../session/hint.js';
import { defaultSizes, USUAL_WIDTH, type Sizes } from '../table/arrange.js';
import { paintCourtsBy } from '../table/card-face.js';
import { layoutOf, type Layout } from '../table/geometry.js';
import { nodesFrom } from '../table/nodes.js';
import type { Spot } from '../table/spot.js';
import { steadySpot, tableView } from '../table/view.js';
import type { Play } from './play-part.js';
import { isServer, servedLook } from './served.js';
import type { InPlayOwner, ShownTable, TableInPlay } from './table-in-play.js';

/** What the table needs of the element that it is in. */
export interface TableOwner extends InPlayOwner {
  readonly root: ParentNode;
}

const NO_PILES: ReadonlySet<PileId> = new Set();

export class TableController implements ShownTable {
  /** Т К Д В in the corners of cards. */
  cyrillic = false;
  readonly #owner: TableOwner;
  /** Comes after the first rendering: until then nothing moves and nothing listens. */
  #play: TableInPlay | null = null;
  #focus: Spot = { pile: 'stock', index: -1 };
  #width = USUAL_WIDTH;
  #sizes = defaultSizes;
  #layout: { readonly position: Position; readonly layout: Layout } | null = null;
  #root: EventTarget | null = null;
  #hadFocus = false;

  constructor(owner: TableOwner) {
    this.#owner = owner;
    owner.session.listen((event) => this.#follow(event));
  }

  /** From now on the table can be played on. */
  equip({ TableInPlay, deckCourt }: Pick<Play, 'TableInPlay' | 'deckCourt'>): void {
    this.#play = new TableInPlay(this, this.#owner);
    if (this.#root) this.#play.connect(this.#root);
    paintCourtsBy(deckCourt);
    this.#owner.requestUpdate();
  }

  get table(): HTMLElement | null {
    return this.#owner.root.querySelector<HTMLElement>('[part~="table"]');
  }

  get position(): Position {
    return this.#owner.session.position;
  }

  get layout(): Layout {
    const { position } = this;
    if (this.#layout?.position !== position) this.#layout = { position, layout: this.layoutOf(position) };
    return this.#layout.layout;
  }

  /** Of another position, in the same room. */
  layoutOf(position: Position): Layout {
    return layoutOf(position, { width: this.#width }, this.#sizes);
  }

  get focus(): Spot {
    return steadySpot(this.layout, this.position, this.#focus);
  }

  /** What the player has picked up. */
  get selected(): Spot | null {
    return this.#play?.selected ?? null;
  }

  showHint(hint: Hint | null): void {
    this.#play?.showHint(hint);
  }

  focusSpot(spot: Spot): void {
    this.#focus = spot;
    this.#hadFocus ||= this.#hasFocus();
    this.#owner.requestUpdate();
  }

  /** Listens to the player; on an element that stays for as long as the table may come and go. */
  connect(root: EventTarget): void {
    this.#play?.connect(root);
    root.addEventListener('focusin', this.#onFocus);
    this.#root = root;
  }

  disconnect(): void {
    this.#play?.disconnect();
    this.#root?.removeEventListener('focusin', this.#onFocus);
    this.#root = null;
  }

  /** The table takes no input for now: what is in hand goes back. */
  cancel(): void {
    this.#play?.cancel();
  }

  /** The room that the page gives, and its wishes; `true` when that changes anything. */
  fit(width: number, sizes: Sizes): boolean {
    const whole = Math.floor(width);
    if (whole <= 0) return false; // not shown just now: what is laid out may stay
    if (whole === this.#width && (Object.keys(sizes) as (keyof Sizes)[]).every((key) => sizes[key] === this.#sizes[key])) return false;
    this.#width = whole;
    this.#sizes = sizes;
    this.#layout = null;
    this.#play?.rearranged();
    return true;
  }

  view(): unknown {
    const { position, layout, focus, cyrillic } = this;
    const { words, disabled, session } = this.#owner;
    const { selected = null, targets = NO_PILES, hint = null } = this.#play ?? {};
    const table = tableView({ position, layout, words, focus, selected, targets, hint, disabled, cyrillic });
    return isServer ? [servedLook(session, this.#sizes), table] : table;
  }

  /** The focus is to be in the table after the next rendering, wherever it is now. */
  takeFocus(): void {
    this.#hadFocus = true;
  }

  /** Before the table is rendered anew. */
  beforeRender(): void {
    this.#hadFocus ||= this.#hasFocus();
    this.#play?.beforeRender();
  }

  /** After it: the focus is kept inside. */
  afterRender(): void {
    if (this.#hadFocus) nodesFrom(this.table, this.focus)[0]?.focus({ preventScroll: true });
    this.#hadFocus = false;
    this.#play?.afterRender();
  }

  #follow(event: Change | Outcome): void {
    this.#play?.follow(event);
    this.#owner.requestUpdate();
  }

  /** A click or assistive technology may put the focus anywhere; keys then act there. */
  readonly #onFocus = (event: Event): void => {
    const element = event.target as Element;
    const pile = element.closest<HTMLElement>('[data-pile]');
    if (!pile || this.#hadFocus) return;
    const index = [...pile.querySelectorAll('[part~="card"]')].indexOf(element);
    this.#focus = { pile: pile.dataset['pile'] as PileId, index };
    this.#owner.requestUpdate();
  };

  #hasFocus(): boolean {
    const table = this.table;
    return !!table && table.contains((table.getRootNode() as ShadowRoot).activeElement);
  }
}
