/**
 * The drawn face of a card as inline SVG, crisp at any size: traditional pips and courts, or, where cards are small, one
 * large index. Few paths per card, so that a table paints fast. Owns no colours: those are the style sheet's.
 */
import { html, svg, type TemplateResult } from 'lit';
import { rankOf, suitOf } from '../engine/index.js';
import type { Card, Suit } from '../engine/index.js';
import { courtOf as courtPaths } from './court.js';
import { deckNow, type Deck, type DeckCourt } from './deck.js';
import { glyphAt, letterOf, pipsOf, suitAt } from './pips.js';

/** `full` with pips or a court; `large` for small cards, with a court's upper half; `strip` for small cards of which only the left edge is seen. */
export type FaceForm = 'full' | 'large' | 'strip';

/** So much of a card's height, with a width of 100, an index takes. */
const INDEX_HEIGHT = 30;
const LARGE_INDEX_HEIGHT = 53;

const faces = new Map<string, TemplateResult>();
/** The deck for which they were made. */
let printed: Deck | null = null;
/** Draws the courts of a page's own deck. */
let painter: ((deck: Deck, court: DeckCourt, suit: Suit) => TemplateResult<2>) | null = null;

/** It comes with the part that plays. */
export function paintCourtsBy(by: typeof painter): void {
  painter = by;
}

/** The deck that is seen: the page's own, as soon as there is who draws it. */
export const deckSeen = (): Deck | null => painter && deckNow();

/**
 * Faces never change, so each is made once and the same object tells Lit that there is nothing to do. `seen`: of a card that others cover,
 * the height of the strip at its top that is seen, where that is too low for all of its index.
 */
export function cardFace(card: Card, form: FaceForm, cyrillic = false, seen = 0): TemplateResult {
  const deck = deckSeen();
  if (deck !== printed) faces.clear();
  printed = deck;
  const letter = letterOf(card[0]!, cyrillic);
  const key = `${letter}${card}${form}${seen}`;
  let face = faces.get(key);
  if (!face) faces.set(key, (face = faceOf(card, letter, form, seen)));
  return face;
}

function faceOf(card: Card, letter: string, form: FaceForm, seen: number): TemplateResult {
  if (seen) return drawing(index(letter, suitOf(card), form), suitOf(card), form === 'full' ? INDEX_HEIGHT : LARGE_INDEX_HEIGHT, seen);
  return form === 'full' ? fullFace(card, letter) : smallFace(card, letter, form);
}

/** Rank and suit in one line. */
function index(letter: string, suit: Suit, form: FaceForm): TemplateResult<2> {
  const [glyph, mark] = form === 'full' ? [glyphAt(letter, 11.6, 15, 0.94), suitAt(suit, 31, 15, 0.8)] : [glyphAt(letter, 25, 26.8, 2), suitAt(suit, 75, 26, 1.75)];
  return svg`<path class="i" d=${glyph} /><path d=${mark} />`;
}

function smallFace(card: Card, letter: string, form: FaceForm): TemplateResult {
  const suit = suitOf(card);
  if (form === 'strip') return drawing(svg`<path class="i" d=${glyphAt(letter, 24, 26.8, 2)} /><path d=${suitAt(suit, 24, 74, 1.7)} />`, suit);
  const below = rankOf(card) > 10 ? svg`<g transform="matrix(1.6 0 0 1.6 -30 37)">${courtOf(card)}</g>` : svg`<path d=${suitAt(suit, 50, 103, 2.6)} />`;
  return drawing(svg`${index(letter, suit, form)}${below}`, suit);
}

const courtOf = (card: Card): TemplateResult<2>[] => courtPaths(card[0]!, suitOf(card)).map(([colour, path]) => svg`<path class=${colour} d=${path} />`);

function fullFace(card: Card, letter: string): TemplateResult {
  const suit = suitOf(card);
  const rank = rankOf(card);
  const corners = svg`<path class="i" d=${glyphAt(letter, 11.6, 15, 0.94) + glyphAt(letter, 88.4, 125, -0.94)} />`;
  const marks = suitAt(suit, 11.6, 33, 0.63) + suitAt(suit, 88.4, 107, -0.63);
  const deck = deckSeen();
  const court = deck?.courts[card];
  if (deck && court) return drawing(svg`${painter!(deck, court, suit)}${corners}<path d=${marks + suitAt(suit, 28.5, 31, 0.75) + suitAt(suit, 71.5, 109, -0.75)} />`, suit);
  if (rank > 10) {
    return drawing(
      svg`<path class="f" d="M21 10h58v120h-58z" />${courtOf(card)}${corners}<path d=${
        marks + suitAt(suit, 29, 20, 0.6) + suitAt(suit, 71, 120, -0.6)
      } />`,
      suit,
    );
  }
  if (card === 'AS') return drawing(svg`${corners}<path d=${marks + suitAt('S', 50, 70, 3.75)} />${ornament()}`, suit);
  return drawing(svg`${corners}<path d=${marks + (rank > 1 ? pipsOf(suit, rank) : suitAt(suit, 50, 70, 2.4))} />`, suit);
}

/** What makes the ace of spades the one that card makers sign. */
function ornament(): TemplateResult<2> {
  const engraved =
    suitAt('S', 50, 69, 3.2) +
    'M50 43v8M47 47h6M40 62c-8 1-14 7-14 15 6 1 11-2 13-7M60 62c8 1 14 7 14 15-6 1-11-2-13-7M42 88c-5 4-12 3-15-2M58 88c5 4 12 3 15-2';
  const scrolls = 'M46 113c-5 5-16 6-21 0-2-3 1-6 3-4M54 113c5 5 16 6 21 0 2-3-1-6-3-4M50 114v5';
  return svg`<path class="o" d=${engraved} /><path class="p" d=${suitAt('S', 50, 72, 1.6)} /><path d=${suitAt('H', 50, 71.5, 0.55)} /><path class="i l" d=${scrolls} />`;
}

/** Of a card's `height`, with a width of 100, so much as is `seen`. */
const drawing = (content: TemplateResult<2>, suit: Suit, height = 140, seen: number | string = '100%'): TemplateResult =>
  html`<svg class="face of${suit}" viewBox="0 0 100 ${height}" height=${seen} preserveAspectRatio="xMinYMin" aria-hidden="true">${content}</svg>`;
