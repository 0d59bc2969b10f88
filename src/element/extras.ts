/**
 * What play brings beside the table: notes, the way back to a game that was left, word of a deal that is looked for, sounds, the daily deal's
 * next day, and the menu. Must not know how any of them looks.
 */
import type { TemplateResult, nothing } from 'lit';
import { formatRecord, parseRecord, type SavedGame } from '../engine/index.js';
import { saidIn } from '../locales/sayings.js';
import { isOutcome, type Change, type Outcome, type Source } from '../session/change.js';
import type { LeftGame } from '../session/keeper.js';
import type { Hint } from '../session/hint.js';
import type { GameSpec } from '../session/session.js';
import type { Refusal } from '../table/host.js';
import { sayHint, sayRefusal, sentences } from '../table/speech.js';
import { MenuDoor, type DoorElement, type DoorOwner } from './menu-door.js';
import { Notes } from './notes.js';
import type { UnprovedDealError } from './dealer.js';
import type { Preferences } from './preferences.js';
import { SoundFollower } from './sound-follower.js';

/** The game behind the element, as far as it is needed here. */
type ExtrasGame = DoorOwner['game'] & {
  readonly wishes: { readonly daily: boolean };
  readonly choosing: { readonly pending: boolean };
  rollOver(): void;
  newGame(spec: GameSpec, source: Source): void;
  goBack(left: LeftGame): void;
};

export interface ExtrasOwner extends DoorOwner {
  readonly game: ExtrasGame;
  readonly sounds: boolean;
  say(text: string): void;
}

/** A deal that comes sooner is not waited for, in milliseconds. */
const SOON = 400;
/** How often a page that stays open looks for the next day, in milliseconds. */
const DAY_CHECK = 30_000;
/** Fewer moves than these are soon made again. */
const WORTH_KEEPING = 3;

export class Extras {
  readonly #owner: ExtrasOwner;
  readonly #element: DoorElement;
  readonly #sounds: SoundFollower;
  readonly #notes: Notes;
  readonly #menu: MenuDoor;
  #wait: ReturnType<typeof setTimeout> | undefined;
  #daily: ReturnType<typeof setTimeout> | undefined;
  /** The player deals anew, and the deal has not come yet. */
  #isLeaving = false;
  #leaving: LeftGame | null = null;

