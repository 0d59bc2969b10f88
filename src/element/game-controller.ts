/**
 * The game behind the element: which one the page asks for, dealing and resuming it. Owns the session and the wish; what happens is for
 * `Telling` to tell. Must not know what the game looks like.
 */
import { checkedMove, parseMove, parseSeed, UnknownVariantError } from '../engine/index.js';
import type { Move } from '../engine/index.js';
import type { Source } from '../session/change.js';
import type { Keeper, LeftGame } from '../session/keeper.js';
import type { Platform } from '../session/platform.js';
import { Session, type GameSpec, type SavedSession } from '../session/session.js';
import { AttributeError, isLeftOut, toBoolean, winnableOf, wishFault, type Winnable, type Wish } from './attributes.js';
import type { Aids } from './aids.js';
import { catalogue } from './catalogue.js';
import type { Dealer } from './dealer.js';
import { BeforeMoveEvent } from './events.js';
import { Telling } from './telling.js';

type Loose<T> = { -readonly [K in keyof T]: T[K] };

/** Which game to deal, and whether it is to be a proved one where no seed or deck names it. */
export interface NewGameOptions extends GameSpec {
  readonly winnable?: Winnable | undefined;
}

/** Of what the page asks for, what tells one game from another. */
const NAMES: readonly (keyof Wish)[] = ['variant', 'seed', 'open'];

export class GameController {
  readonly session: Session;
  readonly telling: Telling;
  /** Resolves when the first game is on the table and the page has been told. */
  readonly ready: Promise<void>;
  /** What is wrong with the page's wish; the game in play is kept behind it. */
  fault: Error | null = null;
  /** What went wrong with the store, until the game goes on. */
  notice: Error | null = null;
  /** The player's own wish of `winnable`, as text; it goes before the page's. */
  preferred: string | undefined;
  readonly #platform: Platform;
  readonly #noted: () => void;
  /** Comes with the second part; a game that is to be resumed waits for it. */
  #keeper: Keeper | null = null;
  #dealer: Dealer | null = null;
  /** Deals the game that was asked for, once there is who chooses it; the game on the table stays until then. */
  #due: (() => void) | null = null;
  /** Calls the choice off that is under way. */
  #asking: AbortController | null = null;
  /** The `winnable` under which the deal on the table was chosen by chance; `null` for one that was named or loaded. */
  #chosenAs: Winnable | null = null;
  /** The same of the deal that is being put there. */
  #choice: Winnable | null = null;
  readonly #target: EventTarget;
  /** As the page's attributes and properties say: what a reload would ask for again. */
  readonly #page: Loose<Wish> = { variant: undefined, seed: undefined, open: false, winnable: false };
  /** The same, but as changed by new games since. */
  readonly #wish: Loose<Wish> = { variant: undefined, seed: undefined, open: false, winnable: false };
  #isNew = true;
  /** The page asks for the daily deal: the date of the one that was dealt last. */
  #day: string | null = null;
  #persist: string | null = null;
  #equipped = false;
  #isReady = false;
  #resolveReady!: () => void;

