/**
 * Every way in which the engine can refuse something: a closed list, each with a code for programs and a sentence
 * that a person can act on; and how what was given stands in it. Knows nothing of the rules; whoever throws writes the sentence.
 */
import type { Move } from './move.js';

/** Base of all errors that this project throws on purpose. */
export abstract class GameError extends Error {
  /** Stable and machine-readable; the message may be reworded, the code may not. */
  abstract readonly code: string;

  /** The class's name, made from the code: a bundler may rename classes. */
  override get name(): string {
    return `${this.code.replace(/(^|-)(.)/g, (_, _hyphen, letter: string) => letter.toUpperCase())}Error`;
  }
}

/** A variant's id that is neither built in nor registered. */
export class UnknownVariantError extends GameError {
  readonly code = 'unknown-variant';
}

/** A definition given to `defineVariant` that makes no sense, or whose id is taken. */
export class InvalidVariantError extends GameError {
  readonly code = 'invalid-variant';
}

/** A seed that is neither a whole number from 0 to 2^53−1 nor a non-empty text. */
export class InvalidSeedError extends GameError {
  readonly code = 'invalid-seed';
}

/** A list of cards that is not exactly the variant's pack. */
export class InvalidDeckError extends GameError {
  readonly code = 'invalid-deck';
}

/** A text that is no record of a game, or one that was changed or cut off. */
export class InvalidRecordError extends GameError {
  readonly code = 'invalid-record';
}

/** Text or JSON that is not a move at all (an impossible move is an `IllegalMoveError`). */
export class InvalidMoveError extends GameError {
  readonly code = 'invalid-move';
}

/** JSON that is not a position of its variant. `field` is the path of the fault, such as `tableau[2].up[0]`. */
export class InvalidPositionError extends GameError {
  readonly code = 'invalid-position';
  readonly field: string;

  constructor(field: string, fault: string) {
    super(`${field}: ${fault}`);
    this.field = field;
  }
}

/** JSON that is not a saved game. `field` is the path of the fault. */
export class InvalidSaveError extends GameError {
  readonly code = 'invalid-save';
  readonly field: string;

  constructor(field: string, fault: string, options?: ErrorOptions) {
    super(`${field}: ${fault}`, options);
    this.field = field;
  }
}

/** Why a move is refused. The table turns each into a sentence in the player's language. */
export type IllegalReason =
  | 'unknown-pile'
  | 'same-pile'
  | 'no-cards'
  | 'wrong-count'
  | 'face-down'
  | 'not-a-run'
  | 'pile-gives-none'
  | 'pile-takes-none'
  | 'one-at-a-time'
  | 'wrong-suit'
  | 'needs-ace'
  | 'needs-next-rank'
  | 'first-foundation'
  | 'needs-king'
  | 'spaces-stay-empty'
  | 'wrong-rank'
  | 'wrong-colour'
  | 'no-worrying-back'
  | 'ready-ace-stays'
  | 'stock-empty'
  | 'stock-not-empty'
  | 'waste-empty'
  | 'no-redeal-left';

/** A move that the rules forbid in this position. The position stays as it was. */
export class IllegalMoveError extends GameError {
  readonly code = 'illegal-move';
  readonly reason: IllegalReason;
  readonly move: Move;

  constructor(reason: IllegalReason, move: Move) {
    // The codes are made of plain words, so that they can be read as well.
    super(`The move ${move.from}>${move.to}:${move.count} is not legal here: ${reason.replaceAll('-', ' ')}.`);
    this.reason = reason;
    this.move = move;
  }
}

/** A value as it can stand in a message, cut short. */
export function shown(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'function' || (typeof value === 'object' && value !== null)) return 'an object';
  const text = typeof value === 'string' ? JSON.stringify(value) : String(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
