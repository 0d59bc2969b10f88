/**
 * What a tap means: draw, the best move of a card, the next best when tapped again, picking up and putting down, sending home by a
 * double tap. Owns the memory that this needs; knows neither events nor the DOM, so that pointer, and clicks by assistive technology, share it.
 */
import { pileCards } from '../engine/index.js';
import type { Move, PileId, Position } from '../engine/index.js';
import { bestMove, homeOf, moveTo, stockMove, whyNoStockMove, whyNotLifted, whyNotTo } from './choose.js';
import type { Origins, TableHost } from './host.js';
import { isFoundation, type Spot } from './spot.js';
import { movesFrom } from './targets.js';

/** Where and when a finger touched, in client pixels and milliseconds. */
export interface Touch {
  readonly x: number;
  readonly y: number;
  readonly time: number;
  /** Whether it is the second of a double one, where that is known: the system counts a mouse's clicks, as fast as its owner makes them. */
  readonly second?: boolean | undefined;
}

const DOUBLE_TAP_TIME = 350;
const DOUBLE_TAP_REACH = 16;

/** Cards that the last tap moved, and the places where they have been since. */
interface Trail {
  /** As that move left it: after any other change there is nothing to go on from. */
  readonly position: Position;
  readonly spot: Spot;
  readonly tried: ReadonlySet<PileId>;
}

export const sameSpot = (a: Spot | null, b: Spot | null): boolean => a?.pile === b?.pile && a?.index === b?.index;

/** Where the cards of a move lie after it. */
export function landing(position: Position, { to, count }: Move): Spot {
  const pile = to as PileId;
  return { pile, index: pileCards(position, pile).length - count };
}

export class Taps {
  readonly #host: TableHost;
  #trail: Trail | null = null;
  /** The tap that a second one may join, and where the cards are that it was meant for. */
  #first: (Touch & { readonly spot: Spot }) | null = null;

  constructor(host: TableHost) {
    this.#host = host;
  }

  /** A tap at a place of the table (`null`: on the felt); `origins` where the cards had been dragged a little. */
  tap(spot: Spot | null, touch: Touch | null = null, origins?: Origins): void {
    const first = this.#first;
    this.#first = null;
    if (first && touch && isSecond(first, touch)) this.#sendHome(first.spot);
    else if (!spot) this.#host.select(null);
    else this.#act(spot, touch, origins);
  }

  /** A long press: picks up instead of moving; `false` where there is nothing to pick up. */
  hold(spot: Spot): boolean {
    const host = this.#host;
    this.#first = null;
    if (movesFrom(host.legalMoves(), host.position, spot).length === 0) return false;
    host.select(spot);
    return true;
  }

  #act(spot: Spot, touch: Touch | null, origins?: Origins): void {
    const host = this.#host;
    const { selected } = host;
    if (selected && this.#putDown(selected, spot, touch)) return;
    if (spot.pile === 'stock') this.#tapStock(spot);
    else if (spot.index >= 0) this.#tapCard(spot, touch, origins);
  }

  /** A tap while cards are picked up. `false` when it is a new tap of its own. */
  #putDown(selected: Spot, spot: Spot, touch: Touch | null): boolean {
    const host = this.#host;
    const { position } = host;
    const move = moveTo(host.legalMoves(), position, selected, spot.pile);
    if (move && spot.pile !== selected.pile) {
      if (host.attempt(move)) this.#arrived(move, touch, new Set());
      return true;
    }
    const takesNone = isFoundation(spot.pile) || (pileCards(position, spot.pile).length === 0 && spot.pile !== 'stock');
    if (takesNone && spot.pile !== selected.pile) {
      host.refuse(selected, whyNotTo(position, selected, spot.pile));
      return true;
    }
    host.select(null);
    return sameSpot(selected, spot);
  }

  #tapStock(spot: Spot): void {
    const host = this.#host;
    const move = stockMove(host.legalMoves());
    if (move) host.attempt(move);
    else host.refuse(spot, whyNoStockMove(host.position));
  }

  #tapCard(spot: Spot, touch: Touch | null, origins?: Origins): void {
    const host = this.#host;
    const trail = this.#trail;
    const { position } = host;
    const moves = host.legalMoves();
    const tried = trail?.position === position && sameSpot(trail.spot, spot) ? trail.tried : new Set<PileId>();
    const best = bestMove(moves, position, spot, tried);
    if (best) {
      if (host.attempt(best, origins)) this.#arrived(best, touch, tried);
      return;
    }
    if (touch) this.#first = { ...touch, spot };
    if (movesFrom(moves, position, spot).length > 0) host.select(spot);
    else host.refuse(spot, whyNotLifted(position, spot) ?? 'no-place');
  }

  #arrived(move: Move, touch: Touch | null, tried: ReadonlySet<PileId>): void {
    const host = this.#host;
    const spot = landing(host.position, move);
    this.#trail = { position: host.position, spot, tried: new Set([...tried, move.from]) };
    if (touch) this.#first = { ...touch, spot };
    host.focusSpot(spot);
  }

  #sendHome(spot: Spot): void {
    const host = this.#host;
    const home = homeOf(movesFrom(host.legalMoves(), host.position, spot));
    if (home && host.attempt(home)) host.focusSpot(landing(host.position, home));
  }
}

function isSecond(first: Touch, touch: Touch): boolean {
  return touch.second ?? (touch.time - first.time <= DOUBLE_TAP_TIME && Math.hypot(touch.x - first.x, touch.y - first.y) <= DOUBLE_TAP_REACH);
}
