/**
 * What the page's attributes and properties say: reading them leniently, and telling nonsense from a wish.
 * Knows values, not elements.
 */
import { parseSeed, shown, variantOf } from '../engine/index.js';
import type { Controls } from '../parts/toolbar.js';
import type { AutoplayMode } from '../session/autoplay.js';

/** Which game the page asks for. What it leaves out is `undefined`. */
export interface Wish {
  readonly variant: string | undefined;
  /** As given, but `daily` is a date already. */
  readonly seed: unknown;
  readonly open: boolean;
  /** As `winnableOf` read it: a `Winnable`, or nonsense. */
  readonly winnable: unknown;
}

/** Whether a deal that nobody names is to be proved winnable, and how hard it may be. */
export type Winnable = boolean | 'easy' | 'medium' | 'hard';

export const WINNABLE: readonly Winnable[] = [false, true, 'easy', 'medium', 'hard'];

/** A value that cannot be obeyed. */
export class AttributeError extends Error {
  override readonly name = 'AttributeError';
  readonly code = 'invalid-attribute';
}

/** The text "false" means false, any other text true: some frameworks write booleans as text. */
export function toBoolean(value: unknown): boolean {
  return typeof value === 'string' ? value !== 'false' : Boolean(value);
}

/** Frameworks write `null`, `undefined` or an empty text where they mean "left out". */
export function isLeftOut(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}

export const booleanConverter = { fromAttribute: toBoolean };

/** A boolean as text is made one, "left out" is false; anything else stays as it is, for `wishFault` to judge. */
export function winnableOf(value: unknown): unknown {
  return value === '' || value === 'true' ? true : isLeftOut(value) || value === 'false' ? false : value;
}

/** What is wrong with the wish, or `null`. */
export function wishFault({ variant, seed, winnable }: Partial<Wish>): Error | null {
  try {
    if (!WINNABLE.includes((winnable ?? false) as Winnable)) throw slip('winnable', winnable, WINNABLE);
    if (variant !== undefined) variantOf(variant);
    if (!isLeftOut(seed)) parseSeed(seed);
    return null;
  } catch (error) {
    return error as Error;
  }
}

/** A table's colours; left out, they follow the page's colour scheme. */
export type Theme = 'felt' | 'paper' | 'night' | 'contrast';
/** The letters in the corners of cards; left out, they follow the language. */
export type Indices = 'latin' | 'cyrillic';
export type Back = 'lattice' | 'scales' | 'stripes';

/** The first of each is the default; `''` leaves it to us. */
const CONTROLS: readonly Controls[] = ['full', 'minimal', 'none'];
export const AUTOPLAY: readonly AutoplayMode[] = ['off', 'safe', 'all'];
export const THEMES: readonly (Theme | '')[] = ['', 'felt', 'paper', 'night', 'contrast'];
export const INDICES: readonly (Indices | '')[] = ['', 'latin', 'cyrillic'];
export const BACKS: readonly Back[] = ['lattice', 'scales', 'stripes'];

export const controlsOf = (value: unknown): Choice<Controls> => choose('controls', CONTROLS, value);
export const autoplayOf = (value: unknown): Choice<AutoplayMode> => choose('autoplay', AUTOPLAY, value);
export const themeOf = (value: unknown): Choice<Theme | ''> => choose('theme', THEMES, value);
export const indicesOf = (value: unknown): Choice<Indices | ''> => choose('indices', INDICES, value);
export const backOf = (value: unknown): Choice<Back> => choose('back', BACKS, value);

export interface Choice<T> {
  readonly value: T;
  /** Set where the value given is none of the choices, and the default is used instead. */
  readonly fault: Error | null;
}

/** The first choice is the default. */
function choose<T extends string>(name: string, choices: readonly T[], value: unknown): Choice<T> {
  if (isLeftOut(value)) return { value: choices[0]!, fault: null };
  const known = choices.find((choice) => choice === value);
  if (known) return { value: known, fault: null };
  return { value: choices[0]!, fault: slip(name, value, choices) };
}

function slip(name: string, value: unknown, choices: readonly unknown[]): AttributeError {
  return new AttributeError(`${name}=${shown(value)} is not known; use ${choices.filter(Boolean).join(', ')}.`);
}
