/**
 * What the second part brings to one element, put together: speech, the player's settings, who remembers, chooses and knows more than the rules,
 * and what comes beside the table; the stage's one hook for all of it. Must not know how the element is rendered, but for the pieces that it gives to that.
 */
import type { TemplateResult } from 'lit';
import type { Action } from '../locales/index.js';
import { outcomeView } from '../parts/outcome.js';
import { verdictText, verdictView } from '../parts/verdict.js';
import { isOutcome, type Change, type Outcome } from '../session/change.js';
import { Keeper } from '../session/keeper.js';
import { Mind } from '../session/mind.js';
import type { Platform } from '../session/platform.js';
import { standingOf, type Standing } from '../session/statistics.js';
import { sayChange, sayFinish, sayOutcome, sentences } from '../table/speech.js';
import { Analyst } from './analyst.js';
import { Announcer } from './announcer.js';
import { catalogue } from './catalogue.js';
import { Dealer } from './dealer.js';
import { Extras, type ExtrasOwner } from './extras.js';
import type { DoorElement } from './menu-door.js';
import { Preferences } from './preferences.js';
import { solveWith } from './solve.js';

export interface AidsOwner extends ExtrasOwner {
  run(action: Action): void;
  dismiss(): boolean;
}

export interface AidsElement extends DoorElement {
  readonly workerUrl: string | null | undefined;
}

export class Aids {
  readonly announcer = new Announcer();
  readonly preferences: Preferences;
  readonly keeper: Keeper;
  readonly dealer: Dealer;
  readonly extras: Extras;
  readonly analyst: Analyst;
  readonly #owner: AidsOwner;
  /** Whether the game can be finished, as far as the player knows; and whether that was found out of a move, not of a page that loads. */
  #canFinish = false;
  #moved = false;
  #stood: { readonly outcome: Outcome; readonly standing: Standing | null } | undefined;

  constructor(owner: AidsOwner, element: AidsElement, platform: Platform) {
    const { session } = owner;
    const solve = solveWith(
      () => element.workerUrl ?? null,
      (error) => this.extras.lost(error),
    );
    this.#owner = owner;
    this.keeper = new Keeper(platform, session); // counts a win before anybody asks how it stands
    session.listen((event) => this.#follow(event));
    session.join(Mind);
    this.preferences = new Preferences(platform);
    this.dealer = new Dealer(platform, solve, catalogue);
    this.extras = new Extras(owner, element, this.preferences);
    this.analyst = new Analyst(session, solve, (isLost) => {
      if (isLost) owner.say(sentences([verdictText(owner.words, 'unwinnable')]));
      owner.requestUpdate();
    });
  }

  /** The end of the game, over the table. */
  outcomeView(outcome: Outcome): TemplateResult {
    const { words, session, disabled, run } = this.#owner;
    return outcomeView({ ...outcome, words, canUndo: session.canUndo && !disabled, standing: this.#standingOf(outcome), run, dismiss: () => void this.#owner.dismiss() });
  }

  /** How a win stands among the others of its game, found out once. */
  #standingOf(outcome: Outcome): Standing | null {
    if (this.#stood?.outcome !== outcome) {
      const standing = outcome.kind === 'won' ? standingOf(this.keeper.statistics(outcome.deal.variant), this.keeper.earlier, outcome) : null;
      this.#stood = { outcome, standing };
    }
    return this.#stood.standing;
  }

  /** Whether the game can still be won, in the toolbar. */
  verdictView(): TemplateResult {
    return verdictView(this.#owner.words, this.analyst.verdict);
  }

  /** The button that comes is seen: to the ear, this is all that tells of it. */
  tellFinish(): void {
    const { words, session } = this.#owner;
    const can = this.#moved && session.status === 'playing' && session.canFinish;
    if (can && !this.#canFinish) this.#owner.say(sayFinish(words));
    this.#canFinish = can;
  }

  #follow(event: Change | Outcome): void {
    const { words, session } = this.#owner;
    if (isOutcome(event)) {
      if (!event.restored) this.#owner.say(sayOutcome(words, event, this.#standingOf(event)));
      return;
    }
    this.#moved = event.move !== null;
    if (!this.#moved) this.#canFinish = false;
    // A page that loads is not to speak up by itself; a game that finishes itself would never end to.
    if (!event.before || session.finishing) return;
    this.#owner.say(sayChange(words, event));
    this.tellFinish();
  }
}
