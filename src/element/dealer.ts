/**
 * Chooses deals that are proved winnable: out of the catalogue, at once when that is here; for games that it does not know
 * by trying deals with the solver, aside and for a while. Must not know who deals, nor what is on the table.
 */
import { deal, type Position, type Seed } from '../engine/index.js';
import type * as DealsModule from '../deals/catalogue.js';
import type { Difficulty } from '../deals/difficulty.js';
import type { Platform } from '../session/platform.js';
import type { GameSpec } from '../session/session.js';
import type { Winnable } from './attributes.js';
import type { Companion } from './companion.js';
import type { Solve } from './solve.js';

/** How long a deal is looked for, in milliseconds, and how long at any one of them, in states. */
const PATIENCE = 8000;
const TRIAL = 100_000;
/** Milliseconds of the page's time that a rating takes at once. */
const SLICE = 6;
/** The same deal twice running looks like a fault; a catalogue of a single one has no other. */
const TRIES = 8;

/** The game was dealt all the same, but nobody knows whether it can be won, or how hard it is. */
export class UnprovedDealError extends Error {
  override readonly name = 'UnprovedDealError';
  readonly code = 'unproved';

  /** `isWinnable`: it can be won at least, but is not as hard as was asked. */
  constructor(cause: unknown, readonly isWinnable: boolean) {
    super(`This deal is not chosen as winnable asks: ${(cause as Error).message}`, { cause });
  }
}

type Deals = typeof DealsModule;
type Level = Exclude<Winnable, boolean>;

export class Dealer {
  readonly #platform: Platform;
  readonly #solve: Solve;
  /** The list of proved deals, which may be on its way. */
  readonly #catalogue: Companion<Deals>;

  constructor(platform: Platform, solve: Solve, catalogue: Companion<Deals>) {
    this.#platform = platform;
    this.#solve = solve;
    this.#catalogue = catalogue;
  }

  /**
   * Puts the seed of such a deal, another than `last`: within this call if that can be, else later, unless it is called off
   * by then. Where none is found, any deal (`null`) and why.
   */
  choose(spec: GameSpec, winnable: Winnable, last: Seed | null, calledOff: AbortSignal, put: (seed: number | null, fault?: Error) => void): void {
    const [variant, open] = [spec.variant!, spec.open === true];
    const level = typeof winnable === 'boolean' ? null : winnable;
    const catalogue = this.#catalogue;
    const pick = (): number | null => {
      let seed: number | null;
      let tries = 0;
      do seed = catalogue.here!.pickDeal(variant, open, level ?? 'any', () => this.#platform.chance());
      while (seed !== null && seed === last && ++tries < TRIES);
      return seed;
    };
    const here = catalogue.here && pick();
    if (here !== null) return put(here);
    const later = catalogue
      .load()
      .then(async (deals) => pick() ?? (await this.#search(deals, variant, open, level, calledOff)))
      .then((seed) => ({ seed, fault: undefined }))
      .catch((cause: unknown) => {
        const seed = cause instanceof OtherLevel ? cause.seed : null;
        return { seed, fault: new UnprovedDealError(cause, seed !== null) };
      });
    void later.then(({ seed, fault }) => calledOff.aborted || put(seed, fault));
  }

  /** Tries deals until one will do. */
  async #search(deals: Deals, variant: string, open: boolean, level: Level | null, calledOff: AbortSignal): Promise<number> {
    const asking = new AbortController();
    const { signal } = asking;
    const giveUp = (): void => asking.abort(new Error('none was found in time'));
    const cancel = this.#platform.later(giveUp, PATIENCE);
    calledOff.addEventListener('abort', giveUp);
    let other: number | null = null;
    try {
      while (!calledOff.aborted) {
        signal.throwIfAborted();
        const seed = this.#platform.randomSeed();
        const start = deal(variant, seed, { open });
        const { verdict } = await this.#solve(start, { maxNodes: TRIAL, signal });
        if (verdict !== 'winnable') continue;
        if (level === null || (await this.#rate(deals, start, open, signal)) === level) return seed;
        other ??= seed;
      }
    } catch (error) {
      if (other === null) throw error;
    } finally {
      cancel();
    }
    throw new OtherLevel(other);
  }

  /** In slices, so that the page is not held up. */
  async #rate({ rate, scoring }: Deals, start: Position, open: boolean, signal: AbortSignal): Promise<Difficulty> {
    const moves = scoring(start);
    for (let begun = this.#platform.now(); ; ) {
      const { done, value } = moves.next();
      if (done) return rate(start.variant, open, value);
      if (this.#platform.now() - begun < SLICE) continue;
      await new Promise<void>((resolve) => this.#platform.later(resolve, 0));
      signal.throwIfAborted();
      begun = this.#platform.now();
    }
  }
}

/** A deal that can be won was found, but none of the difficulty asked for. */
class OtherLevel extends Error {
  readonly seed: number | null;

  constructor(seed: number | null) {
    super('none of that difficulty was found in time');
    this.seed = seed;
  }
}
