/**
 * Sends cards home by itself after the player's moves, as far as the setting allows, one move at a time and slowly
 * enough to be seen. Knows from the moves that stand which cards were worried back; must not know rules or pixels.
 */
import { cardOf, isFoundation, legalMoves, movedCards, pileRef, rankOf, SUITS, variantOf } from '../engine/index.js';
import type { Card, Move, Position } from '../engine/index.js';
import type { Change } from './change.js';
import type { Platform } from './platform.js';
import { isSafeHome } from './safe.js';

/** `safe`: only cards that no later move can need; `all`: whatever a foundation takes. */
export type AutoplayMode = 'off' | 'safe' | 'all';

/** Time for the move before to be seen. */
const PAUSE = 180;

/** The game that it plays along with. */
export interface Played {
  readonly position: Position;
  /** The position that the game began with. */
  readonly start: Position;
  /** The moves that stand. */
  readonly history: readonly Move[];
}

export class Autoplay {
  #mode: AutoplayMode = 'off';
  /** There is a game that it follows. */
  #begun = false;
  readonly #platform: Platform;
  readonly #game: Played;
  /** Makes the move with source `auto`; false when the page vetoed it. */
  readonly #play: (move: Move) => boolean;
  #cancel: (() => void) | null = null;
  /** Something was planned when it had to rest. */
  #isOwed = false;

  constructor(platform: Platform, game: Played, play: (move: Move) => boolean) {
    this.#platform = platform;
    this.#game = game;
    this.#play = play;
  }

  /** Switched on, or allowed more, it begins at once with the position as it is. */
  set mode(mode: AutoplayMode) {
    if (mode === this.#mode) return;
    this.#mode = mode;
    this.stop();
    if (this.#begun) this.#plan();
  }

  /** Follows the game: every change calls off what was planned; a deal or a move lets it plan anew. */
  follow(change: Change): void {
    this.#begun = true;
    this.stop();
    if (change.kind === 'deal' || change.kind === 'move') this.#plan();
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = null;
    this.#isOwed = false;
  }

  /** Somebody else plays, or nobody looks. */
  rest(): void {
    if (!this.#cancel) return;
    this.stop();
    this.#isOwed = true;
  }

  /** Takes up what `rest` left, unless the game went on meanwhile. */
  resume(): void {
    if (!this.#isOwed) return;
    this.#isOwed = false;
    this.#plan();
  }

  #plan(): void {
    if (!this.#next()) return;
    const step = (): void => {
      this.#cancel = null;
      const move = this.#next();
      if (!move) return;
      if (this.#platform.busy()) this.#cancel = this.#platform.later(step, PAUSE);
      else this.#play(move); // a veto ends it: the next change plans anew
    };
    this.#cancel = this.#platform.later(step, this.#platform.stillMotion() ? 0 : PAUSE);
  }

  #next(): Move | undefined {
    if (this.#mode === 'off') return undefined;
    const { position } = this.#game;
    const kept = worriedBack(this.#game);
    const { draw } = variantOf(position.variant);
    let best: Move | undefined;
    let lowest = Infinity;
    for (const move of legalMoves(position)) {
      if (!isFoundation(move.to)) continue;
      const card = movedCards(position, move)[0]!;
      if (kept.has(card)) continue;
      if (this.#mode === 'safe') {
        // Taking a card from a waste of several shifts which cards the next pass brings to its top.
        if (move.from === 'waste' && draw > 1) continue;
        if (!isSafeHome(position, card)) continue;
      }
      if (rankOf(card) < lowest) {
        lowest = rankOf(card);
        best = move;
      }
    }
    return best;
  }
}

/** Cards that were worried back and not sent home since, by the moves that stand. Two copies of a card count as one: better one too few. */
function worriedBack({ start, history }: Played): Set<Card> {
  const kept = new Set<Card>();
  const heights = start.foundations.map((pile) => pile.length);
  for (const { from, to } of history) {
    const [source, target] = [foundationIndex(from), foundationIndex(to)];
    if (source !== null) kept.add(cardOf(heights[source]!--, source % SUITS.length));
    if (target !== null) kept.delete(cardOf(++heights[target]!, target % SUITS.length));
  }
  return kept;
}

function foundationIndex(pile: Move['to']): number | null {
  const ref = pileRef(pile);
  return ref?.kind === 'foundation' ? ref.index : null;
}
