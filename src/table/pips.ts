/**
 * Suits and ranks as paths, drawn once around the origin with relative commands only, so that one number scales them and
 * its sign turns them upside down. Owns the marks of numbered cards; courts are in court.ts. Pure strings, no DOM.
 */
import type { Suit } from '../engine/index.js';

/** Twenty units across, around the origin; to be filled. Without arcs, whose flags could not be scaled. */
const SUIT_PATHS: Readonly<Record<Suit, string>> = {
  S: 'm0-10.5c4 4.6 10 8.4 10 13.5 0 3-2.3 5-5 5-1.7 0-3.1-.7-4-1.9.3 1.9 1.1 3.3 2.6 4.1h-7.2c1.5-.8 2.3-2.2 2.6-4.1-.9 1.2-2.3 1.9-4 1.9-2.7 0-5-2-5-5 0-5.1 6-8.9 10-13.5z',
  H: 'm0 10c-4-4.4-10-8.9-10-14.2 0-3.3 2.4-5.6 5.2-5.6 2.2 0 3.9 1.2 4.8 3.3.9-2.1 2.6-3.3 4.8-3.3 2.8 0 5.2 2.3 5.2 5.6 0 5.3-6 9.8-10 14.2z',
  D: 'm0-11c2.2 4 5 7.8 8.2 11-3.2 3.2-6 7-8.2 11-2.2-4-5-7.8-8.2-11 3.2-3.2 6-7 8.2-11z',
  C: 'm-3.5 10c1.6-.9 2.5-2.6 2.7-4.8-.9 1-2.4 1.6-4 1.6-2.9 0-5.2-2.2-5.2-5 0-2.8 2.3-5 5.1-5 .4 0 .8 0 1.1.1-.8-.8-1.2-1.8-1.2-2.9 0-2.6 2.2-4.6 5-4.6 2.8 0 5 2 5 4.6 0 1.1-.4 2.1-1.2 2.9.3-.1.7-.1 1.1-.1 2.8 0 5.1 2.2 5.1 5 0 2.8-2.3 5-5.2 5-1.6 0-3.1-.6-4-1.6.2 2.2 1.1 3.9 2.7 4.8z',
};

/** Twenty units high, around the origin; to be stroked with round ends. By the character that stands in the corner. */
const GLYPHS: Readonly<Record<string, string>> = {
  A: 'm-6.6 10l6.6-20 6.6 20m-2.2-6.4h-8.8',
  1: 'm-3.2-7.2l3.8-2.8v20',
  2: 'm-5.5-5c.2-3 2.5-5 5.5-5 3.2 0 5.5 2.1 5.5 5.2 0 4.8-6.6 8-11.2 14.8h11.7',
  3: 'm-5-10h10.2l-5.9 7.8c3.6 0 6.3 2.3 6.3 6 0 3.7-2.7 6.2-6.2 6.2-2.5 0-4.5-1-5.8-3.1',
  4: 'm3 10v-20l-9.6 14.4h13.2',
  5: 'm4.8-10h-9l-.8 8.8c1.3-1.2 2.8-1.8 4.5-1.8 3.6 0 6.2 2.7 6.2 6.4 0 3.9-2.7 6.6-6.3 6.6-2.4 0-4.3-.9-5.6-2.8',
  6: 'm2.8-10c-4.2 3.2-8.6 7.8-8.6 13.7 0 3.7 2.4 6.3 5.8 6.3 3.4 0 5.8-2.6 5.8-6 0-3.4-2.3-5.7-5.4-5.7-2.9 0-5.5 1.9-6.2 4.5',
  7: 'm-6-10h12c-4.6 5.8-7 12.4-7.6 20',
  8: 'm0-.8c-2.8 0-4.8-2-4.8-4.6 0-2.7 2-4.6 4.8-4.6 2.8 0 4.8 1.9 4.8 4.6 0 2.6-2 4.6-4.8 4.6-3.3 0-5.7 2.3-5.7 5.4 0 3.2 2.3 5.4 5.7 5.4 3.4 0 5.7-2.2 5.7-5.4 0-3.1-2.4-5.4-5.7-5.4z',
  9: 'm-2.8 10c4.2-3.2 8.6-7.8 8.6-13.7 0-3.7-2.4-6.3-5.8-6.3-3.4 0-5.8 2.6-5.8 6 0 3.4 2.3 5.7 5.4 5.7 2.9 0 5.5-1.9 6.2-4.5',
  T: 'm-7-7.4l2.4-2.6v20m7.8-20c-2.5 0-3.7 3.8-3.7 10 0 6.2 1.2 10 3.7 10 2.5 0 3.7-3.8 3.7-10 0-6.2-1.2-10-3.7-10z',
  J: 'm-2.4-10h6v14c0 3.8-1.9 6-4.7 6-2.3 0-4-1.4-4.5-3.8',
  Q: 'm0-10c-4 0-6.6 3.9-6.6 10 0 6.1 2.6 10 6.6 10 4 0 6.6-3.9 6.6-10 0-6.1-2.6-10-6.6-10zm1.4 14l5.4 6.6',
  K: 'm-5.4-10v20m11.2-20l-11.2 12.4m4-4.4l7.4 12',
  Т: 'm-7-10h14m-7 0v20',
  Д: 'm-7 10v-4h14v4m-11.5-4c2.4-4 3-9 3-15.8h7v15.8',
  В: 'm-5.2-10v20h5.8c3.6 0 5.9-2.3 5.9-5.6 0-3.2-2.3-5.3-5.9-5.3h-5.8m5.4 0c2.9 0 4.8-1.8 4.8-4.6 0-2.7-1.9-4.5-4.8-4.5h-5.4',
};

