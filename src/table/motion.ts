/**
 * Glides and flips from the old geometry to the new, after the new one has been rendered. Owns `transform` on cards, by
 * Web Animations, and their `z-index` meanwhile: among keyframes it would take the animation from the compositor, which moves cards even
 * while the page is busy. Taking a flight away always leaves the table as rendered.
 * Never holds anything up: a change in the middle of a flight goes on from where the card is seen. Knows no rules.
 */
import type { Change } from '../session/change.js';
import { celebration, onInput } from './celebration.js';
import type { Layout, Point } from './geometry.js';
import type { Origins } from './host.js';
import { nodesFrom } from './nodes.js';
import { isColumn, type Spot } from './spot.js';
import { stepsOf } from './steps.js';

/** A card on its way: seen at `home` plus what is left of `offset`. */
interface Flight {
  readonly spot: Spot;
  readonly node: HTMLElement;
  readonly home: Point;
  readonly offset: Point;
  readonly animation: Animation;
  /** Of a card that turns up: its back, shown for the first half. */
  readonly back: Animation | null;
}

interface Course {
  readonly from: Point;
  readonly duration: number;
  readonly delay?: number;
  readonly flips?: boolean;
  /** Above others in flight. */
  readonly level?: number;
}

/** Milliseconds of a usual glide, unless `--solitaire-duration` says otherwise. */
const DURATION = 220;
/** Sets off briskly, arrives softly. */
const EASING = 'cubic-bezier(0.25, 0.5, 0.2, 1)';
/** A deal sets one card after another on its way in this time. */
const CASCADE = 420;
const FLYING = 500;

const keyOf = ({ pile, index }: Spot): string => `${pile}/${index}`;

export class Motion {
  #flights = new Map<string, Flight>();
  #party: { cancel(): void } | null = null;
  /** Stops listening for the input that ends a deal's show. */
  #dealing: (() => void) | null = null;

  readonly #table: () => HTMLElement | null;

  constructor(table: () => HTMLElement | null) {
    this.#table = table;
  }

