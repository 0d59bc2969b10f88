/**
 * Jacks, queens and kings: upper halves drawn around the middle of the card, which the lower half repeats upside down.
 * Each is a list of layers from back to front, a class for its colour and a path; all geometry is ours. Pure strings.
 */
import type { Suit } from '../engine/index.js';
import { scaled, suitAt } from './pips.js';

/** `a` the suit's own colour, `b` the other one, `g` gold, `h` hair, `s` skin, `w` white, `k` ink, `l` lines only. */
export type Layer = readonly [colour: 'a' | 'b' | 'g' | 'h' | 's' | 'w' | 'k' | 'l', path: string];

const ROBE = 'm-28 0v-11c0-9 8-14 17-16h22c9 2 17 7 17 16v11z';

const EYES = 'm-4.4-38.1c0-1.5 1.9-1.5 1.9 0s-1.9 1.5-1.9 0zm6.9 0c0-1.5 1.9-1.5 1.9 0s-1.9 1.5-1.9 0z';

const COURTS: Readonly<Record<string, readonly Layer[]>> = {
  J: [
    ['a', ROBE],
    ['w', 'm-9-27l-19 13v8l23-12zm18 0l19 13v8l-23-12z'],
    ['b', 'm-7-24h14l2 24h-18z'],
    ['g', 'm0-19l2 2-2 2-2-2zm0 6.5l2 2-2 2-2-2z'],
    ['h', 'm-9-46h18c3 5 4 10 4 15-1 4-4 6-7 6h-12c-3 0-6-2-7-6 0-5 1-10 4-15z'],
    ['s', 'm-7-46h14v10c0 5-3 9-7 9s-7-4-7-9z'],
    ['w', 'm-11-26.5l4-2.5 3.5 2.5 3.5-2.5 3.5 2.5 3.5-2.5 4 2.5-2 5.5h-18z'],
    ['a', 'm-13-47c-3-8 6-12 13-11 8 0 16 4 13 11z'],
    ['g', 'm-14-47.5h28v4.5h-28z'],
    ['w', 'm5-48c3-9 12-12 22-8-6 1-8 8-18 9z'],
    ['l', 'm-5-39.8c1-.6 2-.6 3 0m4 0c1-.6 2-.6 3 0m-4.5 1.3v4h-1.5m-1.5 3.5c1.5 1 3 1 5-.5m5.5-18.5c3-2 6-4 10-5'],
    ['k', EYES],
  ],
  Q: [
    ['h', 'm-11-44c0-9 22-9 22 0 1 9 4 15 8 21-6 4-13 4-15 0h-8c-2 4-9 4-15 0 4-6 7-12 8-21z'],
    ['a', 'm-28 0v-9c0-8 9-13 18-14l10 9 10-9c9 1 18 6 18 14v9z'],
    ['b', 'm-7-19l7 6 7-6v19h-14z'],
    ['s', 'm-10-23l5.5-4h9l5.5 4-10 9zm10-27c5 0 7.5 4 7.5 10 0 7-3.5 12-7.5 12s-7.5-5-7.5-12c0-6 2.5-10 7.5-10z'],
    ['g', 'm-10.5-23.5l10.5 9.5 10.5-9.5 2.5 1.5-13 12-13-12zm.5-22.5l-3-10.5 7 4.5 6-7 6 7 7-4.5-3 10.5c-6-2-14-2-20 0z'],
    ['k', 'm22.5-12c1-7-1-12-.5-18l1 0c-.5 6 1.5 11 .5 18z'],
    ['a', 'm22.5-36c-1-4 3-6 4-3 4-1 5 3 2 4 2 3-1 6-4 4-2 4-6 2-5-1-4 0-4-4-1-5-1-3 2-4 4-2z'],
    ['g', 'm23.5-37l2.5 2.5-2.5 2.5-2.5-2.5z'],
    ['s', 'm19-16c3-2 6-2 8 0v5h-8z'],
    ['a', 'm0-51l1.5 2-1.5 2-1.5-2z'],
    ['l', 'm-5-40.3c1-.9 2-.9 3 0m4 0c1-.9 2-.9 3 0m-4.5 1.8v4h-1.5m-1.5 3.5c1.5 1 3 1 4 0'],
    ['k', EYES],
  ],
  K: [
    ['a', ROBE],
    ['w', 'm-17-25.5c1 12 9 19 17 23 8-4 16-11 17-23z'],
    ['k', 'm-13.5-21l1.2 3-1.2 1-1.2-1zm4.5 7l1.2 3-1.2 1-1.2-1zm18 0l1.2 3-1.2 1-1.2-1zm4.5-7l1.2 3-1.2 1-1.2-1z'],
    ['h', 'm-11-46h22v14c0 10-5 18-11 22-6-4-11-12-11-22z'],
    ['s', 'm-7.5-46h15v8c0 5-3 7-7.5 7s-7.5-2-7.5-7z'],
    ['h', 'm0-34.5c-2-2-6-1-8.5 3 4 1.5 6.5 1.5 8.5-.5 2 2 4.5 2 8.5.5-2.5-4-6.5-5-8.5-3z'],
    ['g', 'm-11-45l-4-12 8 5 7-6.5 7 6.5 8-5-4 12zm32.5 45v-46h3v46z'],
    ['b', 'm-11-45v-3.5h22v3.5z'],
    ['s', 'm19-18c3-2 6-2 8 0v6h-8z'],
    ['k', EYES],
    ['l', 'm-5.5-41c1.2-.8 2.4-.8 3.5 0m4 0c1.1-.8 2.3-.8 3.5 0m-4.5 1.5v4h-1.5m-8.5 17.5l2.5 4m9-4l-2.5 4m-3.5-8v10m21 1h8'],
  ],
};

/** The sceptre bears the suit, and so does the belt, which is its own other half. */
const BELT: Layer = ['g', 'M50 70m-28 1l56-10v8l-56 10z'];

const onBelt = (suit: Suit): Layer => ['a', [-20, -10, 0, 10, 20].map((x) => suitAt(suit, 50 + x, 70 - x * 0.18, x > 0 ? -0.26 : 0.26)).join('')];
const onSceptre = (suit: Suit): Layer => ['g', suitAt(suit, 73.5, 18, 0.55) + suitAt(suit, 26.5, 122, -0.55)];

/** The layers of a court card on a card of 100 × 140, both halves in each path. */
export function courtOf(letter: string, suit: Suit): Layer[] {
  const halves = (COURTS[letter] ?? []).map(([colour, path]): Layer => [colour, `M50 70${path}M50 70${scaled(path, -1)}`]);
  return [...halves, ...(letter === 'K' ? [onSceptre(suit)] : []), BELT, onBelt(suit)];
}
