/**
 * The address of one game on a server, `play/klondike/42?open=true&lang=uk`, and what it means; without a seed, each visit has a deal of its own; with `record` there, the game that a
 * player shared. Knows which games there are, and their names in each language; must not know HTTP or HTML.
 */
import { parseRecord, parseSeed, variants } from '../../engine/index.js';
import { en } from '../../locales/en.js';
import { ru } from '../../locales/ru.js';
import { uk } from '../../locales/uk.js';
import { readFields, TAKES, type Fields } from '../fields.js';

/** Where the files of the package are on the web, and what the site is called. */
export interface Site {
  /** An absolute URL that ends in a slash. */
  readonly base: string;
  readonly name?: string;
  /** A picture for those who show links with one: an absolute URL. */
  readonly image?: string;
}

/** A game that a player shared from a page: it is shown there, whatever the page's own deal is. */
export interface SharedGame {
  readonly record: string;
  readonly variant: string;
  /** `null` where it was dealt from a deck that was given card by card. */
  readonly seed: string | null;
}

export interface PlayedGame {
  readonly variant: string;
  /** `null` where the browser chooses the deal. */
  readonly seed: string | null;
  readonly lang: string;
  /** All wishes, by attribute. */
  readonly fields: Fields;
  readonly shared?: SharedGame;
}

/** Some 3000 moves. All of them are tried before a record goes into a link; longer ones are left to the page that plays them. */
const RECORD = /^[\w.~-]{1,1000}$/;
/**
 * So many moves a character: where there is no choice a move takes no room, and 23 characters can hold 5000 of them, which are all tried as well.
 * Games that were won have 3 at most.
 */
const DENSEST = 6;

const LANGUAGES: Readonly<Record<string, { readonly games: Readonly<Record<string, string>>; readonly deal: string; readonly daily: string; readonly about: string; readonly same: string }>> = {
  en: { games: en.games, deal: 'deal', daily: 'deal of the day', about: 'A game of patience to play on the page.', same: 'Everybody gets the same cards.' },
  ru: { games: ru.games, deal: 'расклад', daily: 'расклад дня', about: 'Пасьянс, в который можно играть прямо на странице.', same: 'Карты у всех одни и те же.' },
  uk: { games: uk.games, deal: 'розклад', daily: 'розклад дня', about: 'Пасьянс, у який можна грати просто на сторінці.', same: 'Карти в усіх однакові.' },
};

export const languageOf = (lang: string): string => lang.toLowerCase().split(/[-_]/)[0] ?? '';
const wordsOf = (lang: string): (typeof LANGUAGES)[string] => LANGUAGES[languageOf(lang)] ?? LANGUAGES['en']!;

export const nameOf = ({ variant }: Pick<PlayedGame, 'variant'>, lang: string): string => wordsOf(lang).games[variant] ?? variant;

/** Of what is seen there: a shared game is. */
export function titleOf(game: PlayedGame): string {
  const { deal, daily } = wordsOf(game.lang);
  const { variant, seed } = game.shared ?? game;
  const name = nameOf({ variant }, game.lang);
  return seed === null ? name : `${name}, ${seed === 'daily' ? daily : `${deal} ${seed}`}`;
}
export function aboutOf({ lang, seed, shared }: PlayedGame): string {
  const { about, same } = wordsOf(lang);
  return seed === null && !shared ? about : `${about} ${same}`;
}

/** The game that an address means; `null` where it means none. */
export function gameAt(url: URL, { base }: Site): PlayedGame | null {
  const root = new URL(base);
  if (url.origin !== root.origin || !url.pathname.startsWith(root.pathname)) return null;
  const match = /^play\/([a-z0-9-]+)(?:\/([^/]+))?\/?$/.exec(url.pathname.slice(root.pathname.length));
  if (!match) return null;
  try {
    const wishes = { ...Object.fromEntries(url.searchParams), record: url.searchParams.get('record'), variant: match[1]! };
    return gameOf(match[2] === undefined ? wishes : { ...wishes, seed: decodeURIComponent(match[2]) });
  } catch {
    return null; // an address that cannot be decoded
  }
}

/** A game by its wishes; `null` where there is no such game. Wishes that make no sense are left out. */
export function gameOf(wishes: Readonly<Record<string, unknown>>): PlayedGame | null {
  const { fields } = readFields(Object.entries(wishes));
  const { variant, seed = null, lang } = fields;
  if (variant == null || !variants.has(variant)) return null;
  try {
    if (wishes['seed'] != null) parseSeed(seed);
  } catch {
    return null;
  }
  const shared = sharedOf(wishes['record']);
  return { variant, seed, lang: lang ?? 'en', fields, ...(shared && { shared }) };
}

function sharedOf(record: unknown): SharedGame | null {
  if (typeof record !== 'string' || !RECORD.test(record)) return null;
  const [, , , moves] = record.split('.'); // of a record without moves, its check: two characters
  if (Number(moves) > DENSEST * record.length) return null;
  try {
    const { variant, seed } = parseRecord(record);
    if (seed === null) return { record, variant, seed };
    // A name stands in titles.
    return TAKES['seed']!(String(seed)) ? { record, variant, seed: String(seed) } : null;
  } catch {
    return null;
  }
}

const written = (url: URL, { fields, shared }: PlayedGame, without: readonly string[]): string => {
  for (const [name, value] of Object.entries(fields)) if (value !== null && !without.includes(name)) url.searchParams.set(name, value);
  if (shared) url.searchParams.set('record', shared.record);
  return url.href;
};

/** Where the page of a game is below the site's address; `name` writes the name of its deal. */
export const placeOf = ({ variant, seed }: PlayedGame, name: (seed: string) => string): string => `play/${variant}${seed === null ? '' : `/${name(seed)}`}`;

/** The page of a game, for people. */
export const pageUrl = (game: PlayedGame, { base }: Site): string =>
  written(new URL(placeOf(game, encodeURIComponent), base), game, ['variant', 'seed']);

/** The page of a game, for frames. */
export const frameUrl = (game: PlayedGame, { base }: Site): string => written(new URL('embed.html', base), game, []);
