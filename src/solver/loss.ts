/**
 * A quick proof that a state cannot be won. Pretend that nothing that was once to be had is ever lost again: a host that
 * was free once stays free, a card that was seen once can be played at any time, a card that went home still lies where
 * it lay. Whatever real play can bring about, such play can; so where it leaves a foundation unfinished, the state is lost.
 * What is short now stays short, though: a host that is covered counts only once something could have cleared it. Most
 * of what a search through a lost deal would look at has locked itself up in that way.
 *
 * The stock, with `n` cards left of which `w` lie in the waste and `d` drawn at once: a draw in this pass ends on the
 * card `w − 1` or a whole number of draws further, or on the last; a card on which another lies comes to the top when
 * that one has left; and in a later pass a draw ends on card `i` only if as many cards before it are gone as make `i + 1` less
 * them a multiple of `d`, so at least `(i + 1) mod d` of them. A reserve shows those that fewer than its places lie before.
 */
import { CARDS, SPACE, UNLIMITED, type Model } from './model.js';
import { NONE, type State } from './state.js';
import { argumentOf, HEAD_UP, PLACED_UP, STOCK_DOWN, UNCOVER, whatOf, WORRY, type Step } from './step.js';

/** A step may always have spoilt the win. */
export const ALWAYS = -1;
/** A step cannot have spoilt anything. */
export const NEVER = -2;

const COPIES = 15;
const PLACED = 16;
const DRAWN = 32;

export class LossProver {
  readonly #state: State;
  readonly #model: Model;
  /** Draws can pass cards by for good. */
  readonly #mayPass: boolean;
  /** Every card of the stock can be had at any time. */
  readonly #hasAll: boolean;
  /** How far each foundation could rise, and how far it could be taken down. */
  readonly #height: Uint8Array;
  readonly #low: Uint8Array;
  readonly #left: Uint8Array;
  /**
   * Copies of each card that could be had so far and are not counted as home, with marks: whether such a copy lies on a
   * host (`PLACED`), or comes from the stock, where nothing has to be cleared off it (`DRAWN`).
   */
  readonly #seen = new Uint8Array(CARDS);
  /** Kinds of which a host could be free, as bits (see `Model.bits`). */
  #open = 0;
  #openToo = 0;
  /** What all cards of the stock can lie on, where all can be had. */
  #stockOn = 0;
  #stockOnToo = 0;
  /** The stock's cards that are left, and what could be done with each: 0 nothing, 1 be seen, 2 leave. */
  readonly #cards: Uint8Array;
  readonly #fate: Uint8Array;
  /** How many of them could leave. */
  #gone = 0;
  #changes = 0;

  constructor(state: State) {
    const { model, height, left, stock } = state;
    this.#state = state;
    this.#model = model;
    this.#mayPass = model.redeals !== UNLIMITED;
    this.#hasAll = model.draw === 1 && model.redeals !== 0 && model.reserve === 0;
    this.#height = height.slice();
    this.#low = height.slice();
    this.#left = left.slice();
    this.#cards = new Uint8Array(stock);
    this.#fate = new Uint8Array(stock + 1);
  }

  /**
   * The kind of host that a step about to be made takes one of. Only where that was the last one can the step have spoilt
   * anything; `ALWAYS` where it may in other ways too, as what the next draws end on may change.
   */
  spentBy(step: Step): number {
    const { model, heads } = this.#state;
    const argument = argumentOf(step);
    switch (whatOf(step)) {
      case UNCOVER:
        return model.hostOf[heads[argument]!]!;
      case HEAD_UP:
        return model.kindOf[heads[argument]!]!;
      case PLACED_UP:
        return model.kindOf[argument]!;
      case WORRY:
        return model.hostOf[argument]!;
      case STOCK_DOWN:
        return this.#mayPass ? ALWAYS : model.hostOf[model.cycle[argument]!]!;
      default:
        return this.#mayPass ? ALWAYS : NEVER;
    }
  }

