/**
 * The one record of what happened in a game, which every listener reads; and of what the game came to.
 * Knows how to make them from engine data; must not know who listens.
 */
import { movedCards, turnedUpBy } from '../engine/index.js';
import type { Card, Move, Position, Seed } from '../engine/index.js';

/** Who moved: a person, the page by a method, or the game itself (autoplay, finish). */
export type Source = 'player' | 'host' | 'auto';

export type Status = 'playing' | 'won' | 'stuck';

/** Which deal a game is of. */
export interface Deal {
  readonly variant: string;
  /** `null` for a deck that was given card by card. */
  readonly seed: Seed | null;
  readonly open: boolean;
}

/** What happened, frozen all through. */
export interface Change {
  /** `deal`: a game began (also by restart). `restore`: a saved one was put on the table. */
  readonly kind: 'deal' | 'restore' | 'move' | 'undo' | 'redo';
  /** The position before; `null` when there was no game yet. */
  readonly before: Position | null;
  readonly after: Position;
  /** The move made, taken back (in its forward form) or made again; `null` for a deal. */
  readonly move: Move | null;
  /** The cards that changed place, as they come to lie, from the bottom to the top. */
  readonly cards: readonly Card[];
  /** Tableau cards that the move turned up (undo: turns down again). */
  readonly turnedUp: readonly Card[];
  /** Moves made so far, those taken back not counted. */
  readonly count: number;
  readonly source: Source;
  /** Which deal is on the table now, where another one is. Who hears of it may hear late, when yet another one is. */
  readonly deal?: Deal;
}

/** What the game came to, frozen. */
export interface Outcome {
  readonly deal: Deal;
  readonly kind: 'won' | 'stuck';
  /** Stuck only: is not even a draw left, or do the moves that are left lead nowhere? */
  readonly reason?: 'no-moves' | 'no-progress';
  readonly count: number;
  /** Seconds of play. */
  readonly elapsed: number;
  /** The state was found in a restored game: to be shown, but no event. */
  readonly restored: boolean;
}

export function isOutcome(event: Change | Outcome): event is Outcome {
  return event.kind === 'won' || event.kind === 'stuck';
}

const NONE: readonly never[] = Object.freeze([]);

/** A deal or a restored game. */
export function tableChange(kind: 'deal' | 'restore', before: Position | null, after: Position, count: number, source: Source, deal?: Deal): Change {
  return Object.freeze({ kind, before, after, move: null, cards: NONE, turnedUp: NONE, count, source, ...(deal && { deal }) });
}

/** A move made or made again; for an undo, `before` and `after` are those of the undo. */
export function moveChange(
  kind: 'move' | 'undo' | 'redo',
  before: Position,
  after: Position,
  move: Move,
  count: number,
  source: Source,
): Change {
  const from = kind === 'undo' ? after : before;
  return Object.freeze({
    kind,
    before,
    after,
    move: plainMove(move),
    cards: Object.freeze([...movedCards(from, move)]),
    turnedUp: Object.freeze([...turnedUpBy(from, move)]),
    count,
    source,
  });
}

/** A frozen copy with the three known fields only. */
export function plainMove({ from, to, count }: Move): Move {
  return Object.freeze({ from, to, count });
}