/** The letter of a rank as Russian and Ukrainian cards have it: туз, король, дама, валет. */
const CYRILLIC: Readonly<Record<string, string>> = { A: 'Т', Q: 'Д', J: 'В' };

/** The character in the corner of a card of that rank. */
export const letterOf = (rank: string, cyrillic: boolean): string => (cyrillic ? CYRILLIC[rank] : undefined) ?? rank;

/** Cards share most of their parts, and each of these takes a while to work out. */
const known = new Map<string, string>();

/** A relative path made `factor` times as large; a negative factor also turns it upside down. */
export function scaled(path: string, factor: number): string {
  const key = `${factor}${path}`;
  if (!known.has(key)) known.set(key, path.replace(/\s*(-?(?:\d+\.?\d*|\.\d+))/g, (_, number: string) => ` ${Math.round(Number(number) * factor * 100) / 100}`));
  return known.get(key)!;
}

/** A suit around a point. */
export const suitAt = (suit: Suit, x: number, y: number, scale: number): string => `M${x} ${y}${scaled(SUIT_PATHS[suit], scale)}`;

/** A character of an index around a point. */
export const glyphAt = (glyph: string, x: number, y: number, scale: number): string => `M${x} ${y}${scaled(GLYPHS[glyph] ?? '', scale)}`;

/** Middle pips by rank, as rows of the card; a pip below the middle stands on its head. */
const MIDDLE: Readonly<Record<number, readonly number[]>> = {
  2: [27, 113],
  3: [27, 70, 113],
  5: [70],
  7: [48.5],
  8: [48.5, 91.5],
  9: [70],
  10: [41.3, 98.7],
};
const SIDES: readonly (readonly number[])[] = [[27, 113], [27, 70, 113], [27, 55.7, 84.3, 113]];

/** The traditional arrangement of two to ten pips on a card of 100 × 140. */
export function pipPlaces(rank: number): [x: number, y: number][] {
  const sides = rank < 4 ? [] : SIDES[rank < 6 ? 0 : rank < 9 ? 1 : 2]!;
  return [
    ...sides.flatMap((y): [number, number][] => [[34, y], [66, y]]),
    ...(MIDDLE[rank] ?? []).map((y): [number, number] => [50, y]),
  ];
}

/** All pips of a numbered card as one path. */
export const pipsOf = (suit: Suit, rank: number): string =>
  pipPlaces(rank).map(([x, y]) => suitAt(suit, x, y, y > 70 ? -0.94 : 0.94)).join('');
