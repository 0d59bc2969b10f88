/**
 * Which card may go to its foundation at once without spoiling anything. Such a play is forced: wherever there is a win,
 * there is one that begins with it.
 *
 * Take card `c` of rank R, and let U be `c` with the cards that could ever come to lie on it: those of rank R−1 that it
 * hosts, those of rank R−2 that these host, and so on. Where every card of U can go home the moment it is seen, a line
 * that sends them home at once instead of putting them anywhere does all that another line does: the cards outside of U
 * never need a host in U, and foundations are never lower. That is so when the suits of the other colour are home up to
 * R−2, the others of its own colour up to R−3 (the cards of these ranks that are home already need no host), and with
 * two decks its own suit's other foundation up to R−1, so that the copy of `c` may follow.
 * Where nothing is worried back it is also enough that the other colour is home up to R−1: then nothing lies on `c`.
 */
import { CARDS } from './model.js';
import type { State } from './state.js';
import { HEAD_UP, PLACED_UP, STOCK_UP, stepOf, stockStep, type Step } from './step.js';

/** A forced step, or −1. */
export function safeStep(state: State): Step {
  const { height } = state;
  const lower = height.length - 4; // of two foundations of a suit, the lower one decides
  const spades = height[lower]!;
  const hearts = height[lower + 1]!;
  const diamonds = height[lower + 2]!;
  const clubs = height[lower + 3]!;
  const red = Math.min(hearts, diamonds);
  const black = Math.min(spades, clubs);
  if (isSafe(state, spades, red, clubs)) {
    const step = wayUp(state, spades * 4);
    if (step >= 0) return step;
  }
  if (isSafe(state, hearts, black, diamonds)) {
    const step = wayUp(state, hearts * 4 + 1);
    if (step >= 0) return step;
  }
  if (isSafe(state, diamonds, black, hearts)) {
    const step = wayUp(state, diamonds * 4 + 2);
    if (step >= 0) return step;
  }
  return isSafe(state, clubs, red, spades) ? wayUp(state, clubs * 4 + 3) : -1;
}

/** `below`: the card's rank less one; `opposite`, `own`: how far the other colour and the other suit of its own are home. */
function isSafe({ model }: State, below: number, opposite: number, own: number): boolean {
  switch (model.variant.build) {
    case 'suit':
      return true; // what could lie on it is home
    case 'any':
      return opposite >= below - 1 && own >= below - 1;
    case 'alternate':
      return opposite >= below - 1 && (own >= below - 2 || (opposite >= below && !model.worryingBack));
  }
}

/** The step that takes the card home, if it can be had. */
function wayUp(state: State, card: number): Step {
  if (card >= CARDS) return -1;
  const { model, heads, placed, inStock } = state;
  if (state.hasFree(model.kindOf[card]!)) {
    for (let column = 0; column < heads.length; column++) if (heads[column] === card) return stepOf(HEAD_UP, column);
    if (placed[card]! > 0) return stepOf(PLACED_UP, card);
  }
  if (!model.freeStock) return -1;
  for (let place = 0; place < inStock.length; place++) {
    if (inStock[place] === 1 && model.cycle[place] === card) return stockStep(STOCK_UP, place, 0, state.redeals);
  }
  return -1;
}
