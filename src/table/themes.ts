/**
 * The colours of the themes, as data: the style sheet is made of them, and a test computes their contrasts. A page's own `--solitaire-*`
 * properties win over all of them.
 */
import { unsafeCSS } from 'lit';

/** The colours that a page may set, in the order of the tables below. */
export const COLOURS = ['felt', 'text', 'card', 'ink', 'red', 'clubs', 'diamonds', 'back', 'accent', 'focus'] as const;
/** What follows from the theme alone: lines on the table, the shade of the toolbar, text on the accent's colour, light from above. */
const OWN = ['line', 'shade', 'on', 'light'] as const;

/** `clubs` and `diamonds` are those of the four-colour deck. */
export const THEMES = {
  felt: '#237a57 #fff #fffdf8 #1b2330 #c8202f #17692f #1a55b8 #2d4f8f #ffd24a #ffe9a8 #ffffff45 #0003 #1b2330 #ffffff1f',
  night: '#17263a #e6ebf2 #ebe7dd #1b2330 #b01626 #0f5c28 #174a9e #7a3140 #ffd24a #ffe9a8 #ffffff38 #0004 #1b2330 #ffffff12',
  paper: '#efe6d3 #3a3226 #fffefb #1f2733 #b3202c #17692f #1a55b8 #2f6f73 #a8430c #1a56c4 #0000004d #0000000d #fff #ffffff40',
  contrast: '#000 #fff #fff #000 #b00012 #00551c #0037c4 #0037a8 #ffe500 #00e5ff #fff #0000 #000 #0000',
} as const;

export type ThemeName = keyof typeof THEMES;

const declarations = (theme: ThemeName): string => {
  const values = THEMES[theme].split(' ');
  return [...COLOURS, ...OWN].map((name, index) => `--_${name}:${index < COLOURS.length ? `var(--solitaire-${name},${values[index]})` : values[index]}`).join(';');
};

const rule = (selector: string, theme: ThemeName): string => `${selector}{${declarations(theme)}}`;

/** `.auto` and `.own` are tables whose page chose no theme, without and with a colour scheme that it declares. */
export const themeStyles = unsafeCSS(
  `${rule('.root', 'felt')}${rule('.night', 'night')}${rule('.paper', 'paper')}${rule('.contrast', 'contrast')}@media (prefers-color-scheme:dark){${rule('.auto', 'night')}}@media (prefers-contrast:more){${rule('.auto,.own', 'contrast')}}`,
);
