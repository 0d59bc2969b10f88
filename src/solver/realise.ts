/**
 * From the search's steps to moves of the game. A step says that a card goes "to some host"; here it is decided which
 * one, what must be shifted out of the way first, and how often to draw. Works on piles of numbers of its own, which is
 * fast; that the moves are legal and win is for the engine to say, in the end (`line.ts`).
 */
import type { Move, PileId, Position } from '../engine/index.js';
import { indexOf, SPACE, type Model } from './model.js';
import { State } from './state.js';
import { argumentOf, HEAD_UP, PLACED_UP, redealsOf, STOCK_UP, UNCOVER, whatOf, WORRY, type Step } from './step.js';

/** The moves that make these steps, step by step. */
export function* realise(position: Position, model: Model, steps: readonly Step[]): Generator<undefined, Move[]> {
  const line = new Line(position, model);
  for (const step of steps) {
    line.make(step);
    yield;
  }
  return line.moves;
}

class Line {
  readonly moves: Move[] = [];
  readonly #model: Model;
  readonly #state: State;
  readonly #columns: readonly number[][];
  /** Cards on each foundation, in the position's own order. */
  readonly #heights: number[];
  /** Cards in the waste now, while the state's draws are still to be made. */
  #waste: number;
  /** Once it is out: the stock's place that each place of the reserve shows, and the one that the pack shows next. */
  #reserve: number[] | null = null;
  #pack = 0;

  constructor(position: Position, model: Model) {
    this.#model = model;
    this.#state = new State(model);
    this.#columns = position.tableau.map(({ down, up }) => [...down, ...up].map(indexOf));
    this.#heights = position.foundations.map((pile) => pile.length);
    this.#waste = position.waste.length;
    if (model.reserve > 0 && model.redeals === 0) this.#layOut(position.reserve);
  }

  make(step: Step): void {
    const what = whatOf(step);
    const argument = argumentOf(step);
    const { left, heads } = this.#state;
    if (what === UNCOVER) {
      this.#toHost(this.#columns[argument]![left[argument]! - 1]!, argument);
    } else if (what === HEAD_UP) {
      this.#raise(heads[argument]!, argument);
    } else if (what === PLACED_UP) {
      this.#raise(argument, this.#columnOf(argument));
    } else if (what === WORRY) {
      const foundation = this.#heights.findIndex((cards, at) => at % 4 === (argument & 3) && cards === (argument >> 2) + 1);
      this.#heights[foundation]!--;
      this.#put(argument, `foundation-${foundation + 1}`);
    } else {
      const from = this.#drawTo(argument, redealsOf(step));
      const card = this.#model.cycle[argument]!;
      if (what === STOCK_UP) this.#toFoundation(card, from);
      else this.#put(card, from);
    }
    this.#state.make(step);
  }

  #toFoundation(card: number, from: PileId): void {
    const foundation = this.#heights.findIndex((cards, at) => at % 4 === (card & 3) && cards === card >> 2);
    this.#heights[foundation]!++;
    this.moves.push({ from, to: `foundation-${foundation + 1}`, count: 1 });
  }

  /** A card from outside the tableau goes to a host or a space. */
  #put(card: number, from: PileId): void {
    const target = this.#hostFor(card);
    this.#columns[target]!.push(card);
    this.moves.push({ from, to: tableau(target), count: 1 });
  }

  /** Clears a card of the tableau of what lies on it, then plays it to its foundation. */
  #raise(card: number, column: number): void {
    const cards = this.#columns[column]!;
    const above = cards[cards.lastIndexOf(card) + 1];
    if (above !== undefined) column = this.#toHost(above, column);
    this.#columns[column]!.pop();
    this.#toFoundation(card, tableau(column));
  }

  /** Moves the run that begins with a card to a free host or space; the column that it left. */
  #toHost(card: number, column: number): number {
    const target = this.#hostFor(card);
    // Making a space may have moved the run.
    if (!this.#columns[column]!.includes(card)) column = this.#moved;
    this.#shift(column, this.#columns[column]!.lastIndexOf(card), target);
    return column;
  }

  #shift(from: number, depth: number, to: number): void {
    const cards = this.#columns[from]!.splice(depth);
    this.#columns[to]!.push(...cards);
    this.moves.push({ from: tableau(from), to: tableau(to), count: cards.length });
  }

  /** Where the cards of the column went that was emptied last. */
  #moved = 0;

  /** A column whose top card is a free host for the card, or an empty one. */
  #hostFor(card: number): number {
    const host = this.#findHost(card);
    return host >= 0 || !this.#model.takesSpace(card) ? host : this.#findSpace();
  }

  #findHost(card: number): number {
    const kind = this.#model.hostOf[card]!;
    if (kind === SPACE) return -1;
    return this.#columns.findIndex((cards) => cards.length > 0 && this.#model.kindOf[cards[cards.length - 1]!] === kind);
  }

  /** An empty column; if need be, one is emptied whose cards find a host elsewhere. */
  #findSpace(): number {
    const space = this.#columns.findIndex((cards) => cards.length === 0);
    if (space >= 0) return space;
    return this.#columns.findIndex((cards, column) => {
      if (this.#state.left[column]! > 0) return false;
      const host = this.#findHost(cards[0]!);
      if (host >= 0) this.#shift(column, 0, (this.#moved = host));
      return host >= 0;
    });
  }

  /** Where a placed copy of the card lies, on top of its column if there is one. */
  #columnOf(card: number): number {
    let found = -1;
    this.#columns.forEach((cards, column) => {
      const depth = cards.lastIndexOf(card);
      if (depth >= this.#state.left[column]! && depth >= 0 && (found < 0 || depth === cards.length - 1)) found = column;
    });
    return found;
  }

  /** Draws, and turns the waste over, until the stock's card can be played; the pile that it can be played from. */
  #drawTo(place: number, redeals: number): PileId {
    const { next, stock, redeals: redealsNow } = this.#state;
    const { reserve, draw } = this.#model;
    const goesOut = reserve > 0 && (redealsNow === 0 || redeals < redealsNow);
    let count = 1;
    for (let at = next[next.length - 1]!; at !== place; at = next[at]!) count++;
    while (goesOut ? !this.#reserve : this.#waste !== count) {
      if (this.#waste < stock) {
        const drawn = Math.min(draw, stock - this.#waste);
        this.#waste += drawn;
        this.moves.push({ from: 'stock', to: 'waste', count: drawn });
      } else {
        this.moves.push({ from: 'waste', to: reserve > 0 ? 'reserve' : 'stock', count: stock });
        this.#waste = 0;
        if (reserve > 0) this.#layOut();
      }
    }
    if (!this.#reserve) {
      this.#waste--;
      return 'waste';
    }
    const shown = this.#reserve.indexOf(place);
    this.#reserve[shown] = this.#fromPack();
    return `reserve-${shown + 1}` as PileId;
  }

  /** `shown`: the reserve where it is out already, and any of its places may be empty. */
  #layOut(shown?: Position['reserve']): void {
    const { next } = this.#state;
    const end = next.length - 1;
    this.#pack = next[end]!;
    this.#reserve = Array.from({ length: this.#model.reserve }, (_, place) => (shown?.[place] === null ? end : this.#fromPack()));
  }

  #fromPack(): number {
    const { next } = this.#state;
    const place = this.#pack;
    if (place < next.length - 1) this.#pack = next[place]!;
    return place;
  }
}

function tableau(column: number): PileId {
  return `tableau-${column + 1}`;
}
