/**
 * The game behind the element: deals it, resumes it or loads it, as the page wishes (`wishes.ts`) and as deals are chosen (`choosing.ts`). Owns
 * the session and when it is ready; what happens is for `Telling` to tell. Must not know what the game looks like.
 */
import { checkedMove, parseMove } from '../engine/index.js';
import type { Move, VariantId } from '../engine/index.js';
import type { Source } from '../session/change.js';
import type { Keeper, LeftGame } from '../session/keeper.js';
import type { Platform } from '../session/platform.js';
import { Session, type GameSpec } from '../session/session.js';
import type { Aids } from './aids.js';
import { isLeftOut, toBoolean, winnableOf, wishFault, type Winnable } from './attributes.js';
import { catalogue } from './catalogue.js';
import { Choosing } from './choosing.js';
import { BeforeMoveEvent } from './events.js';
import { Telling } from './telling.js';
import { Wishes } from './wishes.js';

/** Which game to deal, and whether it is to be a proved one where no seed or deck names it. */
export interface NewGameOptions extends GameSpec {
  readonly winnable?: Winnable | undefined;
}

/** A game that is to be dealt. */
interface Dealt extends GameSpec {
  readonly variant: VariantId;
  readonly open: boolean;
}

export class GameController {
  readonly session: Session;
  readonly telling: Telling;
  readonly wishes: Wishes;
  readonly choosing = new Choosing();
  /** Resolves when the first game is on the table and the page has been told. */
  readonly ready: Promise<void>;
  /** What went wrong with the store, until the game goes on. */
  notice: Error | null = null;
  readonly #target: EventTarget;
  readonly #noted: () => void;
  /** Comes with the second part; a game that is to be resumed waits for it. */
  #keeper: Keeper | null = null;
  /** Under which the keeper keeps it. */
  #persist: string | null = null;
  /** The second part is here, or cannot be had. */
  #equipped = false;
  #isReady = false;
  #resolveReady!: () => void;

