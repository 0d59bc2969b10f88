/**
 * The table as a template: piles as groups, in reading order; in each its empty place and then its cards, bottom first.
 * Pure: the same state gives the same template, and a pile of which nothing changed is not rendered again.
 * Must not tell in any way what a face-down card is. Knows no input: pointer.ts and keyboard.ts listen outside.
 */
import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { isColumn, isRed, pileCards, pileRef, suitOf, variantOf } from '../engine/index.js';
import type { Card, Move, PileId, Position, Suit } from '../engine/index.js';
import type { Words } from '../locales/index.js';
import { cardFace, deckSeen } from './card-face.js';
import type { Layout, PileLayout } from './geometry.js';
import { pileName, spotName } from './names.js';
import { placeAt, spread, tableSize } from './place.js';
import { placeSymbol } from './place-symbol.js';
import { downCount, topSpot, type Spot } from './spot.js';

/** All that the table shows. */
export interface TableState {
  readonly position: Position;
  readonly layout: Layout;
  readonly words: Words;
  /** The one spot that the Tab key reaches; a steady one. */
  readonly focus: Spot;
  /** The card that was picked up, with those on it. */
  readonly selected: Spot | null;
  /** Piles that take what is picked up or dragged. */
  readonly targets: ReadonlySet<PileId>;
  readonly hint: Move | null;
  readonly disabled: boolean;
  /** Т К Д В in the corners of cards. */
  readonly cyrillic: boolean;
}

/** Of a squared pile, so many cards are painted: the one on top, and those that may be seen when it is lifted. */
const SEEN = 3;

const SUIT_PARTS: Readonly<Record<Suit, string>> = { S: 'black spades', H: 'red hearts', D: 'red diamonds', C: 'black clubs' };

/**
 * A spot that can have the focus now: the given one, or the top of its pile where that card is gone or covered. A place that
 * is not on the table leaves the focus to the stock.
 */
export function steadySpot({ piles }: Layout, position: Position, spot: Spot): Spot {
  const pile = piles.get(spot.pile);
  if (!pile || pile.idle) return topSpot(position, 'stock');
  const top = topSpot(position, spot.pile);
  return isColumn(spot.pile) && spot.index >= downCount(position, spot.pile) && spot.index <= top.index ? spot : top;
}

export function tableView(state: TableState): TemplateResult {
  const { layout, position, words, disabled } = state;
  return html`<div
    part="table"
    class="table${layout.frame.small ? ' small' : ''}${isFull(layout) ? ' full' : ''}"
    role="application"
    aria-label=${words.text('table', { game: words.game(position.variant) })}
    aria-disabled=${disabled ? 'true' : nothing}
    ${tableSize(layout)}
  >${[...layout.piles.values()].map((pile) => guardedPile(state, pile))}</div>`;
}

/** Whether cards lie where the message at the end of a game would be, whose buttons take one row, two or three. */
const isFull = ({ piles, height, width }: Layout): boolean =>
  [...piles.values()].some((pile) => pile.y + pile.height > height - (width > 440 ? 140 : width > 340 ? 210 : 260));

/** How one pile looks apart from its cards; all of it together decides whether it is rendered again. */
interface PileState {
  readonly label: string;
  /** The stock's own name changes with the waste. */
  readonly top: string;
  readonly focus: number;
  readonly selected: number;
  readonly target: boolean;
  /** Number of cards that the hint would move away, and whether it leads here. */
  readonly hinted: number;
  readonly hintTarget: boolean;
}

/** No index of any pile, not even of its empty place. */
const NOWHERE = -2;

function guardedPile(state: TableState, pile: PileLayout): unknown {
  const { position, layout, words, focus, disabled, selected, targets, hint } = state;
  const { id } = pile;
  const source = hint && (hint.to === 'stock' || hint.to === 'reserve' ? 'stock' : hint.from);
  const own: PileState = {
    label: pileName(words, position, id),
    top: id === 'stock' ? spotName(words, position, { pile: id, index: -1 }) : '',
    focus: focus.pile === id ? focus.index : NOWHERE,
    selected: selected?.pile === id ? selected.index : NOWHERE,
    target: targets.has(id),
    hinted: hint && source === id ? hint.count : 0,
    hintTarget: hint?.to === id && hint.from !== 'stock',
  };
  return guard([cardsKey(position, id), layout.frame, words, disabled, state.cyrillic, deckSeen(), pile.idle, ...(Object.values(own) as unknown[])], () => pileView(state, pile, own));
}

/** What is the same as long as the pile's cards are; those of the stock nobody can tell apart. */
function cardsKey(position: Position, id: PileId): unknown {
  const { kind, index } = pileRef(id)!;
  if (kind === 'stock') return position.stock.length;
  if (kind === 'waste') return position.waste;
  return position[kind === 'foundation' ? 'foundations' : kind][index];
}

