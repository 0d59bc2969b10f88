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
  klondike: { closed: [14.7, 15.9], open: [14.5, 15.7] },
  'little-klondike': { closed: [15.3, 16.5], open: [15.3, 16.5] },
  aceless: { closed: [15.4, 18.4], open: [15.2, 18.1] },
  'little-piano': { closed: [16.5, 18.9], open: [16.5, 18.6] },
  'big-piano': { closed: [33.4, 36], open: [33.3, 35.8] },
};

/** For games that were registered: roughly what the five have in common. */
export const OTHERS: Forms = { closed: [15, 18], open: [15, 18] };
