/**
 * Whether the rest of a game plays itself out: by cards that go to the foundations, and by draws, redeals and the laying
 * out of the reserve. Nothing else is moved; a column whose last face-up card goes home turns up its next one.
 * Pure search over the engine's own positions, so that what comes out is a line that was played. Must not know who plays it.
 */
import { applyMove, foundationFor, isWon, pileRef, rankOf, stockMove, suitIndexOf, variantOf } from '../engine/index.js';
import type { Card, Move, PileId, Position, Variant } from '../engine/index.js';

/** Positions that are looked at before the answer is that nothing is proved. */
const MOST = 3000;

interface Crossing {
  readonly position: Position;
  readonly ways: readonly Move[];
  /** How many of the ways were tried, and how many moves led here. */
  tried: number;
  readonly depth: number;
}

/** The search, which can be run in slices. Dropping it cancels it. */
export class PlayOut {
  readonly #variant: Variant;
  readonly #path: Move[] = [];
  readonly #crossings: Crossing[] = [];
  readonly #seen = new Set<string>();
  #at: Position | undefined;
  #states = 0;
  #moves: readonly Move[] | null | undefined;

  constructor(start: Position) {
    this.#variant = variantOf(start.variant);
    this.#at = start;
    if (isWon(start) || !mayPlayOut(start)) this.#moves = null;
  }

  /** Positions looked at so far. */
  get states(): number {
    return this.#states;
  }

  /** Looks at so many more; the moves to the win, `null` where none are found, and `undefined` as long as there is more to look at. */
  step(states: number): readonly Move[] | null | undefined {
    for (let left = states; left > 0 && this.#moves === undefined; left--) this.#look();
    return this.#moves;
  }

  #look(): void {
    const at = this.#at;
    if (!at || this.#states === MOST) {
      this.#moves = null;
      return;
    }
    this.#states++;
    if (isWon(at)) {
      this.#moves = this.#path;
      return;
    }
    const key = keyOf(at);
    if (!this.#seen.has(key)) this.#crossings.push({ position: at, ways: waysFrom(at, this.#variant), tried: 0, depth: this.#path.length });
    this.#seen.add(key);
    this.#at = this.#next();
  }

  /** Makes the next move that was not tried, after going back as far as it takes; nothing, where all were. */
  #next(): Position | undefined {
    const crossings = this.#crossings;
    for (let last = crossings.at(-1); last; last = crossings.at(-1)) {
      const way = last.ways[last.tried++];
      if (way) {
        this.#path.length = last.depth;
        this.#path.push(way);
        return applyMove(last.position, way);
      }
      crossings.pop();
    }
    return undefined;
  }
}

/**
 * A card that goes home for certain, alone; else the choices: to send a card home, or to draw on.
 *
 * Why a card may go home at once: whatever wins without that still wins when the card goes first and not later. Nothing
 * waits for its place in a column, as nothing is built here; in a waste drawn from one by one, and in a reserve, it only
 * stands before others. There are two exceptions. Where several cards are drawn at a time, a card that leaves the waste
 * shifts which cards come to its top. And of two decks, the twin may have to take the foundation's place: unless the
 * other foundation waits for this rank too, or is beyond it.
 */
function waysFrom(position: Position, variant: Variant): readonly Move[] {
  const choices: Move[] = [];
  for (const from of sources(position)) {
    const card = cardAt(position, from)!;
    const foundation = foundationFor(position, card);
    if (foundation < 0) continue;
    const move: Move = { from, to: `foundation-${foundation + 1}` as PileId, count: 1 };
    if ((from !== 'waste' || mayLeaveWaste(position, variant)) && twinIsFree(position, card)) return [move];
    choices.push(move);
  }
  const drawing = stockMove(position);
  if (drawing) choices.push(drawing);
  return choices;
}

function sources({ tableau, reserve, waste }: Position): PileId[] {
  const columns = tableau.flatMap(({ up }, index) => (up.length > 0 ? [`tableau-${index + 1}` as PileId] : []));
  const places = reserve.flatMap((card, index) => (card ? [`reserve-${index + 1}` as PileId] : []));
  return [...columns, ...places, ...(waste.length > 0 ? ['waste' as const] : [])];
}

function cardAt({ tableau, reserve, waste }: Position, from: PileId): Card | null | undefined {
  if (from === 'waste') return waste.at(-1);
  const { kind, index } = pileRef(from)!;
  return kind === 'reserve' ? reserve[index] : tableau[index]!.up.at(-1);
}

function mayLeaveWaste({ stock, redealsLeft }: Position, { draw }: Variant): boolean {
  return draw === 1 || (stock.length === 0 && redealsLeft === 0);
}

function twinIsFree({ foundations }: Position, card: Card): boolean {
  const [suit, needed] = [suitIndexOf(card), rankOf(card) - 1];
  return foundations.every((pile, index) => index % 4 !== suit || pile.length >= needed);
}

/** What tells positions of one search apart: what has gone home follows from what is left. */
function keyOf({ tableau, stock, waste, reserve, redealsLeft }: Position): string {
  const columns = tableau.map(({ down, up }) => down.length + up.length);
  return `${columns.join()} ${reserve.join()} ${waste.join('')} ${stock.join('')} ${redealsLeft}`;
}

/**
 * A quick look that rules out most positions: even if every card of stock, waste and reserve could be had at any time,
 * and each rank had to wait for one card only of the rank below.
 */
function mayPlayOut({ foundations, tableau, stock, waste, reserve }: Position): boolean {
  const heights = [0, 1, 2, 3].map((suit) => Math.max(...foundations.map((pile, index) => (index % 4 === suit ? pile.length : 0))));
  const loose = new Set<Card>([...stock, ...waste, ...reserve.filter((card) => card !== null)]);
  const columns = tableau.map(({ down, up }) => [...down, ...up]);
  const goes = (card: Card): boolean => rankOf(card) <= heights[suitIndexOf(card)]! + 1;
  const home = (card: Card): void => void (heights[suitIndexOf(card)] = Math.max(heights[suitIndexOf(card)]!, rankOf(card)));
  const count = (): number => loose.size + columns.reduce((sum, cards) => sum + cards.length, 0);
  let left = count();
  let before: number;
  do {
    before = left;
    for (const card of loose) if (goes(card) && loose.delete(card)) home(card);
    for (const cards of columns) while (cards.length > 0 && goes(cards.at(-1)!)) home(cards.pop()!);
    left = count();
  } while (left > 0 && left < before);
  return left === 0;
}
