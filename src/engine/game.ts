/**
 * One game with its history: playing, taking back without limit, and the saved form. Owns the list of positions;
 * knows no time, no storage and nobody who watches.
 */
import { applyMove } from './apply.js';
import type { Card } from './cards.js';
import { GameError, InvalidSaveError, shown } from './errors.js';
import { deepFreeze } from './freeze.js';
import type { Move } from './move.js';
import { formatMove, parseMove } from './notation.js';
import { checkedDeck, deal, type Position } from './position.js';
import { parseSeed, type Seed } from './shuffle.js';

/** What is dealt: from a seed, or from an explicit deck (then the seed is only a name, or `null`). */
export interface GameOptions {
  readonly variant: string;
  readonly seed?: Seed | null;
  readonly deck?: readonly Card[] | null;
  readonly open?: boolean;
}

/** A game as JSON, version 1. `moves` also holds those that were taken back; the first `played` of them stand. */
export interface SavedGame {
  readonly format: 'solitaire-game';
  readonly version: 1;
  readonly variant: string;
  readonly seed: Seed | null;
  /** Only where the game was dealt from an explicit deck. */
  readonly deck?: readonly Card[];
  readonly open: boolean;
  readonly moves: readonly string[];
  readonly played: number;
}

export class Game {
  readonly variant: string;
  readonly seed: Seed | null;
  readonly open: boolean;
  readonly #deck: readonly Card[] | null;
  /** Every position from the deal on, those taken back included; one more than there are moves. */
  #positions: Position[];
  #moves: Move[] = [];
  #played = 0;

  private constructor({ variant, seed = null, deck = null, open = false }: GameOptions) {
    this.variant = variant;
    this.seed = seed === null ? null : parseSeed(seed);
    this.open = open;
    this.#deck = deck === null ? null : Object.freeze(checkedDeck(variant, deck));
    this.#positions = [deepFreeze(deal(variant, this.#deck ?? parseSeed(this.seed), { open }))];
  }

  /** @throws {UnknownVariantError | InvalidSeedError | InvalidDeckError} */
  static deal(options: GameOptions): Game {
    return new Game(options);
  }

  /** The position as it was dealt. */
  get start(): Position {
    return this.#positions[0]!;
  }

  /** The position now, frozen with all that it holds. */
  get position(): Position {
    return this.#positions[this.#played]!;
  }

  /** The moves that stand, the first one first. */
  get history(): readonly Move[] {
    return this.#moves.slice(0, this.#played);
  }

  /** How many moves stand. */
  get count(): number {
    return this.#played;
  }

  get canUndo(): boolean {
    return this.#played > 0;
  }

  get canRedo(): boolean {
    return this.#played < this.#moves.length;
  }

  /**
   * Makes a move; what was taken back before can no longer be redone.
   * @throws {IllegalMoveError} and nothing has changed.
   */
  play(move: Move): Position {
    const { from, to, count } = move;
    const position = deepFreeze(applyMove(this.position, move));
    this.#moves.length = this.#played;
    this.#positions.length = this.#played + 1;
    this.#moves.push(Object.freeze({ from, to, count }));
    this.#positions.push(position);
    this.#played++;
    return position;
  }

  /** Takes back the last move, with the card that it turned up; that move, or `null` where there is none. */
  undo(): Move | null {
    return this.canUndo ? this.#moves[--this.#played]! : null;
  }

  /** Makes the move again that was taken back last; that move, or `null` where there is none. */
  redo(): Move | null {
    return this.canRedo ? this.#moves[this.#played++]! : null;
  }

  /** Back to the deal; nothing is left to redo. */
  restart(): void {
    this.#moves = [];
    this.#positions.length = 1;
    this.#played = 0;
  }

  save(): SavedGame {
    return {
      format: 'solitaire-game',
      version: 1,
      variant: this.variant,
      seed: this.seed,
      ...(this.#deck ? { deck: [...this.#deck] } : {}),
      open: this.open,
      moves: this.#moves.map(formatMove),
      played: this.#played,
    };
  }

  /**
   * A game out of its saved form: every move is played again by the rules.
   * @throws {InvalidSaveError} which names the field and the fault.
   */
  static load(json: unknown): Game {
    const save = checkedSave(json);
    const game = at('deal', () => new Game(save));
    save.moves.forEach((text, index) => at(`moves[${index}]`, () => game.play(parseMove(text))));
    game.#played = save.played;
    return game;
  }
}

/** Turns a refusal by the rules into a fault of the save, at its place. */
function at<T>(field: string, attempt: () => T): T {
  try {
    return attempt();
  } catch (error) {
    if (error instanceof GameError) throw new InvalidSaveError(field, error.message, { cause: error });
    throw error;
  }
}

/** The shape of a save; what the fields say is checked by dealing and playing. */
function checkedSave(json: unknown): SavedGame {
  const demand = (holds: boolean, field: string, fault: string): void => {
    if (!holds) throw new InvalidSaveError(field, fault);
  };
  demand(typeof json === 'object' && json !== null && !Array.isArray(json), 'save', 'must be an object');
  const save = json as Partial<Record<keyof SavedGame, unknown>>;
  demand(save.format === 'solitaire-game', 'format', 'this is not a saved solitaire-game');
  demand(save.version === 1, 'version', `version ${shown(save.version)} is not known to this release`);
  demand(typeof save.variant === 'string', 'variant', 'must be a text');
  demand(save.seed === null || ['number', 'string'].includes(typeof save.seed), 'seed', 'must be a number, a text or null');
  demand(save.seed !== null || save.deck !== undefined, 'seed', 'must be given where there is no deck');
  demand(save.deck === undefined || Array.isArray(save.deck), 'deck', 'must be a list of cards');
  demand(typeof save.open === 'boolean', 'open', 'must be true or false');
  demand(Array.isArray(save.moves), 'moves', 'must be a list');
  const moves = Array.from(save.moves as unknown[]); // holes too are to be refused
  moves.forEach((move, index) => demand(typeof move === 'string', `moves[${index}]`, 'must be a text'));
  const played = save.played as number;
  demand(Number.isInteger(played) && played >= 0 && played <= moves.length, 'played', `must be from 0 to ${moves.length}`);
  return save as SavedGame;
}
