/** What an empty place shows of what it takes: the suit of a foundation, a king, a redeal that is left or is not. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import { mayRedeal, pileRef, SUITS } from '../engine/index.js';
import type { PileId, Position, Variant } from '../engine/index.js';
import { glyphAt, suitAt } from './pips.js';

const mark = (lines: string, filled = ''): TemplateResult =>
  html`<svg class="mark" viewBox="0 0 100 140" aria-hidden="true">${svg`<path class="i" d=${lines} /><path d=${filled} />`}</svg>`;

const FOUNDATIONS = SUITS.map((suit) => mark('', suitAt(suit, 50, 70, 2.4)));
const KING = mark(glyphAt('K', 50, 70, 2));
const NO_REDEAL = mark('M32 52l36 36M68 52l-36 36');
const LAY_OUT = mark('M30 88v-34h22M50 66h24v34h-24z');
const OPEN_CARD = mark('M33 42h34v48h-34z', suitAt('D', 50, 66, 0.9));

/** An arrow that goes round, and how many redeals are left, where they are numbered and few. */
const redeal = (left: number | null): TemplateResult =>
  mark(`M74 ${left ? 43 : 62}c-5-11-14-17-25-17-15 0-26 11-26 26s11 26 26 26c10 0 18-5 23-13m4-40v19h-19${glyphAt(`${left}`, 49, 107, 1.6)}`);

export function placeSymbol(pile: PileId, position: Position, variant: Variant): TemplateResult | typeof nothing {
  const { kind, index } = pileRef(pile)!;
  if (kind === 'foundation') return FOUNDATIONS[index % SUITS.length]!;
  if (kind === 'tableau') return variant.spaces === 'king' ? KING : variant.spaces === 'none' ? NO_REDEAL : nothing;
  if (kind === 'reserve') return OPEN_CARD;
  if (kind === 'waste') return nothing;
  if (mayRedeal(position)) return variant.reserve > 0 ? LAY_OUT : redeal(position.redealsLeft);
  return position.redealsLeft === 0 ? NO_REDEAL : nothing;
}
