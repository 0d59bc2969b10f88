/**
 * Which steps the search tries from a state, the most promising first. Owns the argument for leaving steps out; a win
 * stays within reach wherever there is one:
 *
 * *Supplies wait for their use.* Worrying back, bringing a card from a stock that is free to use, and moving a column's
 * last card away only make a host or a space. In a shortest win each can be put off until just before the first step
 * that would be impossible without it: by counting, its own place cannot get lost meanwhile. So a supply is tried only
 * where no such host is free yet. After the two latter kinds the next step must use it (it is *pending*); a card that is
 * worried back may have to be followed by the one below it in its suit first, so there anything may come next.
 *
 * Where spaces take any card, hosts and spaces stand in for one another, and nothing is left out.
 */
import { CARDS, SPACE, UNLIMITED } from './model.js';
import { NONE, type State } from './state.js';
import { HEAD_UP, PLACED_UP, STOCK_DOWN, STOCK_UP, stepOf, stockStep, UNCOVER, WORRY, type Step } from './step.js';

/** No supply waits for its use. */
export const NOTHING = -1;

export class StepLister {
  readonly #state: State;
  #out: Int32Array = new Int32Array(0);
  #at = 0;
  /** Found early, tried late: moves of heads, then cards from the stock to the tableau. */
  readonly #later = new Int32Array(256);
  #waiting = 0;
  /** Cards from the stock to foundations, where that is not pressing. */
  readonly #last = new Int32Array(32);
  #lasting = 0;
  /** Of a rank above this, a card is sent home late only: as a host it may be of more use. */
  #near = 0;

  constructor(state: State) {
    this.#state = state;
  }

  /**
   * Writes the steps to try to `out` from `at` on; the place behind the last one. With `pending`, only those that use a
   * host of that kind.
   */
  list(pending: number, out: Int32Array, at: number): number {
    this.#out = out;
    this.#at = at;
    this.#waiting = 0;
    this.#lasting = 0;
    this.#near = lowestOf(this.#state.height);
    this.#columns(pending);
    const uncovering = this.#waiting;
    this.#stock(pending);
    for (let index = 0; index < uncovering; index++) out[this.#at++] = this.#later[index]!;
    this.#placed(pending, true);
    for (let index = uncovering; index < this.#waiting; index++) out[this.#at++] = this.#later[index]!;
    this.#placed(pending, false);
    for (let index = 0; index < this.#lasting; index++) out[this.#at++] = this.#last[index]!;
    if (this.#state.model.worryingBack) this.#worries(pending);
    return this.#at;
  }

  /** The kind of host that a step about to be made supplies, to be used by the next one, or `NOTHING`. */
  suppliedBy(what: number, argument: number): number {
    const { model, left } = this.#state;
    if (model.anySpaces) return NOTHING;
    if (what === UNCOVER && left[argument] === 1) return SPACE;
    return what === STOCK_DOWN && model.freeStock ? model.kindOf[model.cycle[argument]!]! : NOTHING;
  }

  #add(step: Step): void {
    this.#out[this.#at++] = step;
  }

  #addLater(step: Step): void {
    this.#later[this.#waiting++] = step;
  }

  #columns(pending: number): void {
    const state = this.#state;
    const { kindOf, hostOf } = state.model;
    for (let column = 0; column < state.heads.length; column++) {
      const head = state.heads[column]!;
      if (head === NONE) continue;
      const kind = kindOf[head]!;
      if (isWanted(state, head) && state.hasFree(kind) && isUse(pending, kind)) this.#add(stepOf(HEAD_UP, column));
      const host = hostOf[head]!;
      if (state.hasFree(host) && isUse(pending, host) && this.#isWorthUncovering(column)) this.#addLater(stepOf(UNCOVER, column));
    }
  }

  /** To empty a column is of use only where no space is free and a king waits for one. */
  #isWorthUncovering(column: number): boolean {
    const { model, left, heads, free, stockNeeds, height } = this.#state;
    if (left[column] !== 1 || model.anySpaces) return true;
    if (!model.kingSpaces || free[SPACE]! > 0) return false;
    if (stockNeeds[SPACE]! > 0 || (model.worryingBack && height.includes(CARDS / 4))) return true;
    return heads.some((head) => head !== NONE && model.hostOf[head] === SPACE);
  }

  #placed(pending: number, near: boolean): void {
    const state = this.#state;
    const { height, placed, model } = state;
    for (let foundation = 0; foundation < height.length; foundation++) {
      const cards = height[foundation]!;
      if (cards === CARDS / 4 || (foundation >= 4 && height[foundation - 4] === cards)) continue;
      if (cards <= this.#near !== near) continue;
      const card = cards * 4 + (foundation & 3);
      const kind = model.kindOf[card]!;
      if (placed[card]! > 0 && state.hasFree(kind) && isUse(pending, kind)) this.#add(stepOf(PLACED_UP, card));
    }
  }

  /** Every card of the stock that can be reached by drawing and turning over, the nearest first. */
  #stock(pending: number): void {
    const state = this.#state;
    const { model, next, stock, waste, redeals, open, openToo, slack, free } = state;
    const { draw, reserve, cycle, on, hostOf, kindOf, over } = model;
    const isOut = reserve > 0 && redeals === 0;
    const lazy = model.freeStock && !model.anySpaces;
    const end = next.length - 1;
    let count = 0;
    for (let place = next[end]!; place !== end; place = next[place]!) {
      count++;
      if (isOut && count > reserve) return;
      const card = cycle[place]!;
      const up = pending === NOTHING && isWanted(state, card);
      const hasHost = ((open & on[2 * card]!) | (openToo & on[2 * card + 1]!)) !== 0 || slack > 0;
      const down = hasHost && isUse(pending, hostOf[card]!) && !(lazy && free[kindOf[card]!]! > 0);
      if (!up && !down) continue;
      if (!isOut && count >= waste && (draw === 1 || over[count - waste] === 0 || count === stock)) {
        this.#fromStock(up, down, place, count - 1, redeals);
      } else if (redeals !== 0 && reserve === 0 && (draw === 1 || over[count] === 0 || count === stock)) {
        this.#fromStock(up, down, place, count - 1, redeals === UNLIMITED ? UNLIMITED : redeals - 1);
      }
      if (reserve > 0 && count <= reserve) this.#fromStock(up, down, place, 0, 0);
    }
  }

