// The verified winning lines, as the browser gets them.
export interface Win {
  readonly variant: string;
  readonly seed: number | string;
  readonly open: boolean;
  readonly moves: readonly string[];
}

const response = await fetch('/test/fixtures/wins.json');
export const wins = (await response.json()) as readonly Win[];
export const VARIANTS = ['klondike', 'little-klondike', 'aceless', 'little-piano', 'big-piano'] as const;

/** The shortest line of a variant, closed. */
export function winOf(variant: string): Win {
  const [win] = wins.filter((each) => each.variant === variant && !each.open).sort((a, b) => a.moves.length - b.moves.length);
  if (!win) throw new Error(`There is no winning line for ${variant}.`);
  return win;
}
