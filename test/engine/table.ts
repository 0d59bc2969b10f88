/** Positions written short, for examples. They need not hold the whole pack: the rules of play do not ask for it. */
import { cardOf, formatMove, legalMoves, orderedPack, parsePosition, pileCards, pilesOf, variantOf, type Card, type Position } from '../../src/engine/index.js';

export interface Table {
  /** How many cards each foundation holds, in the order ♠ ♥ ♦ ♣; what is left out is empty. */
  readonly foundations?: readonly number[];
  /** A text a column: `3D KH | 9S 8D` has two cards face down and two face up. Further columns are empty. */
  readonly tableau?: readonly string[];
  /** The next card drawn comes last. */
  readonly stock?: string;
  readonly waste?: string;
  /** `-` is an empty place. */
  readonly reserve?: string;
  readonly redealsLeft?: number | null;
  /** The cards not named elsewhere lie face down at the bottom of this column, counted from 1. */
  readonly buriedIn?: number;
}

export function table(variant: string, { buriedIn, ...named }: Table): Position {
  const position = laidOut(variant, named);
  if (buriedIn === undefined) return position;
  const missing: Card[] = orderedPack(variantOf(variant).decks, true);
  for (const card of pilesOf(position).flatMap((pile) => pileCards(position, pile))) missing.splice(missing.indexOf(card), 1);
  const tableau = position.tableau.map(({ down, up }, column) => ({ down: column === buriedIn - 1 ? [...missing, ...down] : down, up }));
  return parsePosition({ ...position, tableau });
}

function laidOut(variant: string, { foundations = [], tableau = [], stock = '', waste = '', reserve, redealsLeft }: Omit<Table, 'buriedIn'>): Position {
  const rules = variantOf(variant);
  return {
    variant,
    foundations: Array.from({ length: rules.decks * 4 }, (_, index) =>
      Array.from({ length: foundations[index] ?? (rules.readyAces ? 1 : 0) }, (_, height) => cardOf(height + 1, index % 4)),
    ),
    tableau: rules.columns.map((_, index) => {
      const [first = '', second] = (tableau[index] ?? '').split('|');
      return second === undefined ? { down: [], up: cards(first) } : { down: cards(first), up: cards(second) };
    }),
    stock: cards(stock),
    waste: cards(waste),
    reserve: Array.from({ length: rules.reserve }, (_, place) => {
      const card = reserve?.split(' ')[place] ?? '-';
      return card === '-' ? null : (card as Card);
    }),
    redealsLeft: redealsLeft === undefined ? rules.redeals : redealsLeft,
  };
}

export function cards(text: string): Card[] {
  return text.split(' ').filter((card) => card !== '') as Card[];
}

/** The legal moves as text, in alphabetical order. */
export function movesOf(position: Position): string[] {
  return legalMoves(position).map(formatMove).sort();
}
