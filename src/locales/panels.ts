/**
 * What the panels say, by language: English comes with them, the others when they are first needed. Like index.ts, but for the part that
 * only opening the menu brings.
 */
import type { PanelTexts } from './panel-shapes.js';
import { panelsEn } from './panels-en.js';

export type { PageName, PanelTexts, RuleKey, SettingName } from './panel-shapes.js';
export { capital, fill } from './strings.js';

const LOADERS: Readonly<Record<string, () => Promise<PanelTexts>>> = {
  ru: () => import('./panels-ru.js').then(({ panelsRu }) => panelsRu),
  uk: () => import('./panels-uk.js').then(({ panelsUk }) => panelsUk),
};

const known = new Map<string, PanelTexts>();

/** The texts in a language (`Words.lang`), as far as they are here: else English. */
export function panelTexts(lang: string): PanelTexts {
  return known.get(lang) ?? panelsEn;
}

/** Loads a language's texts; `null` where there is nothing to wait for. English stands for one that could not be loaded. */
export function panelTextsArrive(lang: string): Promise<void> | null {
  const load = Object.hasOwn(LOADERS, lang) ? LOADERS[lang] : undefined;
  if (!load || known.has(lang)) return null;
  return load()
    .catch(() => panelsEn)
    .then((texts) => void known.set(lang, texts));
}
