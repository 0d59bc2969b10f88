/** The menu's page of rules: the game's name, the picture, and a few sentences on each part of the table. */
import { html, type TemplateResult } from 'lit';
import { variantOf } from '../engine/index.js';
import type { MenuHost } from './host.js';
import { nameOf, partsOf, picture } from './picture.js';
import { rulesOf } from './rules.js';

export function rulesPage({ session, words, texts, mirrored }: MenuHost): TemplateResult {
  const variant = variantOf(session.variant);
  const { open } = session;
  return html`<h2>${words.game(variant.id)}</h2>
    ${picture(variant, open, texts, mirrored)}
    <ol class="legend">${partsOf(variant).map((kind, index) => html`<li><span class="number">${index + 1}</span>${nameOf(kind, texts)}</li>`)}</ol>
    ${rulesOf(variant, open, words, texts).map(
      ({ heading, sentences }) => html`<h3>${texts.headings[heading]}</h3>
        ${sentences.map((sentence) => html`<p>${sentence}</p>`)}`,
    )}`;
}
