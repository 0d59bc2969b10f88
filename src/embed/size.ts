/** How high a frame is before its game has told it: about what the games have at a width. Knows nothing else. */
const HIGHEST = 700;

export const usualHeight = (width: number): number => Math.round(Math.min(HIGHEST, 150 + 0.9 * width));