  /** `noted` is called after each change, before the page hears of it, and when a choice begins that takes longer. `shown`: the deal that is there from a server. */
  constructor(target: EventTarget, platform: Platform, noted: () => void, shown: string | null) {
    this.#target = target;
    this.telling = new Telling(target, platform, shown, () => this.#resolveWhenReady());
    this.#platform = platform;
    this.#noted = noted;
    this.session = new Session(platform);
    this.ready = new Promise((resolve) => (this.#resolveReady = resolve));
    this.session.veto = (move, cards, source) => !target.dispatchEvent(new BeforeMoveEvent({ move, cards, source }));
    this.session.listen((event) => {
      if (event.kind === 'move') this.notice = null;
      noted();
      this.telling.tell(event);
    });
    this.session.replaced = () => {
      this.#chosenAs = this.#choice;
      this.#due = this.#choice = null;
      this.rest();
    };
  }

  /** A deal is being chosen, and comes later. */
  get choosing(): boolean {
    return this.#due !== null;
  }

  get keeper(): Keeper | null {
    return this.#keeper;
  }

  /** From now on the game can remember and choose; `null` where that part can't be had. */
  equip(aids: Pick<Aids, 'keeper' | 'dealer'> | null): void {
    this.#equipped = true;
    if (aids) {
      this.#keeper = aids.keeper;
      this.#dealer = aids.dealer;
    }
    this.#due?.();
    this.#resolveWhenReady();
  }

  /** One of the things that choose a game, as the page wishes it; obeyed by the next `settle`. */
  wish<K extends keyof Wish>(name: K, value: Wish[K]): void {
    const daily = name === 'seed' && String(value).trim() === 'daily';
    if (name === 'seed') this.#day = daily ? this.#platform.today() : null;
    this.#page[name] = this.#wish[name] = daily ? (this.#day as Wish[K]) : value;
    this.#isNew = true;
  }

  get daily(): boolean {
    return this.#day !== null;
  }

  /** It may be another day: a daily deal that nobody has begun gives way to the new one. */
  rollOver(): void {
    const { session } = this;
    if (!session.started || session.count > 0 || session.canRedo || session.seed !== this.#day) return;
    if (this.#day !== null && this.#day !== this.#platform.today()) this.newGame(null, 'host');
  }

  /** What a property reads: a wish not yet obeyed, else the game on the table. */
  read<K extends keyof Wish>(name: K): Wish[K] | undefined {
    const { session } = this;
    return name === 'winnable' || this.#isNew || this.fault || !session.started ? this.#wish[name] : (session as Partial<Wish>)[name];
  }

  /** What the page gave instead of what it could have meant. */
  get faultValue(): string {
    const { fault } = this;
    const { variant, seed } = this.#wish;
    return fault instanceof AttributeError ? fault.message : String(fault instanceof UnknownVariantError ? variant : seed);
  }

  /** Deals, resumes or keeps a game, as the page wishes it now. */
  settle(persist: string | null): void {
    const { session } = this;
    // The stored game first, if there can be one: a deal that is gone at once would only flicker.
    if (persist !== null && !this.#equipped && !session.started) return;
    const moved = persist !== this.#persist && this.#keeper !== null;
    if (moved) {
      this.#persist = persist;
      this.#keeper!.open(persist, (error) => this.telling.complain((this.notice = error)));
    }
    if (!this.#isNew && !moved) return;
    this.#isNew = false;
    const fault = wishFault(this.#wish);
    if (fault && fault.message !== this.fault?.message) this.telling.complain(fault);
    this.fault = fault;
    if (fault) return;
    // From its arrival on, new games are dealt at once.
    if (this.#winnable) void catalogue.load().catch(() => undefined);
    const isNext = !session.started || !this.#fits(session);
    // A game that nobody has begun gives way to the stored one.
    const mayResume = isNext || (moved && session.count === 0);
    if (mayResume && this.#resume()) return;
    if (!isNext && !this.#misses()) return;
    const { variant = 'klondike', seed, open } = this.#wish;
    this.#deal({ variant, seed: isLeftOut(seed) ? null : seed, open }, this.#winnable as Winnable, 'host', true);
  }

  newGame(options: NewGameOptions | null, source: Source): void {
    // What the page wished in this very task, and what nobody has obeyed yet, holds here too.
    const wish: Partial<Wish> = this.#isNew || !this.session.started ? this.#wish : this.session;
    const { open = wish.open, deck, winnable: asked } = options ?? {};
    const variant = options?.variant ?? wish.variant ?? 'klondike';
    const winnable = winnableOf(asked ?? (wishFault({ winnable: this.#winnable }) ? false : this.#winnable));
    const fault = wishFault({ variant, winnable });
    if (fault) throw fault;
    const seed = deck || !isLeftOut(options?.seed) ? options?.seed : this.#newDay();
    this.#instead(() => this.#deal({ variant, deck, seed: isLeftOut(seed) ? undefined : seed, open: toBoolean(open) }, winnable as Winnable, source));
  }

  /** Deals the game that is named; or else chooses one, at once or as soon as that can be done. */
  #deal(spec: GameSpec, winnable: Winnable, source: Source, wished = false): void {
    const { session } = this;
    const chooses = !spec.deck && isLeftOut(spec.seed);
    const put = (seed: unknown, fault?: Error): void => {
      if (wished) this.#keeper?.dealing();
      this.#choice = chooses ? winnable : null;
      session.newGame({ ...spec, seed }, source);
      if (!wished) this.#follow(isLeftOut(spec.seed) ? undefined : session.seed);
      if (fault) this.telling.complain(fault);
      this.#resolveWhenReady();
    };
    if (!chooses || winnable === false) return put(spec.seed);
    const due = (): void => {
      if (!this.#dealer) return put(null);
      this.rest();
      this.#asking = new AbortController();
      this.#dealer.choose(spec, winnable, session.started ? session.seed : null, this.#asking.signal, put);
    };
    this.#due = due;
    Object.assign(this.#wish, { variant: spec.variant, open: spec.open, seed: undefined });
    this.fault = null;
    if (this.#equipped) due();
    this.#noted();
  }

  /** Looks for no deal any more, until `resume`. */
  rest(): void {
    this.#asking?.abort();
  }

  /** Takes up what `rest` left. */
  resume(): void {
    if (this.#equipped) this.#due?.();
  }

  /** @throws {InvalidSaveError}, and the page hears an `error` too; the game in play is then kept. */
  load(json: unknown): void {
    try {
      this.#instead(() => this.session.load(typeof json === 'string' ? parsed(json) : json));
      this.#follow(this.session.seed);
    } catch (error) {
      this.telling.complain(error as Error);
      throw error;
    }
  }

  /** The player goes on with a game that was left. */
  goBack(left: LeftGame): void {
    this.#instead(() => this.#keeper?.goBack(left));
    this.#follow(this.session.seed);
  }

  /** The daily deal, once a day. */
  #newDay(): string | undefined {
    const today = this.#platform.today();
    if (this.#day === null || this.#day === today) return undefined;
    this.#day = this.#page.seed = today;
    this.#keeper?.asks(this.#asked);
    return today;
  }

  /** Puts another game on the table than the page may have wished just now; where that is refused, its wish still holds. */
  #instead(put: () => void): void {
    const isNew = this.#isNew;
    this.#isNew = false;
    try {
      put();
    } catch (error) {
      this.#isNew = isNew;
      throw error;
    }
  }

  /** A move as the page gives it, by object or as text; false when it was vetoed. @throws {IllegalMoveError} */
  play(move: Move | string): boolean {
    const checked = typeof move === 'string' ? parseMove(move) : checkedMove(move);
    return this.session.play(checked, 'host') !== null;
  }

  /** The page may go away: what is to last is written now. */
  flush(): void {
    this.#keeper?.flushTime();
  }

  /** What the page asks for, as it is stored beside a game. */
  get #asked(): string {
    return JSON.stringify(this.#page, NAMES as string[]);
  }

  /** The stored game, unless the page asks for something else than when it was stored. */
  #resume(): boolean {
    const keeper = this.#keeper;
    keeper?.asks(this.#asked);
    const stored = keeper?.resumable((save) => !isLeftOut(this.#wish.seed) && this.#fits(save));
    if (!keeper || !stored) return false;
    try {
      keeper.resume(stored);
    } catch (error) {
      this.telling.complain((this.notice = error as Error));
      return false;
    }
    this.#follow(this.#fits(this.session) ? this.#wish.seed : undefined);
    return true;
  }

  /** As `winnableOf` reads it: a `Winnable`, or nonsense of the page's. */
  get #winnable(): unknown {
    return this.preferred === undefined ? this.#wish.winnable : winnableOf(this.preferred);
  }

  /** Whether the game on the table was chosen by chance, and not as the page wishes now. Nobody loses one that is begun. */
  #misses(): boolean {
    const { session } = this;
    const { seed } = this.#wish;
    const winnable = this.#winnable;
    const chosenAs = this.#chosenAs;
    if (!session.started || session.count > 0 || chosenAs === null || winnable === false || !isLeftOut(seed)) return false;
    return winnable === true ? chosenAs === false : winnable !== chosenAs;
  }

  /** Whether a game is the one that is wished. */
  #fits({ variant, seed, open }: Pick<SavedSession, 'variant' | 'seed' | 'open'>): boolean {
    const wish = this.#wish;
    return (wish.variant ?? 'klondike') === variant && wish.open === open && (isLeftOut(wish.seed) || parseSeed(wish.seed) === seed);
  }

  /** From now on the wish is the game on the table; unless the page, hearing of it, wished something else. */
  #follow(seed: unknown): void {
    if (this.#isNew) return;
    const { variant, open } = this.session;
    Object.assign(this.#wish, { variant, open, seed });
    this.fault = null;
  }

  #resolveWhenReady(): void {
    if (this.#isReady || !this.#equipped || !this.session.started || !this.telling.isOpen) return;
    this.#isReady = true;
    this.#resolveReady();
    this.#target.dispatchEvent(new Event('ready'));
  }
}

/** A text that is no JSON is refused like any other damaged save. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
