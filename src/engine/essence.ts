/**
 * The part of a position that its future depends on, and the steps between such essences. Owns the proof idea of the
 * search in `stuck.ts`; knows nothing of how the search goes about.
 *
 * Where a card lies that can move freely is not part of it. Take the cards of one rank and group (say the red sevens):
 * those that lie in the tableau can each lie on any visible card of the next rank and fitting group (the black eights),
 * and since whole runs move, a run on one of those hosts can always change over to another that is free. So it matters
 * only how many of the seven need a host and how many hosts there are; any one of them can be cleared whenever one more
 * host is there than is needed. What remains is:
 *
 * - the heights of the foundations;
 * - per column, how many *fixed* cards it still has: those under the head, and the head, which is the lowest card of
 *   the run at the column's top. All others in the tableau are *placed*;
 * - which cards of the stock are left, how many of them lie in the waste, and the redeals left.
 *
 * The head of a column is itself a host. When it moves it becomes placed, and the card under it is the next head; where
 * that was face down, a card was turned up, which is what the search looks for.
 *
 * Where a card can go home safely (`#isSafe`), that is the only step considered.
 */
import { cardOf, isRed, KING, rankOf, suitIndexOf, type Card } from './cards.js';
import type { Position } from './position.js';
import { buildFault } from './rules.js';
import { variantOf, type Variant } from './variants.js';

/** One essence: foundation heights, fixed cards per column, the waste's size, redeals left, one byte per stock card. */
export type Essence = Uint8Array;

/** Takes an essence that a step leads to. It must copy it, as the next one is written over it. */
export type Found = (essence: Essence) => void;

/** Stands for unlimited redeals, and for more than a stock has cards to be reached by them. */
const UNLIMITED = 255;

const indexOf = (card: Card): number => suitIndexOf(card) * KING + rankOf(card) - 1;

export class EssenceModel {
  readonly #variant: Variant;
  readonly #foundations: number;
  /** Each column at the start, from the bottom up; `#down` of its cards are face down. As many as the essence says are fixed. */
  readonly #fixed: readonly (readonly number[])[];
  readonly #down: readonly number[];
  /** The stock in the order of drawing, beginning with the waste's bottom card. */
  readonly #cycle: readonly number[];
  /** Copies of each card that are in the game. */
  readonly #copies = new Uint8Array(4 * KING);
  /** Cards that need a host (or a space) of the same number in `#host`, per card. */
  readonly #class = new Uint8Array(4 * KING);
  readonly #host = new Uint8Array(4 * KING);
  readonly start: Essence;

  // Places in an essence.
  readonly #columnsAt: number;
  readonly #wasteAt: number;
  readonly #redealsAt: number;
  readonly #cycleAt: number;

  // Worked out anew for each essence by `#read`.
  readonly #placed = new Uint8Array(4 * KING);
  readonly #placedOf = new Uint8Array(64);
  readonly #hostsOf = new Uint8Array(64);
  #spaces = 0;
  #crowded = 0;

  /** The essence that a step leads to, while it is being written. */
  readonly #step: Essence;
  /** Places of the stock's cards that are left, as `#readStock` found them. */
  readonly #left: Uint8Array;

