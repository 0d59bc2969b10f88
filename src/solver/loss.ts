/**
 * A quick proof that a state cannot be won, for games whose stock can pass by: what could ever be seen if every visible
 * card were a host for as many cards as one likes, never in the way, and stayed where it is. Cards are gathered until no
 * more come; where some foundation still lacks a card, nothing that the real rules allow can bring it.
 */
import { CARDS, KINDS, SPACE, type Model } from './model.js';
import type { State } from './state.js';

export class LossProver {
  readonly #state: State;
  readonly #model: Model;
  readonly #height: Uint8Array;
  /** Fixed cards of each column, the head included, that could not leave so far. */
  readonly #left: Uint8Array;
  /** Copies of each card that could be seen and have not been counted as home. */
  readonly #seen = new Uint8Array(CARDS);
  readonly #isHost = new Uint8Array(KINDS);
  /** How many of the stock's cards are seen, counted from the one that is drawn last. */
  #stockSeen = 0;

  constructor(state: State) {
    this.#state = state;
    this.#model = state.model;
    this.#height = new Uint8Array(state.height.length);
    this.#left = new Uint8Array(state.left.length);
  }

  /** Whether the state is surely lost; `false` says nothing. Only for states without redeals or a reserve, at draws of one. */
  isLost(): boolean {
    const { placed, left, height, heads } = this.#state;
    this.#height.set(height);
    this.#left.set(left);
    this.#seen.fill(0);
    this.#isHost.fill(0);
    this.#stockSeen = 0;
    for (let card = 0; card < CARDS; card++) for (let copy = placed[card]!; copy > 0; copy--) this.#see(card);
    for (let column = 0; column < left.length; column++) {
      if (left[column]! > 0) this.#see(heads[column]!);
      else this.#isHost[SPACE] = 1; // a king may lie there now, but kings could be home in the end
    }
    if (this.#model.worryingBack) this.#seeFoundations();
    for (let changed = true; changed; ) {
      const stock = this.#seeWaste();
      const home = this.#raise();
      const columns = this.#uncover();
      changed = stock || home || columns;
    }
    return this.#height.some((cards) => cards < CARDS / 4);
  }

  #see(card: number): void {
    this.#seen[card]!++;
    this.#isHost[this.#model.kindOf[card]!] = 1;
  }

  #seeFoundations(): void {
    for (let foundation = 0; foundation < this.#height.length; foundation++) {
      for (let cards = this.#model.lowest; cards < this.#height[foundation]!; cards++) {
        this.#isHost[this.#model.kindOf[cards * 4 + (foundation & 3)]!] = 1;
      }
    }
  }

  #raise(): boolean {
    let rose = false;
    for (let foundation = 0; foundation < this.#height.length; foundation++) {
      for (let card = this.#height[foundation]! * 4 + (foundation & 3); card < CARDS && this.#seen[card]! > 0; card += 4) {
        this.#seen[card]!--;
        this.#height[foundation]!++;
        rose = true;
      }
    }
    return rose;
  }

  #uncover(): boolean {
    const { base, fixed, variant } = this.#model;
    let changed = false;
    for (let column = 0; column < this.#left.length; column++) {
      while (this.#left[column]! > 0 && this.#canLeave(fixed[base[column]! + this.#left[column]! - 1]!)) {
        changed = true;
        this.#left[column]!--;
        if (this.#left[column]! > 0) this.#see(fixed[base[column]! + this.#left[column]! - 1]!);
        else if (variant.spaces !== 'none') this.#isHost[SPACE] = 1;
      }
    }
    return changed;
  }

  /** Whether a card that is seen could ever go anywhere else. */
  #canLeave(card: number): boolean {
    const { hostOf, anySpaces } = this.#model;
    if (this.#isHost[hostOf[card]!] === 1 || (anySpaces && this.#isHost[SPACE] === 1)) return true;
    for (let foundation = card & 3; foundation < this.#height.length; foundation += 4) {
      if (this.#height[foundation]! >= card >> 2) return true;
    }
    return false;
  }

  /** All of the stock, and the waste down to the first card that stays. */
  #seeWaste(): boolean {
    const { inStock, stock, waste } = this.#state;
    let seen = 0;
    for (let place = inStock.length - 1; place >= 0; place--) {
      if (inStock[place] === 0) continue;
      const card = this.#model.cycle[place]!;
      if (++seen > this.#stockSeen) this.#see(card);
      if (seen > stock - waste && !this.#canLeave(card)) break;
    }
    const grew = seen > this.#stockSeen;
    this.#stockSeen = Math.max(seen, this.#stockSeen);
    return grew;
  }
}
