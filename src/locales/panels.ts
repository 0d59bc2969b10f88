/**
 * What the panels say, by language: English comes with them, the others when they are first needed. Like index.ts, but for the part that
 * only opening the menu brings.
 */
import { lost } from '../engine/lost.js';
import type { PanelTexts } from './panel-shapes.js';
import { panelsEn } from './panels-en.js';

export type { PageName, PanelTexts, RuleKey, SettingName } from './panel-shapes.js';
export { fill } from './strings.js';

const LOADERS: Readonly<Record<string, () => Promise<PanelTexts>>> = {
  ru: () => import('./panels-ru.js').then(({ panelsRu }) => panelsRu),
  uk: () => import('./panels-uk.js').then(({ panelsUk }) => panelsUk),
};

const known = new Map<string, PanelTexts>();
const arriving = new Map<string, Promise<void>>();

/** The texts in a language (`Words.lang`), as far as they are here: else English. */
export function panelTexts(lang: string): PanelTexts {
  return known.get(lang) ?? panelsEn;
}

/** Whether English stands for a language that could not be loaded. */
export const lacksPanelTexts = (lang: string): boolean => known.get(lang) === panelsEn;

/** Languages that could not be loaded are worth another try. */
export function retryPanelTexts(): void {
  for (const [lang, texts] of known) if (texts === panelsEn) known.delete(lang);
}

/**
 * Loads a language's texts: one promise as long as they are on their way, `null` where there is nothing to wait for. English stands for one that
 * could not be loaded, until `retryPanelTexts`.
 */
export function panelTextsArrive(lang: string): Promise<void> | null {
  const load = Object.hasOwn(LOADERS, lang) ? LOADERS[lang] : undefined;
  if (!load || known.has(lang)) return null;
  let promise = arriving.get(lang);
  if (!promise) {
    promise = load()
      .catch((cause: unknown) => {
        known.set(lang, panelsEn);
        throw lost(`The menu's texts for lang="${lang}", whose file belongs beside the others, could not be loaded: English is instead.`, cause);
      })
      .then((texts) => void known.set(lang, texts))
      .finally(() => arriving.delete(lang));
    arriving.set(lang, promise);
  }
  return promise;
}
