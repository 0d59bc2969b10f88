/**
 * Where easy ends and hard begins, by game and form: of the winnable deals among many, about a third falls on each side.
 * Data; made by `npm run bench:difficulty`, for the solver as it is, and then left alone: docs/difficulty.md.
 */

/** A score below the first is easy, from the second on hard. */
export type Thresholds = readonly [medium: number, hard: number];

interface Forms {
  readonly closed: Thresholds;
  readonly open: Thresholds;
}

/** Goes up with every change to a threshold or to the score. */
export const RATING_VERSION = 1;

export const THRESHOLDS: Readonly<Record<string, Forms>> = {
  klondike: { closed: [14.8, 17], open: [14.8, 16.5] },
  'little-klondike': { closed: [15.2, 16.9], open: [15.1, 17] },
  aceless: { closed: [16.8, 19], open: [16.7, 18.9] },
  'little-piano': { closed: [18.1, 20.2], open: [18, 20] },
  'big-piano': { closed: [33.7, 36.2], open: [33.1, 35.9] },
};

/** For games that were registered: roughly what the five have in common. */
export const OTHERS: Forms = { closed: [15, 18], open: [15, 18] };
