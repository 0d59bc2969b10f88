/**
 * The choice of a deal that the page leaves to us: it may take a while, be called off and be taken up again. Owns the choice under way, and
 * remembers how the deal on the table was chosen. Must not know how a deal is proved, nor what puts it there.
 */
import type { Seed } from '../engine/index.js';
import type { GameSpec } from '../session/session.js';
import type { Winnable } from './attributes.js';
import type { Dealer } from './dealer.js';

export class Choosing {
  /** The `winnable` under which the deal that is being put on the table was chosen by chance; `null` for one that was named or loaded. */
  next: Winnable | null = null;
  /** The same of the deal that is there. */
  #chosenAs: Winnable | null = null;
  /** Comes with the second part: `undefined` until then, `null` where it can't be had. */
  #dealer: Dealer | null | undefined;
  /** Has the deal chosen that was asked for; the game on the table stays until it comes. */
  #due: (() => void) | null = null;
  /** Calls the choice off that is under way. */
  #asking: AbortController | null = null;

  /** A deal is being chosen, and comes later. */
  get pending(): boolean {
    return this.#due !== null;
  }

  /** From now on deals are chosen; without a dealer, any will do. */
  equip(dealer: Dealer | null): void {
    this.#dealer = dealer;
    this.resume();
  }

  /** Has a deal chosen other than the `last`, and `put` on the table: at once where that can be, else later. */
  begin(spec: GameSpec, winnable: Winnable, last: () => Seed | null, put: (seed: number | null, fault?: Error) => void): void {
    this.#due = () => {
      if (!this.#dealer) return put(null);
      this.rest();
      this.#asking = new AbortController();
      this.#dealer.choose(spec, winnable, last(), this.#asking.signal, put);
    };
    this.resume();
  }

  /** Looks for no deal any more, until `resume`. */
  rest(): void {
    this.#asking?.abort();
  }

  /** Takes up what `rest` left. */
  resume(): void {
    if (this.#dealer !== undefined) this.#due?.();
  }

  /** There is another deal on the table: the one that was chosen, or one that came first. */
  end(): void {
    this.#chosenAs = this.next;
    this.#due = this.next = null;
    this.rest();
  }

  /** Whether the deal on the table is as `winnable` asks, or was not chosen by chance. */
  suits(winnable: Winnable): boolean {
    if (this.#chosenAs === null || winnable === false) return true;
    return winnable === true ? this.#chosenAs !== false : this.#chosenAs === winnable;
  }
}
