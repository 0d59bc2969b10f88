/**
 * From client pixels to the table's own, whatever the page does to it: scaled, zoomed, turned or skewed. Owns the one measurement
 * that a press makes; knows nothing of cards.
 */
import type { Point } from './geometry.js';

export type Mapper = (clientX: number, clientY: number) => Point;

/** Measures once; valid until the page scrolls or changes. */
export function mapperOf(table: HTMLElement): Mapper {
  // The rectangle of a turned element says too little. A point's is exact, and three points make an affine map.
  const probe = table.ownerDocument.createElement('span');
  const { style } = probe;
  for (const [name, value] of [['position', 'absolute'], ['width', '0'], ['height', '0'], ['visibility', 'hidden']] as const) style.setProperty(name, value);
  table.append(probe);
  const at = (left: string, top: string): DOMRect => {
    style.setProperty('left', left);
    style.setProperty('top', top);
    return probe.getBoundingClientRect();
  };
  const o = at('0', '0');
  const u = at('100px', '0');
  const v = at('0', '100px');
  probe.remove();
  const [ux, uy, vx, vy] = [u.x - o.x, u.y - o.y, v.x - o.x, v.y - o.y];
  const area = (ux * vy - uy * vx) / 100;
  return (clientX, clientY) => {
    const x = clientX - o.x;
    const y = clientY - o.y;
    return area === 0 ? { x: NaN, y: NaN } : { x: (x * vy - y * vx) / area, y: (y * ux - x * uy) / area };
  };
}
