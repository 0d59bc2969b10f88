/**
 * Turns a language's first half (`Labels`) into `Words`, what the rest of the game asks for. Knows how to count and to fill in; must not
 * know the rules, the DOM or any one language.
 */
import type { Action, Forms, LabelKey, Labels, Sayings, SuitCode } from './shapes.js';

export interface Words {
  readonly lang: string;
  readonly suits: Labels['suits'];
  /** The second half of the language, where it came with the first. */
  readonly sayings: Sayings | undefined;
  readonly actions: Readonly<Record<Action, string>>;
  /** A text with its places filled in; the first letter is made a capital one. */
  text(key: LabelKey, values?: Readonly<Record<string, string | number>>): string;
  /** The name of a variant: "Klondike"; an unknown one's id. */
  game(variant: string): string;
  /** "Seven of hearts". */
  card(card: string): string;
  /** "seven of hearts", inside a sentence. */
  cardInside(card: string): string;
  /** "Column 3", "Stock", "Foundation of hearts". */
  pile(pile: string): string;
  /** "5 cards". */
  cards(count: number): string;
  /** "draw 3 cards": the number left out for one. */
  cardObjects(count: number): string;
  /** "12 moves". */
  moves(count: number): string;
  /** "3:05", "1:02:03". */
  time(seconds: number): string;
  /** What went wrong, by an error's code; `value` is what was given. */
  fault(code: string, value?: string): string;
}

const RANKS = 'A23456789TJQK';
const SUITS = 'SHDC';

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));

/** A card by a pattern such as `{rank} of {suit}`. */
export const namedCard = (card: string, pattern: string, ranks: readonly string[], suits: Labels['suits']): string =>
  fill(pattern, { rank: ranks[RANKS.indexOf(card.charAt(0))] ?? '', suit: suits[card.charAt(1) as SuitCode] });

export function wordsOf(labels: Labels, sayings?: Sayings): Words {
  const { lang, texts, piles, suits, faults } = labels;
  const plural = new Intl.PluralRules(lang);
  const ranks = labels.ranks.split(' ');
  const form = (count: number, forms: Forms): string => {
    const kind = plural.select(count);
    if ('other' in forms) return forms[kind] ?? forms.other;
    return (kind === 'one' ? forms[0] : kind === 'few' ? forms[1] : forms.at(-1)) ?? '';
  };
  const counted = (count: number, forms: Forms): string => `${count}\u00a0${form(count, forms)}`;
  const time = (seconds: number): string => {
    const two = (n: number): string => String(n).padStart(2, '0');
    const whole = Math.max(0, Math.floor(seconds));
    const hours = Math.floor(whole / 3600);
    const minutes = Math.floor(whole / 60) % 60;
    return `${hours ? `${hours}:${two(minutes)}` : minutes}:${two(whole % 60)}`;
  };
  const words: Words = {
    lang,
    suits,
    sayings,
    actions: labels.actions,
    text: (key, values = {}) => capital(fill(texts[key], values)),
    game: (variant) => (Object.hasOwn(labels.games, variant) ? labels.games[variant] : undefined) ?? variant,
    card: (card) => capital(words.cardInside(card)),
    cardInside: (card) => namedCard(card, labels.cardName, ranks, suits),
    pile: (pile) => {
      const [kind, number] = pile.split('-') as [keyof Labels['piles'], string?];
      const n = Number(number);
      return capital(fill(piles[kind === 'foundation' && n > 4 ? 'foundation2' : kind], { n, suit: suits[SUITS.charAt((n - 1) & 3) as SuitCode] }));
    },
    cards: (count) => counted(count, labels.cards),
    cardObjects: (count) => (count === 1 ? form(1, labels.cardObjects) : counted(count, labels.cardObjects)),
    moves: (count) => counted(count, labels.moves),
    time,
    fault: (code, value = '') => fill((Object.hasOwn(faults, code) ? faults[code] : faults['failed']) ?? '', { value }),
  };
  return words;
}
