/**
 * How a server's page shows the table, which it cannot measure: as laid out for one width, and scaled by the page to the width that there is,
 * until the element takes over. Only there for a server; a page's own files leave it out.
 */
import { html, isServer as hasNoPage } from 'lit';
import { USUAL_WIDTH } from '../table/arrange.js';
import type { Layout, PileLayout } from '../table/geometry.js';

/** Lit's word for it is false in its files for pages, and true in those for Node: there also in jsdom, which has a page. */
export const isServer = (hasNoPage as boolean) && typeof getComputedStyle !== 'function';

/** One pixel of that width; on a wide page cards do not grow for ever. */
const UNIT = `min(100cqi / ${USUAL_WIDTH}, 1.25px)`;
const length = (pixels: number): string => `calc(${pixels} * ${UNIT})`;

const place = (x: number, y: number): string => `left:${length(x)};top:${length(y)}`;

/** The first child of a pile is its empty place. */
const cardRules = (pile: PileLayout): string[] =>
  pile.cards.flatMap(({ x, y }, index) => (x === pile.x && y === pile.y ? [] : [`[data-pile="${pile.id}"]>:nth-child(${index + 2}){${place(x - pile.x, y - pile.y)}}`]));

/** A style element for where everything lies: `style` attributes are not ours to write. */
export function servedLook({ height, cardWidth, cardHeight, piles }: Layout): unknown {
  const rules = [`.table{height:${length(height)};--_w:${length(cardWidth)};--_h:${length(cardHeight)}}`];
  for (const pile of piles.values()) {
    rules.push(`[data-pile="${pile.id}"]{${place(pile.x, pile.y)};width:${length(pile.width)};height:${length(pile.height)}}`, ...cardRules(pile));
  }
  // A template without a hole: what is in a style element cannot be bound.
  const strings = [`<style>${rules.join('')}</style>`];
  return html(Object.assign(strings, { raw: strings }));
}
