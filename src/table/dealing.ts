/**
 * The show of a deal: card after card sets off from the stock to where it already lies, and those that lie open turn up on the way. Short, and
 * ended by any input. Web Animations of transforms and opacity only; nothing is left behind. Knows nothing of games.
 *
 * All animations begin together and end together, and the turns of the cards are among their keyframes: whenever one begins or ends, the
 * browser restyles the cards of all that run, and with delays one or the other did at nearly every frame.
 */
import { EASING, FLYING } from './bow.js';
import { onInput } from './celebration.js';
import type { Layout } from './geometry.js';
import { nodesFrom } from './nodes.js';
import { isColumn } from './spot.js';
import { showBack } from './turn.js';

/** Cards set off within so many glides. */
const CASCADE = 1.9;
/** A card's own way, in glides. */
const WAY = 1.4;

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
  const timing = { duration: unit * (CASCADE + WAY), fill: 'backwards' } as const;
  const begin = (turn: number): number => (turn / last) * (CASCADE / (CASCADE + WAY));
  const way = WAY / (CASCADE + WAY);
  const backs = cards.filter(({ turnsUp }) => turnsUp).map(({ node, turn }) => showBack(node, begin(turn) + way / 2, timing));
  const flights = cards.map(({ node, turn, x, y, turnsUp }) => {
    const start = begin(turn);
    const end = Math.min(1, start + way);
    const stock = `translate(${x}px, ${y}px)`;
    const middle = turnsUp ? [{ transform: `translate(${x * 0.4}px, ${y * 0.4}px) scaleX(0.02)`, offset: start + way / 2, easing: 'ease-out' }] : [];
    // As little as says it: each value is parsed for each card.
    return node.animate(
      [
        // Until its turn it is in the stock, where none can be seen.
        { transform: stock, opacity: 0 },
        { opacity: 0, offset: start },
        { transform: stock, opacity: 1, offset: start, easing: turnsUp ? 'ease-in' : EASING },
        ...middle,
        { transform: 'none', offset: end },
        { transform: 'none', opacity: 1 },
      ],
      timing,
    );
  });
  // The way to a column leads over those before it. Its own cards lie in their order.
  const columns = new Map(cards.map(({ node, x }) => [node.parentElement!, Math.abs(Math.round(x))]));
  for (const [column, distance] of columns) column.style.setProperty('z-index', String(FLYING + distance));
  const end = (): void => {
    deaf();
    for (const column of columns.keys()) column.style.removeProperty('z-index');
    done();
  };
  const cancel = (): void => {
    for (const animation of [...backs, ...flights]) animation.cancel();
    end();
  };
  const deaf = onInput(table.ownerDocument, cancel);
  const final = flights.at(-1);
  if (final) final.onfinish = end;
  else queueMicrotask(end); // no sooner than the caller has what is ended
  return { cancel };
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
