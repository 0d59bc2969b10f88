/**
 * Whether the game can still be won, as the toolbar shows it: in words and by shape, never by colour alone. Keeps its place
 * whatever it says. Must not know who found out.
 */
import { css, html, nothing, type TemplateResult } from 'lit';
import type { Words } from '../locales/index.js';
import { saidIn } from '../locales/sayings.js';
import type { Verdict } from './context.js';

/** A ring with a tick, a triangle with a stroke, a broken ring with dots. */
const SHAPES: Readonly<Record<Verdict, TemplateResult>> = {
  winnable: html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="9" /><path d="M7.5 12.5l3 3 6-6.5" /></svg>`,
  unwinnable: html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M12 3.5L22 20.5H2zM9.5 12.5l5 5M14.5 12.5l-5 5" /></svg>`,
  unknown: html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
    <circle cx="12" cy="12" r="9" stroke-dasharray="3.4 3.7" /><path d="M8 12h.1M12 12h.1M16 12h.1" />
  </svg>`,
};

/** `null`: there is nothing to say now. */
export function verdictView(words: Words, verdict: Verdict | null): TemplateResult {
  return html`<span part="verdict ${verdict ?? ''}" class="verdict ${verdict ?? ''}">${verdict ? [SHAPES[verdict], verdictText(words, verdict)] : nothing}</span>`;
}

export const verdictText = (words: Words, verdict: Verdict): string => saidIn(words).text(verdict);

export const verdictStyles = css`
  .verdict .icon {
    width: 20px;
    height: 20px;
  }
  /* An answer that comes soon needs no question before it. */
  .verdict.unknown {
    animation: late 0.3s step-end backwards;
  }
  @keyframes late {
    from {
      visibility: hidden;
    }
  }
`;
