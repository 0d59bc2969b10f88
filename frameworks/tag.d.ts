// Made from custom-elements.json by `npm run docs`.
/** What may be written on the tag, in no framework's dialect. */
import type { DealEvent, BeforeMoveEvent, MoveEvent, UndoEvent, RedoEvent, WinEvent, StuckEvent, GameErrorEvent, SolitaireGame } from '../dist/index.js';

/** By the names that HTML has for them. */
export interface TagAttributes {
  /** Language of the texts: `en`, `ru`, `uk`, or one that the page defines (`defineLanguage`); else the nearest ancestor's `lang`, else English. */
  lang?: string | undefined;
  /** Which game is played: `klondike`, `little-klondike`, `aceless`, `little-piano`, `big-piano`, or one that was registered. Types let any text through, because the page may register games (`defineVariant`); for a name that nobody registered the element's box says so. */
  variant?: 'klondike' | 'little-klondike' | 'aceless' | 'little-piano' | 'big-piano' | (string & {}) | undefined;
  /** Which deal: a whole number from 0 to 2^53−1, `daily`, or any other text. Left out, one is chosen. `daily` is today's date: one deal for everybody, which may be one that cannot be won; after midnight the next one, unless the game has been begun. Reads the seed of the deal on the table; `null` for a deck that was given card by card. */
  seed?: number | string | null | undefined;
  /** The tableau is dealt face up. */
  open?: boolean | 'true' | 'false' | undefined;
  /** Where no seed is given, a deal is chosen that is proved winnable: any (`true`), or an `easy`, `medium` or `hard` one. Holds from the next deal on; a game that was chosen by chance and that nobody has begun gives way. */
  winnable?: boolean | 'easy' | 'medium' | 'hard' | 'true' | 'false' | undefined;
  /** Which parts of the toolbar are shown: `full`, `minimal` or `none`. */
  controls?: 'full' | 'minimal' | 'none' | undefined;
  /** Cards that go home by themselves: none (`off`), those that no later move can need (`safe`), or `all`. */
  autoplay?: 'off' | 'safe' | 'all' | undefined;
  /** A key under which the game in play, the statistics and the player's settings survive a reload; left out, nothing is stored. */
  persist?: string | null | undefined;
  /** The table's colours: `felt`, `paper`, `night` or `contrast`. Left out, felt or night as the page's colour scheme is, and contrast for readers who prefer more of it. Custom properties of the page win over a theme. */
  theme?: 'felt' | 'paper' | 'night' | 'contrast' | null | undefined;
  /** A deck of four colours: clubs are green, diamonds blue. */
  'four-color'?: boolean | 'true' | 'false' | undefined;
  /** The layout as in a mirror, for those who deal with the left hand or hold a phone in the right one: stock and waste on the right, foundations on the left, columns counted from the right, so that the long columns of Klondike stay away from the stock. Cards, texts and toolbar stay as they are. */
  mirrored?: boolean | 'true' | 'false' | undefined;
  /** Letters in the corners of cards: `latin` (A K Q J) or `cyrillic` (Т К Д В). Left out, they follow the language. */
  indices?: 'latin' | 'cyrillic' | null | undefined;
  /** The backs of the cards: `lattice`, `scales` or `stripes`. */
  back?: 'lattice' | 'scales' | 'stripes' | undefined;
  /** Shows the game, takes no input, and plays nothing by itself; what code asks for is done. */
  disabled?: boolean | 'true' | 'false' | undefined;
  /** Shows in the toolbar whether the game can still be won, all cards looked at: found out aside, after each move. */
  'show-winnable'?: boolean | 'true' | 'false' | undefined;
  /** Where the page has `solitaire-game.worker.min.js`, on its own origin: needed only where our other files come from elsewhere, or from a bundler, and a policy forbids workers made from text (`blob:`). Without a worker the solver works on the page, in short slices. */
  'worker-url'?: string | null | undefined;
  /** Small sounds for moves, refusals and the win, once the player has touched the page. */
  sounds?: boolean | 'true' | 'false' | undefined;
  /** Where links lead that the player shares; the record of the game is added as `record`. Left out: to this page. */
  'share-url'?: string | null | undefined;
}

/** The properties whose names are not those of their attributes. */
export interface TagProperties {
  /** A deck of four colours: clubs are green, diamonds blue. */
  fourColor?: boolean | undefined;
  /** Shows in the toolbar whether the game can still be won, all cards looked at: found out aside, after each move. */
  showWinnable?: boolean | undefined;
  /** Where the page has `solitaire-game.worker.min.js`, on its own origin: needed only where our other files come from elsewhere, or from a bundler, and a policy forbids workers made from text (`blob:`). Without a worker the solver works on the page, in short slices. */
  workerUrl?: string | null | undefined;
  /** Where links lead that the player shares; the record of the game is added as `record`. Left out: to this page. */
  shareUrl?: string | null | undefined;
}

/** What is heard on the tag. */
export interface TagEvents {
  /** Once: the first game is on the table, and its `deal` was fired; the promise of that name resolves. Does not bubble. */
  ready: Event;
  /** A game begins, or is there again (`restored`): saved and resumed, or rendered by a server. Detail: `variant`, `seed`, `open`. */
  deal: DealEvent;
  /** Before a move is made, by the player or by code; cancelable. Detail: `move`, `cards`, `source`. */
  beforemove: BeforeMoveEvent;
  /** After a move. Detail: `move`, `cards`, `turnedUp`, `count`, `source`. */
  move: MoveEvent;
  /** A move was taken back. Detail: `move`, `count`, `source`. */
  undo: UndoEvent;
  /** A move that was taken back was made again. Detail: `move`, `count`, `source`. */
  redo: RedoEvent;
  /** The last card is home. Detail: `variant`, `seed`, `count`, `elapsed`. */
  win: WinEvent;
  /** No way leads on any more. Detail: `reason` (`no-moves` or `no-progress`), `count`. */
  stuck: StuckEvent;
  /** A bad attribute, a damaged save, a failed load; does not bubble. Detail: `message`, `cause`. */
  error: GameErrorEvent;
}

/** An event as the tag's own listener gets it. */
export type Heard<Name extends keyof TagEvents> = TagEvents[Name] & { readonly currentTarget: SolitaireGame };

/** Listeners as attributes: `onmove` with the prefix `on`, `on:move` with `on:`. */
export type Listeners<Prefix extends string> = {
  [Name in keyof TagEvents as `${Prefix}${Name}`]?: ((event: Heard<Name>) => unknown) | undefined;
};

/** A framework's own attributes of any element, but for those that the tag has itself. */
export type Common<Attributes, Own> = Omit<Attributes, keyof Own>;