  /**
   * Whether the state is surely lost; `false` says nothing. If the state before the step that took a host of the kind
   * `spent` was not found to be lost, this one is not either as soon as another host of the kind could be free.
   */
  isLost(spent: number): boolean {
    const { bits } = this.#model;
    const all = this.#hasAll && this.#state.redeals !== 0;
    this.#begin(all);
    let home = this.#state.home;
    const hasEnough = (): boolean => spent >= 0 && this.#meets(bits, 2 * spent);
    let before: number;
    do {
      before = this.#changes;
      if (this.#model.worryingBack) this.#worry();
      if (all) this.#drawAny();
      if (hasEnough()) return false;
      this.#uncover();
      if (hasEnough()) return false;
      home += this.#raise();
      if (home === this.#state.goal) return false;
      if (!all && this.#changes === before) this.#draw();
      if (hasEnough()) return false;
    } while (this.#changes !== before);
    return true;
  }

  #begin(all: boolean): void {
    const { placed, left, height, heads, slack, stock, next, open, openToo } = this.#state;
    const { cycle, on } = this.#model;
    const seen = this.#seen;
    const cards = this.#cards;
    const fate = this.#fate;
    seen.set(placed);
    this.#open = slack > 0 ? -1 : open;
    this.#openToo = slack > 0 ? -1 : openToo;
    for (let foundation = 0; foundation < height.length; foundation++) {
      this.#height[foundation] = this.#low[foundation] = height[foundation]!;
    }
    for (let column = 0; column < heads.length; column++) {
      this.#left[column] = left[column]!;
      if (heads[column] !== NONE) seen[heads[column]!]!++;
    }
    this.#gone = 0;
    let [stockOn, stockOnToo] = [0, 0];
    for (let at = 0, place = next[next.length - 1]!; at < stock; at++, place = next[place]!) {
      const card = cycle[place]!;
      if (!all) {
        cards[at] = card;
        fate[at] = 0;
        continue;
      }
      stockOn |= on[2 * card]!;
      stockOnToo |= on[2 * card + 1]!;
      seen[card] = (seen[card]! + 1) | DRAWN;
    }
    fate[stock] = 0;
    this.#stockOn = stockOn;
    this.#stockOnToo = stockOnToo;
  }

  /** A host of this kind could be free. */
  #clear(kind: number): void {
    const { bits, anySpaces } = this.#model;
    // Where a card lies in a space for want of a host, another host anywhere makes room for whatever one likes.
    const open = anySpaces ? -1 : this.#open | bits[2 * kind]!;
    const openToo = anySpaces ? -1 : this.#openToo | bits[2 * kind + 1]!;
    if (open === this.#open && openToo === this.#openToo) return;
    this.#changes++;
    this.#open = open;
    this.#openToo = openToo;
  }

  /** Whether a host could be free of the kinds that the two words from `at` on say. */
  #meets(words: Int32Array, at: number): boolean {
    return ((this.#open & words[at]!) | (this.#openToo & words[at + 1]!)) !== 0;
  }

  /** How many cards went home. */
  #raise(): number {
    const { placed } = this.#state;
    const { bits, hostOf, kindOf } = this.#model;
    const heights = this.#height;
    const seen = this.#seen;
    let rose = 0;
    for (let foundation = 0; foundation < heights.length; foundation++) {
      let card = heights[foundation]! * 4 + (foundation & 3);
      const first = card;
      for (; card < CARDS; card += 4) {
        const copies = seen[card]!;
        if ((copies & COPIES) === 0) break;
        if ((copies & DRAWN) === 0 && !this.#meets(bits, 2 * kindOf[card]!)) break;
        seen[card] = copies - 1;
        if (placed[card]! > 0 || (copies & PLACED) !== 0) this.#clear(hostOf[card]!);
      }
      if (card === first) continue;
      rose += (card - first) >> 2;
      heights[foundation] = card >> 2;
    }
    if (rose > 0) this.#changes++;
    return rose;
  }

  #uncover(): void {
    const { base, fixed, after, kindOf, on, bits, variant } = this.#model;
    const lefts = this.#left;
    const seen = this.#seen;
    for (let column = 0; column < lefts.length; column++) {
      const bottom = base[column]!;
      for (let left = lefts[column]!; left > 0; left = lefts[column]!) {
        const card = fixed[bottom + left - 1]!;
        if (!this.#meets(on, 2 * card) && !(this.#isWanted(card) && this.#meets(bits, 2 * kindOf[card]!))) break;
        const now = after[bottom + left - 1]!;
        lefts[column] = now;
        this.#changes++;
        if (left > 1) this.#clear(kindOf[fixed[bottom + left - 2]!]!);
        else if (variant.spaces !== 'none') this.#clear(SPACE);
        if (now > 0) seen[fixed[bottom + now - 1]!]!++;
        for (let depth = now; depth < left - 1; depth++) {
          const placed = fixed[bottom + depth]!;
          seen[placed] = (seen[placed]! + 1) | PLACED;
        }
      }
    }
  }

  /** Whether the card's turn to go home could come. */
  #isWanted(card: number): boolean {
    for (let foundation = card & 3; foundation < this.#height.length; foundation += 4) {
      if (this.#height[foundation]! >= card >> 2) return true;
    }
    return false;
  }

  /** Cards of the stock become hosts, where all can be had. */
  #drawAny(): void {
    const { anySpaces } = this.#model;
    for (;;) {
      const more = ((this.#open & this.#stockOn) >>> 2) & ~this.#open;
      const moreToo = ((this.#openToo & this.#stockOnToo) >>> 2) & ~this.#openToo;
      if ((more | moreToo) === 0) return;
      this.#changes++;
      // As for `#clear`: where spaces take any card, a further host of whatever kind makes room for all.
      this.#open = anySpaces ? -1 : this.#open | more;
      this.#openToo = anySpaces ? -1 : this.#openToo | moreToo;
    }
  }

  #draw(): void {
    const { stock, waste, redeals } = this.#state;
    const { reserve, kindOf, on, over } = this.#model;
    const fate = this.#fate;
    let before = this.#gone; // of the cards that could leave, those before the present one
    for (let at = stock - 1; at >= 0; at--) {
      if (fate[at] === 2) before--;
      const card = this.#cards[at]!;
      if (fate[at] === 0) {
        const isNext =
          (redeals !== 0 || reserve === 0) && (at === stock - 1 || fate[at + 1] === 2 || (at >= waste - 1 && over[at - waste + 1] === 0));
        const comesLater = reserve > 0 ? at - before < reserve : redeals !== 0 && before >= over[at + 1]!;
        if (!isNext && !comesLater) continue;
        fate[at] = 1;
        this.#seen[card] = (this.#seen[card]! + 1) | DRAWN;
        this.#changes++;
      }
      const hasHost = this.#meets(on, 2 * card);
      if (hasHost) this.#clear(kindOf[card]!);
      if (fate[at] === 1 && (hasHost || this.#isWanted(card))) {
        fate[at] = 2;
        this.#gone++;
        this.#changes++;
      }
    }
  }

  #worry(): void {
    const { kindOf, lowest, on } = this.#model;
    for (let foundation = 0; foundation < this.#low.length; foundation++) {
      for (let cards = this.#low[foundation]!; cards > lowest; cards--) {
        const card = (cards - 1) * 4 + (foundation & 3);
        if (!this.#meets(on, 2 * card)) break;
        this.#low[foundation] = cards - 1;
        this.#changes++;
        this.#clear(kindOf[card]!);
      }
    }
  }
}
