/**
 * The message at the end of a game, won or stuck: what happened and what one can do now. It lies over the table without
 * taking it away: play goes on behind it, and it can be closed. The live region speaks; this is for the eyes and hands.
 */
import { html, nothing, type TemplateResult } from 'lit';
import type { Action, Words } from '../locales/index.js';
import { saidIn } from '../locales/sayings.js';
import { icon } from './icons.js';

export interface OutcomeState {
  readonly words: Words;
  readonly status: 'won' | 'stuck';
  readonly reason?: string | undefined;
  readonly count: number;
  /** Seconds of play. */
  readonly elapsed: number;
  readonly canUndo: boolean;
  run(action: Action): void;
  dismiss(): void;
}

export function outcomeView(state: OutcomeState): TemplateResult {
  const { words, status, reason, count, elapsed, canUndo, run, dismiss } = state;
  const said = saidIn(words);
  const { title, text } = said.outcome(status, reason, count, elapsed);
  const button = (action: Action, first: boolean): TemplateResult =>
    html`<button type="button" part="button ${action}" class="button ${first ? 'first' : ''}" data-action=${action} @click=${() => run(action)}>${icon(action)}<span>${words.actions[action]}</span></button>`;
  return html`<div part="message ${status}" class="message ${status}" role="group" aria-label=${title}>
    <strong class="title">${title}</strong>
    <p class="text">${text}</p>
    <div class="buttons">${status === 'stuck' && canUndo ? button('undo', true) : nothing}${button('new', status === 'won')}${status === 'stuck' ? button('restart', false) : nothing}</div>
    <button type="button" part="button close" class="button close" aria-label=${said.text('dismiss')} title=${said.text('dismiss')} @click=${dismiss}>${icon('close')}</button>
  </div>`;
}
