/**
 * Where the places of a game are on a table of a given width: how big a card is, which place stands in which row, how
 * high the table is. Reads a variant's data and nothing else, so any registered game is arranged by the same rule.
 * Knows no cards in play (geometry.ts lays those) and no DOM.
 */
import type { PileId, Variant } from '../engine/index.js';

/** What a page may choose about sizes, in CSS pixels. */
export interface Sizes {
  readonly maxCardWidth: number;
  /** The height that a table should not exceed where its cards stay wide enough: of a laptop's screen, or of the window. */
  readonly maxHeight: number;
  /** The height that it is to have, where the page gives it one. */
  readonly height: number | null;
  /** From right to left. */
  readonly mirrored: boolean;
}

/** A table is laid out for this width where none can be measured: on a server, and until a page has given it one. */
export const USUAL_WIDTH = 640;

export const defaultSizes: Sizes = { maxCardWidth: 110, maxHeight: 644, height: null, mirrored: false };

/** One place of the table, in table coordinates. */
export interface Place {
  readonly x: number;
  readonly y: number;
  /** What the place may take up, wider than a card for a fanned waste. */
  readonly width: number;
}

/** All that follows from variant, width and sizes; the same object as long as those are the same. */
export interface Frame {
  readonly variant: Variant;
  readonly width: number;
  readonly height: number;
  readonly cardWidth: number;
  readonly cardHeight: number;
  /** Between neighbouring cards, and at the table's edges. */
  readonly gap: number;
  /** Cards are too small for pips: faces show one large index (card-face.ts), and columns leave more of it free. */
  readonly small: boolean;
  /** Cards of the waste that lie fanned on those below; 0 where it lies squared. */
  readonly fanned: number;
  /** Distance between neighbours of a fan. */
  readonly fan: number;
  /** The waste and the first reserve place share their spot: the waste is used only before the reserve, the reserve only after it. */
  readonly shared: boolean;
  readonly mirrored: boolean;
  /** In reading order. */
  readonly places: ReadonlyMap<PileId, Place>;
}

/** Below this card width (in pixels), faces are drawn with large indices. */
export const SMALL = 64;
/** Height of a card by its width: 5 to 7. */
const ASPECT = 1.4;
/** Cards of a fan, at the most, and how far apart they lie, in card widths: what is seen of each is its index and hardly more. */
const FAN_CARDS = 3;
const FAN = 0.3;
const FAN_SMALL = 0.44;
/** What keeps the places on the right apart from those on the left, beside a gap, in card widths: at the least, and where there is room. */
const APART = 0.2;
const AMPLY_APART = 0.5;
/** Below this card width, a second row is worth its height, and the table is as high as it must be. */
const COMFORTABLE = 40;
/** The room for columns, in card heights: at the least, and where there is height to spare. */
const LEAST_ROOM = 2.9;
const AMPLE_ROOM = 4.6;
const AMPLE_ROOM_SMALL = 4.8;
/** And in pixels, for small cards: the strips of a long column can be touched. */
const AMPLE_PIXELS = 390;

/** The places of one row, from the left; `right` ones are pushed to the right edge. */
interface Row {
  readonly left: readonly PileId[];
  readonly right: readonly PileId[];
}

const ids = (kind: 'foundation' | 'reserve' | 'tableau', count: number): PileId[] =>
  Array.from({ length: count }, (_, index): PileId => `${kind}-${index + 1}`);

/** Rows above the columns. One row wastes no height; two let the cards be wider where the table is narrow. */
function rowsOf(variant: Variant, two: boolean): Row[] {
  const foundations = ids('foundation', variant.decks * 4);
  const reserve = ids('reserve', variant.reserve);
  if (!two) return [{ left: ['stock', 'waste', ...reserve], right: foundations }];
  return [
    { left: [], right: foundations },
    { left: ['stock', 'waste'], right: reserve },
  ];
}

/** How wide a row is that begins at the stock and takes so much `more` than its places: in cards, and in gaps between them. */
function extent(row: Row, shared: boolean, more: number): { cards: number; gaps: number } {
  const piles = row.left.length + row.right.length - (shared ? 1 : 0);
  return { cards: piles + (row.left.length > 0 ? more : 0), gaps: piles - 1 };
}

/** The gap that goes with a card: hardly any between small cards, an eighth of the width between large ones. */
const gapOf = (card: number): number => Math.max(2, 0.16 * card - 4);

/** The widest card for which `cards` of them, their gaps and two margins fit into `width`. */
function widestCard(width: number, cards: number, gaps: number): number {
  const card = (width + 4 * (gaps + 2)) / (cards + 0.16 * (gaps + 2));
  return gapOf(card) > 2 ? card : (width - 2 * (gaps + 2)) / cards;
}

/** The widest card for which rows of places and the least room for columns fit into `height`. */
function highestCard(height: number, rows: number): number {
  const cards = (rows + LEAST_ROOM) * ASPECT;
  // Rows, two margins and half a gap lie apart by the gap of the card, but small cards by a few pixels.
  const gaps = rows + 2.5;
  return Math.min((height - 8 * (rows + 2)) / cards, (height + 4 * gaps) / (cards + 0.16 * gaps));
}

