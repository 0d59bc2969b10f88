/**
 * The toolbar's own contents: buttons that ask for an action, and the status line. A template in the element's shadow root.
 * Knows what to show of a game, not what an action does.
 */
import { html, nothing, type TemplateResult } from 'lit';
import type { Action, Words } from '../locales/index.js';
import type { GameView } from './context.js';
import { icon } from './icons.js';

export type Controls = 'full' | 'minimal' | 'none';

export interface ToolbarState extends GameView {
  readonly words: Words;
  readonly controls: Controls;
  /** What shows the verdict, or nothing. */
  readonly verdictView: unknown;
}

const FULL: readonly Action[] = ['new', 'restart', 'undo', 'redo', 'hint', 'menu'];
const MINIMAL: readonly Action[] = ['new', 'undo', 'menu'];

export function toolbarView(state: ToolbarState): TemplateResult | typeof nothing {
  const { words, controls, count, elapsed, canUndo, canRedo, canFinish, disabled } = state;
  if (controls === 'none') return nothing;
  const able = (action: Action): boolean =>
    action === 'menu' || (!disabled && (action === 'undo' ? canUndo : action === 'redo' ? canRedo : action === 'restart' ? count > 0 || canRedo : true));
  const actions = controls === 'minimal' ? MINIMAL : FULL;
  const beforeFinish = controls === 'minimal' ? 'menu' : 'new';
  return html`<div part="toolbar" class="bar" role="group" aria-label=${words.text('toolbar')}>
    <div class="buttons">
      ${actions.map((action) => [toolbarButton(state, action, able(action)), canFinish && action === beforeFinish ? toolbarButton(state, 'finish', !disabled) : nothing])}
    </div>
    ${state.verdictView}
    <span class="status"><span class="long">${words.moves(count)}</span><span class="short" aria-label=${words.moves(count)} role="img">${count}</span><span role="timer" class="time">${words.time(elapsed)}</span></span>
  </div>`;
}

/** `aria-disabled` rather than `disabled`: a button that just did its last undo keeps the focus. */
function toolbarButton({ words, run }: ToolbarState, action: Action, able: boolean): TemplateResult {
  const name = words.actions[action];
  return html`<button
    type="button"
    part="button ${action}"
    class="button ${action}"
    data-action=${action}
    aria-label=${name}
    aria-disabled=${able ? nothing : 'true'}
    @click=${() => able && run(action)}
  >${icon(action)}<span class="text">${name}</span></button>`;
}
