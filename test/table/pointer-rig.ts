/** A pointer on a table without an element, on a page that shows it at 200 %, with a clock that stands still unless an event moves it. */
import { afterEach, beforeEach, mock } from 'node:test';
import { PointerInput } from '../../src/table/pointer.js';
import type { Spot } from '../../src/table/spot.js';
import { FakeHost, sketch } from './fake-host.js';

interface Page {
  /** What the lifted cards did. */
  seen: string[];
  /** So far it is scrolled. */
  scrolled: { readonly x: number; readonly y: number };
  /** How often the table was measured. */
  measured: number;
  /** From here on to the right, the table has no points. */
  horizon: number;
}

const fresh = (): Page => ({ seen: [], scrolled: { x: 0, y: 0 }, measured: 0, horizon: Infinity });
export const page = fresh();

const hands = {
  mapperOf: () => {
    const { x: left, y: top } = page.scrolled;
    page.measured++;
    return (x: number, y: number) => (x < page.horizon ? { x: (x + left) / 2, y: (y + top) / 2 } : null);
  },
  lift: (_: HTMLElement, spot: Spot) => {
    page.seen.push(`lift ${spot.pile}/${spot.index}`);
    return {
      follow: (dx: number, dy: number) => void page.seen.push(`follow ${Math.round(dx)} ${Math.round(dy)}`),
      drop: () => void page.seen.push('drop'),
      glideHome: () => void page.seen.push('home'),
    };
  },
};

let time = 0;
beforeEach(() => {
  Object.assign(page, fresh());
  mock.timers.enable({ apis: ['setTimeout'] });
});
afterEach(() => mock.timers.reset());

export function setUp(position: Parameters<typeof sketch>[0]): { host: FakeHost; input: PointerInput } {
  const host = new FakeHost(sketch(position));
  const input = new PointerInput(host, hands);
  input.connect(host.fake);
  return { host, input };
}

export interface Details {
  x?: number;
  y?: number;
  id?: number;
  type?: string;
  button?: number;
  buttons?: number;
  after?: number;
  /** What the event goes through. */
  path?: readonly EventTarget[];
  [more: string]: unknown;
}

export function fire(target: EventTarget, type: string, { x = 0, y = 0, id = 1, type: pointerType = 'touch', button = 0, buttons = 1, after = 20, path = [target], ...more }: Details = {}): Event {
  const event = new Event(type, { bubbles: true, cancelable: true });
  time += after;
  const values = { clientX: x * 2 - page.scrolled.x, clientY: y * 2 - page.scrolled.y, pointerId: id, pointerType, button, buttons, isPrimary: id === 1, timeStamp: time, detail: 0, composedPath: () => path, ...more };
  for (const [name, value] of Object.entries(values)) Object.defineProperty(event, name, { value });
  target.dispatchEvent(event);
  return event;
}

export const spot = (pile: string, index: number): Spot => ({ pile, index }) as Spot;
export const idle = (host: FakeHost): boolean => host.fake.captured.length === 0;

/** Drags the card at a spot onto the top of a pile (or by an offset), at 200 ms a step. */
export function drag(host: FakeHost, from: Spot, to: Spot | { dx: number; dy: number }, details: Details = {}): void {
  const a = host.at(from);
  const b = 'pile' in to ? host.at(to) : { x: a.x + to.dx, y: a.y + to.dy };
  fire(host.fake, 'pointerdown', { ...a, ...details });
  fire(host.fake, 'pointermove', { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, after: 200, ...details });
  fire(host.fake, 'pointermove', { ...b, after: 200, ...details });
  fire(host.fake, 'pointerup', { ...b, buttons: 0, after: 200, ...details });
}

/** Pressed and let go at one place. */
export function tap(host: FakeHost, at: Spot, details: Details = {}): void {
  fire(host.fake, 'pointerdown', { ...host.at(at), ...details });
  fire(host.fake, 'pointerup', { ...host.at(at), buttons: 0, ...details, after: 20 });
}

export const board = { columns: ['KS | 9S 8D', '9C', 'TH', '', '7C'], stock: '2S 3S', waste: '5H 6D' };
