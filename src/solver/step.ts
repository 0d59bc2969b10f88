/**
 * A step of the search as one small integer: what is done, to which column, card or place in the stock, and for cards of
 * the stock also what the draws before it leave behind. Only the notation; `state.ts` makes steps, `steps.ts` finds them.
 */
export type Step = number;

/** The head of a column moves to a host or a space: it becomes placed, and the next card is the head. */
export const UNCOVER = 0;
/** The head of a column goes to its foundation. */
export const HEAD_UP = 1;
/** A placed card goes to its foundation. */
export const PLACED_UP = 2;
/** A card of the stock goes to its foundation. */
export const STOCK_UP = 3;
/** A card of the stock becomes placed. */
export const STOCK_DOWN = 4;
/** A foundation's top card becomes placed (worrying back). */
export const WORRY = 5;

/** The step in the column, with the card, or with the stock's card at that place. */
export function stepOf(what: number, argument: number): Step {
  return what | (argument << 3);
}

/** A step with a card of the stock, after draws and perhaps a redeal that leave `waste` cards in the waste. */
export function stockStep(what: number, place: number, waste: number, redeals: number): Step {
  return what | (place << 3) | (waste << 10) | ((redeals + 1) << 17);
}

export const whatOf = (step: Step): number => step & 7;
export const argumentOf = (step: Step): number => (step >> 3) & 127;
export const wasteOf = (step: Step): number => (step >> 10) & 127;
export const redealsOf = (step: Step): number => (step >> 17) - 1;