  #fromStock(up: boolean, down: boolean, place: number, waste: number, redeals: number): void {
    if (up) {
      const step = stockStep(STOCK_UP, place, waste, redeals);
      if (this.#state.model.cycle[place]! >> 2 <= this.#near) this.#add(step);
      else this.#last[this.#lasting++] = step;
    }
    if (down) this.#addLater(stockStep(STOCK_DOWN, place, waste, redeals));
  }

  #worries(pending: number): void {
    const state = this.#state;
    const { height, model } = state;
    for (let foundation = 0; foundation < height.length; foundation++) {
      const cards = height[foundation]!;
      if (cards <= model.lowest || (foundation < 4 && height[foundation + 4] === cards)) continue;
      const card = (cards - 1) * 4 + (foundation & 3);
      const host = model.hostOf[card]!;
      if (!state.hasFree(host) || !isUse(pending, host)) continue;
      if (model.anySpaces || this.#isWorthWorrying(card)) this.#add(stepOf(WORRY, card));
    }
  }

  /**
   * Whether something waits for a host like this card, or like one below it in its suit, which could follow it down:
   * none is free, and there is a card that would lie on it, or another of the kind that has to be cleared to go up.
   */
  #isWorthWorrying(worried: number): boolean {
    const { model, free, stockNeeds } = this.#state;
    for (let card = worried; card >= 4 * model.lowest; card -= 4) {
      const kind = model.kindOf[card]!;
      if (free[kind]! > 0) continue;
      if (stockNeeds[kind]! > 0 || this.#isAwaited(card, kind)) return true;
    }
    return false;
  }

  #isAwaited(card: number, kind: number): boolean {
    const state = this.#state;
    const { heads, placed, height, model } = state;
    for (const head of heads) {
      if (head === NONE) continue;
      if (model.hostOf[head] === kind) return true;
      // With two decks, a copy of the card itself may take its place on the foundation.
      if (model.kindOf[head] === kind && (isWanted(state, head) || (head === card && height.length > 4))) return true;
    }
    const rank = card & ~3;
    for (let suit = 0; suit < 4; suit++) {
      const twin = rank + suit;
      if (model.kindOf[twin] === kind && placed[twin]! > 0 && isWanted(state, twin)) return true;
      if (rank > 0 && model.hostOf[twin - 4] === kind && this.#isTop(twin - 4)) return true;
    }
    return false;
  }

  /** Whether the card can leave a foundation next. */
  #isTop(card: number): boolean {
    const { height, model } = this.#state;
    const cards = (card >> 2) + 1;
    if (cards <= model.lowest) return false;
    return height[card & 3] === cards || (height.length > 4 && height[(card & 3) + 4] === cards);
  }
}

function lowestOf(height: Uint8Array): number {
  let lowest = CARDS / 4;
  for (const cards of height) if (cards < lowest) lowest = cards;
  return lowest;
}

function isUse(pending: number, kind: number): boolean {
  return pending === NOTHING || pending === kind;
}

/** Whether a foundation takes the card next. */
function isWanted({ height }: State, card: number): boolean {
  const rank = card >> 2;
  return height[card & 3] === rank || (height.length > 4 && height[(card & 3) + 4] === rank);
}