  /** After the new position is rendered. `before` may be missing where nothing was on the table. */
  play(change: Change, before: Layout | null, after: Layout, origins?: Origins): void {
    this.#party?.cancel();
    const unit = this.#unit();
    if (!unit || change.kind === 'restore' || (change.kind !== 'deal' && !before)) return this.cancel();
    if (change.kind === 'deal' || this.#dealing) this.cancel();
    if (change.kind === 'deal') this.#deal(after, unit);
    else if (before) this.#move(change, before, after, unit, origins);
  }

  /** A refused card says no. */
  shake(spot: Spot): void {
    if (!this.#unit()) return;
    for (const node of nodesFrom(this.#table(), spot)) {
      node.animate(
        [0, -5, 5, -3, 2, 0].map((x) => ({ transform: `translateX(${x}px)` })),
        { duration: 280, easing: 'ease-out' },
      );
    }
  }

  /** The cards of a won game dance; any input sends them home. */
  celebrate(layout: Layout): void {
    this.#party?.cancel();
    const table = this.#table();
    if (!table || !this.#unit()) return;
    const party = celebration(table, layout, () => {
      if (this.#party === party) this.#party = null;
    });
    this.#party = party;
  }

  /** Everything is at once where it belongs. */
  cancel(): void {
    this.#party?.cancel();
    this.#dealt();
    for (const flight of this.#flights.values()) stop(flight);
    this.#flights.clear();
  }

  /** The length of a glide; 0 when nothing is to move. */
  #unit(): number {
    const table = this.#table();
    const view = table?.ownerDocument.defaultView;
    if (!table?.isConnected || !view || !('animate' in table)) return 0;
    if (view.matchMedia('(prefers-reduced-motion: reduce)').matches) return 0;
    const text = view.getComputedStyle(table).getPropertyValue('--solitaire-duration').trim();
    const value = parseFloat(text) * (/\ds$/.test(text) ? 1000 : 1);
    return Number.isFinite(value) ? Math.max(0, value) : DURATION;
  }

  #node(spot: Spot): HTMLElement | undefined {
    return nodesFrom(this.#table(), spot)[0];
  }

  #dealt(): void {
    this.#dealing?.();
    this.#dealing = null;
  }

  #deal(layout: Layout, unit: number): void {
    const stock = layout.piles.get('stock');
    if (!stock) return;
    this.#dealing = onInput(this.#table()!.ownerDocument, () => this.cancel());
    const from = stock.cards.at(-1) ?? stock;
    const columns = [...layout.piles.values()].filter(({ id }) => isColumn(id));
    const last = Math.max(1, ...columns.map(({ cards }, column) => column + cards.length - 1));
    columns.forEach(({ id, cards }, column) => {
      cards.forEach((_, index) => {
        const delay = ((column + index) / last) * CASCADE;
        const flips = this.#node({ pile: id, index })?.classList.contains('up') ?? false;
        this.#fly({ pile: id, index }, layout, { from, duration: unit * 1.2, delay, flips, level: -(column + index) });
      });
    });
  }

  #move(change: Change, before: Layout, after: Layout, unit: number, origins?: Origins): void {
    const steps = stepsOf(change);
    const old = this.#flights;
    this.#flights = new Map();
    const left = new Set(steps.map(({ from }) => keyOf(from)));
    const arrived = new Set(steps.map(({ to }) => keyOf(to)));
    const seenAt = (spot: Spot): Point | undefined => {
      const flight = old.get(keyOf(spot));
      return flight ? visible(flight) : before.piles.get(spot.pile)?.cards[spot.index];
    };
    const starts = steps.map(({ from }, index) => origins?.get(index) ?? seenAt(from));

    // Cards that this change does not move, but that give way to those that it does: a column tightens, the fan of the waste closes.
    const touched = new Set(steps.flatMap(({ from, to }) => [from.pile, to.pile]));
    const others: { readonly spot: Spot; readonly from: Point }[] = [];
    for (const pile of touched) {
      after.piles.get(pile)?.cards.forEach((home, index) => {
        const spot: Spot = { pile, index };
        const from = old.has(keyOf(spot)) || left.has(keyOf(spot)) || arrived.has(keyOf(spot)) ? undefined : seenAt(spot);
        if (from && Math.abs(from.x - home.x) + Math.abs(from.y - home.y) >= 1) others.push({ spot, from });
      });
    }

    for (const [key, flight] of old) {
      const home = after.piles.get(flight.spot.pile)?.cards[flight.spot.index];
      const stays = !left.has(key) && !arrived.has(key) && home;
      if (stays && this.#node(flight.spot) === flight.node && home.x === flight.home.x && home.y === flight.home.y) {
        this.#flights.set(key, flight);
        continue;
      }
      if (stays) others.push({ spot: flight.spot, from: visible(flight) });
      stop(flight);
    }

    for (const { spot, from } of others) this.#fly(spot, after, { from, duration: unit * 0.7 });
    steps.forEach(({ to, flips }, index) => {
      const from = starts[index];
      if (from) this.#fly(to, after, { from, duration: unit, flips, level: index });
    });
  }

  #fly(spot: Spot, layout: Layout, { from, duration, delay = 0, flips = false, level = 0 }: Course): void {
    const node = this.#node(spot);
    const home = layout.piles.get(spot.pile)?.cards[spot.index];
    if (!node || !home || node.classList.contains('deep')) return;
    const offset = { x: from.x - home.x, y: from.y - home.y };
    const distance = Math.hypot(offset.x, offset.y);
    if (distance < 1 && !flips) return;
    const at = (left: number, scale: number): Keyframe => ({ transform: `translate(${offset.x * left}px, ${offset.y * left}px) scaleX(${scale})` });
    node.style.setProperty('z-index', String(FLYING + level));
    const timing: KeyframeAnimationOptions = {
      // A long way takes longer, though not in proportion.
      duration: duration * Math.min(1.3, 0.8 + distance / 1200),
      delay,
      easing: EASING,
      fill: 'backwards',
    };
    const animation = node.animate(flips ? [at(1, 1), at(0.5, 0.02), at(0, 1)] : [at(1, 1), at(0, 1)], timing);
    const shown = { opacity: 1 };
    const gone = { opacity: 0 };
    const back =
      flips && node.classList.contains('up')
        ? node.animate([shown, { ...shown, offset: 0.5 }, { ...gone, offset: 0.5 }, gone], { ...timing, pseudoElement: '::after' })
        : null;
    const key = keyOf(spot);
    const flight: Flight = { spot, node, home, offset, animation, back };
    this.#flights.set(key, flight);
    animation.onfinish = () => {
      if (this.#flights.get(key) !== flight) return;
      land(flight);
      this.#flights.delete(key);
      if (this.#flights.size === 0) this.#dealt();
    };
  }
}

function land({ node }: Flight): void {
  node.style.removeProperty('z-index');
}

function stop(flight: Flight): void {
  flight.animation.cancel();
  flight.back?.cancel();
  land(flight);
}

/** Where a flying card is seen now, by arithmetic: its node may be gone, or show another card. */
function visible({ home, offset, animation }: Flight): Point {
  const progress = animation.effect?.getComputedTiming().progress ?? (animation.playState === 'finished' ? 1 : 0);
  return { x: home.x + offset.x * (1 - progress), y: home.y + offset.y * (1 - progress) };
}