function pileView(state: TableState, pile: PileLayout, own: PileState): TemplateResult {
  const { position } = state;
  const { id, idle } = pile;
  const { kind } = pileRef(id)!;
  const cards = pileCards(position, id);
  const marks = `${own.target ? ' target' : ''}${own.hintTarget || (own.hinted > 0 && id === 'stock') ? ' hint' : ''}`;
  return html`<div
    part="pile ${kind}${marks}"
    class="pile ${kind}${idle ? ' idle' : ''}"
    data-pile=${id}
    role="group"
    aria-label=${own.label}
    ${spread(pile)}
  >${emptyPlace(state, pile, own, cards.length === 0)}${cards.map((card, index) => cardView(state, pile, own, card, index))}</div>`;
}

function emptyPlace({ position, words, layout }: TableState, { id }: PileLayout, own: PileState, empty: boolean): TemplateResult {
  // Waste and reserve look alike: where there is room, they say what they are.
  const named = !layout.frame.small && ['waste', 'reserve'].includes(pileRef(id)!.kind);
  const symbol = [placeSymbol(id, position, variantOf(position.variant)), named ? html`<span class="label" aria-hidden="true">${words.pile(id)}</span>` : nothing];
  if (!empty) return html`<div class="place" aria-hidden="true">${symbol}</div>`;
  return html`<div
    class="place"
    role="button"
    tabindex=${own.focus === -1 ? 0 : -1}
    aria-label=${spotName(words, position, { pile: id, index: -1 })}
  >${symbol}</div>`;
}

function cardView(state: TableState, pile: PileLayout, own: PileState, card: Card, index: number): TemplateResult {
  return index < downCount(state.position, pile.id) ? downCard(state, pile, own, index) : upCard(state, pile, own, card, index);
}

const placeIn = ({ x, y, cards }: PileLayout, index: number): unknown => placeAt(cards[index]!.x - x, cards[index]!.y - y);

/** Squared piles: what lies below is neither painted nor in the accessibility tree. */
function isDeep({ id, cards }: PileLayout, index: number, fanned: number): boolean {
  const depth = cards.length - 1 - index - (id === 'waste' ? fanned : 0);
  return !isColumn(id) && depth >= SEEN;
}

function downCard({ position, words, layout }: TableState, pile: PileLayout, own: PileState, index: number): TemplateResult {
  const { id, cards } = pile;
  const place = placeIn(pile, index);
  if (id === 'stock' && index === cards.length - 1) {
    return html`<div part="card down" class="card down" role="button" tabindex=${own.focus === index ? 0 : -1} aria-label=${own.top} ${place}></div>`;
  }
  if (isDeep(pile, index, layout.frame.fanned)) return html`<div part="card down" class="card down deep" aria-hidden="true"></div>`; // a table has many: nothing is set in them
  if (!isColumn(id)) return html`<div part="card down" class="card down" aria-hidden="true" ${place}></div>`;
  // Told once for all of them, by the uppermost: there is nothing to tell them apart.
  const last = index === downCount(position, id) - 1;
  return html`<div
    part="card down"
    class="card down"
    role=${last ? 'img' : nothing}
    aria-label=${last ? words.text('closed', { n: index + 1 }) : nothing}
    aria-hidden=${last ? nothing : 'true'}
    ${place}
  ></div>`;
}

function upCard({ position, words, layout, disabled, cyrillic }: TableState, pile: PileLayout, own: PileState, card: Card, index: number): TemplateResult {
  const { id, cards } = pile;
  const { small, cardWidth, fanned } = layout.frame;
  const column = isColumn(id);
  const onTop = index === cards.length - 1;
  const reachable = column || onTop;
  const picked = own.selected >= 0 && index >= own.selected;
  const hinted = own.hinted > 0 && id !== 'stock' && index >= cards.length - own.hinted;
  const marks = `${picked ? ' selected' : ''}${hinted ? ' hint' : ''}`;
  const seen = column && !onTop ? Math.floor(cards[index + 1]!.y - cards[index]!.y) : cardWidth;
  // An index is higher; but what covers the card below the picked one may be carried away.
  const tight = seen < cardWidth * (small ? 0.5 : 0.4) && index !== own.selected - 1;
  return html`<div
    part="card ${SUIT_PARTS[suitOf(card)]}${marks}"
    class="card up ${isRed(card) ? 'red' : 'black'}${isDeep(pile, index, fanned) ? ' deep' : ''}${disabled ? '' : ' free'}"
    data-card=${card}
    role=${reachable ? 'button' : nothing}
    tabindex=${reachable ? (own.focus === index ? 0 : -1) : nothing}
    aria-label=${reachable ? spotName(words, position, { pile: id, index }) : nothing}
    aria-hidden=${reachable ? nothing : 'true'}
    aria-pressed=${picked && index === own.selected ? 'true' : nothing}
    ${placeIn(pile, index)}
  >${cardFace(card, !small ? 'full' : reachable ? 'large' : 'strip', cyrillic, tight ? seen : 0)}</div>`;
}
