/**
 * The show of a deal: card after card sets off from the stock to where it already lies, and those that lie open turn up on the way. Short, and
 * ended by any input. Nothing is left behind. Knows nothing of games.
 *
 * All animations begin together and end together, and the turns of the cards are among their keyframes: whenever one begins or ends, the
 * browser restyles the cards of all that run, and with delays one or the other would at nearly every frame. Cards animate transforms alone: with
 * opacity, each would have a second animation. Only the backs of those that turn up fade, which are elements of their own (turn.ts).
 */
import { isColumn } from '../engine/index.js';
import { EASING, FLYING } from './bow.js';
import type { Layout } from './geometry.js';
import { nodesFrom } from './nodes.js';
import { show } from './show.js';
import { showBack } from './turn.js';

/** Cards set off within so many glides. */
const CASCADE = 1.9;
/** A card's own way, in glides. */
const WAY = 1.4;
/**
 * Until its turn a card is in the stock, where none can be seen. The first ones are ready before the show begins; the others have no size at all,
 * and so the browser does not wait for their pictures, but paints them while the first ones fly.
 */
const READY = 4;
const waiting = (turn: number): string => `scale(${turn < READY ? 0.001 : 0})`;

interface Dealt {
  readonly node: HTMLElement;
  /** How many have set off before. */
  readonly turn: number;
  /** From the stock to where it lies. */
  readonly x: number;
  readonly y: number;
  readonly turnsUp: boolean;
}

/** `unit` is the length of a glide in milliseconds. */
export function dealing(table: HTMLElement, layout: Layout, unit: number, done: () => void): { cancel(): void } {
  const cards = dealtCards(table, layout);
  const last = Math.max(1, ...cards.map(({ turn }) => turn));
  const timing = { duration: unit * (CASCADE + WAY) };
  const begin = (turn: number): number => (turn / last) * (CASCADE / (CASCADE + WAY));
  const way = WAY / (CASCADE + WAY);
  const backs = cards.filter(({ turnsUp }) => turnsUp).map(({ node, turn }) => showBack(node, begin(turn) + way / 2, timing));
  const flights = cards.map(({ node, turn, x, y, turnsUp }) => {
    const start = begin(turn);
    const end = Math.min(1, start + way);
    const stock = `translate(${x}px,${y}px)`;
    const ways: [transform: string, offset: number, easing: string][] = [];
    if (start > 0) ways.push([stock + waiting(turn), 0, 'step-end']);
    ways.push([stock, start, turnsUp ? 'ease-in' : EASING]);
    if (turnsUp) ways.push([`translate(${x * 0.4}px,${y * 0.4}px) scaleX(0.02)`, start + way / 2, 'ease-out']);
    ways.push(['none', end, 'linear']);
    if (end < 1) ways.push(['none', 1, 'linear']);
    // Each property as a list: a list of keyframes takes the browser longer to read.
    return node.animate({ transform: ways.map(([transform]) => transform), offset: ways.map(([, offset]) => offset), easing: ways.map(([, , easing]) => easing) }, timing);
  });
  // The way to a column leads over those before it. Its own cards lie in their order.
  const columns = new Map(cards.map(({ node, x }) => [node.parentElement!, Math.abs(Math.round(x))]));
  for (const [column, distance] of columns) column.style.setProperty('z-index', String(FLYING + distance));
  return show(table.ownerDocument, [...backs, ...flights], flights.at(-1), () => {
    for (const column of columns.keys()) column.style.removeProperty('z-index');
    done();
  });
}

/** The columns' cards, in diagonals: as a hand deals them that goes from the longest row to the shortest. */
function dealtCards(table: HTMLElement, layout: Layout): Dealt[] {
  const stock = layout.piles.get('stock');
  const from = stock?.cards.at(-1) ?? stock;
  if (!from) return [];
  const columns = [...layout.piles.values()].filter(({ id }) => isColumn(id));
  return columns.flatMap(({ id, cards }, column) => {
    const nodes = nodesFrom(table, { pile: id, index: 0 });
    return cards.flatMap((home, index) => {
      const node = nodes[index];
      return node ? [{ node, turn: column + index, x: from.x - home.x, y: from.y - home.y, turnsUp: node.classList.contains('up') }] : [];
    });
  });
}
