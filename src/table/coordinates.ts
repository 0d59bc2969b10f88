/**
 * From client pixels to the table's own, whatever the page does to it: scaled, zoomed, turned, skewed, or tilted in depth. Owns the one
 * measurement that a press makes; knows nothing of cards.
 */
import type { Point } from './geometry.js';

/** `null` where the table is seen from its edge, or the point lies beyond its horizon. */
export type Mapper = (clientX: number, clientY: number) => Point | null;

/** How far apart the measured points are, in the table's pixels: about as far as cards are dragged. */
const SIDE = 400;
/** So much, in client pixels, four corners miss a parallelogram by rounding alone. */
const ROUNDING = 0.05;

/** Measures once; valid until the page scrolls or changes. */
export function mapperOf(table: HTMLElement): Mapper {
  // The rectangle of a turned element says too little. A point's is exact, and four points make a projective map.
  const probe = table.ownerDocument.createElement('span');
  const { style } = probe;
  for (const [name, value] of [['position', 'absolute'], ['width', '0'], ['height', '0'], ['visibility', 'hidden']] as const) style.setProperty(name, value);
  table.append(probe);
  const at = (left: number, top: number): DOMRect => {
    style.setProperty('left', `${left}px`);
    style.setProperty('top', `${top}px`);
    return probe.getBoundingClientRect();
  };
  const corners = [at(0, 0), at(SIDE, 0), at(SIDE, SIDE), at(0, SIDE)] as const;
  probe.remove();
  return fromCorners(...corners);
}

/** From where the corners of a square of `SIDE` are seen, clockwise from the table's origin. */
export function fromCorners(o: Point, u: Point, far: Point, v: Point): Mapper {
  const right = { x: u.x - far.x, y: u.y - far.y };
  const low = { x: v.x - far.x, y: v.y - far.y };
  const miss = { x: o.x - u.x + far.x - v.x, y: o.y - u.y + far.y - v.y };
  const flat = Math.abs(miss.x) + Math.abs(miss.y) < ROUNDING;
  const area = right.x * low.y - low.x * right.y;
  // By how much what lies further along either side is seen smaller.
  const g = flat ? 0 : (miss.x * low.y - low.x * miss.y) / area;
  const h = flat ? 0 : (right.x * miss.y - miss.x * right.y) / area;
  const [ax, ay] = [u.x - o.x + g * u.x, u.y - o.y + g * u.y];
  const [bx, by] = [v.x - o.x + h * v.x, v.y - o.y + h * v.y];
  return (clientX, clientY) => {
    const [px, py, qx, qy] = [ax - g * clientX, ay - g * clientY, bx - h * clientX, by - h * clientY];
    const [x, y] = [clientX - o.x, clientY - o.y];
    const det = px * qy - qx * py;
    const s = (x * qy - qx * y) / det;
    const t = (px * y - x * py) / det;
    return Number.isFinite(s + t) && g * s + h * t > -1 ? { x: s * SIDE, y: t * SIDE } : null;
  };
}
