/**
 * The keys of the table and what each is for: the one list, which keyboard.ts obeys and a help panel may show. Pure data, and
 * finding in it what was pressed; what a meaning does is not known here.
 */
export type KeyMeaning =
  // walking
  | 'walk' | 'ends'
  // playing
  | 'press' | 'run' | 'putBack' | 'draw' | 'home' | 'undo' | 'redo' | 'hint' | 'finish' | 'new' | 'menu'
  // being told
  | 'readPile' | 'readStock' | 'readFoundations' | 'readMoves';

export interface KeyEntry {
  readonly meaning: KeyMeaning;
  /** As on the keyboard: `ArrowLeft`, `Space`, `D`; `Mod` is Ctrl, or the command key. */
  readonly keys: readonly string[];
}

/** In the order in which a player gets to know them. */
export const KEYS: readonly KeyEntry[] = [
  { meaning: 'walk', keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] },
  { meaning: 'ends', keys: ['Home', 'End'] },
  { meaning: 'press', keys: ['Enter', 'Space'] },
  { meaning: 'run', keys: ['Shift+ArrowUp', 'Shift+ArrowDown'] },
  { meaning: 'putBack', keys: ['Escape'] },
  { meaning: 'home', keys: ['F'] },
  { meaning: 'draw', keys: ['D'] },
  { meaning: 'undo', keys: ['U', 'Mod+Z'] },
  { meaning: 'redo', keys: ['R', 'Mod+Shift+Z', 'Ctrl+Y'] },
  { meaning: 'hint', keys: ['H'] },
  { meaning: 'finish', keys: ['A'] },
  { meaning: 'new', keys: ['N'] },
  { meaning: 'menu', keys: ['?', 'F1'] },
  { meaning: 'readPile', keys: ['C'] },
  { meaning: 'readStock', keys: ['W'] },
  { meaning: 'readFoundations', keys: ['O'] },
  { meaning: 'readMoves', keys: ['M'] },
];

const MEANINGS: ReadonlyMap<string, KeyMeaning> = new Map(KEYS.flatMap(({ meaning, keys }) => keys.map((key) => [key, meaning])));

/** What a key that was pressed is for; `null` where it is the page's. */
export function meaningOf(event: KeyboardEvent): KeyMeaning | null {
  const { altKey, ctrlKey, metaKey, shiftKey } = event;
  if (altKey) return null;
  // Where the question mark lies, with or without Shift, is the keyboard's affair.
  const name = `${shiftKey && event.key !== '?' ? 'Shift+' : ''}${nameOf(event)}`;
  if (!ctrlKey && !metaKey) return MEANINGS.get(name) ?? null;
  return MEANINGS.get(`Mod+${name}`) ?? (metaKey ? null : (MEANINGS.get(`Ctrl+${name}`) ?? null));
}

/** A letter is the Latin one: what the key types, or where it lies on a keyboard that types other letters. */
function nameOf({ key, code }: KeyboardEvent): string {
  if (key === ' ') return 'Space';
  if (/^[a-z]$/i.test(key)) return key.toUpperCase();
  return key.length === 1 && /^Key[A-Z]$/.test(code) ? code.charAt(3) : key;
}
