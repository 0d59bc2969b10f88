/**
 * What the page is told by events: of every change and outcome, and of what went wrong (not what it is asked before a move). They wait while nobody could hear them, and while the
 * element renders. Owns the queue; must not know why anything happens.
 */
import type { GameError } from '../engine/index.js';
import { isOutcome, type Change, type Outcome } from '../session/change.js';
import type { Platform } from '../session/platform.js';
import { DealEvent, GameErrorEvent, MoveEvent, RedoEvent, StuckEvent, UndoEvent, WinEvent } from './events.js';
import { dealName } from './served.js';

export class Telling {
  /** Hears what the page is told of what went wrong. */
  complained: ((error: Error) => void) | null = null;
  readonly #target: EventTarget;
  readonly #platform: Platform;
  readonly #told: () => void;
  /** The deal that a server's page showed already: as the first one it is no news. */
  #shown: string | null;
  #waiting: Event[] | null = [];
  #phase: 'closed' | 'opening' | 'open' = 'closed';

  /** `told` is called when the page has heard all that waited. */
  constructor(target: EventTarget, platform: Platform, shown: string | null, told: () => void) {
    this.#target = target;
    this.#platform = platform;
    this.#shown = shown;
    this.#told = told;
  }

  /** Nothing waits any more, and what happens now is heard at once. */
  get isOpen(): boolean {
    return this.#phase === 'open' && !this.#waiting;
  }

  /** The element renders: what happens now is told when that is done. */
  hold(): void {
    this.#waiting ??= [];
  }

  /** The element has rendered. The first events wait until the task is over in which the page adds its listeners. */
  release(): void {
    if (this.#phase === 'open') this.#dispatchWaiting();
    if (this.#phase !== 'closed') return;
    this.#phase = 'opening';
    this.#platform.later(() => {
      this.#phase = 'open';
      this.#dispatchWaiting();
    }, 0);
  }

  /** Says what went wrong: in the console, and by an `error` event. */
  complain(error: Error): void {
    const { name, message } = error;
    console.error(`<solitaire-game>: ${message}`);
    const { code = 'failed' } = error as Partial<GameError>;
    this.#dispatch(new GameErrorEvent({ message, cause: Object.freeze({ name, code }) }));
    this.complained?.(error);
  }

  /** Of what happened to the game. */
  tell(event: Change | Outcome): void {
    if (isOutcome(event)) {
      const { kind, count, elapsed, reason } = event;
      const { variant, seed } = event.deal;
      if (event.restored) return;
      return this.#dispatch(kind === 'won' ? new WinEvent({ variant, seed, count, elapsed }) : new StuckEvent({ reason: reason ?? 'no-progress', count }));
    }
    const { kind, move, cards, turnedUp, count, source, deal } = event;
    if (deal) {
      const restored = kind === 'restore' || this.#shown === dealName(deal);
      this.#shown = null;
      this.#dispatch(new DealEvent({ ...deal, ...(restored && { restored }) }));
    }
    if (!move) return;
    if (kind === 'move') return this.#dispatch(new MoveEvent({ move, cards, turnedUp, count, source }));
    this.#dispatch(kind === 'undo' ? new UndoEvent({ move, count, source }) : new RedoEvent({ move, count, source }));
  }

  #dispatch(event: Event): void {
    if (this.#waiting) this.#waiting.push(event);
    else this.#target.dispatchEvent(event);
  }

  #dispatchWaiting(): void {
    const waiting = this.#waiting ?? [];
    // What a listener sets off meanwhile joins the queue's end.
    for (let event = waiting.shift(); event; event = waiting.shift()) this.#target.dispatchEvent(event);
    this.#waiting = null;
    this.#told();
  }
}
