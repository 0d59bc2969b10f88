/**
 * Owns which languages there are and which one a language tag means. English is always here; the others are loaded when
 * a page first speaks them, or come from the page.
 */
import { en } from './en.js';
import { lost } from './lost.js';
import type { Labels, Sayings } from './shapes.js';
import { wordsOf, type Words } from './strings.js';

export type { Action, Labels } from './shapes.js';
export type { Words } from './strings.js';

export interface Language {
  readonly labels: Labels;
  readonly sayings: Sayings;
}

type Loader = () => Promise<Language>;

const loaders = new Map<string, Loader>([
  ['ru', () => import('./ru.js').then(({ language }) => language)],
  ['uk', () => import('./uk.js').then(({ language }) => language)],
]);
const listeners = new Set<() => void>();

const english = wordsOf(en);
/** By language; a promise while it is on its way. */
const known = new Map<string, Words | Promise<Words>>();

export const languageOf = (tag: string | null | undefined): string => (tag ?? '').trim().toLowerCase().split(/[-_]/)[0] ?? '';

/**
 * Words for a BCP 47 tag: "ru-RU" → Russian; unknown, missing or not yet loaded → English. The same object for the same
 * language.
 */
export function wordsFor(tag: string | null | undefined): Words {
  const words = known.get(languageOf(tag));
  return words && !(words instanceof Promise) ? words : english;
}

/**
 * Loads the language that a tag means. `null` where there is nothing to wait for; else a promise, after which `wordsFor`
 * has it. Where a load failed, English stands for the language until `retryLanguages`.
 */
export function languageArrives(tag: string | null | undefined): Promise<Words> | null {
  const language = languageOf(tag);
  const load = loaders.get(language);
  const words = known.get(language);
  if (!load || (words && !(words instanceof Promise))) return null;
  if (words) return words;
  const arriving = load().then(
    (arrived) => {
      const made = wordsOf(arrived.labels, arrived.sayings);
      if (known.get(language) === arriving) known.set(language, made); // unless it was defined anew meanwhile
      return made;
    },
    (cause: unknown) => {
      known.set(language, english); // asked for at each rendering, it would be fetched at each
      const { message, code } = cause as Error & { code?: string }; // what is wrong with texts that are here has a code of its own
      throw lost(`The texts for lang="${language}" cannot be used, English is instead: ${message}`, cause, code);
    },
  );
  known.set(language, arriving);
  return arriving;
}

/** Languages for which English stands are worth another try. */
export function retryLanguages(): void {
  for (const [language, words] of known) if (words === english) known.delete(language);
  changed();
}

const changed = (): void => {
  for (const listener of listeners) listener();
};

/** Has a language at hand, so that nobody needs to wait for it. */
export const putLanguage = (language: string, { labels, sayings }: Language): void => void known.set(language, wordsOf(labels, sayings));

/** Puts a language in, or over the one that was there, which `load` is given. */
export function addLanguage(language: string, load: (over: Loader | undefined) => Promise<Language>): void {
  const over = loaders.get(language);
  loaders.set(language, () => load(over));
  known.delete(language);
  changed();
}

/** Calls back when a language is added, until the returned function is called. */
export function watchLanguages(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
