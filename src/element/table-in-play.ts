/**
 * The table of one element once it can be played on: what is picked up and hinted at, who listens to the player, and which glide comes next.
 * Answers what pointer and keyboard ask (`TableHost`). Comes with the part that plays. Must not know how the table is shown, nor attributes,
 * events of the page or storage.
 */
import type { Move, PileId, Position } from '../engine/index.js';
import type { Action, Words } from '../locales/index.js';
import { isOutcome, type Change, type Outcome } from '../session/change.js';
import type { Hint } from '../session/hint.js';
import type { Session } from '../session/session.js';
import type { Layout } from '../table/geometry.js';
import { HoldInput } from '../table/hold.js';
import type { Origins, Reading, Refusal, TableHost } from '../table/host.js';
import { KeyboardInput } from '../table/keyboard.js';
import { Motion } from '../table/motion.js';
import { PointerInput } from '../table/pointer.js';
import { sayReading } from '../table/reading.js';
import { sayHint, saySelected } from '../table/speech.js';
import type { Spot } from '../table/spot.js';
import { targetsOf } from '../table/targets.js';

/** What it needs of the element. */
export interface InPlayOwner {
  readonly session: Session;
  readonly words: Words;
  readonly disabled: boolean;
  requestUpdate(): void;
  say(text: string): void;
  refused(why: Refusal): void;
  run(action: Action): void;
  dismiss(): boolean;
}

/** The table as it is shown. */
export interface ShownTable extends Pick<TableHost, 'table' | 'position' | 'layout' | 'focus' | 'focusSpot'> {
  /** Where everything would lie in another position. */
  layoutOf(position: Position): Layout;
}

interface Input {
  connect(root: EventTarget): void;
  disconnect(): void;
  cancel(): void;
}

/** What moves cards and listens to the player: a test gives its own, and needs no page. */
export interface Tools {
  readonly Motion: new (table: () => HTMLElement | null) => Pick<Motion, 'prepare' | 'play' | 'shake' | 'celebrate' | 'cancel'>;
  readonly inputs: readonly (new (host: TableHost) => Input)[];
}

const TOOLS: Tools = { Motion, inputs: [PointerInput, KeyboardInput, HoldInput] };

export class TableInPlay implements TableHost {
  readonly #shown: ShownTable;
  readonly #owner: InPlayOwner;
  readonly #motion: InstanceType<Tools['Motion']>;
  readonly #inputs: readonly Input[];
  /** What the table points at. */
  #hint: Move | null = null;
  #selected: Spot | null = null;
  /** It was picked up by dragging. */
  #dragging = false;
  /** Where the cards of the move that is being made were let go. */
  #origins: Origins | undefined;
  /** The change that the next rendering shows, and what was there before. */
  #next: { readonly change: Change; readonly before: Layout | null; readonly origins: Origins | undefined } | null = null;
  #celebrate = false;

  constructor(shown: ShownTable, owner: InPlayOwner, tools: Tools = TOOLS) {
    this.#shown = shown;
    this.#owner = owner;
    this.#motion = new tools.Motion(() => shown.table);
    this.#inputs = tools.inputs.map((Input) => new Input(this));
  }

  get table(): HTMLElement | null {
    return this.#shown.table;
  }

  get position(): Position {
    return this.#shown.position;
  }

  get layout(): Layout {
    return this.#shown.layout;
  }

  get disabled(): boolean {
    return this.#owner.disabled;
  }

  get focus(): Spot {
    return this.#shown.focus;
  }

  get selected(): Spot | null {
    return this.#selected;
  }

  get hint(): Move | null {
    return this.#hint;
  }

  /** The piles that take what is picked up. */
  get targets(): ReadonlySet<PileId> {
    return this.#selected ? targetsOf(this.legalMoves(), this.position, this.#selected) : new Set();
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
    this.#motion.shake(spot);
  }

  select(spot: Spot | null): void {
    const was = this.#selected;
    this.#selected = spot;
    this.#hint = null;
    this.#owner.requestUpdate();
    // Who drags cards sees them; who picked them up by a key wants to hear where they can go.
    const dragging = spot !== null && (this.table?.querySelector('[data-dragging]') ?? null) !== null;
    if (!dragging && !this.#dragging && (spot ?? was)) this.#owner.say(saySelected(this.#owner.words, this.position, spot, this.targets));
    this.#dragging = dragging;
  }

  /** Points at a move, or says that there is none. */
  showHint(hint: Hint | null): void {
    this.#selected = null;
    this.#hint = hint;
    this.#owner.say(sayHint(this.#owner.words, this.position, hint, this.#owner.session.canUndo));
    this.#owner.requestUpdate();
  }

  focusSpot(spot: Spot): void {
    this.#shown.focusSpot(spot);
  }

  command(action: Action): void {
    this.#owner.run(action);
  }

  read(what: Reading): void {
    this.#owner.say(sayReading(this.#owner.words, this.position, what, this.focus.pile, this.legalMoves()));
  }

  dismiss(): boolean {
    return this.#owner.dismiss();
  }

  connect(root: EventTarget): void {
    for (const input of this.#inputs) input.connect(root);
  }

  disconnect(): void {
    for (const input of this.#inputs) input.disconnect();
    this.#motion.cancel();
  }

  /** What is in hand goes back. */
  cancel(): void {
    for (const input of this.#inputs) input.cancel();
  }

  /** The table is laid out anew. */
  rearranged(): void {
    this.cancel();
    this.#motion.cancel();
  }

  follow(event: Change | Outcome): void {
    if (isOutcome(event)) {
      this.#celebrate = event.kind === 'won' && !event.restored;
      return;
    }
    this.cancel(); // what is in hand belongs to the table as it was
    this.#selected = null;
    this.#dragging = false;
    this.#hint = null;
    this.#celebrate = false;
    const before = event.before && this.#shown.layoutOf(event.before);
    this.#next = { change: event, before, origins: this.#origins };
  }

  /** Before the table is rendered anew. */
  beforeRender(): void {
    if (this.#next) this.#motion.prepare();
  }

  /** After it: cards glide to where they already are. */
  afterRender(): void {
    const next = this.#next;
    this.#next = null;
    if (next) this.#motion.play(next.change, next.before, this.layout, next.origins);
    if (this.#celebrate) this.#motion.celebrate(this.layout);
    this.#celebrate = false;
  }
}
