/**
 * Mouse, finger and pen on the table: one state machine from pointer events to at most one intent per press (a tap, a drop, a long
 * press). Finds cards by geometry, never by the DOM; owns no rules (choose.ts, tap.ts, drop.ts) and no pixels of the drag (lift.ts).
 */
import type { PileId, Position } from '../engine/index.js';
import { hit } from './aim.js';
import { whyNotLifted } from './choose.js';
import { mapperOf, type Mapper } from './coordinates.js';
import { dropOf, originsOf } from './drop.js';
import type { Point } from './geometry.js';
import type { TableHost } from './host.js';
import { lift, type Lifted } from './lift.js';
import type { Spot } from './spot.js';
import { meant, Taps } from './tap.js';
import { landing } from './targets.js';

/** So far a pointer moves before cards follow it, in client pixels. */
const DRAG_START = 4;
/** A drag that never left this circle was a tap by an unsteady hand, or a long press by one. */
const UNSTEADY = 10;
export const LONG_PRESS = 450;
/** Two touches that follow one another so soon (in milliseconds) and so near are a double one. */
const DOUBLE = 350;
const NEAR = 24;
/** A click that comes no later than this after a pointer was here (in milliseconds) is that pointer's. */
const OWN_CLICK = 600;

/** What all states with a pointer down know. */
interface Press {
  readonly id: number;
  /** Where and when, in client pixels. */
  readonly touch: { readonly x: number; readonly y: number; readonly time: number };
  readonly buttons: number;
  /** The same point of the table: the grip. */
  readonly grip: Point;
  /** What was pressed, in the game as it was then. */
  readonly spot: Spot | null;
  readonly position: Position;
  /** Makes a long press of it. */
  readonly timer: ReturnType<typeof setTimeout>;
  /** Ends all that is listened to for this press alone. */
  readonly end: AbortController;
  /** Measured when pressed, and again when the page has scrolled. */
  map: Mapper;
  /** Which of several quick clicks this is, as the system counts them. */
  clicks: number;
}

interface Dragging {
  readonly kind: 'dragging';
  readonly press: Press;
  readonly spot: Spot;
  readonly lifted: Lifted;
  /** What was picked up before. */
  readonly selected: Spot | null;
  /** Farthest from the start and now, in client pixels; and the cards' offset, in the table's. */
  far: number;
  last: Point;
  dx: number;
  dy: number;
}

type State =
  | { readonly kind: 'idle' }
  /** `held`: a long press has picked the cards up; letting go changes nothing more. */
  | { readonly kind: 'pressed' | 'held'; readonly press: Press }
  | Dragging;

const IDLE: State = { kind: 'idle' };

/** What a press does to the DOM, so that tests can do without. */
export interface Hands {
  mapperOf(table: HTMLElement): Mapper;
  lift(table: HTMLElement, spot: Spot): Lifted;
}

export class PointerInput {
  readonly #host: TableHost;
  readonly #hands: Hands;
  #state: State = IDLE;
  #root: EventTarget | null = null;
  #listening: AbortController | null = null;
  readonly #taps: Taps;
  /** Where and when a finger has tapped last. */
  #tapped = { x: 0, y: 0, time: -Infinity };
  /** When a pointer last went down or up. */
  #last = -Infinity;

  constructor(host: TableHost, hands: Hands = { mapperOf, lift }) {
    this.#host = host;
    this.#hands = hands;
    this.#taps = new Taps(host);
  }

