/**
 * Hands events to listeners, in order and to all of them: what a listener sets off is told after what it was told, and
 * one that throws disturbs nobody.
 */
export class Listeners<Event> {
  readonly #listeners = new Set<(event: Event) => void>();
  readonly #queue: Event[] = [];
  readonly #report: (error: unknown) => void;
  #telling = false;

  constructor(report: (error: unknown) => void) {
    this.#report = report;
  }

  add(listener: (event: Event) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  tell(...events: readonly Event[]): void {
    this.#queue.push(...events);
    if (this.#telling) return;
    this.#telling = true;
    for (let event = this.#queue.shift(); event !== undefined; event = this.#queue.shift()) {
      for (const listener of this.#listeners) {
        try {
          listener(event);
        } catch (error) {
          this.#report(error);
        }
      }
    }
    this.#telling = false;
  }
}