  constructor(position: Position) {
    const variant = variantOf(position.variant);
    this.#variant = variant;
    this.#foundations = position.foundations.length;
    this.#columnsAt = this.#foundations;
    this.#wasteAt = this.#columnsAt + position.tableau.length;
    this.#redealsAt = this.#wasteAt + 1;
    this.#cycleAt = this.#redealsAt + 1;
    for (let index = 0; index < 4 * KING; index++) {
      const card = cardOf((index % KING) + 1, Math.floor(index / KING));
      const [group, hostGroup] = groupsOf(variant.build, card);
      this.#class[index] = rankOf(card) * 4 + group;
      this.#host[index] = (rankOf(card) + 1) * 4 + hostGroup;
      this.#copies[index] = variant.decks;
    }
    this.#fixed = position.tableau.map(({ down, up }) => [...down, ...up].map(indexOf));
    this.#down = position.tableau.map(({ down }) => down.length);
    const open = position.reserve.filter((card) => card !== null);
    this.#cycle = [...open, ...position.waste, ...position.stock.slice().reverse()].map(indexOf);

    this.start = new Uint8Array(this.#cycleAt + this.#cycle.length).fill(1);
    position.foundations.forEach((pile, index) => (this.start[index] = pile.length));
    this.#fixed.forEach((cards, column) => (this.start[this.#columnsAt + column] = cards.length));
    this.start[this.#wasteAt] = position.waste.length;
    this.start[this.#redealsAt] = Math.min(position.redealsLeft ?? UNLIMITED, UNLIMITED);
    for (let column = 0; column < this.#fixed.length; column++) this.#settle(this.start, column);
    this.#normalise(this.start);
    this.#step = this.start.slice();
    this.#left = new Uint8Array(this.#cycle.length);
  }

  /**
   * Hands over the essences one step away, the most promising ones last.
   * @returns whether a step reaches the goal; then not all of them were handed over.
   */
  steps(essence: Essence, found: Found): boolean {
    this.#read(essence);
    if (this.#isWon(essence)) return true;
    for (let index = 0; index < this.#foundations; index++) {
      if (!this.#isSafe(essence, index)) continue;
      const raised = this.#raise(essence, index, found);
      if (raised !== 'none') return raised === 'goal';
    }
    if (this.#variant.worryingBack) this.#worryBack(essence, found);
    this.#playStock(essence, found);
    for (let index = this.#foundations - 1; index >= 0; index--) {
      if (this.#raise(essence, index, found) === 'goal') return true;
    }
    return this.#uncover(essence, found);
  }

  #isWon(essence: Essence): boolean {
    for (let index = 0; index < this.#foundations; index++) if (essence[index] !== KING) return false;
    return true;
  }

  /** Works out which cards are placed, which classes have hosts, and how many columns are empty. */
  #read(essence: Essence): void {
    const placed = this.#placed;
    placed.set(this.#copies);
    for (let index = 0; index < this.#foundations; index++) {
      const first = (index % 4) * KING;
      for (let card = first; card < first + essence[index]!; card++) placed[card]!--;
    }
    for (let place = 0; place < this.#cycle.length; place++) {
      if (essence[this.#cycleAt + place]) placed[this.#cycle[place]!]!--;
    }
    this.#hostsOf.fill(0);
    this.#placedOf.fill(0);
    this.#spaces = 0;
    for (let column = 0; column < this.#fixed.length; column++) {
      const cards = this.#fixed[column]!;
      const left = essence[this.#columnsAt + column]!;
      for (let depth = 0; depth < left; depth++) placed[cards[depth]!]!--;
      if (left === 0) this.#spaces++;
      else this.#hostsOf[this.#class[cards[left - 1]!]!]!++;
    }
    for (let card = 0; card < 4 * KING; card++) {
      const count = placed[card]!;
      if (count === 0) continue;
      this.#hostsOf[this.#class[card]!]! += count;
      this.#placedOf[this.#host[card]!]! += count;
    }
    this.#crowded = 0;
    for (let kind = 0; kind < 64; kind++) this.#crowded += Math.max(0, this.#placedOf[kind]! - this.#hostsOf[kind]!);
  }

  /** Whether one more card of that kind finds a place: a free host, or a space that nothing else needs. */
  #hasRoom(card: number): boolean {
    const kind = this.#host[card]!;
    if (this.#hostsOf[kind]! > this.#placedOf[kind]!) return true;
    return this.#takesSpace(card) && this.#crowded < this.#spaces;
  }

  /** Whether a visible card can be cleared of what lies on it: another place is free for that. */
  #canBeCleared(card: number): boolean {
    const kind = this.#class[card]!;
    if (this.#hostsOf[kind]! > this.#placedOf[kind]!) return true;
    return this.#variant.spaces === 'any' && this.#crowded < this.#spaces;
  }

  #takesSpace(card: number): boolean {
    const { spaces } = this.#variant;
    return spaces === 'any' || (spaces === 'king' && card % KING === KING - 1);
  }

  /** Heads of columns that move onto another card or to a space. True at the goal. */
  #uncover(essence: Essence, found: Found): boolean {
    for (let column = this.#fixed.length - 1; column >= 0; column--) {
      const left = essence[this.#columnsAt + column]!;
      if (left === 0 || !this.#hasRoom(this.#fixed[column]![left - 1]!)) continue;
      if (this.#turnsUp(essence, column)) return true;
      this.#begin(essence);
      this.#behead(column);
      this.#finish(found);
    }
    return false;
  }

  /** The card that a foundation takes next, if it is in the tableau and can be cleared. */
  #raise(essence: Essence, index: number, found: Found): 'goal' | 'some' | 'none' {
    const card = this.#wantedBy(essence, index);
    if (card < 0 || !this.#canBeCleared(card)) return 'none';
    let raised: 'some' | 'none' = 'none';
    if (this.#placed[card]! > 0) {
      this.#begin(essence);
      this.#step[index]!++;
      this.#finish(found);
      raised = 'some';
    }
    for (let column = 0; column < this.#fixed.length; column++) {
      const left = essence[this.#columnsAt + column]!;
      if (left === 0 || this.#fixed[column]![left - 1] !== card) continue;
      if (this.#turnsUp(essence, column)) return 'goal';
      this.#begin(essence);
      this.#step[index]!++;
      this.#behead(column);
      this.#finish(found);
      raised = 'some';
    }
    return raised;
  }

  /** The card that a foundation takes next, or −1 (also where an earlier foundation of its suit takes the same). */
  #wantedBy(essence: Essence, index: number): number {
    const height = essence[index]!;
    if (height === KING || (index >= 4 && essence[index - 4] === height)) return -1;
    return (index % 4) * KING + height;
  }

  /**
   * Whether the next card of a foundation, of rank R, is of no further use in the tableau. Only a card of rank R−1 that
   * may lie on it could want it; we ask that each of these is home or goes home next (its foundation holds R−2), and
   * that on those in turn only cards can lie that are home or go home next (all foundations hold R−3). So whatever a
   * line of play would put on the card, it can send home instead, and there it is in nobody's way. Nor may the card's
   * twin want its place: that too is home or goes home next (the foundations of the suit hold R−1).
   */
  #isSafe(essence: Essence, index: number): boolean {
    const height = essence[index]!;
    const suit = index % 4;
    for (let other = 0; other < this.#foundations; other++) {
      const slack = other % 4 === suit ? 0 : fitsOnSuit(this.#variant.build, other % 4, suit) ? 1 : 2;
      if (essence[other]! < height - slack) return false;
    }
    return true;
  }

  /** All but an ace, on which nothing can lie: it is of no use in the tableau. */
  #worryBack(essence: Essence, found: Found): void {
    for (let index = this.#foundations - 1; index >= 0; index--) {
      const height = essence[index]!;
      if (height <= 1 || !this.#hasRoom((index % 4) * KING + height - 1)) continue;
      this.#begin(essence);
      this.#step[index]!--;
      this.#finish(found);
    }
  }

  /** Every card of the stock that can be reached by drawing, to a foundation or to the tableau. Never the goal. */
  #playStock(essence: Essence, found: Found): void {
    const redeals = essence[this.#redealsAt]!;
    const waste = essence[this.#wasteAt]!;
    const { draw, reserve } = this.#variant;
    const last = this.#readStock(essence);
    if (reserve > 0) this.#playReserve(essence, last, found);
    else if (redeals > 0) {
      const redealsLeft = redeals === UNLIMITED ? UNLIMITED : redeals - 1;
      for (let stop = last; stop > 0; stop--) {
        if (isStop(stop, 0, draw, last) && !isStop(stop, waste, draw, last)) {
          this.#playFromStock(essence, stop, redealsLeft, stop - 1, found);
        }
      }
    }
    if (reserve === 0 || redeals > 0) {
      for (let stop = last; stop > 0; stop--) {
        if (isStop(stop, waste, draw, last)) this.#playFromStock(essence, stop, redeals, stop - 1, found);
      }
    }
  }

  #playReserve(essence: Essence, last: number, found: Found): void {
    for (let stop = Math.min(this.#variant.reserve, last); stop > 0; stop--) this.#playFromStock(essence, stop, 0, 0, found);
  }

  /** Finds the places of the cards that the stock and the waste still have; how many these are. */
  #readStock(essence: Essence): number {
    let count = 0;
    for (let place = 0; place < this.#cycle.length; place++) {
      if (essence[this.#cycleAt + place]) this.#left[count++] = place;
    }
    return count;
  }

  /** Plays the card that is on top when `stop` cards lie in the waste. */
  #playFromStock(essence: Essence, stop: number, redealsLeft: number, wasteLeft: number, found: Found): void {
    const place = this.#left[stop - 1]!;
    const card = this.#cycle[place]!;
    if (this.#hasRoom(card)) {
      this.#beginDrawn(essence, place, redealsLeft, wasteLeft);
      this.#finish(found);
    }
    for (let index = Math.floor(card / KING); index < this.#foundations; index += 4) {
      if (this.#wantedBy(essence, index) !== card) continue;
      this.#beginDrawn(essence, place, redealsLeft, wasteLeft);
      this.#step[index]!++;
      this.#finish(found);
    }
  }

  #beginDrawn(essence: Essence, place: number, redealsLeft: number, wasteLeft: number): void {
    this.#begin(essence);
    this.#step[this.#cycleAt + place] = 0;
    this.#step[this.#wasteAt] = wasteLeft;
    this.#step[this.#redealsAt] = redealsLeft;
  }

  #begin(essence: Essence): void {
    for (let index = 0; index < essence.length; index++) this.#step[index] = essence[index]!; // faster than set() for so few
  }

  #finish(found: Found): void {
    this.#normalise(this.#step);
    found(this.#step);
  }

  #behead(column: number): void {
    this.#step[this.#columnsAt + column]!--;
    this.#settle(this.#step, column);
  }

  /** Whether the departure of a column's head turns up a card. */
  #turnsUp(essence: Essence, column: number): boolean {
    const below = essence[this.#columnsAt + column]! - 1;
    return below > 0 && below <= this.#down[column]!;
  }

  /**
   * At the start, and after a column lost its head: face-up cards in sequence count as placed on one another, and a head with nothing
   * under it (a head is face up: nothing face down, either) that could as well lie in a space counts as placed there.
   */
  #settle(essence: Essence, column: number): void {
    const cards = this.#fixed[column]!;
    const at = this.#columnsAt + column;
    const down = this.#down[column]!;
    while (essence[at]! - 1 > down && this.#follows(cards[essence[at]! - 1]!, cards[essence[at]! - 2]!)) essence[at]!--;
    if (essence[at] === 1 && this.#takesSpace(cards[0]!)) essence[at] = 0;
  }

  #follows(card: number, on: number): boolean {
    return buildFault(this.#variant.build, cardAt(card), cardAt(on)) === null;
  }

  /** One way of writing what is the same: twin foundations in order, and places of the waste that reach the same cards. */
  #normalise(essence: Essence): void {
    for (let index = 4; index < this.#foundations; index++) {
      const [height, twin] = [essence[index]!, essence[index - 4]!];
      if (height <= twin) continue;
      essence[index] = twin;
      essence[index - 4] = height;
    }
    const { draw } = this.#variant;
    const waste = essence[this.#wasteAt]!;
    if (essence[this.#redealsAt] === UNLIMITED && waste > 0) {
      let left = 0;
      for (let place = this.#cycleAt; place < essence.length; place++) left += essence[place]!;
      if (waste % draw === 0 || waste === left) essence[this.#wasteAt] = 0;
    }
  }
}

/** Whether drawing, with `waste` cards in the waste, comes to a rest where `stop` of `last` cards lie there. */
function isStop(stop: number, waste: number, draw: number, last: number): boolean {
  return stop === last || (stop >= waste && (stop - waste) % draw === 0);
}

function cardAt(index: number): Card {
  return cardOf((index % KING) + 1, Math.floor(index / KING));
}

/** Whether cards of a suit may lie on cards of another, the ranks permitting. */
function fitsOnSuit(build: Variant['build'], suit: number, on: number): boolean {
  return buildFault(build, cardOf(1, suit), cardOf(2, on)) === null;
}

/** The group that a card belongs to as a host, and the group of hosts that it needs. */
function groupsOf(build: Variant['build'], card: Card): readonly [own: number, host: number] {
  if (build === 'alternate') return isRed(card) ? [1, 0] : [0, 1];
  if (build === 'suit') return [suitIndexOf(card), suitIndexOf(card)];
  return [0, 0];
}
