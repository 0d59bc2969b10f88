/**
 * Which game the page asks for: by its attributes and properties, and by what has been dealt since, which a wish follows. Owns the wish, whether
 * it waits to be obeyed, and what is wrong with it. Must not know how a game is dealt, chosen or kept.
 */
import { parseSeed, UnknownVariantError } from '../engine/index.js';
import type { SavedSession, Session } from '../session/session.js';
import { AttributeError, isLeftOut, winnableOf, wishFault, type Wish } from './attributes.js';

type Loose<T> = { -readonly [K in keyof T]: T[K] };

/** Of what the page asks for, what tells one game from another. */
const NAMES: readonly (keyof Wish)[] = ['variant', 'seed', 'open'];

export class Wishes {
  /** What is wrong with the wish; the game in play is kept behind it. */
  fault: Error | null = null;
  /** The page has wished something that nobody has obeyed yet. */
  isNew = true;
  /** The player's own wish of `winnable`, as text; it goes before the page's. */
  preferred: string | undefined;
  readonly #session: Session;
  readonly #today: () => string;
  /** As the page's attributes and properties say: what a reload would ask for again. */
  readonly #page: Loose<Wish> = { variant: undefined, seed: undefined, open: false, winnable: false };
  /** The same, but as changed by new games since. */
  readonly #now: Loose<Wish> = { ...this.#page };
  /** The page asks for the daily deal: the date of the one that was dealt last. */
  #day: string | null = null;

  constructor(session: Session, today: () => string) {
    this.#session = session;
    this.#today = today;
  }

  get now(): Wish {
    return this.#now;
  }

  /** As `winnableOf` reads it: a `Winnable`, or nonsense of the page's. */
  get winnable(): unknown {
    return this.preferred === undefined ? this.#now.winnable : winnableOf(this.preferred);
  }

  /** What the page asks for, as it is stored beside a game. */
  get asked(): string {
    return JSON.stringify(this.#page, NAMES as string[]);
  }

  /** What the page gave instead of what it could have meant. */
  get faultValue(): string {
    const { fault } = this;
    const { variant, seed } = this.#now;
    return fault instanceof AttributeError ? fault.message : String(fault instanceof UnknownVariantError ? variant : seed);
  }

  /** What a game takes over that is told nothing else: a wish not yet obeyed, else the game on the table. */
  get base(): Partial<Wish> {
    return this.isNew || !this.#session.started ? this.#now : this.#session;
  }

  /** What a property reads. */
  read<K extends keyof Wish>(name: K): Wish[K] | undefined {
    return (name === 'winnable' || this.fault ? this.#now : this.base)[name];
  }

  /** One of the things that choose a game, as the page wishes it. */
  set<K extends keyof Wish>(name: K, value: Wish[K]): void {
    const daily = name === 'seed' && String(value).trim() === 'daily';
    if (name === 'seed') this.#day = daily ? this.#today() : null;
    this.#page[name] = this.#now[name] = daily ? (this.#day as Wish[K]) : value;
    this.isNew = true;
  }

  /** Whether they can be obeyed; what is wrong is told once. */
  makeSense(tell: (fault: Error) => void): boolean {
    const fault = wishFault(this.#now);
    if (fault && fault.message !== this.fault?.message) tell(fault);
    this.fault = fault;
    return !fault;
  }

  /** Whether a game is the one that is wished. */
  fits({ variant, seed, open }: Pick<SavedSession, 'variant' | 'seed' | 'open'>): boolean {
    const wish = this.#now;
    return (wish.variant ?? 'klondike') === variant && wish.open === open && (isLeftOut(wish.seed) || parseSeed(wish.seed) === seed);
  }

  /** From now on the wish is this game, or the one on the table; unless the page, hearing of it, wished something else. */
  follow(seed: unknown, { variant, open }: Pick<Wish, 'variant' | 'open'> = this.#session): void {
    if (this.isNew) return;
    Object.assign(this.#now, { variant, open, seed });
    this.fault = null;
  }

  /** Puts another game on the table than the page may have wished just now; where that is refused, its wish still holds. */
  instead(put: () => void): void {
    const { isNew } = this;
    this.isNew = false;
    try {
      put();
    } catch (error) {
      this.isNew = isNew;
      throw error;
    }
  }

  /** The page asks for the daily deal. */
  get daily(): boolean {
    return this.#day !== null;
  }

  /** Whether the game on the table is the daily deal of a day that is over. */
  get isYesterdays(): boolean {
    return this.#dayIsOver && this.#session.seed === this.#day;
  }

  /** The daily deal, once a day. */
  newDay(): string | undefined {
    return this.#dayIsOver ? (this.#day = this.#page.seed = this.#today()) : undefined;
  }

  get #dayIsOver(): boolean {
    return this.#day !== null && this.#day !== this.#today();
  }
}
