/** What the menu may ask of the element that it is in, and tell it. Owns that boundary alone. */
import type { SavedGame } from '../engine/index.js';
import type { Words } from '../locales/index.js';
import type { PanelTexts, SettingName } from '../locales/panels.js';
import type { GameSpec, Session } from '../session/session.js';
import type { Statistics } from '../session/statistics.js';

export type { SettingName };

/** A setting of the player's: the values that may be chosen, and the one in force. */
export interface Setting {
  readonly name: SettingName;
  readonly values: readonly string[];
  readonly value: string;
}

export interface MenuHost {
  readonly root: ParentNode;
  readonly session: Session;
  readonly words: Words;
  readonly texts: PanelTexts;
  /** They could not be loaded, and are in English. */
  readonly lacksTexts: boolean;
  retryTexts(): void;
  /** The element is laid out, and can be seen. */
  readonly seen: boolean;
  /** As the table shows its cards, and from which side. */
  readonly cyrillic: boolean;
  readonly mirrored: boolean;
  /** Takes no input: the game may be read about, not changed. */
  readonly disabled: boolean;
  /** Results and settings outlive the page. */
  readonly keeps: boolean;
  readonly settings: readonly Setting[];
  /** The player has set any. */
  readonly settingsAreSet: boolean;
  /** Where a shared link leads; the record is added to it. */
  readonly shareAddress: string;
  set(name: SettingName, value: string): void;
  /** All settings as the page has them. */
  clearSettings(): void;
  statistics(variant: string): Statistics;
  resetStatistics(variant: string): void;
  /** The player wants that deal; the game in play makes room. */
  dealAnew(spec: GameSpec): void;
  requestUpdate(): void;
  /** The menu was closed. */
  closed(): void;
}

/** A game to be looked at again. */
export type Recorded = Pick<SavedGame, 'variant' | 'seed' | 'deck' | 'open' | 'moves' | 'played'>;
