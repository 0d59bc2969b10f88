/**
 * The table of one element: what is focused, picked up and hinted at, how wide it is, and which glide comes next.
 * Answers what pointer and keyboard ask (`TableHost`). Must not know attributes, events of the page or storage.
 */
import type { Move, PileId, Position } from '../engine/index.js';
import type { Action, Words } from '../locales/index.js';
import { isOutcome, type Change, type Outcome } from '../session/change.js';
import type { Hint } from '../session/hint.js';
import type { Session } from '../session/session.js';
import { defaultSizes, USUAL_WIDTH, type Sizes } from '../table/arrange.js';
import { paintCourtsBy } from '../table/card-face.js';
import { layoutOf, type Layout } from '../table/geometry.js';
import type { Origins, Reading, Refusal, TableHost } from '../table/host.js';
import type { Motion } from '../table/motion.js';
import { nodesFrom } from '../table/nodes.js';
import type { Spot } from '../table/spot.js';
import { steadySpot, tableView } from '../table/view.js';
import type { Play } from './play-part.js';
import { isServer, servedLook } from './served.js';

/** What the table needs of the element that it is in. */
export interface TableOwner {
  readonly session: Session;
  readonly words: Words;
  readonly disabled: boolean;
  readonly root: ParentNode;
  requestUpdate(): void;
  say(text: string): void;
  refused(why: Refusal): void;
  run(action: Action): void;
  dismiss(): boolean;
}

const NO_PILES: ReadonlySet<PileId> = new Set();

export class TableController implements TableHost {
  /** Т К Д В in the corners of cards. */
  cyrillic = false;
  /** What the table points at. */
  #hint: Move | null = null;
  readonly #owner: TableOwner;
  /** What comes after the first rendering: until then nothing moves and nothing listens. */
  #play: Play | null = null;
  #motion: Motion | null = null;
  #inputs: readonly { connect(root: EventTarget): void; disconnect(): void; cancel(): void }[] = [];
  #focus: Spot = { pile: 'stock', index: -1 };
  #selected: Spot | null = null;
  /** It was picked up by dragging. */
  #dragging = false;
  #width = USUAL_WIDTH;
  #sizes = defaultSizes;
  #layout: { readonly position: Position; readonly layout: Layout } | null = null;
  /** Where the cards of the move that is being made were let go. */
  #origins: Origins | undefined;
  /** The change that the next rendering shows, and what was there before. */
  #next: { readonly change: Change; readonly before: Layout | null; readonly origins: Origins | undefined } | null = null;
  #celebrate = false;
  #root: EventTarget | null = null;
  #hadFocus = false;

