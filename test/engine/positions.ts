/** Positions to test with: reached by play, or put together at random from few cards. */
import {
  applyMove,
  cardOf,
  deal,
  KING,
  legalMoves,
  parsePosition,
  turnedUpBy,
  variantOf,
  type Card,
  type Move,
  type Position,
} from '../../src/engine/index.js';
import type { Chance } from './chance.js';

/** How eagerly a player prefers moves that get on: 0 plays anything, 1 always turns up or sends home where possible. */
export function* randomPlay(variant: string, seed: number, open: boolean, eagerness: number, chance: Chance): Generator<Position> {
  let position = deal(variant, seed, { open });
  yield position;
  for (let step = 0; step < 400; step++) {
    const moves = legalMoves(position);
    if (moves.length === 0) return;
    const good = moves.filter((move) => getsOn(position, move));
    const eager = good.length > 0 && chance.below(1000) < eagerness * 1000;
    position = applyMove(position, chance.pick(eager ? good : moves));
    yield position;
  }
}

function getsOn(position: Position, move: Move): boolean {
  return move.to.startsWith('foundation') || turnedUpBy(position, move).length > 0;
}

/**
 * A position of few loose cards, as they may remain late in a game; many of them no game would reach, but the rules
 * of play apply all the same.
 */
export function constructed(variant: string, loose: number, open: boolean, chance: Chance): Position {
  const rules = variantOf(variant);
  const { foundations, cards } = takenDown(rules.decks * 4, rules.readyAces ? 1 : 0, loose, chance);
  const redealsLeft = rules.redeals === null ? null : chance.below(rules.redeals + 1);
  const reserveIsOut = rules.reserve > 0 && redealsLeft === 0;

  const tableau = rules.columns.map(() => ({ down: [] as Card[], up: [] as Card[] }));
  const stock: Card[] = [];
  const waste: Card[] = [];
  const stockShare = chance.below(5);
  for (const card of cards) {
    if (chance.below(8) < stockShare) (reserveIsOut || chance.below(2) ? stock : waste).push(card);
    else chance.pick(tableau).up.push(card);
  }
  for (const column of tableau) {
    if (!open && column.up.length > 1) column.down = column.up.splice(0, chance.below(column.up.length));
  }
  const shown = Array.from({ length: rules.reserve }, () => (reserveIsOut ? (stock.pop() ?? null) : null));
  // Any place may be empty once the pack is used up.
  const reserve = shown[0] && shown.includes(null) ? chance.shuffled(shown) : shown;
  return parsePosition({ variant, foundations, tableau, stock, waste, reserve, redealsLeft });
}

/** Complete foundations from which `loose` cards were taken down at random, and these cards, shuffled. */
function takenDown(piles: number, least: number, loose: number, chance: Chance): { foundations: Card[][]; cards: Card[] } {
  const heights = Array.from({ length: piles }, () => KING);
  const cards: Card[] = [];
  // A bias towards some piles, so that heights differ.
  const weights = heights.map(() => 1 + chance.below(4));
  while (cards.length < loose && heights.some((height) => height > least)) {
    const pile = chance.below(piles);
    if (heights[pile]! <= least || chance.below(4) >= weights[pile]!) continue;
    cards.push(cardOf(heights[pile]!--, pile % 4));
  }
  const foundations = heights.map((height, pile) => Array.from({ length: height }, (_, rank) => cardOf(rank + 1, pile % 4)));
  return { foundations, cards: chance.shuffled(cards) };
}
