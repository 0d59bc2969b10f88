/**
 * Dragged cards as seen: lifted, following, put down or gliding home. Owns the `data-dragging` attribute (Lit has the
 * class) and the `translate` of these nodes while they are dragged (else the style sheet has it; `transform` is motion's). Reads nothing while it moves.
 */
import { nodesFrom } from './nodes.js';
import type { Spot } from './spot.js';

export interface Lifted {
  follow(dx: number, dy: number): void;
  /** Puts the cards down where they belong, at once. */
  drop(): void;
  /** The same, seen as a glide from where they are. */
  glideHome(): void;
}

const HOMEWARD = 180;

/** The glide home whose end takes the mark off a card. What has come home says so a little later, when the card may be in hand again. */
const homeward = new WeakMap<HTMLElement, Animation>();

/** Old browsers and test doubles do not. */
const animates = (element: HTMLElement): boolean => 'animate' in element && 'getAnimations' in element;

/** Takes up the card at a spot and those on it. */
export function lift(table: HTMLElement, spot: Spot): Lifted {
  const cards = nodesFrom(table, spot);
  let offset = 'none';
  const put = (): void => {
    for (const card of cards) {
      card.removeAttribute('data-dragging');
      card.style.removeProperty('translate');
    }
  };
  for (const card of cards) {
    // Caught in flight, or on the last glide home: it is in hand now.
    for (const flight of animates(card) ? card.getAnimations({ subtree: true }) : []) {
      if (flight.effect?.getComputedTiming().endTime !== Infinity) flight.finish();
    }
    homeward.delete(card);
    card.setAttribute('data-dragging', '');
  }
  return {
    follow(dx, dy) {
      offset = `${dx}px ${dy}px`;
      for (const card of cards) card.style.setProperty('translate', offset);
    },
    drop: put,
    glideHome() {
      put();
      const calm = table.ownerDocument.defaultView?.matchMedia('(prefers-reduced-motion: reduce)').matches;
      if (calm || offset === 'none' || !animates(table)) return;
      for (const card of cards) {
        card.setAttribute('data-dragging', '');
        const glide = card.animate([{ translate: offset }, { translate: '0 0' }], { duration: HOMEWARD, easing: 'ease-out' });
        homeward.set(card, glide);
        glide.onfinish = glide.oncancel = () => {
          if (homeward.get(card) === glide) card.removeAttribute('data-dragging');
        };
      }
    },
  };
}
