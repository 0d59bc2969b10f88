/**
 * A state of the search, packed and changed in place: making and taking back the few kinds of steps, and the state's
 * key kept up to date. Which steps there are is the business of `steps.ts`.
 */
import { layoutOf, type KeyLayout } from './key.js';
import { CARDS, KINDS, SPACE, UNLIMITED, type Model } from './model.js';
import { argumentOf, HEAD_UP, PLACED_UP, redealsOf, STOCK_UP, UNCOVER, wasteOf, whatOf, WORRY, type Step } from './step.js';

/** In place of a card: there is none. */
export const NONE = CARDS;

export class State {
  readonly model: Model;
  readonly layout: KeyLayout;
  readonly key: Int32Array;
  /** Of each foundation; of two of a suit, the first is never the lower one. */
  readonly height: Uint8Array;
  readonly left: Uint8Array;
  /** The lowest card of the run on top of each column that has fixed cards; elsewhere `NONE`. */
  readonly heads: Uint8Array;
  /** Placed copies of each card. */
  readonly placed = new Uint8Array(CARDS);
  /** Hosts of each kind less the placed cards that need one; below zero where cards lie in spaces instead. */
  readonly free = new Int8Array(KINDS);
  /** The kinds of which some are free, as two words of bits (see `Model.bits`). */
  open = 0;
  openToo = 0;
  /** Only where spaces take any card: empty columns less the placed cards without a host. */
  slack = 0;
  /** The places of the stock's cards as a ring that begins and ends at `ring.length − 1`. */
  readonly next: Uint8Array;
  readonly #previous: Uint8Array;
  /** Which cards of the stock are still there. */
  readonly inStock: Uint8Array;
  /** How many cards of the stock need a host of each kind. */
  readonly stockNeeds = new Uint8Array(KINDS);
  stock: number;
  waste: number;
  redeals: number;
  /** Cards on foundations, and how many that are in a win. */
  home = 0;
  readonly goal: number;

  /** The steps made, each with what taking it back needs to know besides. */
  readonly path: number[] = [];
  readonly #before: number[] = [];

  constructor(model: Model) {
    this.model = model;
    this.layout = layoutOf(model);
    this.key = new Int32Array(this.layout.words);
    this.height = new Uint8Array(model.heights);
    this.left = model.left.slice();
    this.heads = new Uint8Array(model.columns).fill(NONE);
    this.stock = model.cycle.length;
    this.waste = model.waste;
    this.redeals = model.redeals;
    this.goal = model.foundations * (CARDS / 4);
    this.next = new Uint8Array(this.stock + 1);
    this.#previous = new Uint8Array(this.stock + 1);
    for (let place = 0; place < this.stock; place++) this.#previous[(this.next[place] = place + 1)] = place;
    this.#previous[0] = this.stock;
    this.inStock = new Uint8Array(this.stock).fill(1);
    for (const height of model.heights) this.home += height;
    for (const card of model.cycle) this.stockNeeds[model.hostOf[card]!]!++;
    for (const card of model.placed) this.#place(card, 1);
    for (let column = 0; column < model.columns; column++) this.#turnUp(column);
    this.#writeKey();
  }

  /**
   * Whether a host of this kind can be had free (or a space instead): then one more card finds a place on it, and any
   * one visible card of the kind can be cleared of what lies on it.
   */
  hasFree(kind: number): boolean {
    return this.free[kind]! > 0 || this.slack > 0;
  }

  /** Of two states with the same key, the one of the lower rank can do all that the other can. */
  get rank(): number {
    return this.model.ordered ? this.rankAt(this.waste, this.redeals) : 0;
  }

  rankAt(waste: number, redeals: number): number {
    return (this.model.redeals - redeals) * (this.model.cycle.length + 1) + waste;
  }

  /** The first foundation of the card's suit that takes it, so twins stay in order. */
  foundationFor(card: number): number {
    return this.height[card & 3] === card >> 2 ? card & 3 : (card & 3) + 4;
  }