interface Attempt {
  readonly rows: readonly Row[];
  readonly shared: boolean;
  readonly card: number;
  /** Steps of the waste's fan, and how far one goes, in card widths. */
  readonly fanned: number;
  readonly step: number;
}

/** What one draw turns lies fanned, but for its lowest card, as far as a fan goes. */
export const fannedOf = (variant: Variant): number => Math.min(FAN_CARDS, variant.draw) - 1;

function attempt(variant: Variant, width: number, sizes: Sizes, two: boolean): Attempt {
  const rows = rowsOf(variant, two);
  const shared = !two && variant.reserve > 0 && variant.draw === 1;
  const columns = variant.columns.length;
  const fanned = fannedOf(variant);
  const size = (step: number): number => {
    const widths = rows.map((row) => extent(row, shared, step * fanned + APART)).map(({ cards, gaps }) => widestCard(width, cards, gaps));
    const byHeight = highestCard(sizes.height ?? sizes.maxHeight, rows.length);
    return Math.min(...widths, widestCard(width, columns, columns - 1), Math.max(COMFORTABLE, byHeight), sizes.maxCardWidth);
  };
  const card = size(FAN);
  if (card >= SMALL) return { rows, shared, card, fanned, step: FAN };
  return { rows, shared, card: Math.min(SMALL - 1, size(FAN_SMALL)), fanned, step: FAN_SMALL };
}

/** Whether a single row is so much wider than the columns, or leaves cards so small, that two rows serve better. */
function needsTwoRows(one: Attempt, two: Attempt, columns: number): boolean {
  if (Math.floor(two.card) <= Math.floor(one.card)) return false;
  const { cards } = extent(one.rows[0]!, one.shared, one.step * one.fanned);
  return cards > columns + 1 || one.card < COMFORTABLE;
}

/** The arrangement for a width. Its height depends on nothing that changes in play. */
export function arrange(variant: Variant, width: number, sizes: Sizes): Frame {
  const one = attempt(variant, width, sizes, false);
  const two = attempt(variant, width, sizes, true);
  const { rows, shared, card, fanned, step } = needsTwoRows(one, two, variant.columns.length) ? two : one;
  const cardWidth = Math.max(16, Math.floor(card));
  const cardHeight = Math.round(cardWidth * ASPECT);
  const small = cardWidth < SMALL;
  const gap = gapOf(cardWidth);
  const span = (cards: number, gaps: number): number => cards * cardWidth + gaps * gap;
  const columns = variant.columns.length;
  const wider = step * fanned;
  const extents = rows.map((row) => extent(row, shared, wider + AMPLY_APART));
  const board = Math.min(width - 2 * gap, Math.max(span(columns, columns - 1), ...extents.map(({ cards, gaps }) => span(cards, gaps))));
  const start = (width - board) / 2;
  // Put in reading order: row by row, each from where it begins, as the eye and a screen reader go; then the columns.
  const places = new Map<PileId, Place>();
  const put = (id: PileId, x: number, y: number, width = cardWidth): void => void places.set(id, { x: Math.round(x), y: Math.round(y), width });

  // Rows lie a little further from one another than cards, for the names of places need no room but the eye does.
  const rowStep = cardHeight + Math.max(6, gap);
  const top = Math.max(4, gap);
  rows.forEach((row, index) => {
    const y = top + index * rowStep;
    let x = start;
    for (const id of row.left) {
      if (id === 'reserve-1' && shared) x = places.get('waste')!.x;
      const width = cardWidth + (id === 'waste' ? wider * cardWidth : 0);
      put(id, x, y, Math.round(width));
      x += width + gap;
    }
    row.right.forEach((id, place) => put(id, start + board - span(row.right.length - place, row.right.length - place - 1), y));
  });

  const columnsTop = top + rows.length * rowStep + Math.max(2, gap / 2);
  // Columns spread under a wider row as far as they still look like one board, else they stand in its middle.
  const loose = Math.min((board - columns * cardWidth) / (columns - 1), gap + cardWidth * 0.3);
  const first = (width - columns * cardWidth - (columns - 1) * loose) / 2;
  ids('tableau', columns).forEach((id, column) => put(id, first + column * (cardWidth + loose), columnsTop));

  const ample = small ? Math.max(cardHeight * AMPLE_ROOM_SMALL, AMPLE_PIXELS) : cardHeight * AMPLE_ROOM;
  const wanted = sizes.height ?? Math.min(columnsTop + ample + top, sizes.maxHeight);
  // Heights of cards are rounded up or down; the least room makes up for it, so that the table is no higher than its cards were chosen for.
  const least = cardWidth * ASPECT * (rows.length + LEAST_ROOM) - rows.length * cardHeight;
  const room = Math.max(least, wanted - columnsTop - top);
  return {
    variant,
    width,
    height: Math.round(columnsTop + room + top),
    cardWidth,
    cardHeight,
    gap,
    small,
    fanned,
    fan: Math.round(step * cardWidth),
    shared,
    mirrored: sizes.mirrored,
    places: sizes.mirrored ? mirroredIn(places, width) : places,
  };
}

const mirroredIn = (places: ReadonlyMap<PileId, Place>, width: number): ReadonlyMap<PileId, Place> =>
  new Map([...places].map(([id, place]) => [id, { ...place, x: width - place.x - place.width }]));
