/**
 * The way of a gliding card: a flat bow, as a hand would carry it, so that the eye can follow one card among many that lie still. Straight up
 * and down it goes straight. Pure.
 */
import type { Point } from './geometry.js';

/** Straight pieces of a bow; an even number, so that its middle is between two of them. */
const PIECES = 8;
/** How far it leaves the straight line: by its length, and at the most. */
const RISE = 0.09;
const MOST = 30;

/** Cards on their way set off briskly and arrive softly, above all that lies. */
export const EASING = 'cubic-bezier(0.25, 0.5, 0.2, 1)';
export const FLYING = 500;

/** From `from` to `to`, both included. Over the straight line, but under it where it would leave the table at the top. */
export function bow(from: Point, to: Point): readonly Point[] {
  const x = to.x - from.x;
  const y = to.y - from.y;
  const length = Math.hypot(x, y) || 1;
  const rise = (Math.min(MOST, length * RISE) * Math.abs(x)) / length;
  const side = (Math.min(from.y, to.y) < rise ? 1 : -1) * Math.sign(x);
  return Array.from({ length: PIECES + 1 }, (_, piece) => {
    const part = piece / PIECES;
    const off = (side * 4 * part * (1 - part) * rise) / length;
    return { x: from.x + x * part - y * off, y: from.y + y * part + x * off };
  });
}

/** Where on a way so much of it is done, from 0 to 1. */
export function along(way: readonly Point[], part: number): Point {
  const at = Math.min(1, Math.max(0, part)) * (way.length - 1);
  const index = Math.min(way.length - 2, Math.floor(at));
  const [one, next] = [way[index]!, way[index + 1]!];
  return { x: one.x + (next.x - one.x) * (at - index), y: one.y + (next.y - one.y) * (at - index) };
}
