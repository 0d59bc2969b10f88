/**
 * From the search's steps to moves of the game. A step says that a card goes "to some host"; here it is decided which
 * one, what must be shifted out of the way first, and how often to draw. Every move goes through the engine.
 */
import { applyMove, foundationFor, isWon, rankOf, reserveIsOut, suitIndexOf, type Card, type Move, type PileId, type Position } from '../engine/index.js';
import { SPACE, type Model } from './model.js';
import { State } from './state.js';
import { argumentOf, HEAD_UP, PLACED_UP, redealsOf, STOCK_DOWN, STOCK_UP, UNCOVER, whatOf, WORRY, type Step } from './step.js';

/** The moves that make these steps, of which the last one wins. */
export function realise(position: Position, model: Model, steps: readonly Step[]): Move[] {
  const line = new Line(position, model);
  for (const step of steps) line.make(step);
  if (!isWon(line.position)) throw new Error('The line that was found does not win.');
  return line.moves;
}

class Line {
  readonly moves: Move[] = [];
  position: Position;
  readonly #model: Model;
  readonly #state: State;

  constructor(position: Position, model: Model) {
    this.position = position;
    this.#model = model;
    this.#state = new State(model);
  }

  make(step: Step): void {
    const what = whatOf(step);
    const argument = argumentOf(step);
    if (what === UNCOVER) {
      this.#toHost(() => [argument, this.#state.left[argument]! - 1]);
    } else if (what === HEAD_UP) {
      const card = this.#cards(argument)[this.#state.left[argument]! - 1]!;
      this.#raise(() => [argument, this.#cards(argument).lastIndexOf(card)]);
    } else if (what === PLACED_UP) {
      this.#raise(() => this.#findPlaced(argument));
    } else if (what === WORRY) {
      this.#fromPile(this.#foundationUnder(argument), argument);
    } else {
      const from = this.#drawTo(argument, redealsOf(step));
      const card = this.#model.cycle[argument]!;
      if (what === STOCK_UP) this.#toFoundation(from, card);
      else if (what === STOCK_DOWN) this.#fromPile(from, card);
    }
    this.#state.make(step);
  }

  #play(from: PileId, to: Move['to'], count: number): void {
    const move: Move = { from, to, count };
    this.position = applyMove(this.position, move);
    this.moves.push(move);
  }

  /** Clears the card at a place of the tableau of what lies on it, then plays it to its foundation. */
  #raise(find: () => readonly [column: number, depth: number]): void {
    const [column, depth] = find();
    const cards = this.#cards(column);
    const card = cards[depth]!;
    if (depth + 1 < cards.length) {
      this.#toHost(() => {
        const [now, at] = find();
        return [now, at + 1];
      });
    }
    this.#toFoundation(tableau(find()[0]), card);
  }

  #toFoundation(from: PileId, card: number): void {
    this.#play(from, `foundation-${foundationFor(this.position, this.#codeOf(card)) + 1}`, 1);
  }

  /** Moves the run that begins at a place of the tableau to a free host or space. */
  #toHost(find: () => readonly [column: number, depth: number]): void {
    const [column, depth] = find();
    const target = this.#hostFor(this.#cards(column)[depth]!);
    const [now, at] = find(); // making a space may have moved it
    this.#play(tableau(now), tableau(target), this.#cards(now).length - at);
  }

  #fromPile(from: PileId, card: number): void {
    this.#play(from, tableau(this.#hostFor(card)), 1);
  }

  /** A column whose top card is a free host for the card, or an empty one. */
  #hostFor(card: number): number {
    const host = this.#findHost(card);
    if (host >= 0) return host;
    if (this.#model.takesSpace(card)) {
      const space = this.#findSpace();
      if (space >= 0) return space;
    }
    throw new Error('The line that was found needs a host that is not there.');
  }

  #findHost(card: number): number {
    const kind = this.#model.hostOf[card]!;
    if (kind === SPACE) return -1;
    return this.position.tableau.findIndex((_, column) => {
      const top = this.#cards(column).at(-1);
      return top !== undefined && this.#model.kindOf[top] === kind;
    });
  }

  /** An empty column; if need be, one is emptied whose cards find a host elsewhere. */
  #findSpace(): number {
    const isEmpty = (column: number): boolean => this.#cards(column).length === 0;
    const columns = this.position.tableau.map((_, column) => column);
    const space = columns.findIndex(isEmpty);
    if (space >= 0) return space;
    for (const column of columns) {
      if (this.#state.left[column]! > 0) continue;
      const cards = this.#cards(column);
      const host = this.#findHost(cards[0]!);
      if (host < 0) continue;
      this.#play(tableau(column), tableau(host), cards.length);
      return column;
    }
    return -1;
  }

  /** A placed copy of the card, one on top of its column if there is one. */
  #findPlaced(card: number): readonly [column: number, depth: number] {
    let found: readonly [number, number] | undefined;
    this.position.tableau.forEach((_, column) => {
      const cards = this.#cards(column);
      const depth = cards.lastIndexOf(card);
      if (depth < this.#state.left[column]!) return;
      if (!found || depth === cards.length - 1) found = [column, depth];
    });
    return found!;
  }

  #foundationUnder(card: number): PileId {
    const code = this.#codeOf(card);
    const index = this.position.foundations.findIndex((pile) => pile.at(-1) === code);
    return `foundation-${index + 1}`;
  }

  /** Draws, and turns the waste over, until the stock's card can be played; the pile that it can be played from. */
  #drawTo(place: number, redeals: number): PileId {
    const { variant, cycle } = this.#model;
    const { next, redeals: redealsNow } = this.#state;
    if (variant.reserve > 0 && (redealsNow === 0 || redeals < redealsNow)) {
      while (!reserveIsOut(variant, this.position)) this.#turn();
      return `reserve-${this.position.reserve.indexOf(this.#codeOf(cycle[place]!)) + 1}`;
    }
    let count = 1;
    for (let at = next[next.length - 1]!; at !== place; at = next[at]!) count++;
    while (this.position.waste.length !== count) this.#turn();
    return 'waste';
  }

  #turn(): void {
    const { stock, waste, reserve } = this.position;
    if (stock.length > 0) this.#play('stock', 'waste', Math.min(this.#model.variant.draw, stock.length));
    else this.#play('waste', reserve.length > 0 ? 'reserve' : 'stock', waste.length);
  }

  /** A column's cards as the solver's numbers, from the bottom. */
  #cards(column: number): number[] {
    const { down, up } = this.position.tableau[column]!;
    return [...down, ...up].map((card) => (rankOf(card) - 1) * 4 + suitIndexOf(card));
  }

  #codeOf(card: number): Card {
    return `${'A23456789TJQK'[card >> 2]!}${'SHDC'[card & 3]!}` as Card;
  }
}

function tableau(column: number): PileId {
  return `tableau-${column + 1}`;
}
