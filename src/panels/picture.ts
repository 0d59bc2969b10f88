/**
 * A small picture of how a game is laid out, drawn from the table's own geometry: a deal without ranks, its places numbered.
 * Knows nothing of the game in play.
 */
import { html, nothing, svg, type TemplateResult } from 'lit';
import { deal, pileRef, SUITS, type PileKind, type Variant } from '../engine/index.js';
import { fill, type PanelTexts } from '../locales/panels.js';
import { defaultSizes } from '../table/arrange.js';
import { layoutOf, type PileLayout } from '../table/geometry.js';
import { suitAt } from '../table/pips.js';

/** In units of the drawing, which is scaled to the panel: as wide as a phone, for rows as there and on most other tables. */
const WIDTH = 360;
const BADGE = 11;

const NAMES: Readonly<Record<PileKind, keyof PanelTexts['headings']>> = {
  stock: 'stock',
  waste: 'waste',
  reserve: 'reserve',
  foundation: 'foundations',
  tableau: 'columns',
};

/** The parts of the table that a game has, in the order of their numbers. */
export function partsOf(variant: Variant): PileKind[] {
  const { piles } = layoutOf(deal(variant.id, 0), { width: WIDTH });
  return [...new Set([...piles.keys()].map((id) => pileRef(id)!.kind))];
}

export const nameOf = (kind: PileKind, texts: PanelTexts): string => texts.headings[NAMES[kind]];

export function picture(variant: Variant, open: boolean, texts: PanelTexts, mirrored: boolean): TemplateResult {
  const { piles, frame, cardWidth, cardHeight } = layoutOf(deal(variant.id, 0, { open }), { width: WIDTH }, { ...defaultSizes, mirrored });
  // Waste and first reserve place may share their spot: it is drawn, and numbered, for what lies there first; an outline holds the reserve together.
  const all = [...piles.values()];
  const shown = all.filter(({ id }) => !(frame.shared && id === 'reserve-1'));
  const groupOf = (kind: PileKind): PileLayout[] => all.filter(({ id }) => pileRef(id)!.kind === kind);
  const parts = partsOf(variant);
  const bottom = Math.max(...shown.map(({ y, height }) => y + height)) + BADGE;

  const rect = (look: string, x: number, y: number): TemplateResult =>
    svg`<rect class=${look} x=${x} y=${y} width=${cardWidth} height=${cardHeight} rx=${cardWidth * 0.08} />`;
  const pileView = ({ id, x, y, cards }: PileLayout): TemplateResult => {
    const { kind, index } = pileRef(id)!;
    const seen = kind === 'stock' ? cards.slice(-1) : cards;
    const isDown = (at: number): boolean => kind === 'stock' || (!open && at < cards.length - 1);
    const suit = kind === 'foundation' ? suitAt(SUITS[index % SUITS.length]!, x + cardWidth / 2, y + cardHeight * 0.32, cardWidth / 44) : null;
    return svg`${rect('space', x, y)}${seen.map((card, at) => rect(isDown(at) ? 'back' : 'front', card.x, card.y))}
      ${suit ? svg`<path class=${cards.length > 0 ? 'ink' : 'suit'} d=${suit} />` : nothing}`;
  };
  const badge = (kind: PileKind, number: number): TemplateResult => {
    const group = groupOf(kind);
    const xs = group.map(({ x }) => x);
    const x = (Math.min(...xs) + Math.max(...xs) + cardWidth) / 2;
    // Columns are numbered at their feet, where none hides another; foundations below their suits.
    const top = group[0]!.y;
    const y = kind === 'tableau' ? bottom - BADGE - 2 : kind === 'foundation' ? top + cardHeight - BADGE - 1 : top + cardHeight / 2;
    return svg`<circle cx=${x} cy=${y} r=${BADGE} /><text x=${x} y=${y + 5}>${number}</text>`;
  };
  const outline = (places: PileLayout[]): TemplateResult => {
    const from = Math.min(...places.map(({ x }) => x));
    const to = Math.max(...places.map(({ x }) => x)) + cardWidth;
    return svg`<rect class="group" x=${from - 1} y=${places[0]!.y - 1} width=${to - from + 2} height=${cardHeight + 2} rx=${cardWidth * 0.1} />`;
  };
  const reserve = groupOf('reserve');
  const label = fill(texts.picture, { places: parts.map((kind) => nameOf(kind, texts)).join(', ') });
  return html`<svg class="picture" viewBox="0 0 ${WIDTH} ${bottom + 4}" role="img" aria-label=${label}>
    ${shown.map(pileView)}${reserve.length > 0 ? outline(reserve) : nothing}${parts.map((kind, index) => badge(kind, index + 1))}
  </svg>`;
}
