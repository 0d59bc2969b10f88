/**
 * The bar on a terminal. Twenty lines of our own: what the libraries can do beyond them (several bars, wide characters)
 * has no use here, and the command keeps to what Node brings.
 */
import type { Io } from './io.js';

/** Redrawn at most so often, in milliseconds. */
const PACE = 100;
const BAR = 16;
/** Of a terminal that does not say how wide it is. */
const USUAL_WIDTH = 80;
/** A guess at the time that is left is worth something only after so many milliseconds. */
const SETTLED = 2000;

export class Progress {
  readonly #io: Io;
  readonly #total: number;
  readonly #before: number;
  readonly #start = performance.now();
  #drawn = -Infinity;

  /** `before` of the `total` were done by an earlier run. */
  constructor(io: Io, total: number, before = 0) {
    this.#io = io;
    this.#total = total;
    this.#before = before;
  }

  show(done: number, note = ''): void {
    const { width } = this.#io;
    const now = performance.now();
    if (width === null || (now - this.#drawn < PACE && done < this.#total)) return;
    this.#drawn = now;
    const filled = Math.round((BAR * done) / this.#total);
    const spent = now - this.#start;
    const time = spent < SETTLED ? '' : `  ${duration((spent * (this.#total - done)) / (done - this.#before) / 1000)} left`;
    const text = `${'█'.repeat(filled)}${'░'.repeat(BAR - filled)}  ${done}/${this.#total}${time}  ${note}`;
    this.#io.say(`\r${text.slice(0, (width || USUAL_WIDTH) - 1)}\x1b[K`);
  }

  /** Takes the bar away, so that a line can be written. */
  clear(): void {
    if (this.#drawn > 0) this.#io.say('\r\x1b[K');
    this.#drawn = -Infinity;
  }
}

function duration(seconds: number): string {
  const whole = Math.ceil(seconds);
  return whole < 60 ? `${whole} s` : whole < 3600 ? `${Math.floor(whole / 60)} min ${whole % 60} s` : `${(whole / 3600).toFixed(1)} h`;
}
