/**
 * What of a position never changes while it is being solved, as small integers in typed arrays: the cards of each
 * column and of the stock, what hosts what, and the variant's rules as the search needs them.
 *
 * The search rests on the idea that `engine/essence.ts` explains: where a card lies that can move freely is not state.
 * Cards that may stand for one another as hosts share a *kind* (the red sevens, say). A card is *fixed* while it lies
 * where it was dealt, under the *head* of its column or being that head; all others in the tableau are *placed*, each
 * on some card of its *host kind* or in a space, no matter where. Only how many hosts of a kind are free counts.
 */
import { isRed, KING, rankOf, suitIndexOf, variantOf, type Card, type Position, type Variant } from '../engine/index.js';

/** Cards are `(rank − 1) · 4 + suit`, so a card's successor in its suit is 4 further. */
export const CARDS = 4 * KING;
/** The kind that hosts kings: empty columns. The other kinds are `(rank − 1) · 4 + group`. */
export const SPACE = CARDS;
export const KINDS = CARDS + 4;
const SPACES = 3 << CARDS / 2;
/** Stands for unlimited redeals. */
export const UNLIMITED = -1;

export class Model {
  readonly #position: Position;
  readonly variant: Variant;
  readonly foundations: number;
  readonly heights: readonly number[];
  /** Cards that lie on foundations from the start and stay there. */
  readonly lowest: number;
  readonly columns: number;
  /** Fixed cards of column `c`, from the bottom: `fixed[base[c]]` … `fixed[base[c] + left[c] − 1]`, the last its head. */
  readonly fixed: Uint8Array;
  readonly base: Uint8Array;
  readonly left: Uint8Array;
  /** `after[base[c] + n − 1]`: how many fixed cards column `c` has once the head of `n` left, and what follows settled. */
  readonly after: Uint8Array;
  /** The stock in the order of drawing, from the waste's bottom card; after the pianos' turn, from the first reserve place. */
  readonly cycle: Uint8Array;
  readonly waste: number;
  readonly redeals: number;
  /** Cards placed at the start, each once a copy. */
  readonly placed: readonly number[];
  readonly kindOf: Uint8Array;
  readonly hostOf: Uint8Array;
  /**
   * Sets of kinds as bits of two words: `bits[2 · kind]` and the next entry stand for a kind, `on[2 · card]` and the next
   * for what hosts a card. A host is two bits above what it hosts, and spaces lie above the kings.
   */
  readonly bits: Int32Array;
  readonly on: Int32Array;
  /** All cards of the stock can be had at any time and in any order, and taking one changes nothing for the others. */
  readonly freeStock: boolean;
  /**
   * Fewer cards in the waste, or more redeals left, are never worse: draws and redeals lead from there to all the rest,
   * as draws are of one card.
   */
  readonly ordered: boolean;
  readonly anySpaces: boolean;
  readonly kingSpaces: boolean;
  readonly worryingBack: boolean;
  readonly draw: number;
  /** What is over when so many cards are drawn. */
  readonly over: Uint8Array;
  /** The waste becomes a reserve of so many places; 0: there is none. */
  readonly reserve: number;