  /** The last foundation of the card's suit that it is on top of. */
  foundationUnder(card: number): number {
    const twin = (card & 3) + 4;
    return twin < this.height.length && this.height[twin] === (card >> 2) + 1 ? twin : card & 3;
  }

  /** A waste that holds the whole stock is, with unlimited redeals, as good as none. */
  wasteLeft(waste: number, redeals: number, stock: number): number {
    return redeals === UNLIMITED && waste >= stock ? 0 : waste;
  }

  make(step: Step): void {
    const argument = argumentOf(step);
    this.path.push(step);
    switch (whatOf(step)) {
      case UNCOVER:
        this.#before.push(this.left[argument]!);
        this.#uncover(argument);
        return;
      case HEAD_UP: {
        const card = this.heads[argument]!;
        this.#before.push(this.left[argument]!);
        this.#uncover(argument);
        this.#place(card, -1);
        this.#raise(card);
        return;
      }
      case PLACED_UP:
        this.#before.push(0);
        this.#place(argument, -1);
        this.#raise(argument);
        return;
      case WORRY:
        this.#before.push(0);
        this.#lower(argument);
        this.#place(argument, 1);
        return;
      default: {
        const card = this.model.cycle[argument]!;
        this.#before.push(this.waste | ((this.redeals + 1) << 7));
        this.#takeFromStock(argument, card);
        this.#draw(wasteOf(step), redealsOf(step));
        if (whatOf(step) === STOCK_UP) this.#raise(card);
        else this.#place(card, 1);
      }
    }
  }

  /** Takes steps back until so many are left. */
  unmake(count: number): void {
    while (this.path.length > count) this.#unmake(this.path.pop()!, this.#before.pop()!);
  }

