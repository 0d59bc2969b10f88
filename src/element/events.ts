/**
 * The events that a page hears from `<solitaire-game>`: their classes, details and types. Details are frozen plain JSON.
 * Knows the shapes of the session's records; must not know when anything is fired.
 */
import type { Card, Move, Seed } from '../engine/index.js';
import type { Source } from '../session/change.js';

export interface DealDetail {
  readonly variant: string;
  /** `null` for a deck that was given card by card. */
  readonly seed: Seed | null;
  readonly open: boolean;
  /** The game was there before: it was saved and is resumed, or a server has rendered it. */
  readonly restored?: true;
}

export interface BeforeMoveDetail {
  readonly move: Move;
  /** The cards that would move, from the bottom to the top. */
  readonly cards: readonly Card[];
  readonly source: Source;
}

export interface MoveDetail extends BeforeMoveDetail {
  /** The face-down tableau cards that the move turned up. */
  readonly turnedUp: readonly Card[];
  /** Moves so far. */
  readonly count: number;
}

export interface HistoryDetail {
  /** The move that was taken back, or made again; in its forward form. */
  readonly move: Move;
  /** Moves so far. */
  readonly count: number;
  readonly source: Source;
}

export interface WinDetail {
  readonly variant: string;
  readonly seed: Seed | null;
  readonly count: number;
  /** Seconds. */
  readonly elapsed: number;
}

export interface StuckDetail {
  /** `no-moves`: not even a draw or redeal is left. `no-progress`: moves are left, but none leads on. */
  readonly reason: 'no-moves' | 'no-progress';
  readonly count: number;
}

export interface ErrorDetail {
  readonly message: string;
  /** The name and the code of the error behind it. */
  readonly cause: { readonly name: string; readonly code: string };
}

/** Base of all that bubble: they cross shadow roots, so that a page hears games inside its own components. */
class GameEvent<Detail> extends CustomEvent<Detail> {
  constructor(type: string, detail: Detail, cancelable = false) {
    super(type, { detail: Object.freeze(detail), bubbles: true, composed: true, cancelable });
  }
}

/** A game begins, or a saved one is resumed. */
export class DealEvent extends GameEvent<DealDetail> {
  constructor(detail: DealDetail) {
    super('deal', detail);
  }
}

/** A move is about to be made; `preventDefault()` forbids it. */
export class BeforeMoveEvent extends GameEvent<BeforeMoveDetail> {
  constructor(detail: BeforeMoveDetail) {
    super('beforemove', detail, true);
  }
}

/** A move was made. */
export class MoveEvent extends GameEvent<MoveDetail> {
  constructor(detail: MoveDetail) {
    super('move', detail);
  }
}

/** A move was taken back. */
export class UndoEvent extends GameEvent<HistoryDetail> {
  constructor(detail: HistoryDetail) {
    super('undo', detail);
  }
}

/** A move that had been taken back was made again. */
export class RedoEvent extends GameEvent<HistoryDetail> {
  constructor(detail: HistoryDetail) {
    super('redo', detail);
  }
}

/** The last card is home. */
export class WinEvent extends GameEvent<WinDetail> {
  constructor(detail: WinDetail) {
    super('win', detail);
  }
}

/** Nothing that can still be done wins, or turns up another card. */
export class StuckEvent extends GameEvent<StuckDetail> {
  constructor(detail: StuckDetail) {
    super('stuck', detail);
  }
}

/** A bad attribute, a damaged save, a failed load, storage that does not work. Does not bubble. */
export class GameErrorEvent extends CustomEvent<ErrorDetail> {
  constructor(detail: ErrorDetail) {
    super('error', { detail: Object.freeze(detail) });
  }
}

/** What can be heard anywhere above the element. */
export interface BubblingGameEvents {
  deal: DealEvent;
  beforemove: BeforeMoveEvent;
  move: MoveEvent;
  undo: UndoEvent;
  redo: RedoEvent;
  win: WinEvent;
  stuck: StuckEvent;
}

/** What can be heard on the element itself. */
export interface SolitaireGameEventMap extends Omit<HTMLElementEventMap, 'error'>, BubblingGameEvents {
  ready: Event;
  error: GameErrorEvent;
}

declare global {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- merging needs an interface
  interface GlobalEventHandlersEventMap extends BubblingGameEvents {}
}
