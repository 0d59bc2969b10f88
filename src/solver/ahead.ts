/**
 * The key and the rank of the state that a step leads to, without making it: most steps lead where the search has been,
 * and finding that out should cost as little as can be. Must say what `State.make` would make true.
 */
import { UNLIMITED } from './model.js';
import type { State } from './state.js';
import { argumentOf, HEAD_UP, PLACED_UP, redealsOf, STOCK_UP, UNCOVER, wasteOf, whatOf, WORRY, type Step } from './step.js';

/** Writes the key of the state after the step, before any forced ones; its rank. */
export function lookAhead(state: State, step: Step, key: Int32Array): number {
  const { model, layout, left } = state;
  const { word, weight } = layout;
  const what = whatOf(step);
  const argument = argumentOf(step);
  for (let at = 0; at < key.length; at++) key[at] = state.key[at]!;
  if (what === UNCOVER || what === HEAD_UP) {
    const digit = layout.columnsAt + argument;
    const after = model.after[model.base[argument]! + left[argument]! - 1]!;
    key[word[digit]!]! += Math.imul(after - left[argument]!, weight[digit]!);
    if (what === HEAD_UP) raise(state, state.heads[argument]!, key);
  } else if (what === PLACED_UP) {
    raise(state, argument, key);
  } else if (what === WORRY) {
    const foundation = state.foundationUnder(argument);
    key[word[foundation]!]! -= weight[foundation]!;
  } else {
    const digit = layout.stockAt + argument;
    key[word[digit]!]! -= weight[digit]!;
    if (what === STOCK_UP) raise(state, model.cycle[argument]!, key);
    if (!model.freeStock) return draw(state, step, key);
  }
  return state.rank;
}

function raise(state: State, card: number, key: Int32Array): void {
  const foundation = state.foundationFor(card);
  key[state.layout.word[foundation]!]! += state.layout.weight[foundation]!;
}

function draw(state: State, step: Step, key: Int32Array): number {
  const { word, weight, wasteAt, redealsAt, place } = state.layout;
  const redeals = redealsOf(step);
  const waste = state.wasteLeft(wasteOf(step), redeals, state.stock - 1);
  if (state.model.ordered) return state.rankAt(waste, redeals);
  key[word[wasteAt]!]! += Math.imul(place[waste]! - place[state.waste]!, weight[wasteAt]!);
  if (redeals !== UNLIMITED) key[word[redealsAt]!]! += Math.imul(redeals - state.redeals, weight[redealsAt]!);
  return 0;
}
