/**
 * Keeps the statistics of all games under one `persist` key, or in memory. Several tabs may count at once: each result is
 * added to what is stored at that moment and leaves its mark there, and a little later it is made sure that the mark is still
 * there, lest another tab that had not seen it yet wrote over it. Must not know what makes a result.
 */
import { InvalidSaveError } from '../engine/index.js';
import type { Platform } from './platform.js';
import { afterResult, NO_STATISTICS, parseStatistics, type Result, type Statistics } from './statistics.js';
import { Store, type Format } from './storage.js';

interface Counted {
  readonly variants: Readonly<Record<string, Statistics>>;
  /** The latest results that are in the numbers. */
  readonly marks: readonly string[];
}

/** Long before a mark is pushed out by others, it has been looked after; a script may be faster, and then it is let be. */
const MARKS = 60;
/** When a result is looked after, in milliseconds: tabs see one another's writing within a fraction of this. */
const LOOK_AFTER = [1500, 6000];

const format: Format<Counted> = {
  empty: { variants: {}, marks: [] },
  parse: (json) => {
    const variants: Record<string, Statistics> = {};
    let damage: Error | undefined;
    const entries = typeof json['variants'] === 'object' && json['variants'] !== null ? Object.entries(json['variants']) : [];
    for (const [variant, value] of entries) {
      const parsed = parseStatistics(value);
      if (parsed) variants[variant] = parsed;
      else damage ??= new InvalidSaveError(`storage.statistics.${variant}`, 'must be statistics');
    }
    const marks = Array.isArray(json['marks']) ? json['marks'].filter((mark) => typeof mark === 'string').slice(-MARKS) : [];
    return { value: { variants, marks }, damage };
  },
};

export class Tally {
  readonly #platform: Platform;
  readonly #store: Store<Counted>;
  readonly #persists: boolean;
  #marks = 0;
  #name = '';

  constructor(platform: Platform, key: string | null, fault: (error: Error) => void) {
    this.#platform = platform;
    this.#store = new Store(platform, key === null ? null : `${key}.statistics`, format, fault);
    this.#persists = key !== null;
  }

  of(variant: string): Statistics {
    const { variants } = this.#store.read();
    return (Object.hasOwn(variants, variant) ? variants[variant] : undefined) ?? NO_STATISTICS;
  }

  /** See `Store.retry`. */
  retry(): void {
    this.#store.retry();
  }

  add(variant: string, result: Result): void {
    this.#name ||= `${this.#platform.randomSeed()}`;
    const number = ++this.#marks;
    const mark = `${this.#name}.${number}`;
    const count = (): void => {
      if (this.#marks - number >= MARKS || this.#store.read().marks.includes(mark)) return;
      this.#store.update(({ variants, marks }) => {
        const before = (Object.hasOwn(variants, variant) ? variants[variant] : undefined) ?? NO_STATISTICS;
        return { variants: { ...variants, [variant]: afterResult(before, result) }, marks: [...marks, mark].slice(-MARKS) };
      });
    };
    count();
    if (this.#persists) for (const wait of LOOK_AFTER) this.#platform.later(count, wait);
  }
}
