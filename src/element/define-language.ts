/**
 * Languages that a page brings along. What completes and checks them comes with the part that plays. Must not know the texts.
 */
import { addLanguage, languageOf } from '../locales/index.js';
import type { LanguageTexts } from '../locales/shapes.js';
import { playPart } from './play-part.js';

/**
 * Teaches all games on the page a language, by its tag (`de`; regions are one language); what is left out stays as it was, in the end
 * English. Tables that are in this language already speak it at once. A fault in the texts is told by each such element's `error` event.
 */
export function defineLanguage(tag: string, texts: LanguageTexts): void {
  const language = languageOf(tag);
  addLanguage(language, async (over) => (await playPart.load()).completeLanguage(language, texts, await over?.()));
}
