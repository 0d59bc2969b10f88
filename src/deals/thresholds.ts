/**
 * Where easy ends and hard begins, by game and form: of the winnable deals among many, about a third falls on each side.
 * Data; told by `npm run bench:difficulty`, and then left alone: docs/difficulty.md.
 */

/** A score below the first is easy, from the second on hard. */
export type Thresholds = readonly [medium: number, hard: number];

interface Forms {
  readonly closed: Thresholds;
  readonly open: Thresholds;
}

/** Goes up with every change to a threshold or to the score. */
export const RATING_VERSION = 2;

export const THRESHOLDS: Readonly<Record<string, Forms>> = {
  klondike: { closed: [17, 82], open: [21, 75.5] },
  'little-klondike': { closed: [79, 95.4], open: [80, 95.2] },
  aceless: { closed: [39.5, 89], open: [45, 88] },
  'little-piano': { closed: [61.5, 95.3], open: [69.5, 95.7] },
  'big-piano': { closed: [45, 81.5], open: [54.5, 79.5] },
};

/** For games that were registered: roughly what the five have in common. */
export const OTHERS: Forms = { closed: [50, 88], open: [50, 88] };
