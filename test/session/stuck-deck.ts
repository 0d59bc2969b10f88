// Games that come to nothing.
import { applyMove, deal, formatMove, isStuck, legalMoves, orderedPack, type Card } from '../../src/engine/index.js';

/** A klondike deck that is stuck as soon as it is dealt: kings and twos on top, everything that would fit them buried. */
export function stuckDeck(): Card[] {
  const tops: Card[] = ['KS', 'KH', 'KD', 'KC', '2S', '2H', '2D'];
  const buried = orderedPack(1, true).filter((card) => card.startsWith('A') || card.startsWith('Q'));
  const rest = orderedPack(1, true).filter((card) => !tops.includes(card) && !buried.includes(card));
  const deck: Card[] = [];
  tops.forEach((top, column) => {
    for (let depth = 0; depth < column; depth++) deck.push(buried.pop() ?? rest.pop()!);
    deck.push(top);
  });
  return [...deck, ...rest];
}

/** A game that is played carelessly; its last move makes it stuck. */
export function stuckLine(variant = 'aceless'): { variant: string; seed: number; moves: string[] } {
  for (let seed = 1; ; seed++) {
    const moves: string[] = [];
    let position = deal(variant, seed);
    for (let step = 0; step < 300; step++) {
      const legal = legalMoves(position);
      const move = legal[(step * 7 + seed) % legal.length];
      if (!move) break;
      moves.push(formatMove(move));
      position = applyMove(position, move);
      if (isStuck(position).stuck) return { variant, seed, moves };
    }
  }
}

/** Stuck by its last move, too, but thousands of states have to be looked at before that is proved. */
export const LONG_PROOF = {
  variant: 'aceless',
  seed: 92,
  moves: (
    'tableau-4>tableau-5:1 tableau-5>tableau-4:2 stock>waste:1 stock>waste:1 stock>waste:1 tableau-5>foundation-4:1 stock>waste:1 stock>waste:1 stock>waste:1 ' +
    'stock>waste:1 tableau-2>tableau-1:1 stock>waste:1 stock>waste:1 stock>waste:1 stock>waste:1 waste>tableau-2:1 stock>waste:1 tableau-2>tableau-4:1 ' +
    'tableau-4>tableau-2:1 waste>foundation-1:1 stock>waste:1 tableau-2>tableau-4:1 waste>tableau-5:1 tableau-4>tableau-2:1 stock>waste:1 stock>waste:1 ' +
    'stock>waste:1 tableau-4>tableau-5:3'
  ).split(' '),
};
