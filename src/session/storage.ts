/**
 * Reads and writes what one `persist` key holds: the game in play and the statistics, as versioned JSON that is
 * checked whole. Storage that is forbidden or full is replaced by memory, and said so once.
 * Must not know when to write or what a game is worth.
 */
import { Game, InvalidSaveError } from '../engine/index.js';
import type { Platform } from './platform.js';
import type { SavedSession } from './session.js';
import { parseStatistics, type Statistics } from './statistics.js';

/** The game in play as it is stored. */
export interface StoredGame {
  readonly save: SavedSession;
  /** What the page asked for when it was stored: tells a page that now asks for something else from one that reloads. */
  readonly asked: string;
  /** Whether statistics counted it as played, and as won. */
  readonly begun: boolean;
  readonly counted: boolean;
}

export interface Stored {
  readonly game: StoredGame | null;
  readonly statistics: Readonly<Record<string, Statistics>>;
}

/** The page's storage does not work; the game goes on in memory. */
export class StorageError extends Error {
  readonly code = 'storage';
  override readonly name = 'StorageError';
}

const EMPTY: Stored = { game: null, statistics: {} };
const VERSION = 1;

export class Store {
  readonly #platform: Platform;
  readonly #key: string;
  readonly #fault: (error: Error) => void;
  #memory: Stored = EMPTY;
  /** Whether the last access worked, so that what is stored is newer than `#memory`. */
  #works = true;
  #damaged = '';

  /** `fault` hears of a storage that does not work, once, and of each damaged record. */
  constructor(platform: Platform, key: string, fault: (error: Error) => void) {
    this.#platform = platform;
    this.#key = `solitaire-game:${key}`;
    this.#fault = fault;
  }

  read(): Stored {
    if (!this.#works) return this.#memory;
    let text: string | null;
    try {
      text = this.#platform.storage.read(this.#key);
    } catch (cause) {
      this.#failed(cause);
      return this.#memory;
    }
    if (text === null) return EMPTY;
    const { stored, damage } = parse(text);
    if (damage && text !== this.#damaged) {
      this.#damaged = text;
      this.#fault(damage);
    }
    return stored;
  }

  /** Changes what is stored; read anew each time, so that another page's statistics are not undone. */
  update(change: (stored: Stored) => Stored): void {
    this.#memory = change(this.read());
    try {
      if (this.#damaged) this.#platform.storage.write(`${this.#key}.damaged`, this.#damaged);
      this.#damaged = '';
      this.#platform.storage.write(this.#key, JSON.stringify({ version: VERSION, ...this.#memory }));
      this.#works = true;
    } catch (cause) {
      this.#failed(cause);
    }
  }

  #failed(cause: unknown): void {
    if (!this.#works) return;
    this.#works = false;
    this.#fault(new StorageError('This browser keeps no data here; the game lasts as long as the page.', { cause }));
  }
}

/** Saves what can be saved of a damaged record: statistics outlive a broken game, and the other way round. */
function parse(text: string): { stored: Stored; damage?: Error } {
  let json: Record<string, unknown>;
  try {
    json = JSON.parse(text) as Record<string, unknown>;
  } catch (cause) {
    return { stored: EMPTY, damage: new InvalidSaveError('storage', 'is no JSON', { cause }) };
  }
  if (typeof json !== 'object' || (json as unknown) === null || json['version'] !== VERSION) {
    return { stored: EMPTY, damage: new InvalidSaveError('storage.version', `must be ${VERSION}`) };
  }
  let damage: Error | undefined;
  let game: StoredGame | null = null;
  try {
    game = parseGame(json['game']);
  } catch (error) {
    damage = error as Error;
  }
  const statistics: Record<string, Statistics> = {};
  const entries = typeof json['statistics'] === 'object' && json['statistics'] !== null ? Object.entries(json['statistics']) : [];
  for (const [variant, value] of entries) {
    const parsed = parseStatistics(value);
    if (parsed) statistics[variant] = parsed;
    else damage ??= new InvalidSaveError(`storage.statistics.${variant}`, 'must be statistics');
  }
  return { stored: { game, statistics }, ...(damage && { damage }) };
}

function parseGame(json: unknown): StoredGame | null {
  if (json === null || json === undefined) return null;
  const { save, asked, begun, counted } = json as Partial<StoredGame>;
  Game.load(save); // throws, with the field that is wrong
  if (typeof asked !== 'string' || typeof begun !== 'boolean' || typeof counted !== 'boolean') {
    throw new InvalidSaveError('storage.game', 'must say what was asked for and what was counted');
  }
  return { save: save!, asked, begun, counted };
}
