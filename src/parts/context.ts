/**
 * What a page's own parts may know about the game they stand in: put an element that consumes `gameContext` into the
 * toolbar slot (or anywhere below the game), and it follows. Must not know the element that provides it.
 */
import { createContext } from '@lit/context';
import type { Action } from '../locales/index.js';
import type { Status } from '../session/change.js';

/** What is known about winning; `unknown` also while it is being found out. */
export type Verdict = 'winnable' | 'unwinnable' | 'unknown';

/** The game as seen from outside: a new frozen object whenever anything in it changes. */
export interface GameView {
  readonly variant: string;
  readonly status: Status;
  /** Moves made. */
  readonly count: number;
  /** Seconds played. */
  readonly elapsed: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** The rest of the game plays itself out to a win. */
  readonly canFinish: boolean;
  /** Whether the game can still be won, all cards looked at; `null` where the page does not show it, or there is nothing to say. */
  readonly verdict: Verdict | null;
  readonly disabled: boolean;
  /** Does what the toolbar's button of that name does. */
  run(action: Action): void;
}

export const gameContext = createContext<GameView | undefined>(Symbol.for('solitaire-game:game'));