  #unmake(step: Step, before: number): void {
    const argument = argumentOf(step);
    switch (whatOf(step)) {
      case UNCOVER:
        this.#cover(argument, before);
        return;
      case HEAD_UP: {
        const card = this.model.fixed[this.model.base[argument]! + before - 1]!;
        this.#lower(card);
        this.#place(card, 1);
        this.#cover(argument, before);
        return;
      }
      case PLACED_UP:
        this.#lower(argument);
        this.#place(argument, 1);
        return;
      case WORRY:
        this.#place(argument, -1);
        this.#raise(argument);
        return;
      default: {
        const card = this.model.cycle[argument]!;
        if (whatOf(step) === STOCK_UP) this.#lower(card);
        else this.#place(card, -1);
        this.#putIntoStock(argument, card);
        this.#draw(before & 127, (before >> 7) - 1);
      }
    }
  }

  /** The head, and what settles with it, becomes placed; the card under them is the head. */
  #uncover(column: number): void {
    const { base, after } = this.model;
    const old = this.left[column]!;
    const left = after[base[column]! + old - 1]!;
    this.#addFree(this.model.kindOf[this.heads[column]!]!, -1);
    this.#settle(column, left, old, 1);
    this.#moveBorder(column, left);
    this.#turnUp(column);
  }

  #cover(column: number, old: number): void {
    const left = this.left[column]!;
    if (left === 0) this.#addSpace(-1);
    else this.#addFree(this.model.kindOf[this.heads[column]!]!, -1);
    this.#settle(column, left, old, -1);
    this.#moveBorder(column, old);
    this.#turnUp(column);
  }

  /** Fixed cards of a column become placed, or placed ones fixed again. */
  #settle(column: number, from: number, to: number, sign: 1 | -1): void {
    const { base, fixed } = this.model;
    for (let depth = from; depth < to; depth++) this.#place(fixed[base[column]! + depth]!, sign);
  }

  #moveBorder(column: number, left: number): void {
    const { word, weight, columnsAt } = this.layout;
    this.key[word[columnsAt + column]!]! += Math.imul(left - this.left[column]!, weight[columnsAt + column]!);
    this.left[column] = left;
  }

  /** Sees the column's head, a host, or the space that it became. */
  #turnUp(column: number): void {
    const { base, fixed, kindOf } = this.model;
    const left = this.left[column]!;
    if (left === 0) {
      this.heads[column] = NONE;
      this.#addSpace(1);
    } else {
      const head = fixed[base[column]! + left - 1]!;
      this.heads[column] = head;
      this.#addFree(kindOf[head]!, 1);
    }
  }

  /** One placed copy of a card more or less: a host of its kind, and a card that needs one. */
  #place(card: number, change: 1 | -1): void {
    const { kindOf, hostOf } = this.model;
    this.placed[card]! += change;
    this.#addFree(kindOf[card]!, change);
    this.#addFree(hostOf[card]!, -change);
  }

  #addFree(kind: number, change: number): void {
    const before = this.free[kind]!;
    this.free[kind] = before + change;
    if (before > 0 !== before + change > 0) {
      this.open ^= this.model.bits[2 * kind]!;
      this.openToo ^= this.model.bits[2 * kind + 1]!;
    }
    if (this.model.anySpaces) this.slack += Math.min(0, before + change) - Math.min(0, before);
  }

  #addSpace(change: number): void {
    if (this.model.anySpaces) this.slack += change;
    else if (this.model.kingSpaces) this.#addFree(SPACE, change);
  }

  #raise(card: number): void {
    const foundation = this.foundationFor(card);
    this.height[foundation]!++;
    this.home++;
    this.key[this.layout.word[foundation]!]! += this.layout.weight[foundation]!;
  }

  #lower(card: number): void {
    const foundation = this.foundationUnder(card);
    this.height[foundation]!--;
    this.home--;
    this.key[this.layout.word[foundation]!]! -= this.layout.weight[foundation]!;
  }

  #takeFromStock(place: number, card: number): void {
    const { next, layout } = this;
    next[this.#previous[place]!] = next[place]!;
    this.#previous[next[place]!] = this.#previous[place]!;
    this.inStock[place] = 0;
    this.stock--;
    this.stockNeeds[this.model.hostOf[card]!]!--;
    this.key[layout.word[layout.stockAt + place]!]! -= layout.weight[layout.stockAt + place]!;
  }

  #putIntoStock(place: number, card: number): void {
    const { next, layout } = this;
    next[this.#previous[place]!] = place;
    this.#previous[next[place]!] = place;
    this.inStock[place] = 1;
    this.stock++;
    this.stockNeeds[this.model.hostOf[card]!]!++;
    this.key[layout.word[layout.stockAt + place]!]! += layout.weight[layout.stockAt + place]!;
  }

  #draw(drawn: number, redeals: number): void {
    if (this.model.freeStock) return; // any place of the waste is as good as any other
    const { word, weight, wasteAt, redealsAt, place } = this.layout;
    const waste = this.wasteLeft(drawn, redeals, this.stock);
    this.key[word[wasteAt]!]! += Math.imul(place[waste]! - place[this.waste]!, weight[wasteAt]!);
    if (!this.model.ordered) this.key[word[redealsAt]!]! += Math.imul(redeals - this.redeals, weight[redealsAt]!);
    this.waste = waste;
    this.redeals = redeals;
  }

  #writeKey(): void {
    const { word, weight, columnsAt, stockAt, wasteAt, redealsAt, place } = this.layout;
    const add = (digit: number, value: number): void => {
      this.key[word[digit]!]! += Math.imul(value, weight[digit]!);
    };
    this.height.forEach((height, foundation) => add(foundation, height));
    this.left.forEach((left, column) => add(columnsAt + column, left));
    for (let at = 0; at < this.stock; at++) add(stockAt + at, 1);
    add(wasteAt, place[this.waste]!);
    if (this.redeals !== UNLIMITED && !this.model.ordered) add(redealsAt, this.redeals);
    this.#draw(this.waste, this.redeals);
  }
}
