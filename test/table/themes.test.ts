import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { COLOURS, THEMES, themeStyles, type ThemeName } from '../../src/table/themes.js';

type Colour = (typeof COLOURS)[number];

/** WCAG's relative luminance of `#rgb` or `#rrggbb`. */
function luminance(hex: string): number {
  const digits = hex.length < 7 ? [...hex.slice(1)].map((digit) => digit + digit).join('') : hex.slice(1);
  const [r, g, b] = [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16) / 255).map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (high! + 0.05) / (low! + 0.05);
}

describe('the themes', () => {
  for (const theme of Object.keys(THEMES) as ThemeName[]) {
    const values = THEMES[theme].split(' ');
    const colours = Object.fromEntries(COLOURS.map((name, index) => [name, values[index]!])) as Record<Colour, string>;
    const [, , on] = values.slice(COLOURS.length);
    const atLeast = (least: number, a: string, b: string, what: string): void => {
      assert.ok(contrast(a, b) >= least, `${theme}: ${what} is ${contrast(a, b).toFixed(2)}, not ${least}`);
    };

    it(`${theme} can be read`, () => {
      for (const value of values) assert.match(value, /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/);
      atLeast(4.5, colours.text, colours.felt, 'text on the table');
      for (const suit of ['ink', 'red', 'clubs', 'diamonds'] as const) atLeast(4.5, colours[suit], colours.card, `${suit} on paper`);
      for (const mark of ['accent', 'focus'] as const) atLeast(3, colours[mark], colours.felt, `${mark} on the table`);
      atLeast(4.5, on!, colours.accent, 'text on the accent');
      atLeast(3, colours.back, colours.card, 'the back within its white edge');
    });

    it(`${theme} tells the four colours apart`, () => {
      const suits = [colours.ink, colours.red, colours.clubs, colours.diamonds];
      assert.equal(new Set(suits).size, 4);
    });
  }

  it('give way to what the page sets', () => {
    const css = String(themeStyles);
    for (const colour of COLOURS) assert.equal(css.split(`--_${colour}:var(--solitaire-${colour},`).length, 7, `${colour}, in four themes and two defaults`);
  });
});
