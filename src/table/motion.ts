/**
 * Glides and flips from the old geometry to the new, after the new one has been rendered. Owns `transform` on cards, by
 * Web Animations, and their `z-index` meanwhile: among keyframes it would take the animation from the compositor, which moves cards even
 * while the page is busy. Taking a flight away always leaves the table as rendered.
 * Never holds anything up: a change in the middle of a flight goes on from where the card is seen. Knows no rules.
 */
import type { Change } from '../session/change.js';
import { along, bow, EASING, FLYING } from './bow.js';
import { celebration } from './celebration.js';
import { dealing } from './dealing.js';
import type { Layout, Point } from './geometry.js';
import type { Origins } from './host.js';
import { nodesFrom } from './nodes.js';
import type { Spot } from './spot.js';
import { stepsOf } from './steps.js';
import { showBack } from './turn.js';

/** A card on its way, which leads to `home`. */
interface Flight {
  readonly spot: Spot;
  readonly node: HTMLElement;
  readonly home: Point;
  readonly way: readonly Point[];
  readonly animation: Animation;
  /** Of a card that turns up: its back, shown for the first half. */
  readonly back: { cancel(): void } | null;
}

interface Course {
  readonly from: Point;
  readonly duration: number;
  readonly flips?: boolean;
  /** Above others in flight. */
  readonly level?: number;
}

/** Milliseconds of a usual glide, unless `--solitaire-duration` says otherwise. */
const DURATION = 220;

const keyOf = ({ pile, index }: Spot): string => `${pile}/${index}`;

export class Motion {
  #flights = new Map<string, Flight>();
  /** A deal or the celebration of a win, which the next change ends. */
  #show: { cancel(): void } | null = null;

  readonly #table: () => HTMLElement | null;
  /** The length of a glide, as it was read before the rendering that it is for. */
  #ahead: number | null = null;

  constructor(table: () => HTMLElement | null) {
    this.#table = table;
  }

  /** Before a change is rendered: what is asked afterwards has the browser restyle, at once, all that is new. */
  prepare(): void {
    if (this.#table()) this.#ahead = this.#unit();
  }

  /** After the new position is rendered. `before` may be missing where nothing was on the table. */
  play(change: Change, before: Layout | null, after: Layout, origins?: Origins): void {
    this.#show?.cancel();
    const unit = this.#ahead ?? this.#unit();
    this.#ahead = null;
    if (unit && before && change.kind !== 'deal' && change.kind !== 'restore') return this.#move(change, before, after, unit, origins);
    this.cancel();
    if (unit && change.kind === 'deal') this.#begin((table, done) => dealing(table, after, unit, done));
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

  /** The cards of a won game dance, once the last of them is home; any input sends them there. */
  celebrate(layout: Layout): void {
    this.#show?.cancel();
    if (!this.#unit()) return;
    const waiting = { cancel: () => (this.#show = null) };
    this.#show = waiting;
    void Promise.allSettled([...this.#flights.values()].map(({ animation }) => animation.finished)).then(() => {
      if (this.#show !== waiting) return;
      this.#land(); // a flight that ended later would take the card's place in the dance
      this.#begin((table, done) => celebration(table, layout, done));
    });
  }

  /** Everything is at once where it belongs. */
  cancel(): void {
    this.#show?.cancel();
    this.#land();
  }

  #land(): void {
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

  #begin(show: (table: HTMLElement, done: () => void) => { cancel(): void }): void {
    const table = this.#table();
    if (!table) return;
    const begun = show(table, () => {
      if (this.#show === begun) this.#show = null;
    });
    this.#show = begun;
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

  #fly(spot: Spot, layout: Layout, { from, duration, flips = false, level = 0 }: Course): void {
    const node = this.#node(spot);
    const home = layout.piles.get(spot.pile)?.cards[spot.index];
    if (!node || !home || node.classList.contains('deep')) return;
    const distance = Math.hypot(from.x - home.x, from.y - home.y);
    if (distance < 1 && !flips) return;
    const way = bow(from, home);
    const transform = way.map(({ x, y }, index) => {
      // Edgewise in the middle.
      const scale = flips ? Math.max(0.02, Math.abs(1 - (2 * index) / (way.length - 1))) : 1;
      return `translate(${x - home.x}px, ${y - home.y}px) scaleX(${scale})`;
    });
    node.style.setProperty('z-index', String(FLYING + level));
    const timing: KeyframeAnimationOptions = {
      // A long way takes longer, though not in proportion.
      duration: duration * Math.min(1.3, 0.8 + distance / 1200),
      easing: EASING,
      fill: 'backwards',
    };
    const animation = node.animate({ transform }, timing);
    const back = flips && node.classList.contains('up') ? showBack(node, 0.5, timing) : null;
    const key = keyOf(spot);
    const flight: Flight = { spot, node, home, way, animation, back };
    this.#flights.set(key, flight);
    // However it ends: a page may call off what moves on it.
    animation.onfinish = animation.oncancel = () => {
      if (this.#flights.get(key) !== flight) return;
      land(flight);
      this.#flights.delete(key);
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

/** Where a flying card is seen now, by arithmetic: its node may be gone, or show another card. One without progress is over, or called off: home. */
function visible({ way, animation }: Flight): Point {
  return along(way, animation.effect?.getComputedTiming().progress ?? 1);
}