  /** `noted` is called after each change, before the page hears of it, and when a choice begins that takes longer. `shown`: the deal that is there from a server. */
  constructor(target: EventTarget, platform: Platform, noted: () => void, shown: string | null) {
    this.#target = target;
    this.#noted = noted;
    this.telling = new Telling(target, platform, shown, () => this.#resolveWhenReady());
    this.session = new Session(platform);
    this.wishes = new Wishes(this.session, () => platform.today());
    this.ready = new Promise((resolve) => (this.#resolveReady = resolve));
    this.session.veto = (move, cards, source) => !target.dispatchEvent(new BeforeMoveEvent({ move, cards, source }));
    this.session.listen((event) => {
      if (event.kind === 'move') this.notice = null;
      noted();
      this.telling.tell(event);
    });
    this.session.replaced = () => this.choosing.end();
  }

  get keeper(): Keeper | null {
    return this.#keeper;
  }

  /** From now on the game can remember and choose; `null` where that part can't be had. */
  equip(aids: Pick<Aids, 'keeper' | 'dealer'> | null): void {
    this.#equipped = true;
    if (aids) this.#keeper = aids.keeper;
    this.choosing.equip(aids?.dealer ?? null);
    this.#resolveWhenReady();
  }

  /** Deals, resumes or keeps a game, as the page wishes it now. */
  settle(persist: string | null): void {
    const { session, wishes } = this;
    // The stored game first, if there can be one: a deal that is gone at once would only flicker.
    if (persist !== null && !this.#equipped && !session.started) return;
    const moved = persist !== this.#persist && this.#keeper !== null;
    if (moved) {
      this.#persist = persist;
      this.#keeper!.open(persist, (error) => this.telling.complain((this.notice = error)));
    }
    if (!wishes.isNew && !moved) return;
    wishes.isNew = false;
    if (!wishes.makeSense((fault) => this.telling.complain(fault))) return;
    const winnable = wishes.winnable as Winnable;
    // From its arrival on, new games are dealt at once.
    if (winnable) void catalogue.load().catch(() => undefined);
    const isNext = !session.started || !wishes.fits(session);
    // A game that nobody has begun gives way to the stored one.
    const mayResume = isNext || (moved && session.count === 0);
    if (mayResume && this.#resume()) return;
    const { variant = 'klondike', seed, open } = wishes.now;
    // Nobody loses a game that is begun, or that was named, because deals are to be chosen in another way.
    if (!isNext && (session.count > 0 || !isLeftOut(seed) || this.choosing.suits(winnable))) return;
    this.#deal({ variant, seed: isLeftOut(seed) ? null : seed, open }, winnable, 'host', true);
  }

  newGame(options: NewGameOptions | null, source: Source): void {
    const { wishes } = this;
    const { open = wishes.base.open, deck, winnable: asked } = options ?? {};
    const variant = options?.variant ?? wishes.base.variant ?? 'klondike';
    const winnable = winnableOf(asked ?? (wishFault({ winnable: wishes.winnable }) ? false : wishes.winnable));
    const fault = wishFault({ variant, winnable });
    if (fault) throw fault;
    const seed = deck || !isLeftOut(options?.seed) ? options?.seed : this.#newDay();
    wishes.instead(() => this.#deal({ variant, deck, seed: isLeftOut(seed) ? undefined : seed, open: toBoolean(open) }, winnable as Winnable, source));
  }

  /** Deals the game that is named; or else chooses one, at once or as soon as that can be done. `wished`: as the page's attributes say. */
  #deal(spec: Dealt, winnable: Winnable, source: Source, wished = false): void {
    const { session, wishes } = this;
    const chooses = !spec.deck && isLeftOut(spec.seed);
    const put = (seed: unknown, fault?: Error): void => {
      if (wished) this.#keeper?.dealing();
      this.choosing.next = chooses ? winnable : null;
      session.newGame({ ...spec, seed }, source);
      if (!wished) wishes.follow(isLeftOut(spec.seed) ? undefined : session.seed);
      if (fault) this.telling.complain(fault);
      this.#resolveWhenReady();
    };
    if (!chooses || winnable === false) return put(spec.seed);
    wishes.follow(undefined, spec);
    this.choosing.begin(spec, winnable, () => (session.started ? session.seed : null), put);
    this.#noted();
  }

  /** Today's deal, where the page asks for the daily one and that was another day's. */
  #newDay(): string | undefined {
    const today = this.wishes.newDay();
    if (today) this.#keeper?.asks(this.wishes.asked);
    return today;
  }

  /** It may be another day: a daily deal that nobody has begun gives way to the new one. */
  rollOver(): void {
    const { session } = this;
    if (session.started && session.count === 0 && !session.canRedo && this.wishes.isYesterdays) this.newGame(null, 'host');
  }

  /** The stored game, unless the page asks for something else than when it was stored. */
  #resume(): boolean {
    const { wishes } = this;
    const keeper = this.#keeper;
    keeper?.asks(wishes.asked);
    const stored = keeper?.resumable((save) => !isLeftOut(wishes.now.seed) && wishes.fits(save));
    if (!keeper || !stored) return false;
    try {
      keeper.resume(stored);
    } catch (error) {
      this.telling.complain((this.notice = error as Error));
      return false;
    }
    wishes.follow(wishes.fits(this.session) ? wishes.now.seed : undefined);
    return true;
  }

  /** The player goes on with a game that was left. */
  goBack(left: LeftGame): void {
    this.wishes.instead(() => this.#keeper?.goBack(left));
    this.wishes.follow(this.session.seed);
  }

  /** @throws {InvalidSaveError}, and the page hears an `error` too; the game in play is then kept. */
  load(json: unknown): void {
    try {
      this.wishes.instead(() => this.session.load(typeof json === 'string' ? parsed(json) : json));
      this.wishes.follow(this.session.seed);
    } catch (error) {
      this.telling.complain(error as Error);
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
