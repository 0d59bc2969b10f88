/** The button that closes messages, notes and the menu. Apart from the toolbar's, for it comes with play. Must not know what it closes. */
import { html, nothing, type TemplateResult } from 'lit';
import { drawnIcon } from './icons.js';

const CROSS = drawnIcon('M6.5 6.5l11 11M17.5 6.5l-11 11');

/** Its title is its name: with both, some screen readers read it twice. `action` is the button's `data-action`, where it is one of those that a page may look for. */
export const closeButton = (name: string, close: () => void, action?: 'close'): TemplateResult =>
  html`<button type="button" part="button close" class="button close" data-action=${action ?? nothing} title=${name} @click=${close}>${CROSS}</button>`;
