/**
 * Reads and writes one record under a `persist` key, as versioned JSON that is checked whole. Storage that is forbidden or
 * full is replaced by memory, and said so once. Must not know when to write or what the record is worth.
 */
import { InvalidSaveError } from '../engine/index.js';
import type { Platform } from './platform.js';

/** What a record holds, and how it is told from damage. */
export interface Format<T> {
  readonly empty: T;
  /** Out of untrusted JSON: saves what can be saved, and names what is damaged. */
  parse(json: Readonly<Record<string, unknown>>): { readonly value: T; readonly damage?: Error | undefined };
}

/** The page's storage does not work; the game goes on in memory. */
export class StorageError extends Error {
  readonly code = 'storage';
  override readonly name = 'StorageError';
}

const VERSION = 1;

export class Store<T extends object> {
  readonly #platform: Platform;
  readonly #key: string | null;
  readonly #format: Format<T>;
  readonly #fault: (error: Error) => void;
  #memory: T;
  /** Whether the last access worked, so that what is stored is newer than `#memory`. */
  #works: boolean;
  #damaged = '';

  /**
   * With `null` for a key it keeps in memory only. `fault` hears of a storage that does not work, once, and of each
   * damaged record.
   */
  constructor(platform: Platform, key: string | null, format: Format<T>, fault: (error: Error) => void) {
    this.#platform = platform;
    this.#key = key === null ? null : `solitaire-game:${key}`;
    this.#format = format;
    this.#fault = fault;
    this.#memory = format.empty;
    this.#works = key !== null;
  }

  read(): T {
    if (this.#key === null || !this.#works) return this.#memory;
    let text: string | null;
    try {
      text = this.#platform.storage.read(this.#key);
    } catch (cause) {
      this.#failed(cause);
      return this.#memory;
    }
    if (text === null) return this.#format.empty;
    const { value, damage } = this.#parse(text);
    if (damage && text !== this.#damaged) {
      this.#damaged = text;
      this.#fault(damage);
    }
    return value;
  }

  /** Changes what is stored; read anew each time, so that what another page wrote is not undone. */
  update(change: (stored: T) => T): void {
    this.#memory = change(this.read());
    if (this.#key === null) return;
    const { storage } = this.#platform;
    try {
      if (this.#damaged) storage.write(`${this.#key}.damaged`, this.#damaged);
      this.#damaged = '';
      storage.write(this.#key, JSON.stringify({ version: VERSION, ...this.#memory }));
      this.#works = true;
    } catch (cause) {
      this.#failed(cause);
    }
  }

  /** Storage that did not work may do so again: then it gets what is remembered. */
  retry(): void {
    if (this.#key !== null && !this.#works) this.update((memory) => memory);
  }

  #parse(text: string): ReturnType<Format<T>['parse']> {
    const { empty, parse } = this.#format;
    try {
      const json: unknown = JSON.parse(text);
      if (typeof json !== 'object' || json === null || (json as { version?: unknown }).version !== VERSION) {
        return { value: empty, damage: new InvalidSaveError('storage.version', `must be ${VERSION}`) };
      }
      return parse(json as Record<string, unknown>);
    } catch (cause) {
      return { value: empty, damage: new InvalidSaveError('storage', 'is no JSON', { cause }) };
    }
  }

  #failed(cause: unknown): void {
    if (!this.#works) return;
    this.#works = false;
    this.#fault(new StorageError('This browser keeps no data here; the game lasts as long as the page.', { cause }));
  }
}
