/**
 * Several searches that take turns: the one that goes through everything, and between its ever longer turns others that
 * may be sooner at the end.
 *
 * - Short probes each try another order of steps. A win that lies behind one wrong turn early on is found by a probe; that
 *   there is none only a whole search can say.
 * - One search goes through an easier game, in which every card of the stock can be had at any time. Whatever line wins
 *   this game wins that one, draws left out; so where that one is lost, this one is. It has far fewer states, as what was
 *   drawn so far makes none, and most lost deals are lost there too. A win there says nothing, and is found soon.
 */
import type { Model } from './model.js';
import { Search, type Outcome } from './search.js';
import type { Step } from './step.js';

/** Nodes of the whole search's first turn; each further one is twice as long. */
const FIRST_TURN = 1000;
const PROBE = 1000;
/** Nodes of the whole search for each node of a probe. */
const SHARE = 2;
/** Nodes in the easier game for each node of the whole search. */
const EASIER_SHARE = 1;
/** Bytes that half of the easier game's table may take. */
const EASIER_BYTES = 13e6;
/** From a turn of so many nodes on, what is left of deals of one deck is lost: these get no more probes. */
const LATE = 256_000;

export class Portfolio {
  readonly #model: Model;
  readonly #whole: Search;
  /** The search through the easier game; `undefined` until its first turn, `null` where there is none or it was won. */
  #easier: Search | null | undefined;
  /** The search whose turn it is, and the nodes that it has until the turn ends. */
  #current: Search;
  #rest = FIRST_TURN;
  #turn = FIRST_TURN;
  #probesLeft = 0;
  #luck = 1;
  #nodes = 0;

  constructor(model: Model) {
    this.#model = model;
    this.#whole = new Search(model);
    this.#current = this.#whole;
    this.#nodes = this.#whole.nodes;
  }

  get nodes(): number {
    return this.#nodes;
  }

  get bytes(): number {
    const probe = this.#current === this.#whole || this.#current === this.#easier ? 0 : this.#current.bytes;
    return this.#whole.bytes + (this.#easier?.bytes ?? 0) + probe;
  }

  get outcome(): Outcome {
    const { outcome } = this.#current;
    return outcome === 'won' && this.#current === this.#easier ? null : outcome;
  }

  get path(): readonly Step[] {
    return this.#current.path;
  }

  /** Looks at up to `nodes` more states, with so many tries at most. */
  run(nodes: number, tries = Infinity): void {
    for (let left = nodes; left > 0 && tries > 0 && this.outcome === null; ) {
      if (this.#rest <= 0 || this.#current.outcome === 'won') this.#next();
      const before = this.#current.nodes;
      const slice = Math.min(left, this.#rest);
      tries = this.#current.run(slice, tries);
      const done = this.#current.nodes - before;
      this.#nodes += done;
      this.#rest -= done;
      left -= done;
    }
  }

  /** After the whole search its helpers: the easier game first, then the probes. */
  #next(): void {
    if (this.#current === this.#whole) {
      const mayBeWon = this.#turn < LATE || this.#model.foundations > 4;
      this.#probesLeft = mayBeWon ? this.#turn / SHARE / PROBE : 0;
      const easier = this.#easierSearch();
      this.#rest = this.#turn * EASIER_SHARE;
      this.#turn *= 2;
      if (easier) {
        this.#current = easier;
        return;
      }
    } else if (this.#current === this.#easier && this.#current.outcome === 'won') this.#easier = null;
    if (this.#probesLeft > 0) {
      this.#probesLeft--;
      this.#luck = Math.imul(this.#luck, 747796405); // odd times odd: never 0, which would be the plain order
      this.#current = new Search(this.#model, { luck: this.#luck });
      this.#rest = PROBE;
    } else {
      this.#current = this.#whole;
      this.#rest = this.#turn;
    }
  }

  #easierSearch(): Search | null {
    if (this.#easier === undefined) {
      const model = this.#model.easier();
      this.#easier = model && new Search(model, { mostBytes: EASIER_BYTES });
    }
    return this.#easier;
  }
}