  /** Listens on an ancestor of the table, in the same shadow root or that root itself. */
  connect(root: EventTarget): void {
    this.disconnect();
    this.#root = root;
    this.#listening = new AbortController();
    const listeners = { ...this.#moves, pointerdown: this.#onDown, lostpointercapture: this.#onLost, contextmenu: this.#onContextMenu, click: this.#onClick };
    for (const [type, listener] of Object.entries(listeners)) listen(root, type, listener, this.#listening.signal);
    listen(root, 'mousedown', ({ detail }) => this.#state.kind !== 'idle' && (this.#state.press.clicks = detail), this.#listening.signal);
    listen(root, 'dragstart', (event) => this.#inTable(event) && event.preventDefault(), this.#listening.signal);
    // On an element: browsers do not wait for those on a shadow root.
    const scope = (root as Partial<ShadowRoot>).host ?? root;
    scope.addEventListener('touchmove', this.#onTouchMove, { signal: this.#listening.signal, passive: false });
  }

  disconnect(): void {
    this.cancel();
    this.#listening?.abort();
    this.#root = this.#listening = null;
  }

  /** Ends whatever is under way, with the cards safely where they belong. */
  cancel(): void {
    const state = this.#state;
    this.#leave();
    if (state.kind !== 'dragging') return;
    state.lifted.glideHome();
    this.#host.select(null);
  }

  #inTable(event: Event): boolean {
    const { table } = this.#host;
    return !!table && event.composedPath().includes(table);
  }

  /** To idle, before anything else is done: what follows may re-render, or call `cancel`, and finds nothing under way. */
  #leave(): void {
    const state = this.#state;
    this.#state = IDLE;
    if (state.kind === 'idle') return;
    clearTimeout(state.press.timer);
    state.press.end.abort();
    try {
      this.#host.table?.releasePointerCapture(state.press.id);
    } catch {
      // It was never captured, or is lost already.
    }
  }

  readonly #onDown = (event: PointerEvent): void => {
    this.#last = event.timeStamp;
    const host = this.#host;
    const { table } = host;
    // A second finger: the player means to zoom, or a palm came down. The same one again: its end was never seen.
    if (this.#state.kind !== 'idle') {
      const { id } = this.#state.press;
      this.cancel();
      if (event.pointerId !== id) return;
    }
    if (!table || !this.#inTable(event) || event.button !== 0 || event.defaultPrevented || host.disabled) return;
    if (event.pointerType === 'touch' && !event.isPrimary) return;
    const map = this.#hands.mapperOf(table);
    const grip = map(event.clientX, event.clientY);
    if (!grip) return;
    const spot = meant(host, hit(host.layout, grip.x, grip.y));
    const touch = { x: event.clientX, y: event.clientY, time: event.timeStamp };
    const end = new AbortController();
    const timer = setTimeout(this.#onHold, LONG_PRESS);
    const press: Press = { id: event.pointerId, touch, buttons: event.buttons, grip, spot, position: host.position, timer, end, map, clicks: 1 };
    this.#state = { kind: 'pressed', press };
    this.#watchPage(table, press, event.composedPath());
    // A finger on the felt may scroll the page; cards keep it, also outside the table and over frames.
    if (!spot) return;
    try {
      table.setPointerCapture(event.pointerId);
    } catch {
      // Not a pointer that the browser knows, but a script's event.
    }
  };

  /** What may interrupt a press from outside, and its events where they were not captured. */
  #watchPage(table: HTMLElement, press: Press, path: readonly EventTarget[]): void {
    const { signal } = press.end;
    const page = table.ownerDocument.defaultView;
    if (!page) return;
    for (const [type, listener] of Object.entries(this.#moves)) {
      listen(page, type, (event) => !event.composedPath().includes(this.#root!) && listener(event), signal);
    }
    listen(page, 'blur', () => this.cancel(), signal);
    const onScroll = (): void => {
      press.map = this.#hands.mapperOf(table);
      if (this.#state.kind === 'dragging') this.#follow(this.#state, this.#state.last);
    };
    // A scroller's events do not leave its own shadow root.
    for (const scope of [page, ...path.filter((target) => (target as Node).nodeType === 11)]) listen(scope, 'scroll', onScroll, signal, true);
    const onKey = (event: Event): void => {
      if ((event as KeyboardEvent).key !== 'Escape' || this.#state.kind !== 'dragging') return;
      event.preventDefault();
      event.stopPropagation();
      this.cancel();
    };
    listen(page, 'keydown', onKey, signal, true);
  }

  readonly #onHold = (): void => {
    const state = this.#state;
    if (state.kind !== 'pressed') return;
    const { press } = state;
    if (press.spot && press.position === this.#host.position && this.#taps.hold(press.spot)) this.#state = { kind: 'held', press };
  };

  readonly #onMove = (event: PointerEvent): void => {
    const state = this.#state;
    if (state.kind === 'idle' || event.pointerId !== state.press.id) return;
    const { press } = state;
    // The button was let go where nobody could see it, or the game went on by itself.
    if ((press.buttons && !event.buttons) || press.position !== this.#host.position) return this.cancel();
    const at = { x: event.clientX, y: event.clientY };
    const way = Math.hypot(at.x - press.touch.x, at.y - press.touch.y);
    const drag = state.kind === 'dragging' ? state : way >= DRAG_START ? this.#startDrag(press) : null;
    if (!drag) return;
    drag.far = Math.max(drag.far, way);
    this.#follow(drag, at);
  };

  #follow(drag: Dragging, at: Point): void {
    const { map, grip } = drag.press;
    const to = map(at.x, at.y);
    drag.last = at;
    if (!to) return; // beyond the table's horizon: the cards wait
    drag.dx = to.x - grip.x;
    drag.dy = to.y - grip.y;
    drag.lifted.follow(drag.dx, drag.dy);
  }

  #startDrag(press: Press): Dragging | null {
    const host = this.#host;
    const { spot } = press;
    if (!host.table || !this.#canLift(spot)) return null;
    const lifted = this.#hands.lift(host.table, spot);
    const drag: Dragging = { kind: 'dragging', press, spot, lifted, selected: host.selected, far: 0, last: press.touch, dx: 0, dy: 0 };
    this.#state = drag;
    host.select(spot);
    return drag;
  }

  readonly #onUp = (event: PointerEvent): void => {
    this.#last = event.timeStamp;
    const state = this.#state;
    const host = this.#host;
    if (state.kind === 'idle' || event.pointerId !== state.press.id) return;
    const { position, spot, clicks, touch } = state.press;
    const second = event.pointerType === 'mouse' && clicks > 0 && clicks % 2 === 0;
    const last = this.#tapped;
    const tapped = event.pointerType === 'touch' && { x: touch.x, y: touch.y, time: event.timeStamp };
    const quick = tapped && tapped.time - last.time < DOUBLE && Math.hypot(touch.x - last.x, touch.y - last.y) < NEAR;
    if (position !== host.position || host.disabled) return this.cancel();
    this.#leave();
    if (state.kind === 'dragging' && state.far > UNSTEADY) return this.#drop(state);
    const isHeld = event.timeStamp - touch.time >= LONG_PRESS;
    if (tapped && !isHeld) this.#tapped = tapped;
    if (state.kind === 'dragging') {
      state.lifted.drop();
      host.select(state.selected);
      if (isHeld) this.#taps.hold(state.spot);
      else this.#taps.tap(spot, { second, quick, origins: originsOf(host.layout, state.spot, state.dx, state.dy) });
    } else if (state.kind === 'pressed' && Math.hypot(event.clientX - touch.x, event.clientY - touch.y) <= UNSTEADY) {
      this.#taps.tap(spot, { second, quick });
    }
  };

  #drop({ spot, lifted, dx, dy }: Dragging): void {
    const host = this.#host;
    const { layout } = host;
    const { move, refusal } = dropOf(layout, host.position, host.legalMoves(), spot, dx, dy);
    if (move) {
      lifted.drop();
      if (host.attempt(move, originsOf(layout, spot, dx, dy))) return host.focusSpot(landing(host.position, move));
      lifted.follow(dx, dy);
    }
    lifted.glideHome();
    host.select(null);
    if (refusal) host.refuse(spot, refusal);
  }

  readonly #onLost = (event: PointerEvent): void => {
    if (this.#state.kind === 'idle' || event.pointerId !== this.#state.press.id) return;
    if (event.type === 'pointercancel' || event.target === this.#host.table) this.cancel();
  };

  readonly #onContextMenu = (event: PointerEvent): void => {
    if (this.#state.kind === 'idle') return;
    // A long press by touch would open it; by any other way it is meant.
    if (event.pointerType === 'touch') event.preventDefault();
    else this.cancel();
  };

  /**
   * A finger on a card that can be lifted does not scroll the page. The style sheet says so of cards at rest; one in flight is not yet seen
   * where the finger is.
   */
  readonly #onTouchMove = (event: Event): void => {
    const state = this.#state;
    if (state.kind === 'idle' || !event.cancelable || (event as TouchEvent).touches.length > 1) return;
    if (state.kind === 'dragging' || this.#canLift(state.press.spot)) event.preventDefault();
  };

  #canLift(spot: Spot | null): spot is Spot {
    return spot !== null && whyNotLifted(this.#host.position, spot) === null;
  }

  /** A click without a pointer: a screen reader, voice control or a script presses the element itself. Firefox counts that as one of a mouse. */
  readonly #onClick = (event: PointerEvent): void => {
    const isOfPointer = event.pointerType || (event.detail !== 0 && event.timeStamp - this.#last < OWN_CLICK);
    if (isOfPointer || event.defaultPrevented || this.#host.disabled || !this.#inTable(event)) return;
    const spot = spotOf(event.composedPath());
    // A finger on the felt means nothing by it; who chose the empty place is answered.
    if (spot && spot.index < 0 && spot.pile !== 'stock' && !this.#host.selected) this.#host.refuse(spot, { code: 'no-cards' });
    else if (spot) this.#taps.tap(spot);
  };

  /** The events of a pointer that is down. */
  readonly #moves = { pointermove: this.#onMove, pointerup: this.#onUp, pointercancel: this.#onLost };
}

function listen(target: EventTarget, type: string, listener: (event: PointerEvent) => void, signal: AbortSignal, capture = false): void {
  target.addEventListener(type, listener as EventListener, { signal, capture });
}

/** The spot of an element in the table, for events that have no coordinates. */
function spotOf(path: readonly EventTarget[]): Spot | null {
  // By what they have, not by class: an element in a frame is of another window's class.
  const pile = (path as readonly HTMLElement[]).find((target) => 'dataset' in target && target.dataset['pile']);
  if (!pile) return null;
  const cards = [...pile.querySelectorAll(':scope > [part~="card"]')];
  const index = cards.findIndex((card) => path.includes(card));
  return { pile: pile.dataset['pile'] as PileId, index: index < 0 ? cards.length - 1 : index };
}
