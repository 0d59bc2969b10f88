/** The icons of a replay's bar: lines on a square of 24, as the toolbar's (parts/icons.ts). Apart from those, for the menu alone needs them. */
import type { TemplateResult } from 'lit';
import { drawnIcon } from '../parts/icons.js';

const LINES = {
  back: 'M14.5 5.5L8 12l6.5 6.5',
  play: 'M8 5.5L18.5 12 8 18.5z',
  pause: 'M9 6v12M15 6v12',
  forward: 'M9.5 5.5L16 12l-6.5 6.5',
} as const;

export const icon = (name: keyof typeof LINES): TemplateResult => drawnIcon(LINES[name]);
