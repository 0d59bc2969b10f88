/** The menu's page on how to play by hand and by keys. The keys are those that the keyboard obeys (table/keys.ts). */
import { html, type TemplateResult } from 'lit';
import { KEY_ROWS } from '../table/keys.js';
import type { MenuHost } from './host.js';

const ARROWS: Readonly<Record<string, string>> = { ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓' };

export function keysPage({ texts }: MenuHost): TemplateResult {
  const { keys, keyNames } = texts;
  const name = (key: string): string => ARROWS[key] ?? (keyNames as Readonly<Record<string, string>>)[key] ?? key;
  const keyView = (key: string): TemplateResult => html`<kbd>${key.split('+').map(name).join(' + ')}</kbd> `;
  return html`<h2>${keys.byHand}</h2>
    <p>${keys.byHandText}</p>
    <h2>${keys.byKeys}</h2>
    <dl class="keys">${KEY_ROWS.map((row) => html`<div><dt>${row.keys.map(keyView)}</dt><dd>${keys[row.deed]}</dd></div>`)}</dl>
    <p>${keys.byKeysText}</p>`;
}
