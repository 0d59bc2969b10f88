/**
 * The celebration of a win: the foundations' cards rise, dance a round over the table, and go home. Ours, and short: under
 * four seconds, ended by any input. Web Animations of transforms only; nothing is left behind. Knows nothing of games.
 */
import { isFoundation } from '../engine/index.js';
import type { Layout, Point } from './geometry.js';
import { nodesFrom } from './nodes.js';
import { show } from './show.js';

const DURATION = 2600;
const STAGGER = 900;
/** Cards that set off later are behind on the round; begun so much further ahead, they fill the whole of it. */
const SPREAD = 1.46;

export function celebration(table: HTMLElement, layout: Layout, done: () => void): { cancel(): void } {
  const cards = danceOrder(table, layout);
  // Not among keyframes, for these would then no longer be the compositor's.
  for (const { node } of cards) {
    node.style.setProperty('z-index', '900');
    node.style.setProperty('visibility', 'visible');
  }
  const animations = cards.map(({ node, home }, index) => {
    const turn = index / cards.length;
    return node.animate(figure(layout, home, turn * SPREAD), {
      duration: DURATION,
      delay: turn * STAGGER,
      fill: 'backwards',
      easing: 'ease-in-out',
    });
  });
  return show(table.ownerDocument, animations, animations.at(-1), () => {
    for (const { node } of cards) for (const property of ['z-index', 'visibility']) node.style.removeProperty(property);
    done();
  });
}

/** Top cards first, from one foundation after the other, as if dealt back. */
function danceOrder(table: HTMLElement, layout: Layout): { node: HTMLElement; home: Point }[] {
  const piles = [...layout.piles.values()].filter(({ id }) => isFoundation(id));
  const most = Math.max(0, ...piles.map(({ cards }) => cards.length));
  const order: { node: HTMLElement; home: Point }[] = [];
  for (let depth = 1; depth <= most; depth++) {
    for (const { id, cards } of piles) {
      const index = cards.length - depth;
      const [node] = nodesFrom(table, { pile: id, index });
      if (index >= 0 && node) order.push({ node, home: cards[index]! });
    }
  }
  return order;
}

/** From home onto an ellipse over the table, three quarters around it, and home. */
function figure({ width, height, cardWidth, cardHeight }: Layout, home: Point, turn: number): Keyframe[] {
  const radiusX = Math.min(width / 2 - cardWidth * 0.75, cardWidth * 5);
  const radiusY = height / 2 - cardHeight * 0.75;
  const on = (angle: number, offset: number): Keyframe => {
    const x = width / 2 - cardWidth / 2 + radiusX * Math.sin(angle) - home.x;
    const y = height / 2 - cardHeight / 2 - radiusY * Math.cos(angle) - home.y;
    return { transform: `translate(${x}px, ${y}px) rotate(${angle}rad) scale(0.9)`, offset, easing: 'linear' };
  };
  const still = (offset: number): Keyframe => ({ transform: 'translate(0, 0) rotate(0rad) scale(1)', offset, easing: 'ease-in-out' });
  const start = turn * 2 * Math.PI;
  const steps = 8;
  const round = Array.from({ length: steps + 1 }, (_, step) => on(start + (step / steps) * 1.5 * Math.PI, 0.22 + (step / steps) * 0.56));
  return [still(0), ...round, { ...still(1), transform: `translate(0, 0) rotate(${Math.ceil((start + 1.5 * Math.PI) / (2 * Math.PI)) * 2 * Math.PI}rad) scale(1)` }];
}
