/**
 * The coming of the part that plays, and what the player wants before it is there. Must not know what is in it, nor what is wanted.
 */
import { playPart, type Play } from './play-part.js';

/** Of all games on the page, who could not have it: called when another one has got it after all. */
const missed = new Set<() => void>();

export class Arrival {
  /** Why the game can be seen but not played. */
  fault: Error | null = null;
  /** Until it is here, or cannot be had. */
  pending: Promise<void> | null = null;
  #wanted: (() => void) | null = null;

  /** Asks for it, unless somebody has; `equip` gets it, at once where it is here. `again` is called when it is here after it could not be had. */
  begin(equip: (play: Play) => void, failed: (error: Error) => void, again: () => void): void {
    if (this.pending) return;
    this.fault = null;
    const arrived = (play: Play): void => {
      this.pending = null;
      equip(play);
      for (const other of missed) queueMicrotask(other);
      missed.clear();
    };
    if (playPart.here) return arrived(playPart.here);
    this.pending = playPart.load().then(arrived, (error: unknown) => {
      this.fault = error as Error;
      this.pending = this.#wanted = null;
      missed.add(again);
      failed(this.fault);
    });
  }

  /** To be done once it is here: the last wish alone, since who taps three times in vain wants one thing. */
  want(wish: (() => void) | null): void {
    this.#wanted = wish;
  }

  /** It is here. */
  fulfil(): void {
    const wish = this.#wanted;
    this.#wanted = null;
    wish?.();
  }
}
