/** The element's custom states, for a page's style sheets (`:state(won)`). Owns their names. */
import type { Verdict } from '../parts/context.js';
import type { Status } from '../session/change.js';

const STATES = ['playing', 'won', 'stuck', 'winnable', 'unwinnable'] satisfies (Status | Verdict)[];

/** Old browsers have no states, or none without dashes; nothing depends on them but a page's style. */
export class States {
  readonly #set: CustomStateSet | undefined;

  constructor(host: HTMLElement) {
    this.#set = typeof host.attachInternals === 'function' ? host.attachInternals().states : undefined;
  }

  /** These hold now, and no others. */
  show(...now: readonly unknown[]): void {
    for (const state of STATES) {
      try {
        if (now.includes(state)) this.#set?.add(state);
        else this.#set?.delete(state);
      } catch {
        // A browser that wants dashes.
      }
    }
  }
}
