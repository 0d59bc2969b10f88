/**
 * Turns a language's second half (`Sayings`: what is said once a game is played) into `Said`. Comes with the part that plays, not with
 * the first paint. Must not know the rules, the DOM or any one language.
 */
import { enSayings } from './en-sayings.js';
import type { SayingKey, Sayings } from './shapes.js';
import { capital, fill, namedCard, type Words } from './strings.js';

/** What a pile takes: one card, or one rank of a colour or of any suit. */
export type Taken = 'card' | 'red' | 'black' | 'any';

export interface Said {
  /** A text with its places filled in; the first letter is made a capital one. */
  text(key: SayingKey, values?: Readonly<Record<string, string | number>>): string;
  /** "the seven of hearts", as the object of "move …". */
  cardObject(card: string): string;
  /**
   * Why a move is refused, by the engine's code (and `no-place`: there is no legal move for these cards at all); or that a key finds nothing to
   * do: `no-undo`, …
   */
  refusal(code: string): string;
  /** Which card a pile takes, by one of its rank; `null` in a language that has no words for it. */
  takes(what: Taken, card: string): string | null;
  /** How a win stands among the others of its game, or what the best is. */
  standing(kind: 'best' | 'bestTime' | 'bestMoves' | 'bestBoth', seconds: number, moves: number): string;
  /** Title and text of the message at the end of a game. */
  outcome(kind: 'won' | 'stuck', reason: string | undefined, count: number, seconds: number): { readonly title: string; readonly text: string };
}

const made = new WeakMap<Words, Said>();

/** The sayings that go with some words: of the same language. */
export function saidIn(words: Words): Said {
  let said = made.get(words);
  if (!said) made.set(words, (said = saidOf(words.sayings ?? enSayings, words)));
  return said;
}

function saidOf({ objects, cardObject, texts, refusals, next }: Sayings, words: Words): Said {
  const ranks = objects.split(' ');
  const text: Said['text'] = (key, values = {}) => capital(fill(texts[key], values));
  const byRank = (card: string, list: readonly string[]): string => (list.length > 1 ? namedCard(card, '{rank}', list, words.suits) : list[0]!);
  const said: Said = {
    text,
    cardObject: (card) => namedCard(card, cardObject, ranks, words.suits),
    takes: (what, card) => {
      if (!next) return null;
      if (what === 'card') return capital(fill(next.card, { card: said.cardObject(card) }));
      return capital(fill(what === 'any' ? next.anySuit : next.colour, { colour: byRank(card, next[what].split(' ')), rank: byRank(card, ranks) }));
    },
    refusal: (code) => (Object.hasOwn(refusals, code) ? refusals[code] : refusals['illegal']) ?? '',
    standing: (kind, seconds, moves) => text(kind, { time: words.time(seconds), moves: words.moves(moves) }),
    outcome: (kind, reason, count, seconds) =>
      kind === 'won'
        ? { title: texts.won, text: text('wonText', { moves: words.moves(count), time: words.time(seconds) }) }
        : { title: texts[reason === 'no-moves' ? 'noMoves' : 'noProgress'], text: texts.stuckText },
  };
  return said;
}