  /** With `easier`, the game in which every card of the stock can be had at any time, which is the same otherwise. */
  constructor(position: Position, easier = false) {
    this.#position = position;
    const variant = (this.variant = variantOf(position.variant));
    this.draw = easier ? 1 : variant.draw;
    this.worryingBack = variant.worryingBack;
    this.kingSpaces = variant.spaces === 'king';
    this.anySpaces = variant.spaces === 'any';
    this.foundations = position.foundations.length;
    this.heights = sortedHeights(position);
    this.lowest = variant.readyAces ? 1 : 0;
    this.columns = position.tableau.length;
    ({ kindOf: this.kindOf, hostOf: this.hostOf, bits: this.bits, on: this.on } = hostsOf(variant.build));
    const columns = position.tableau.map(({ down, up }) => ({ cards: [...down, ...up].map(indexOf), down: down.length }));
    this.base = new Uint8Array(columns.length + 1);
    columns.forEach(({ cards }, index) => (this.base[index + 1] = this.base[index]! + cards.length));
    this.fixed = new Uint8Array(columns.flatMap(({ cards }) => cards));
    this.after = new Uint8Array(columns.flatMap(({ cards, down }) => cards.map((_, index) => this.#settled(cards, index, down))));
    this.left = new Uint8Array(columns.map(({ cards, down }) => this.#settled(cards, cards.length, down)));
    this.placed = columns.flatMap(({ cards }, index) => cards.slice(this.left[index]));
    const open = position.reserve.filter((card) => card !== null);
    this.cycle = new Uint8Array([...open, ...position.waste, ...position.stock.slice().reverse()].map(indexOf));
    this.over = new Uint8Array(this.cycle.length + 2);
    for (let count = 0; count < this.over.length; count++) this.over[count] = count % this.draw;
    this.waste = position.waste.length;
    this.redeals = easier ? UNLIMITED : (position.redealsLeft ?? UNLIMITED);
    this.reserve = easier ? 0 : variant.reserve;
    // The bound keeps ranks within 16 bits; a game with more redeals is searched without this.
    this.ordered = this.redeals !== UNLIMITED && this.redeals < 500 && this.draw === 1;
    this.freeStock = this.redeals === UNLIMITED && this.draw === 1;
  }

  /** The same position in an easier game, whose lines are all of this one's and more; `null` where there is none. */
  easier(): Model | null {
    return this.freeStock || this.cycle.length === 0 ? null : new Model(this.#position, true);
  }

  /** Whether an empty column takes the card. */
  takesSpace(card: number): boolean {
    return this.anySpaces || (this.kingSpaces && card >= CARDS - 4);
  }

  /**
   * How many of a column's lowest `count` cards stay fixed when nothing fixed lies on them: face-up cards in sequence
   * count as placed on one another, and so does a last card that could as well lie in a space.
   */
  #settled(cards: readonly number[], count: number, down: number): number {
    while (count - 1 > down && this.hostOf[cards[count - 1]!] === this.kindOf[cards[count - 2]!]) count--;
    return count === 1 && this.takesSpace(cards[0]!) ? 0 : count;
  }
}

export function indexOf(card: Card): number {
  return (rankOf(card) - 1) * 4 + suitIndexOf(card);
}

/** Twin foundations are written with the higher one first; which of them is which makes no difference. */
function sortedHeights({ foundations }: Position): number[] {
  const heights = foundations.map((pile) => pile.length);
  for (let suit = 0; suit + 4 < heights.length; suit++) {
    const [one, other] = [heights[suit]!, heights[suit + 4]!];
    heights[suit] = Math.max(one, other);
    heights[suit + 4] = Math.min(one, other);
  }
  return heights;
}

interface Hosts {
  readonly kindOf: Uint8Array;
  readonly hostOf: Uint8Array;
  readonly bits: Int32Array;
  readonly on: Int32Array;
}

const known = new Map<Variant['build'], Hosts>();

/** What hosts what, where columns are built so: the same for all models, and changed by none. */
function hostsOf(build: Variant['build']): Hosts {
  let hosts = known.get(build);
  if (hosts) return hosts;
  hosts = { kindOf: new Uint8Array(CARDS), hostOf: new Uint8Array(CARDS), bits: new Int32Array(2 * KINDS), on: new Int32Array(2 * CARDS) };
  known.set(build, hosts);
  const { kindOf, hostOf, bits, on } = hosts;
  for (let card = 0; card < CARDS; card++) {
    const [own, host] = groupsOf(build, card & 3);
    kindOf[card] = (card & ~3) + own;
    hostOf[card] = card >= CARDS - 4 ? SPACE : (card & ~3) + 4 + host;
    const chain = build === 'alternate' ? own ^ ((card >> 2) & 1) : own;
    const bit = 1 << (2 * (card >> 2) + (chain & 1));
    bits[2 * kindOf[card]! + (chain >> 1)] = bit;
    on[2 * card + (chain >> 1)] = bit << 2;
  }
  bits.fill(SPACES, 2 * SPACE, 2 * SPACE + 2);
  return hosts;
}

/** The group that a suit's cards belong to as hosts, and the group of hosts that they need. */
function groupsOf(build: Variant['build'], suit: number): readonly [own: number, host: number] {
  const red = Number(isRed(`A${'SHDC'[suit] as 'S'}`));
  if (build === 'alternate') return [red, 1 - red];
  return build === 'suit' ? [suit, suit] : [0, 0];
}
