/**
 * What a tap means: draw, the best move of a card, the next best when tapped again, picking up, taking more or fewer, and putting down.
 * Owns the memory that this needs; knows neither events nor the DOM, so that pointer, and clicks by assistive technology, share it.
 */
import { isColumn, isFoundation, pileCards, stockMove } from '../engine/index.js';
import type { Move, PileId, Position } from '../engine/index.js';
import { bestMove, moveTo, whyNoStockMove, whyNotLifted, whyNotTo } from './choose.js';
import type { Origins, TableHost } from './host.js';
import { cardAt, type Spot } from './spot.js';
import { landing, movesFrom } from './targets.js';

/** What is known of a tap besides its place. */
export interface Tap {
  /** Where the cards are that had been dragged a little. */
  readonly origins?: Origins | undefined;
  /** The second click of a double one, as the system counts a mouse's. */
  readonly second?: boolean;
  /** The second of two quick touches at one place: it moves what it can, but takes nothing back and asks for no reason. */
  readonly quick?: boolean;
}

/** Cards that taps have moved, and the places where they have been. */
interface Trail {
  /** As the last of these moves found and left the table: after anything but its undo there is nothing to go on from. */
  readonly before: Position;
  readonly after: Position;
  readonly from: Spot;
  readonly to: Spot;
  readonly tried: ReadonlySet<PileId>;
}

const NOWHERE: ReadonlySet<PileId> = new Set();
/** Less of a card showing, in pixels, is too little to aim at. */
const SLIM = 24;

export const sameSpot = (a: Spot | null, b: Spot | null): boolean => a?.pile === b?.pile && a?.index === b?.index;

const canGo = (host: TableHost, spot: Spot): boolean => movesFrom(host.legalMoves(), host.position, spot).length > 0;

/** Whether little of a card shows, between its upper edge and the next card's. */
function isSlim({ layout }: TableHost, { pile, index }: Spot): boolean {
  const { cards } = layout.piles.get(pile)!;
  const next = cards[index + 1] ?? cards[index - 1];
  return next !== undefined && Math.abs(next.y - cards[index]!.y) < SLIM;
}

/** From a spot up or down its column, the first card that can go anywhere. */
export function within(host: TableHost, spot: Spot, step: number): Spot | null {
  const { length } = pileCards(host.position, spot.pile);
  for (let { index } = spot; index >= 0 && index < length; index += step) if (canGo(host, { ...spot, index })) return { ...spot, index };
  return null;
}

/** The card that a hand meant by touching a spot: where strips are slim and the card can go nowhere, the only neighbour that can. */
export function meant(host: TableHost, spot: Spot | null): Spot | null {
  if (!spot || !isColumn(spot.pile) || spot.pile === host.selected?.pile || !cardAt(host.position, spot) || !isSlim(host, spot) || canGo(host, spot)) return spot;
  const near = [spot.index - 1, spot.index + 1].map((index) => ({ ...spot, index })).filter((each) => canGo(host, each));
  return near.length === 1 ? near[0]! : spot;
}

export class Taps {
  readonly #host: TableHost;
  #trail: Trail | null = null;

  constructor(host: TableHost) {
    this.#host = host;
  }

  /** A tap at a place of the table (`null`: on the felt). */
  tap(spot: Spot | null, tap: Tap = {}): void {
    // Who clicks twice, as at a desk, means the card that the first click has moved; what it uncovered is left alone. Fingers are quicker
    // than that: each of their taps counts.
    if (tap.second && spot?.pile !== 'stock') return;
    if (!spot) this.#host.select(null);
    else this.#act(spot, tap);
  }

  /** A long press: picks up instead of moving; `false` where there is nothing to pick up. */
  hold(spot: Spot): boolean {
    const host = this.#host;
    if (!canGo(host, spot)) return false;
    host.select(spot);
    return true;
  }

  #act(spot: Spot, tap: Tap): void {
    const host = this.#host;
    const { selected } = host;
    if (tap.quick && sameSpot(spot, selected)) return;
    if (selected && this.#putDown(selected, spot)) return;
    if (spot.pile === 'stock') this.#tapStock(spot);
    else if (spot.index >= 0) this.#tapCard(spot, tap);
  }

  /** A tap while cards are picked up. `false` when it is a new tap of its own. */
  #putDown(selected: Spot, spot: Spot): boolean {
    const host = this.#host;
    const { position } = host;
    if (spot.pile === selected.pile) return this.#takeOther(selected, spot);
    const move = moveTo(host.legalMoves(), position, selected, spot.pile);
    if (move) {
      this.#make(move, selected);
      return true;
    }
    const takesNone = isFoundation(spot.pile) || (pileCards(position, spot.pile).length === 0 && spot.pile !== 'stock');
    if (takesNone) {
      host.refuse(selected, whyNotTo(position, selected, spot.pile));
      return true;
    }
    host.select(null);
    return false;
  }

  /** A tap on the column that cards are picked up from: takes more or fewer of them, or, on the same card, puts them back. */
  #takeOther(selected: Spot, spot: Spot): boolean {
    const host = this.#host;
    host.select(spot.index < 0 || sameSpot(spot, selected) ? null : this.#other(selected, spot));
    return true;
  }

  #other(selected: Spot, spot: Spot): Spot | null {
    const host = this.#host;
    // Of cards that show too little to be hit for certain, the next one up or down that can go anywhere.
    const step = Math.sign(spot.index - selected.index);
    if (!isSlim(host, selected)) return canGo(host, spot) ? spot : null;
    return within(host, { ...selected, index: selected.index + step }, step);
  }

  #tapStock(spot: Spot): void {
    const host = this.#host;
    const move = stockMove(host.position);
    if (move) host.attempt(move);
    else host.refuse(spot, { code: whyNoStockMove(host.position) });
  }

  #tapCard(spot: Spot, { origins, quick }: Tap): void {
    const host = this.#host;
    const { position } = host;
    const moves = host.legalMoves();
    const best = bestMove(moves, position, spot, this.#tried(spot));
    if (best) this.#make(best, spot, origins);
    else if (canGo(host, spot)) host.select(spot);
    else if (!quick) host.refuse(spot, { code: whyNotLifted(position, spot) ?? 'no-place' });
  }

  /** Where the cards at a spot have been of late: wherever they lie after the last tap, or before it when that was taken back. */
  #tried(spot: Spot): ReadonlySet<PileId> {
    const trail = this.#trail;
    const { position } = this.#host;
    const known = trail && ((trail.after === position && sameSpot(trail.to, spot)) || (trail.before === position && sameSpot(trail.from, spot)));
    return known ? trail.tried : NOWHERE;
  }

  #make(move: Move, from: Spot, origins?: Origins): void {
    const host = this.#host;
    const before = host.position;
    const tried = new Set([...this.#tried(from), from.pile, move.to as PileId]);
    if (!host.attempt(move, origins)) return;
    const to = landing(host.position, move);
    this.#trail = { before, after: host.position, from, to, tried };
    host.focusSpot(to);
  }
}
