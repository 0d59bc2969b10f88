/**
 * What may be wished of a game in a frame, by its address or by a message, and which values are taken. Everything here comes
 * from outside and is checked. Must not know frames, messages or servers.
 */
/** By the name of the element's attribute; `null` takes it away. */
export type Fields = Readonly<Record<string, string | null>>;

export interface Reading {
  readonly fields: Fields;
  /** Names of what was wished in vain. */
  readonly faults: readonly string[];
}

const LONGEST = 100;

const text = (pattern: RegExp) => (value: string) => value.length <= LONGEST && pattern.test(value);
const oneOf =
  (...values: readonly string[]) =>
  (value: string) =>
    values.includes(value);
const boolean = oneOf('', 'true', 'false');

/** The games that a frame knows. */
const GAMES = ['klondike', 'little-klondike', 'aceless', 'little-piano', 'big-piano'] as const;

export const TAKES: Readonly<Record<string, (value: string) => boolean>> = {
  variant: oneOf(...GAMES),
  // Names and dates in any writing, be it one that joins letters (or an emoji made so); no other characters that cannot be seen.
  seed: text(/^([^\p{C}]|[\u200c\u200d])+$/u),
  open: boolean,
  winnable: oneOf('', 'true', 'false', 'easy', 'medium', 'hard'),
  controls: oneOf('full', 'minimal', 'none'),
  autoplay: oneOf('off', 'safe', 'all'),
  lang: text(/^[a-z]{2,3}([-_][a-z0-9]{1,8})*$/i),
  persist: text(/^[\w.:-]+$/),
  theme: oneOf('light', 'dark', 'felt', 'paper', 'night', 'contrast'),
  'four-color': boolean,
  mirrored: boolean,
  indices: oneOf('latin', 'cyrillic'),
  back: oneOf('lattice', 'scales', 'stripes'),
  'show-winnable': boolean,
  sounds: boolean,
};

function read(name: string, value: unknown): string | null | undefined {
  if (value === null) return null;
  const written = typeof value === 'boolean' || (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0) ? String(value) : value;
  return typeof written === 'string' && TAKES[name]!(written) ? written : undefined;
}

/** Reads what is known by name and leaves the rest; `strict` finds fault with the rest. */
export function readFields(wishes: Iterable<readonly [name: string, value: unknown]>, strict = false): Reading {
  const fields: Record<string, string | null> = {};
  const faults: string[] = [];
  for (const [name, value] of wishes) {
    if (!Object.hasOwn(TAKES, name)) {
      if (strict) faults.push(name.slice(0, LONGEST));
      continue;
    }
    const taken = read(name, value);
    if (taken === undefined) faults.push(name);
    else fields[name] = taken;
  }
  return { fields, faults };
}
