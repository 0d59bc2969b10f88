/** Tells that something cannot be had: once, and again only after it was there. Must not know what it is. */
export class ToldOnce {
  readonly #tell: (error: Error) => void;
  #isTold = false;

  constructor(tell: (error: Error) => void) {
    this.#tell = tell;
  }

  lost(error: Error): void {
    if (!this.#isTold) this.#tell(error);
    this.#isTold = true;
  }

  found(): void {
    this.#isTold = false;
  }
}
