/**
 * All that a game in play needs from the world around it, as one small object: time, chance, the date, a place to
 * store text and a place to report faults. The element gives the page's; a test gives a clock that it turns by hand.
 * Must not know who implements it.
 */
export interface Platform {
  /** Milliseconds; only differences are used. */
  now(): number;
  /** Runs `job` once, about `ms` later and never at once; the function that comes back calls it off. */
  later(job: () => void, ms: number): () => void;
  /** A whole number for a deal that nobody named. */
  randomSeed(): number;
  /** From 0 to below 1. */
  chance(): number;
  /** The player's local date as `YYYY-MM-DD`: the seed of the daily deal. */
  today(): string;
  /** A fault that must not stop the game, such as an error thrown by a listener. */
  report(error: unknown): void;
  /** Where text survives a reload. May throw: storage can be forbidden, or full. */
  readonly storage: TextStore;
  /** The same for as long as the tab is open, and for this tab alone. */
  readonly tab: TextStore;
  /** Whether the player asked for less motion: then nothing waits for glides. */
  stillMotion(): boolean;
  /** Whether the player holds cards just now, or nothing is to be done by itself: autoplay waits until that is over. */
  busy(): boolean;
}

export interface TextStore {
  read(key: string): string | null;
  write(key: string, text: string): void;
}
