/**
 * Position and width → the place of every card. Pure arithmetic: hit-testing, drop targets (aim.ts), rendering and motion
 * all use these numbers, and nobody measures the DOM.
 */
import { isColumn, isReserve, pileCards, pileRef, reserveIsOut, variantOf } from '../engine/index.js';
import type { PileId, Position, Variant } from '../engine/index.js';
import { arrange, defaultSizes, type Frame, type Sizes } from './arrange.js';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface PileLayout {
  readonly id: PileId;
  readonly x: number;
  readonly y: number;
  /** What the cards take up now; at least one card. */
  readonly width: number;
  readonly height: number;
  /** Top left corner of each card in table coordinates, bottom card first. */
  readonly cards: readonly Point[];
  /** Not on the table for now: what it waits for has not come, or is over (see `Frame.shared`). */
  readonly idle: boolean;
}

export interface Layout {
  readonly frame: Frame;
  readonly width: number;
  readonly height: number;
  readonly cardWidth: number;
  readonly cardHeight: number;
  /** In reading order. */
  readonly piles: ReadonlyMap<PileId, PileLayout>;
}

/** The latest frames of each variant: a table asks for the same one on every move, two tables for two. */
const frames = new WeakMap<Variant, Map<string, Frame>>();
const KEPT = 8;

function frameOf(variant: Variant, width: number, sizes: Sizes): Frame {
  let known = frames.get(variant);
  if (!known) frames.set(variant, (known = new Map<string, Frame>()));
  const key = [width, ...(Object.values(sizes) as unknown[])].join();
  let frame = known.get(key);
  if (!frame) {
    if (known.size >= KEPT) known.clear();
    known.set(key, (frame = arrange(variant, width, sizes)));
  }
  return frame;
}

/** The height depends on variant, width and sizes only, so that nothing jumps in play. */
export function layoutOf(position: Position, box: { readonly width: number }, sizes: Sizes = defaultSizes): Layout {
  const frame = frameOf(variantOf(position.variant), box.width, sizes);
  const isOut = reserveIsOut(frame.variant, position);
  const piles = new Map<PileId, PileLayout>();
  for (const [id, { x: left, y, width }] of frame.places) {
    const count = pileCards(position, id).length;
    const idle = frame.shared && (id === 'waste' ? isOut : isReserve(id) && !isOut);
    // In a mirrored table, the top card of a fan lies beside the stock.
    const x = frame.mirrored ? left + width - frame.cardWidth - fannedIn(frame, id, count) * frame.fan : left;
    const cards = cardsOf(frame, position, id, count, x, y);
    const last = cards[count - 1];
    piles.set(id, {
      id,
      x,
      y,
      width: (last?.x ?? x) - x + frame.cardWidth,
      height: Math.max(0, (last?.y ?? y) - y) + frame.cardHeight,
      cards,
      idle,
    });
  }
  const { width, height, cardWidth, cardHeight } = frame;
  return { frame, width, height, cardWidth, cardHeight, piles };
}

function cardsOf(frame: Frame, position: Position, id: PileId, count: number, x: number, y: number): Point[] {
  if (isColumn(id)) {
    const { down } = position.tableau[pileRef(id)!.index]!;
    return columnOffsets(frame, down.length, count - down.length).map((offset) => ({ x, y: y + offset }));
  }
  const cards: Point[] = [];
  const fanned = fannedIn(frame, id, count);
  // A thick pack lies a little higher, by a hair's breadth per eight cards.
  const hair = id === 'stock' ? frame.cardWidth / 160 : 0;
  for (let index = 0; index < count; index++) {
    const step = Math.max(0, index - (count - 1 - fanned));
    const lift = Math.floor(index / 8) * hair;
    cards.push({ x: x + step * frame.fan, y: y - lift });
  }
  return cards;
}

/** How many steps a fan takes: it begins at the pile's place however many cards there are. */
const fannedIn = ({ fanned }: Frame, id: PileId, count: number): number => (id === 'waste' ? Math.max(0, Math.min(fanned, count - 1)) : 0);

/** From the top of a column to each of its cards. Too long a column gives way at its face-down cards first. */
function columnOffsets(frame: Frame, down: number, up: number): number[] {
  const { cardHeight, height, small, places } = frame;
  const room = height - places.get('tableau-1')!.y - Math.max(4, frame.gap) - cardHeight;
  const steps = down + up - 1;
  const ups = up - 1;
  let downStep = cardHeight * 0.13;
  // So much of a small card is its index; a finger wants 24 pixels where there is room.
  let upStep = small ? Math.max(cardHeight * 0.37, Math.min(24, cardHeight * 0.62)) : cardHeight * 0.3;
  if (down * downStep + ups * upStep > room) {
    downStep = Math.max(Math.max(3, cardHeight * 0.045), (room - ups * upStep) / down);
    if (down * downStep + ups * upStep > room) upStep = Math.max(0, (room - down * downStep) / ups);
    // Only cards by the dozen get here: share what there is.
    if (upStep < downStep) downStep = upStep = room / steps;
  }
  const offsets: number[] = [];
  for (let index = 0, offset = 0; index <= steps; index++) {
    offsets.push(Math.round(offset * 2) / 2);
    offset += index < down ? downStep : upStep;
  }
  return offsets;
}
