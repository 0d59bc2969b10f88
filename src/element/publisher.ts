/**
 * Tells how the game stands: parts of the page's own by context, its style sheets by states; and lets the time be seen as it passes. Owns when
 * something of it is news. Must not know where it comes from.
 */
import { ContextProvider } from '@lit/context';
import type { ReactiveElement } from 'lit';
import { gameContext, type GameView, type Verdict } from '../parts/context.js';
import type { Status } from '../session/change.js';
import type { Platform } from '../session/platform.js';
import { States } from './states.js';

const SECOND = 1000;

export class Publisher {
  readonly #platform: Platform;
  readonly #again: () => void;
  readonly #context: ContextProvider<typeof gameContext>;
  readonly #states: States;
  #tick: (() => void) | null = null;

  /** `again` is called when the time has passed that is shown. */
  constructor(host: ReactiveElement, platform: Platform, again: () => void) {
    this.#platform = platform;
    this.#again = again;
    this.#context = new ContextProvider(host, { context: gameContext });
    this.#states = new States(host);
  }

  /** For style sheets. */
  showState(status: Status, verdict: Verdict | null): void {
    this.#states.show(status, verdict);
  }

  publish(view: GameView, clockRuns: boolean): void {
    const last = this.#context.value;
    if (!last || (Object.keys(view) as (keyof GameView)[]).some((key) => view[key] !== last[key])) this.#context.setValue(Object.freeze(view));
    this.showState(view.status, view.verdict);
    if (!clockRuns) this.stop();
    else
      this.#tick ??= this.#platform.later(() => {
        this.#tick = null;
        this.#again();
      }, SECOND);
  }

  /** Nobody sees the time. */
  stop(): void {
    this.#tick?.();
    this.#tick = null;
  }
}
