/**
 * The drawn face of a card as inline SVG, crisp at any size: traditional pips and courts, or, where cards are small, one
 * large index. Few paths per card, so that a table paints fast. Owns no colours: those are the style sheet's.
 */
import { html, svg, type TemplateResult } from 'lit';
import { rankOf, suitOf } from '../engine/index.js';
import type { Card, Suit } from '../engine/index.js';
import { courtOf } from './court.js';
import { deckNow, type Deck, type DeckCourt } from './deck.js';
import { glyphAt, letterOf, pipsOf, suitAt } from './pips.js';

/** `full` with pips or a court; `large` for small cards; `strip` for small cards of which only the left edge is seen. */
export type FaceForm = 'full' | 'large' | 'strip';

const faces = new Map<string, TemplateResult>();
/** The deck for which they were made. */
let printed: Deck | null = null;

/** Faces never change, so each is made once and the same object tells Lit that there is nothing to do. */
export function cardFace(card: Card, form: FaceForm, cyrillic = false): TemplateResult {
  const deck = deckNow();
  if (deck !== printed) faces.clear();
  printed = deck;
  const letter = letterOf(card[0]!, cyrillic);
  const key = letter + card + form;
  let face = faces.get(key);
  if (!face) faces.set(key, (face = form === 'full' ? fullFace(card, letter) : smallFace(card, letter, form)));
  return face;
}

function smallFace(card: Card, letter: string, form: FaceForm): TemplateResult {
  const suit = suitOf(card);
  const marks = form === 'large' ? suitAt(suit, 75, 26, 1.75) + suitAt(suit, 50, 103, 2.6) : suitAt(suit, 24, 74, 1.7);
  return drawing(svg`<path class="i" d=${glyphAt(letter, form === 'large' ? 25 : 24, 26.8, 2)} /><path d=${marks} />`, suit);
}

function fullFace(card: Card, letter: string): TemplateResult {
  const suit = suitOf(card);
  const rank = rankOf(card);
  const corners = svg`<path class="i" d=${glyphAt(letter, 11.6, 15, 0.94) + glyphAt(letter, 88.4, 125, -0.94)} />`;
  const marks = suitAt(suit, 11.6, 33, 0.63) + suitAt(suit, 88.4, 107, -0.63);
  const deck = deckNow();
  const court = deck?.courts[card];
  if (deck && court) return drawing(svg`${deckCourt(deck, court, suit)}${corners}<path d=${marks + suitAt(suit, 28.5, 31, 0.75) + suitAt(suit, 71.5, 109, -0.75)} />`, suit);
  if (rank > 10) {
    return drawing(
      svg`<path class="f" d="M21 10h58v120h-58z" />${courtOf(card[0]!, suit).map(([colour, path]) => svg`<path class=${colour} d=${path} />`)}${corners}<path d=${
        marks + suitAt(suit, 29, 20, 0.6) + suitAt(suit, 71, 120, -0.6)
      } />`,
      suit,
    );
  }
  if (card === 'AS') return drawing(svg`${corners}<path d=${marks + suitAt('S', 50, 70, 3.75)} />${ornament()}`, suit);
  return drawing(svg`${corners}<path d=${marks + (rank > 1 ? pipsOf(suit, rank) : suitAt(suit, 50, 70, 2.4))} />`, suit);
}

/** A court of a page's own deck, in its frame between the indices. */
function deckCourt({ width, height, colours }: Deck, { layers, suits }: DeckCourt, suit: Suit): TemplateResult<2> {
  const scale = 63 / width;
  const turned = `rotate(180 ${width / 2} ${height / 2})`;
  const strewn = suits.map(([x = 0, y = 0, high = 0, turn = 0]) => svg`<path transform="translate(${x} ${y})rotate(${turn})scale(${high / 24})" d=${suitAt(suit, 0, 0, 1)} />`);
  return svg`<g transform="translate(18.5 ${70 - (height * scale) / 2})scale(${scale})">${layers.map(([colour, path, line]) => {
    const paint = colours[colour] ?? colour;
    return svg`${['', turned].map((transform) => svg`<path d=${path} transform=${transform} fill=${line ? 'none' : paint} stroke=${line ? paint : 'none'} stroke-width=${line ?? 0} />`)}`;
  })}${strewn}<g transform=${turned}>${strewn}</g><path d="M0 0h${width}v${height}H0z" fill="none" stroke="currentcolor" stroke-width="3" /></g>`;
}

/** What makes the ace of spades the one that card makers sign. */
function ornament(): TemplateResult<2> {
  const engraved =
    suitAt('S', 50, 69, 3.2) +
    'M50 43v8M47 47h6M40 62c-8 1-14 7-14 15 6 1 11-2 13-7M60 62c8 1 14 7 14 15-6 1-11-2-13-7M42 88c-5 4-12 3-15-2M58 88c5 4 12 3 15-2';
  const scrolls = 'M46 113c-5 5-16 6-21 0-2-3 1-6 3-4M54 113c5 5 16 6 21 0 2-3-1-6-3-4M50 114v5';
  return svg`<path class="o" d=${engraved} /><path class="p" d=${suitAt('S', 50, 72, 1.6)} /><path d=${suitAt('H', 50, 71.5, 0.55)} /><path class="i l" d=${scrolls} />`;
}

const drawing = (content: TemplateResult<2>, suit: Suit): TemplateResult =>
  html`<svg class="face of${suit}" viewBox="0 0 100 140" aria-hidden="true">${content}</svg>`;
