/**
 * The message at the end of a game, won or stuck: what happened and what one can do now. It lies over the table without
 * taking it away: play goes on behind it, and it can be closed. The live region speaks; this is for the eyes and hands.
 */
import { html, nothing, type TemplateResult } from 'lit';
import type { Action, Words } from '../locales/index.js';
import { saidIn } from '../locales/sayings.js';
import type { Outcome } from '../session/change.js';
import type { Standing } from '../session/statistics.js';
import { closeIcon } from './close-icon.js';
import { icon } from './icons.js';

export interface OutcomeState extends Outcome {
  readonly words: Words;
  readonly canUndo: boolean;
  /** How a win stands among the others of its game, if there are any. */
  readonly standing: Standing | null;
  run(action: Action): void;
  dismiss(): void;
}

export function outcomeView(state: OutcomeState): TemplateResult {
  const { words, kind, reason, count, elapsed, canUndo, standing, run, dismiss } = state;
  const said = saidIn(words);
  const { title, text } = said.outcome(kind, reason, count, elapsed);
  const onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    dismiss();
  };
  const button = (action: Action, first: boolean): TemplateResult =>
    html`<button type="button" part="button ${action}" class="button ${first ? 'first' : ''}" data-action=${action} aria-label=${words.actions[action]} title=${words.actions[action]} @click=${() => run(action)}>${icon(action)}<span>${words.actions[action]}</span></button>`;
  return html`<div part="message ${kind}" class="message ${kind}" role="group" aria-label=${title} @keydown=${onKey}>
    <strong class="title">${title}</strong>
    <p class="text">${text}${standing ? html` <span class="standing">${said.standing(standing.kind, standing.seconds, standing.moves)}</span>` : nothing}</p>
    <div class="buttons">${kind === 'stuck' && canUndo ? button('undo', true) : nothing}${button('new', kind === 'won')}${kind === 'stuck' ? button('restart', false) : nothing}</div>
    <button type="button" part="button close" class="button close" data-action="close" title=${said.text('dismiss')} @click=${dismiss}>${closeIcon}</button>
  </div>`;
}
