/**
 * The shape of a language: plain data in two halves, so that the first paint waits for the first one only.
 */
export type Action = 'new' | 'restart' | 'undo' | 'redo' | 'hint' | 'finish' | 'menu';
export type SuitCode = 'S' | 'H' | 'D' | 'C';

/** Forms of a counted noun: [one, few, many] or, where a language has two, [one, many]; or by the categories of `Intl.PluralRules`. */
export type Forms = readonly string[] | (Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string });

/** One language. `{card}`, `{pile}` … are filled in; words in `{}` are the same in all languages. */
export interface Labels {
  readonly lang: string;
  /** Names of the games by variant id; others show their id. */
  readonly games: Readonly<Record<string, string>>;
  /** Ace to king, lower case, nominative, separated by spaces. */
  readonly ranks: string;
  /** Of spades, of hearts, of diamonds, of clubs: what stands in `cardName`. */
  readonly suits: Readonly<Record<SuitCode, string>>;
  /** "{rank} of {suit}". */
  readonly cardName: string;
  readonly cards: Forms;
  /** The same noun as an object: "открыть 1 карту". */
  readonly cardObjects: Forms;
  readonly moves: Forms;
  /** Names of places, with {n} and {suit}. `foundation2` is the second one of a suit. */
  readonly piles: Readonly<Record<'stock' | 'waste' | 'reserve' | 'tableau' | 'foundation' | 'foundation2', string>>;
  readonly actions: Readonly<Record<Action, string>>;
  readonly texts: Readonly<Record<LabelKey, string>>;
  /** What went wrong, by the error's code. `failed` stands for codes that are not listed, which only programs meet; {value} is what was
   *  given, or the message. */
  readonly faults: Readonly<Record<string, string>>;
}

export type LabelKey =
  // a part that could not be loaded
  | 'retry'
  // places and what is in them
  | 'faceDown' | 'closed' | 'table' | 'toolbar' | 'place' | 'position' | 'empty' | 'takesKing' | 'takesAny' | 'takesNone' | 'startsWithAce'
  | 'draw' | 'redeal' | 'redeals' | 'noRedeal' | 'layReserve' | 'refills';

/** What is said once a game is played. */
export interface Sayings {
  /** Ace to king as the object of "move …", separated by spaces. */
  readonly objects: string;
  /** "the {rank} of {suit}". */
  readonly cardObject: string;
  readonly texts: Readonly<Record<SayingKey, string>>;
  /** Why a move is refused, by the engine's code. `illegal` stands for those that are not listed: no play at the table meets them. */
  readonly refusals: Readonly<Record<string, string>>;
  /** Which card a pile takes, said instead of some of `refusals`. A language that names its ranks has all of it or nothing. */
  readonly next?: {
    /** "red", "black", "any" before a rank of `objects`: one word, or thirteen, ace to king, separated by spaces. */
    readonly red: string;
    readonly black: string;
    readonly any: string;
    /** "only a {colour} {rank} goes here". */
    readonly colour: string;
    /** "{colour} {rank} goes here": whatever its suit. */
    readonly anySuit: string;
    /** "the next here is {card}". */
    readonly card: string;
  };
}

export type SayingKey =
  // what is said after a change
  | 'toFoundation' | 'toColumn' | 'andMore' | 'onWaste' | 'onTop' | 'inReserve' | 'turnedUp' | 'redealt' | 'reserveLaid'
  | 'undone' | 'redone' | 'aDraw' | 'aRedeal' | 'aReserve' | 'dealt' | 'restored' | 'selected' | 'deselected' | 'targets'
  // read on demand
  | 'onFoundations' | 'moves'
  // hints; where the cards lie now stands in them as {from}
  | 'fromColumn' | 'fromWaste' | 'fromReserve' | 'fromFoundation' | 'hintColumn' | 'hintFoundation' | 'hintDraw' | 'hintRedeal' | 'hintReserve' | 'unsure' | 'noHint'
  // the game can be finished
  | 'canFinish'
  // the end of a game
  | 'won' | 'wonText' | 'best' | 'bestTime' | 'bestMoves' | 'bestBoth' | 'noMoves' | 'noProgress' | 'stuckText' | 'dismiss'
  // whether it can still be won
  | 'winnable' | 'unwinnable' | 'unknown'
  // a game that was left
  | 'goBack' | 'leftGame'
  // a deal that is looked for, or was not found
  | 'seeking' | 'unproved'
  // what the player asked for and could not be loaded
  | 'notLoaded';

type Some<T> = { readonly [K in keyof T]?: T[K] extends Forms ? Forms : T[K] extends Readonly<Record<string, string>> ? Partial<T[K]> : T[K] };

/** A language as a page supplies it, or a part of one: what is left out stays English. */
export interface LanguageTexts {
  readonly labels?: Some<Omit<Labels, 'lang'>>;
  readonly sayings?: Some<Sayings>;
}
