/**
 * Owns which languages there are and which one a language tag means. English is always here; the others are loaded when
 * a page first speaks them, or come from the page.
 */
import { lost } from '../engine/lost.js';
import { en } from './en.js';
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
/** Why English stands for a language that may be had another time. */
const lacking = new Map<string, Error>();

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
  /** Unless the language was defined anew meanwhile. */
  const settle = (made: Words): unknown => known.get(language) === arriving && known.set(language, made);
  const arriving: Promise<Words> = load()
    .then(({ labels, sayings }) => wordsOf(labels, sayings))
    .then(
      (made) => {
        settle(made);
        return made;
      },
      (cause: unknown) => {
        const { message, code } = cause as Error & { code?: string }; // what is wrong with texts that are here has a code of its own
        const fault = lost(`Texts for lang="${language}" cannot be used, English is instead: ${message}`, cause, code);
        // Asked for at each rendering, it would be fetched at each.
        if (settle(english) && !code) lacking.set(language, fault);
        throw fault;
      },
    );
  known.set(language, arriving);
  return arriving;
}

/** Why a tag's texts are English for now; `null` where they are its own, or nothing is worth another try. */
export const lackOf = (tag: string): Error | null => lacking.get(languageOf(tag)) ?? null;

/** What could not be loaded is worth another try. */
export function retryLanguages(): void {
  for (const language of lacking.keys()) known.delete(language);
  lacking.clear();
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
  lacking.delete(language);
  changed();
}

/** Calls back when a language is added or tried again, until the returned function is called. */
export function watchLanguages(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
