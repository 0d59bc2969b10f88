/** Draws a court card of a page's own deck (deck.ts), in its frame between the indices. Comes with the part that plays; knows no other card. */
import { svg, type TemplateResult } from 'lit';
import type { Suit } from '../engine/index.js';
import type { Deck, DeckCourt } from './deck.js';
import { suitAt } from './pips.js';

/** On a card of 100 × 140. */
export function deckCourt({ width, height, colours }: Deck, { layers, suits }: DeckCourt, suit: Suit): TemplateResult<2> {
  const scale = 63 / width;
  const turned = `rotate(180 ${width / 2} ${height / 2})`;
  const strewn = suits.map(([x = 0, y = 0, high = 0, turn = 0]) => svg`<path transform="translate(${x} ${y})rotate(${turn})scale(${high / 24})" d=${suitAt(suit, 0, 0, 1)} />`);
  return svg`<g transform="translate(18.5 ${70 - (height * scale) / 2})scale(${scale})">${layers.map(([colour, path, line]) => {
    const paint = colours[colour] ?? colour;
    return svg`${['', turned].map((transform) => svg`<path d=${path} transform=${transform} fill=${line ? 'none' : paint} stroke=${line ? paint : 'none'} stroke-width=${line ?? 0} />`)}`;
  })}${strewn}<g transform=${turned}>${strewn}</g><path d="M0 0h${width}v${height}H0z" fill="none" stroke="currentcolor" stroke-width="3" /></g>`;
}
