/** The menu's page on how to play by hand and by keys. The keys are those that the keyboard obeys (table/keys.ts). */
import { html, type TemplateResult } from 'lit';
import { KEYS } from '../table/keys.js';
import type { MenuHost } from './host.js';

const SIGNS: Readonly<Record<string, string>> = { ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓' };
/** The key that shortcuts go with on this machine. */
const mod = (): string => (/^(Mac|iP)/.test(navigator.platform) ? '⌘' : 'Ctrl');

export function keysPage({ texts }: MenuHost): TemplateResult {
  const { keys, keyNames } = texts;
  const name = (key: string): string => key === 'Mod' ? mod() : (SIGNS[key] ?? (keyNames as Readonly<Record<string, string>>)[key] ?? key);
  const keyView = (key: string): TemplateResult => html`<kbd>${key.split('+').map(name).join(' + ')}</kbd> `;
  return html`<h2>${keys.byHand}</h2>
    <p>${keys.byHandText}</p>
    <p>${keys.holdCard}</p>
    <p>${keys.holdUndo}</p>
    <h2>${keys.byKeys}</h2>
    <dl class="keys">${KEYS.map((row) => html`<div><dt>${row.keys.map(keyView)}</dt><dd>${keys[row.meaning]}</dd></div>`)}</dl>
    <p>${keys.byKeysText}</p>`;
}
