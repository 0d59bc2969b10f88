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
  /** For the state before each step, a row each: the free hosts and the heights of the foundations. */
  readonly #free: Int8Array;
  readonly #heights: Uint8Array;
  readonly #foundations: number;
  /** Kinds of which a step of a column needs a free host, though it may bring another to light. */
  readonly #needs: number[] = [];
  /** Which step takes the card at each place of the stock. */
  readonly #taking: Uint16Array;

  constructor(model: Model, steps: readonly Step[]) {
    this.#model = model;
    this.#steps = [...steps];
    this.#foundations = model.foundations;
    this.#free = new Int8Array(steps.length * KINDS);
    this.#heights = new Uint8Array(steps.length * this.#foundations);
    this.#taking = new Uint16Array(model.cycle.length);
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
      }
      top = argumentOf(this.#steps[now]!);
      isThere[top] = 0;
      yield;
    }
    return this.#steps;
  }

  *#prepare(): Generator<undefined, void> {
    const model = this.#model;
    const state = new State(model);
    for (let at = 0; at < this.#steps.length; at++) {
      const step = this.#steps[at]!;
      const head = state.heads[argumentOf(step)]!;
      this.#needs.push(whatOf(step) === UNCOVER ? model.hostOf[head]! : whatOf(step) === HEAD_UP ? model.kindOf[head]! : -1);
      if (isStockStep(step)) this.#taking[argumentOf(step)] = at;
      for (let kind = 0; kind < KINDS; kind++) this.#free[at * KINDS + kind] = state.free[kind]!;
      for (let pile = 0; pile < this.#foundations; pile++) this.#heights[at * this.#foundations + pile] = state.height[pile]!;
      state.make(step);
      yield;
    }
  }

  /** Takes the card at a place of the stock now, if it is taken later and could as well be now. */
  #pull(place: number, now: number): boolean {
    const [steps, free, heights, piles] = [this.#steps, this.#free, this.#heights, this.#foundations];
    const then = this.#taking[place]!;
    const goesUp = whatOf(steps[then]!) === STOCK_UP;
    const card = this.#model.cycle[place]!;
    const host = this.#model.hostOf[card]!;
    const suit = card & 3;
    const twin = piles > 4 ? suit + 4 : suit;
    const [height, height2] = [heights[then * piles + suit], heights[then * piles + twin]];
    for (let at = now; at < then; at++) {
      const isAsGood = goesUp
        ? heights[at * piles + suit] === height && heights[at * piles + twin] === height2
        : free[at * KINDS + host]! > Number(this.#needs[at] === host);
      if (!isAsGood) return false;
    }
    steps.splice(now, 0, ...steps.splice(then, 1));
    this.#needs.splice(now, 0, ...this.#needs.splice(then, 1));
    free.copyWithin((now + 1) * KINDS, now * KINDS, then * KINDS);
    heights.copyWithin((now + 1) * piles, now * piles, then * piles);
    for (let at = now; at <= then; at++) {
      if (isStockStep(steps[at]!)) this.#taking[argumentOf(steps[at]!)] = at;
      if (at === now) continue;
      if (goesUp) heights[at * piles + (heights[at * piles + suit] === card >> 2 ? suit : twin)]!++;
      else {
        free[at * KINDS + host]!--;
        free[at * KINDS + this.#model.kindOf[card]!]!++;
      }
    }
    return true;
  }
}
