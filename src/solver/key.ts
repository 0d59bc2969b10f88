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
    this.place = new Uint8Array(cards + 1);
    let places = 0;
    for (let waste = 0; waste <= cards; waste++) places = Math.max(places, (this.place[waste] = placeOf(model, waste)));
    const digits: { digit: number; radix: number }[] = [];
    for (let digit = 0; digit < this.columnsAt; digit++) digits.push({ digit, radix: KING + 1 });
    model.left.forEach((left, column) => digits.push({ digit: this.columnsAt + column, radix: left + 1 }));
    digits.push({ digit: this.wasteAt, radix: places + 1 });
    digits.push({ digit: this.redealsAt, radix: model.redeals === UNLIMITED || model.ordered ? 1 : model.redeals + 1 });
    digits.sort((a, b) => b.radix - a.radix);
    this.word = new Uint8Array(this.redealsAt + 1);
    this.weight = new Int32Array(this.redealsAt + 1);
    const used: number[] = [];
    const add = (digit: number, radix: number): void => {
      let word = 0;
      while (word < used.length && used[word]! * radix > WORD) word++;
      used[word] ??= 1;
      this.word[digit] = word;
      this.weight[digit] = used[word]! | 0;
      used[word]! *= radix;
    };
    // The largest first: the two-valued digits of the stock then fill what is left in each word.
    for (const { digit, radix } of digits) add(digit, radix);
    for (let at = 0; at < cards; at++) add(this.stockAt + at, 2);
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
