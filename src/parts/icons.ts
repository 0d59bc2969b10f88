/** The toolbar's icons: lines on a square of 24, drawn for this game. */
import { html, svg, type TemplateResult } from 'lit';
import type { Action } from '../locales/index.js';

const LINES: Readonly<Record<Action, string>> = {
  new: 'M4.5 8.5l8-3.2 4.8 12-8 3.2zM13 5l5-.3.7 10.3M9.2 11v4M7.2 13h4',
  restart: 'M5 5v5h5M5.6 9.8a7.2 7.2 0 1 1-.8 4.4',
  undo: 'M9 5L4.5 9.5 9 14M5 9.5h8.5a5 5 0 0 1 0 10H9',
  redo: 'M15 5l4.5 4.5L15 14M19 9.5h-8.5a5 5 0 0 0 0 10H15',
  hint: 'M9.5 18h5M10.5 21h3M9.5 15.5c0-2-3-3-3-6.3a5.5 5.5 0 0 1 11 0c0 3.3-3 4.3-3 6.3z',
  finish: 'M6 12l6-6 6 6M6 18.5l6-6 6 6',
  menu: 'M4.5 7h15M4.5 12h15M4.5 17h15',
};

/** An icon of such lines. */
export const drawnIcon = (lines: string): TemplateResult => html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${svg`<path d=${lines} />`}</svg>`;

export const icon = (action: Action): TemplateResult => drawnIcon(LINES[action]);
