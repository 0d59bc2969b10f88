/**
 * The time played. It starts with the first move and stands still while nobody can see the game, and at its end.
 * Knows no calendar and no timers; whoever shows the time asks for it.
 */
export class Clock {
  readonly #now: () => number;
  /** Milliseconds of the stretches that ended. */
  #sum = 0;
  /** When the stretch that runs began. */
  #since: number | null = null;
  #started = false;
  #visible = true;
  #over = false;
  #paused = false;

  constructor(now: () => number) {
    this.#now = now;
  }

  get milliseconds(): number {
    return this.#sum + (this.#since === null ? 0 : Math.max(0, this.#now() - this.#since));
  }

  /** Whole seconds. */
  get seconds(): number {
    return Math.floor(this.milliseconds / 1000);
  }

  get running(): boolean {
    return this.#since !== null;
  }

  get paused(): boolean {
    return this.#paused;
  }

  /** For a new game, or with the time and state of a saved one. */
  reset(milliseconds = 0, started = false): void {
    this.#since = null;
    this.#sum = milliseconds;
    this.#started = started;
    this.#over = false;
    this.#update();
  }

  /** A move was made. */
  start(): void {
    this.#started = true;
    this.#update();
  }

  /** Whether the player can see the game. */
  setVisible(visible: boolean): void {
    this.#visible = visible;
    this.#update();
  }

  /** Whether the player does something else, such as reading the rules. */
  setPaused(paused: boolean): void {
    this.#paused = paused;
    this.#update();
  }

  /** Whether the game is won. */
  setOver(over: boolean): void {
    this.#over = over;
    this.#update();
  }

  #update(): void {
    const run = this.#started && this.#visible && !this.#over && !this.#paused;
    if (run === this.running) return;
    this.#sum = this.milliseconds;
    this.#since = run ? this.#now() : null;
  }
}