  constructor(owner: ExtrasOwner, element: DoorElement, preferences: Preferences) {
    this.#owner = owner;
    this.#element = element;
    this.#notes = new Notes(() => owner.requestUpdate());
    this.#menu = new MenuDoor(owner, element, preferences, this.lost, (spec) => this.leave(() => owner.game.newGame(spec, 'player')));
    this.#sounds = new SoundFollower(owner.session, () => owner.sounds, this.lost);
    owner.game.telling.complained = (error) => {
      const { code, isWinnable } = error as Partial<UnprovedDealError>;
      if (code === 'unproved' && !isWinnable) this.#tell('unproved');
    };
    owner.session.listen((event) => this.#follow(event));
  }

  /** The game on the table as one short text. */
  get record(): string {
    return formatRecord(this.#owner.session.save());
  }

  /** A move is refused, or a key finds nothing to do: said, heard, and to be read for a while. */
  refused(why: Refusal): void {
    const text = sayRefusal(this.#owner.words, why, this.#owner.session.position);
    this.#sounds.play('refuse');
    this.#owner.say(text);
    this.#notes.show(text);
  }

  /** A part of the program cannot be loaded: the page and the player are told. */
  readonly lost = (error: Error): void => {
    this.#owner.game.telling.complain(error);
    this.#tell('notLoaded');
  };

  #tell(fault: 'unproved' | 'notLoaded'): void {
    const text = saidIn(this.#owner.words).text(fault);
    this.#owner.say(text);
    this.#notes.show(text, true);
  }

  /** A hint is pointed at and said; it is to be read for a while, too, and what it is worth. */
  hinted(hint: Hint | null): void {
    const { words, session } = this.#owner;
    if (!this.#notes.lasts) this.#notes.show(sayHint(words, session.position, hint, session.canUndo));
  }

  /** The player deals anew by `deal`; the game that makes room can be gone back to until the next one is begun. */
  leave(deal: () => void): void {
    this.#isLeaving = true;
    const { session } = this.#owner;
    // A deal that nobody has begun makes room for the next one: the game before it is still the one to go back to.
    this.#leaving = session.count > 0 || session.canRedo ? this.#worthKeeping() : this.#notes.left;
    deal();
    this.#isLeaving = this.#owner.game.choosing.pending;
  }

  #worthKeeping(): LeftGame | null {
    const { session, game } = this.#owner;
    return session.count >= WORTH_KEEPING && session.status === 'playing' ? (game.keeper?.leaving() ?? null) : null;
  }

  /** While a deal is looked for, the player is told so, unless it comes soon. */
  awaitDeal(): void {
    const { pending } = this.#owner.game.choosing;
    if (pending === (this.#wait !== undefined)) return;
    clearTimeout(this.#wait);
    this.#notes.seeking = false;
    this.#wait = pending ? setTimeout(() => this.#seek(), SOON) : undefined;
  }

  #seek(): void {
    this.#notes.seeking = true;
    this.#owner.say(saidIn(this.#owner.words).text('seeking'));
  }

  get canGoBack(): boolean {
    return this.#notes.left !== null && !this.#owner.disabled;
  }

  /** To the game that was left last; whether there was one. */
  readonly goBack = (): boolean => {
    const { left } = this.#notes;
    if (!left || this.#owner.disabled) return false;
    this.#notes.left = null;
    this.#owner.game.goBack(left);
    return true;
  };

  /** Opens the menu, on its first page. */
  open(): Promise<void> {
    return this.#menu.open();
  }

  /**
   * Shows a recorded game over the one in play, which stays as it is; without a record, the game in play itself. A record
   * without moves is a deal, and is dealt. @throws {InvalidRecordError}
   */
  async replay(record?: string): Promise<void> {
    const { game, session } = this.#owner;
    let save: SavedGame;
    try {
      save = record === undefined ? session.save() : parseRecord(record);
    } catch (error) {
      game.telling.complain(error as Error);
      throw error;
    }
    if (save.played > 0) return this.#menu.open(save);
    if (record === undefined) return;
    const { variant, seed, deck, open } = save;
    game.keeper?.dealing(); // a link that is followed gives no game up
    game.newGame({ variant, seed, deck, open }, 'host');
  }

  /** It begins, the page is seen again, or time has passed: the daily deal may be another one. */
  readonly wake = (): void => {
    clearTimeout(this.#daily);
    const { game } = this.#owner;
    if (!this.#element.isConnected || this.#element.ownerDocument.hidden) return;
    game.rollOver();
    this.awaitDeal();
    this.#watchDay();
  };

  #watchDay(): void {
    clearTimeout(this.#daily);
    if (this.#owner.game.wishes.daily) this.#daily = setTimeout(this.wake, DAY_CHECK);
  }

  /** The element is somewhere else, or hidden: its dialog is no longer over the page. */
  moved(): void {
    this.#menu.close();
  }

  /** The element goes. */
  close(): void {
    clearTimeout(this.#daily);
    clearTimeout(this.#wait);
    this.#wait = undefined;
    this.#notes.seeking = false;
    this.#notes.stop();
    this.#menu.close();
  }

  /** Over the table. */
  noteView(): unknown {
    return this.#notes.view(this.#owner.words, this.#owner.disabled ? null : this.goBack);
  }

  menuView(): TemplateResult | typeof nothing {
    return this.#menu.view();
  }

  afterRender(): void {
    this.#menu.afterRender();
  }

  #follow(event: Change | Outcome): void {
    if (isOutcome(event)) return;
    this.#notes.clear();
    if (event.kind === 'deal' && this.#isLeaving) this.#offer(this.#leaving);
    // A deal that is looked for comes later: until then the game goes on, or becomes another one.
    else if (event.kind === 'restore') this.#isLeaving = false;
    else if (this.#isLeaving) this.#leaving = this.#worthKeeping();
    if (!event.move) this.#watchDay();
  }

  #offer(left: LeftGame | null): void {
    this.#isLeaving = false;
    this.#notes.left = left;
    if (left) this.#owner.say(sentences([saidIn(this.#owner.words).text('leftGame')]));
  }
}
