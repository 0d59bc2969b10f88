/**
 * Fewer draws for a line that was found. Where any card of the stock can be had at any time, the search takes them in the
 * order of their use; here those that the draws to another card pass anyway are taken on the way, if that is as good.
 *
 * A step can be moved to an earlier place if all steps between go on as before. For a card that goes to the tableau: if
 * a host of the kind that it takes is free in all states between (and two, where a step needs one itself); for one that
 * goes home: if no other card of its suit goes or comes between.
 */
import { KINDS, type Model } from './model.js';
import { State } from './state.js';
import { argumentOf, HEAD_UP, STOCK_DOWN, STOCK_UP, UNCOVER, whatOf, type Step } from './step.js';

/** The steps in an order that takes fewer draws, as far as that is easily found, in small portions. */
export function* tidied(model: Model, steps: readonly Step[]): Generator<undefined, readonly Step[]> {
  return model.freeStock && !model.anySpaces ? yield* new Tidying(model, steps).run() : steps;
}

const isStockStep = (step: Step): boolean => whatOf(step) === STOCK_UP || whatOf(step) === STOCK_DOWN;

class Tidying {
  readonly #model: Model;
  readonly #steps: Step[];
  /** For the state before each step, and after the last: the free hosts and the heights of the foundations. */
  readonly #free: Int8Array[] = [];
  readonly #heights: Uint8Array[] = [];
  /** Kinds of which a step of a column needs a free host, though it may bring another to light. */
  readonly #needs: number[] = [];

  constructor(model: Model, steps: readonly Step[]) {
    this.#model = model;
    this.#steps = [...steps];
  }

  *run(): Generator<undefined, readonly Step[]> {
    yield* this.#prepare();
    const cards = this.#model.cycle.length;
    const isThere = new Uint8Array(cards).fill(1);
    let top = this.#model.waste - 1; // the place of the waste's top card, or where it was
    for (let now = 0; now < this.#steps.length; now++) {
      if (!isStockStep(this.#steps[now]!)) continue;
      while (top >= 0 && isThere[top] === 0) top--;
      const target = argumentOf(this.#steps[now]!);
      for (let place = target === top ? target : (top + 1) % cards; place !== target; place = (place + 1) % cards) {
        if (isThere[place] === 1 && this.#pull(place, now)) break;
        yield;
      }
      top = argumentOf(this.#steps[now]!);
      isThere[top] = 0;
    }
    return this.#steps;
  }

  *#prepare(): Generator<undefined, void> {
    const model = this.#model;
    const state = new State(model);
    for (const step of this.#steps) {
      const head = state.heads[argumentOf(step)]!;
      this.#needs.push(whatOf(step) === UNCOVER ? model.hostOf[head]! : whatOf(step) === HEAD_UP ? model.kindOf[head]! : -1);
      this.#free.push(state.free.slice(0, KINDS));
      this.#heights.push(state.height.slice());
      state.make(step);
      yield;
    }
  }

  /** Takes the card at a place of the stock now, if it is taken later and could as well be now. */
  #pull(place: number, now: number): boolean {
    const steps = this.#steps;
    const then = steps.findIndex((step, index) => index > now && isStockStep(step) && argumentOf(step) === place);
    const goesUp = whatOf(steps[then]!) === STOCK_UP;
    const card = this.#model.cycle[place]!;
    const host = this.#model.hostOf[card]!;
    const suit = card & 3;
    const [free, heights] = [this.#free, this.#heights];
    const twin = heights[then]!.length > 4 ? suit + 4 : suit;
    for (let at = now; at < then; at++) {
      const isAsGood = goesUp
        ? heights[at]![suit] === heights[then]![suit] && heights[at]![twin] === heights[then]![twin]
        : free[at]![host]! > Number(this.#needs[at] === host);
      if (!isAsGood) return false;
    }
    steps.splice(now, 0, ...steps.splice(then, 1));
    this.#needs.splice(now, 0, ...this.#needs.splice(then, 1));
    free.splice(then, 1);
    free.splice(now, 0, free[now]!.slice());
    heights.splice(then, 1);
    heights.splice(now, 0, heights[now]!.slice());
    for (let at = now + 1; at <= then; at++) {
      if (goesUp) heights[at]![heights[at]![suit] === card >> 2 ? suit : twin]!++;
      else {
        free[at]![host]!--;
        free[at]![this.#model.kindOf[card]!]!++;
      }
    }
    return true;
  }
}