  constructor(owner: TableOwner) {
    this.#owner = owner;
    owner.session.listen((event) => this.#follow(event));
  }

  /** From now on the table can be played on. */
  equip(play: Play): void {
    this.#play = play;
    this.#motion = new play.Motion(() => this.table);
    this.#inputs = [new play.PointerInput(this), new play.KeyboardInput(this), new play.HoldInput(this)];
    if (this.#root) this.connect(this.#root);
    paintCourtsBy(play.deckCourt);
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
    if (this.#layout?.position !== position) this.#layout = { position, layout: this.#layoutOf(position) };
    return this.#layout.layout;
  }

  get disabled(): boolean {
    return this.#owner.disabled;
  }

  get focus(): Spot {
    return steadySpot(this.layout, this.position, this.#focus);
  }

  get selected(): Spot | null {
    return this.#selected;
  }

  legalMoves(): readonly Move[] {
    return this.#owner.session.legalMoves();
  }

  attempt(move: Move, origins?: Origins): boolean {
    this.#origins = origins;
    try {
      return this.#owner.session.play(move, 'player') !== null;
    } finally {
      this.#origins = undefined;
    }
  }

  refuse(spot: Spot, why: Refusal): void {
    this.#owner.refused(why);
    this.#motion?.shake(spot);
  }

  select(spot: Spot | null): void {
    const was = this.#selected;
    this.#selected = spot;
    this.#hint = null;
    this.#owner.requestUpdate();
    // Who drags cards sees them; who picked them up by a key wants to hear where they can go.
    const dragging = spot !== null && (this.table?.querySelector('[data-dragging]') ?? null) !== null;
    if (!dragging && !this.#dragging && (spot ?? was)) {
      this.#say(({ saySelected }, words) => saySelected(words, this.position, spot, this.#targets()));
    }
    this.#dragging = dragging;
  }

  /** Points at a move, or says that there is none. */
  showHint(hint: Hint | null): void {
    this.#selected = null;
    this.#hint = hint;
    this.#say(({ sayHint }, words) => sayHint(words, this.position, hint, this.#owner.session.canUndo));
    this.#owner.requestUpdate();
  }

  #say(text: (speech: Play['speech'], words: Words) => string): void {
    if (this.#play) this.#owner.say(text(this.#play.speech, this.#owner.words));
  }

  #targets(): ReadonlySet<PileId> {
    return this.#selected && this.#play ? this.#play.targetsOf(this.legalMoves(), this.position, this.#selected) : NO_PILES;
  }

  focusSpot(spot: Spot): void {
    this.#focus = spot;
    this.#hadFocus ||= this.#hasFocus();
    this.#owner.requestUpdate();
  }

  command(action: Action): void {
    this.#owner.run(action);
  }

  read(what: Reading): void {
    if (this.#play) this.#owner.say(this.#play.sayReading(this.#owner.words, this.position, what, this.focus.pile, this.legalMoves()));
  }

  dismiss(): boolean {
    return this.#owner.dismiss();
  }

  /** Listens to the player; on an element that stays for as long as the table may come and go. */
  connect(root: EventTarget): void {
    for (const input of this.#inputs) input.connect(root);
    root.addEventListener('focusin', this.#onFocus);
    this.#root = root;
  }

  disconnect(): void {
    for (const input of this.#inputs) input.disconnect();
    this.#root?.removeEventListener('focusin', this.#onFocus);
    this.#root = null;
    this.#motion?.cancel();
  }

  /** The table takes no input for now: what is in hand goes back. */
  cancel(): void {
    for (const input of this.#inputs) input.cancel();
  }

  /** The room that the page gives, and its wishes; `true` when that changes anything. */
  fit(width: number, sizes: Sizes): boolean {
    const whole = Math.floor(width);
    if (whole <= 0) return false; // not shown just now: what is laid out may stay
    if (whole === this.#width && (Object.keys(sizes) as (keyof Sizes)[]).every((key) => sizes[key] === this.#sizes[key])) return false;
    this.#width = whole;
    this.#sizes = sizes;
    this.#layout = null;
    this.cancel();
    this.#motion?.cancel();
    return true;
  }

  view(): unknown {
    const { position, layout, disabled, focus, cyrillic } = this;
    const targets = this.#targets();
    const table = tableView({ position, layout, words: this.#owner.words, focus, selected: this.#selected, targets, hint: this.#hint, disabled, cyrillic });
    return isServer ? [servedLook(this.#owner.session, this.#sizes), table] : table;
  }

  /** The focus is to be in the table after the next rendering, wherever it is now. */
  takeFocus(): void {
    this.#hadFocus = true;
  }

  /** Before the table is rendered anew. */
  beforeRender(): void {
    this.#hadFocus ||= this.#hasFocus();
    if (this.#next) this.#motion?.prepare();
  }

  /** After it: the focus is kept inside, and cards glide to where they already are. */
  afterRender(): void {
    if (this.#hadFocus) nodesFrom(this.table, this.focus)[0]?.focus({ preventScroll: true });
    this.#hadFocus = false;
    const next = this.#next;
    this.#next = null;
    if (next) this.#motion?.play(next.change, next.before, this.layout, next.origins);
    if (this.#celebrate) this.#motion?.celebrate(this.layout);
    this.#celebrate = false;
  }

  #follow(event: Change | Outcome): void {
    if (isOutcome(event)) {
      this.#celebrate = event.kind === 'won' && !event.restored;
    } else {
      this.cancel(); // what is in hand belongs to the table as it was
      this.#selected = null;
      this.#dragging = false;
      this.#hint = null;
      this.#celebrate = false;
      const before = event.before && this.#layoutOf(event.before);
      this.#next = { change: event, before, origins: this.#origins };
    }
    this.#owner.requestUpdate();
  }

  #layoutOf(position: Position): Layout {
    return layoutOf(position, { width: this.#width }, this.#sizes);
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
