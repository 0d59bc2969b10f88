/** How high a frame is before its game has told it: about what the game takes at a width, toolbar included. Games are names here, nothing else. */

/** Of a game: what stays while the cards are small; and while they are large, what stays and what comes with each pixel of width. */
const GAMES: Readonly<Record<string, readonly [number, number, number]>> = {
  'little-klondike': [431, 158, 0.9],
  'little-piano': [413, 126, 0.8],
  'big-piano': [459, 126, 0.8],
};
const OTHERS = [431, 134, 0.9] as const;
const SMALL_CARDS = 0.28;
const HIGHEST = 696;

export function usualHeight(width: number, variant = ''): number {
  const [small, large, growth] = (Object.hasOwn(GAMES, variant) ? GAMES[variant] : null) ?? OTHERS;
  return Math.ceil(Math.min(HIGHEST, Math.max(small + SMALL_CARDS * width, large + growth * width)));
}
