/**
 * How the table is to look: the five attributes that change nothing but looks, or the player's settings of those names, read together. Knows the names of classes that
 * the style sheets have for them, not what they do.
 */
import { backOf, indicesOf, themeOf, toBoolean } from './attributes.js';

/** Unchecked. */
export interface LooksHost {
  readonly theme: unknown;
  readonly fourColor: unknown;
  readonly mirrored: unknown;
  readonly indices: unknown;
  readonly back: unknown;
}

export interface Looks {
  /** For the outermost element inside. */
  readonly classes: string;
  readonly mirrored: boolean;
  /** Т К Д В instead of A K Q J in the corners. */
  readonly cyrillic: boolean;
  readonly faults: readonly (Error | null)[];
}

/** Where cards bear the letters of туз, король, дама, валет. */
const CYRILLIC = ['ru', 'uk'];

/** `scheme` is the page's own, as `schemeOf` tells it; `lang` the language of the table. */
export function looksOf(host: LooksHost, scheme: string, lang: string): Looks {
  const theme = themeOf(host.theme);
  const indices = indicesOf(host.indices);
  const back = backOf(host.back);
  return {
    classes: `${theme.value || scheme} ${back.value}${toBoolean(host.fourColor) ? ' four' : ''}`,
    mirrored: toBoolean(host.mirrored),
    cyrillic: indices.value ? indices.value === 'cyrillic' : CYRILLIC.includes(lang),
    faults: [theme.fault, indices.fault, back.fault],
  };
}

/**
 * The classes of a table that goes with the page: `own` where the page declares one `color-scheme`, and then felt or night by that; else `auto`,
 * which the style sheet decides by what the reader prefers.
 */
export function schemeOf(colorScheme: string): string {
  const [light, dark] = ['light', 'dark'].map((scheme) => colorScheme.includes(scheme));
  return light === dark ? 'auto' : dark ? 'own night' : 'own';
}
