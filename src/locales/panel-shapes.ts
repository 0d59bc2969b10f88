/**
 * The shape of what a language says in the menu's panels: rules, keys, statistics, sharing, settings, replay; and in the notes over the table. Plain
 * data, loaded with the panels only.
 */
export type PageName = 'rules' | 'keys' | 'statistics' | 'share' | 'settings';

export type SettingName = 'winnable' | 'theme' | 'fourColor' | 'indices' | 'back' | 'mirrored' | 'autoplay' | 'sounds';

export type RuleKey =
  | 'goal' | 'undoing'
  // columns
  | 'sizes' | 'lastUp' | 'allUp' | 'buildAlternate' | 'buildSuit' | 'buildAny' | 'runs' | 'turnUp' | 'spacesKing' | 'spacesAny' | 'spacesNone'
  // stock, waste and reserve
  | 'drawOne' | 'drawMany' | 'wasteTop' | 'redealAlways' | 'redealNone' | 'redealOnce' | 'redealTimes' | 'reserveLaid' | 'reserveRefills'
  // foundations
  | 'foundation' | 'twoFoundations' | 'acesReady' | 'worryingBack' | 'worryingBackNotAce' | 'stayHome';

export interface PanelTexts {
  readonly pages: Readonly<Record<PageName, string>>;
  /** Headings of the rules, and what the parts of the picture are called. */
  readonly headings: Readonly<Record<'goal' | 'columns' | 'stock' | 'waste' | 'reserve' | 'foundations', string>>;
  readonly picture: string;
  readonly rules: Readonly<Record<RuleKey, string>>;
  readonly keys: Readonly<Record<
    'byHand' | 'byHandText' | 'holdCard' | 'holdUndo' | 'byKeys' | 'byKeysText'
    | 'walk' | 'ends' | 'press' | 'run' | 'putBack' | 'draw' | 'home' | 'undo' | 'redo' | 'hint' | 'finish' | 'new' | 'menu'
    | 'readPile' | 'readStock' | 'readFoundations' | 'readMoves',
    string
  >>;
  /** What is printed on keys that have words on them. */
  readonly keyNames: Readonly<Record<'Space' | 'Home' | 'End' | 'Escape', string>>;
  readonly statistics: Readonly<Record<
    'game' | 'played' | 'won' | 'wonShare' | 'streak' | 'bestStreak' | 'bestTime' | 'fewestMoves' | 'reset' | 'sure' | 'yes' | 'no' | 'onlyHere',
    string
  >>;
  readonly share: Readonly<Record<
    'deal' | 'ownDeck' | 'open' | 'text' | 'withMoves' | 'link' | 'copy' | 'copied' | 'selected' | 'watch' | 'watchText',
    string
  >>;
  readonly settings: Readonly<Record<SettingName | 'clear' | 'onlyHere', string>>;
  /** What may be chosen, of the settings that are more than a switch; `''` leaves it to the page. */
  readonly choices: {
    readonly winnable: Readonly<Record<'false' | 'true' | 'easy' | 'medium' | 'hard', string>>;
    readonly theme: Readonly<Record<'' | 'felt' | 'paper' | 'night' | 'contrast', string>>;
    readonly indices: Readonly<Record<'' | 'latin' | 'cyrillic', string>>;
    readonly back: Readonly<Record<'lattice' | 'scales' | 'stripes', string>>;
    readonly autoplay: Readonly<Record<'off' | 'safe' | 'all', string>>;
  };
  readonly replay: Readonly<Record<
    'title' | 'play' | 'pause' | 'back' | 'forward' | 'place' | 'at' | 'speed' | 'times' | 'playIt' | 'leave',
    string
  >>;
}
