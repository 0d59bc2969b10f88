/**
 * How a state is written as a few 32-bit words, exactly: all its digits (heights, cards left in columns and stock, the
 * waste's place, redeals) form one number in mixed radix, cut into words where the next digit would not fit. Each
 * digit has its word and its weight there, so a change of state is an addition to one word.
 */
import { KING } from '../engine/index.js';
import { UNLIMITED, type Model } from './model.js';

const WORD = 2 ** 32;

export class KeyLayout {
  /** Words in a key. */
  readonly words: number;
  /** Word and weight of each foundation, each column, each card of the stock, the waste's place and the redeals. */
  readonly word: Uint8Array;
  readonly weight: Int32Array;
  readonly columnsAt: number;
  readonly stockAt: number;
  readonly wasteAt: number;
  readonly redealsAt: number;
  /** The digit for each number of cards in the waste, as far as it makes a difference. */
  readonly place: Uint8Array;

  constructor(model: Model) {
    const cards = model.cycle.length;
    this.columnsAt = model.foundations;
    this.stockAt = this.columnsAt + model.columns;
    this.wasteAt = this.stockAt + cards;
    this.redealsAt = this.wasteAt + 1;
    this.place = Uint8Array.from({ length: cards + 1 }, (_, waste) => placeOf(model, waste));
    const radices = [
      ...model.heights.map(() => KING + 1),
      ...Array.from(model.left, (left) => left + 1),
      ...Array.from(model.cycle, () => 2),
      1 + Math.max(...this.place),
      model.redeals === UNLIMITED || model.ordered ? 1 : model.redeals + 1,
    ];
    this.word = new Uint8Array(radices.length);
    this.weight = new Int32Array(radices.length);
    const used: number[] = [];
    // The largest first: the two-valued digits of the stock then fill what is left in each word.
    const order = radices.map((_, digit) => digit).sort((a, b) => radices[b]! - radices[a]! || a - b);
    for (const digit of order) {
      const radix = radices[digit]!;
      let word = used.findIndex((size) => size * radix <= WORD);
      if (word < 0) word = used.push(1) - 1;
      this.word[digit] = word;
      this.weight[digit] = used[word]! | 0;
      used[word]! *= radix;
    }
    this.words = used.length;
  }
}

const layouts = new WeakMap<Model, KeyLayout>();

/** The layout of a model's keys, made once for all states of it. */
export function layoutOf(model: Model): KeyLayout {
  const layout = layouts.get(model) ?? new KeyLayout(model);
  layouts.set(model, layout);
  return layout;
}

/**
 * Where places are ordered, they are the state's rank and no part of its key. With unlimited redeals, places of the waste
 * from which a draw leads on to the same cards count as one: after whole draws, the pass that is under way and the next
 * one stop at the same cards.
 */
function placeOf({ redeals, ordered, draw }: Model, waste: number): number {
  if (ordered) return 0;
  if (redeals !== UNLIMITED) return waste;
  return waste % draw === 0 ? 0 : waste - Math.floor(waste / draw);
}
