/**
 * Further games, registered for the tests: three well-known ones, and a spread of rule combinations on few columns,
 * so that the interpreter and the searches meet every value of every field together with the others.
 */
import { defineVariant, variants, type Variant } from '../../src/engine/index.js';

const PLAIN = {
  decks: 1,
  draw: 1,
  redeals: null,
  reserve: 0,
  readyAces: false,
  worryingBack: true,
  spaces: 'king',
  build: 'alternate',
} as const;

/** Klondike as it is played in casinos: three cards a draw, three passes. */
export const KLONDIKE_DRAW_THREE: Variant = {
  ...PLAIN,
  id: 'klondike-draw-three',
  columns: [1, 2, 3, 4, 5, 6, 7],
  draw: 3,
  redeals: 2,
};

/** Ten columns of three, any card to a space, one pass. */
export const WESTCLIFF: Variant = {
  ...PLAIN,
  id: 'westcliff',
  columns: [3, 3, 3, 3, 3, 3, 3, 3, 3, 3],
  redeals: 0,
  spaces: 'any',
};

/** Columns are built in suit, so little moves, but any card fills a space. */
export const IN_SUIT: Variant = {
  ...PLAIN,
  id: 'in-suit',
  columns: [4, 4, 4, 4, 4, 4, 4],
  spaces: 'any',
  build: 'suit',
};

/** Few columns, so that even the naive search comes to an end. */
const COMBINED: readonly Variant[] = (['king', 'any', 'none'] as const).flatMap((spaces, s) =>
  (['alternate', 'suit', 'any'] as const).flatMap((build, b) =>
    ([1, 2] as const).flatMap((decks) =>
      [false, true].map((worryingBack, w): Variant => {
        // The other fields take turns, so that their values meet each other as well.
        const turn = s + 3 * b + 2 * w + 5 * decks;
        const reserve = turn % 4 === 0 ? 1 + (turn % 3) : 0;
        const redeals = reserve > 0 ? 1 : [null, 0, 1, 2][(s + b + w + decks) % 4]!;
        return {
          id: `mix-${spaces}-${build}-${decks}-${worryingBack ? 'back' : 'stay'}`,
          decks,
          columns: Array.from({ length: 2 + (turn % 4) }, (_, column) => column + 1 + (turn % 2)),
          draw: 1 + ((s + 2 * b + w) % 3),
          redeals,
          reserve,
          readyAces: (s + w + b) % 3 === 0,
          worryingBack,
          spaces,
          build,
        };
      }),
    ),
  ),
);

export const FIVE: readonly string[] = ['klondike', 'little-klondike', 'aceless', 'little-piano', 'big-piano'];
export const MORE: readonly Variant[] = [KLONDIKE_DRAW_THREE, WESTCLIFF, IN_SUIT, ...COMBINED];

/** The ids of all games, the further ones included; registers these when it is called for the first time. */
export function allVariants(): readonly string[] {
  for (const variant of MORE) if (!variants.has(variant.id)) defineVariant(variant);
  return [...FIVE, ...MORE.map(({ id }) => id)];
}
