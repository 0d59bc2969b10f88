/**
 * What pointer and keyboard may ask of the element and tell it. Owns the boundary alone: inputs turn what a person does into
 * intents; whether they happen, and how it looks, is decided behind it.
 */
import type { Move, PileId, Position } from '../engine/index.js';
import type { Action } from '../locales/index.js';
import type { Layout, Point } from './geometry.js';
import type { Spot } from './spot.js';

/** Where dragged cards were let go, by their index in the cards of the move, in table coordinates. */
export type Origins = ReadonlyMap<number, Point>;

/** Why something is not done: a code of `Said.refusal`, and the pile that does not take the cards, where one was meant. */
export interface Refusal {
  readonly code: string;
  readonly to?: PileId;
}

/** The pile in focus, stock with waste and reserve, the foundations, all legal moves. */
export type Reading = 'readPile' | 'readStock' | 'readFoundations' | 'readMoves';

export interface TableHost {
  /** The `[part=table]` element. */
  readonly table: HTMLElement | null;
  readonly layout: Layout;
  readonly position: Position;
  /** Shows the game, takes no input. */
  readonly disabled: boolean;
  /** The spot that has or would get the focus; always one that exists. */
  readonly focus: Spot;
  /** What is picked up (by tap, by key, or while dragged). Every change of the position clears it. */
  readonly selected: Spot | null;
  legalMoves(): readonly Move[];
  /** Makes the player's move; `false` when a listener vetoed it. The new position can be read at once. */
  attempt(move: Move, origins?: Origins): boolean;
  /** Says why not, and shakes the cards. */
  refuse(spot: Spot, why: Refusal): void;
  /** Picks cards up: they and the places that take them (`targetsOf`) light up. */
  select(spot: Spot | null): void;
  /** Makes this the spot of the one tab stop, and moves the focus there (without scrolling) if it is in the table. */
  focusSpot(spot: Spot): void;
  command(action: Action): void;
  /** Says how things stand: what an ear cannot look up by itself. */
  read(what: Reading): void;
  /** Closes the message of a won or stuck game; `false` when there is none. */
  dismiss(): boolean;
}
