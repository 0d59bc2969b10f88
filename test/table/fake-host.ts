/** A table without an element: a position, the engine, a layout, and a record of all that the inputs asked for. */
import { applyMove, legalMoves, pileCards, type Card, type Column, type Move, type PileId, type Position } from '../../src/engine/index.js';
import type { Action } from '../../src/locales/index.js';
import { layoutOf, type Layout } from '../../src/table/geometry.js';
import type { Origins, Reading, Refusal, TableHost } from '../../src/table/host.js';
import type { Spot } from '../../src/table/spot.js';
import { steadySpot } from '../../src/table/view.js';

export const cards = (text: string): Card[] => text.split(' ').filter(Boolean) as Card[];
/** A column: "KH 3D | 9S 8D" has two cards face down. */
export function column(text: string): Column {
  const [down, up] = text.includes('|') ? text.split('|') : ['', text];
  return { down: cards(down!.trim()), up: cards(up!.trim()) };
}

interface Sketch {
  readonly variant?: string;
  readonly columns?: readonly string[];
  readonly foundations?: readonly string[];
  readonly stock?: string;
  readonly waste?: string;
  readonly reserve?: readonly (string | null)[];
  readonly redealsLeft?: number | null;
}

/** A position of a few cards: the rest of the pack is of no matter here. */
export function sketch({ variant = 'klondike', columns = [], foundations = [], stock = '', waste = '', reserve = [], redealsLeft = null }: Sketch): Position {
  const [width, homes] = variant === 'big-piano' ? [10, 8] : variant === 'little-klondike' ? [6, 4] : [7, 4];
  return {
    variant,
    foundations: Array.from({ length: homes }, (_, index) => cards(foundations[index] ?? '')),
    tableau: Array.from({ length: width }, (_, index) => column(columns[index] ?? '')),
    stock: cards(stock),
    waste: cards(waste),
    reserve: reserve as readonly (Card | null)[],
    redealsLeft,
  };
}

class FakeTable extends EventTarget {
  readonly page = new EventTarget();
  readonly ownerDocument = { defaultView: this.page };
  captured: number[] = [];

  setPointerCapture(id: number): void {
    this.captured.push(id);
  }

  releasePointerCapture(id: number): void {
    this.captured = this.captured.filter((other) => other !== id);
  }
}

export class FakeHost implements TableHost {
  readonly fake = new FakeTable();
  readonly table = this.fake as unknown as HTMLElement;
  /** Everything that was asked for, as short texts. */
  log: string[] = [];
  origins: Origins | undefined;
  disabled = false;
  vetoes = false;
  message = false;
  /** So often something is there to undo. */
  undoable = Infinity;
  selected: Spot | null = null;
  #focus: Spot = { pile: 'stock', index: -1 };

  constructor(public position: Position) {}

  /** Steady, as the element keeps it. */
  get focus(): Spot {
    return steadySpot(this.layout, this.position, this.#focus);
  }

  set focus(spot: Spot) {
    this.#focus = spot;
  }

  get layout(): Layout {
    return layoutOf(this.position, { width: 768 });
  }

  legalMoves(): readonly Move[] {
    return legalMoves(this.position);
  }

  attempt(move: Move, origins?: Origins): boolean {
    this.log.push(`${move.from}>${move.to}:${move.count}`);
    this.origins = origins;
    if (this.vetoes) return false;
    this.position = applyMove(this.position, move);
    this.selected = null;
    return true;
  }

  refuse(spot: Spot, { code }: Refusal): void {
    this.log.push(`refuse ${spot.pile}/${spot.index} ${code}`);
  }

  select(spot: Spot | null): void {
    if (spot || this.selected) this.log.push(spot ? `select ${spot.pile}/${spot.index}` : 'deselect');
    this.selected = spot;
  }

  focusSpot(spot: Spot): void {
    this.focus = spot;
  }

  command(action: Action): void {
    this.log.push(`command ${action}`);
    if (action === 'undo' && this.undoable-- > 0) this.position = { ...this.position };
  }

  read(what: Reading): void {
    this.log.push(what);
  }

  dismiss(): boolean {
    const had = this.message;
    this.message = false;
    return had;
  }

  /** The log since the last call. */
  told(): string[] {
    return this.log.splice(0);
  }

  /** The card on top of a pile, or its empty place. */
  top(pile: PileId): Spot {
    return { pile, index: pileCards(this.position, pile).length - 1 };
  }

  /** A point on the visible strip of a card. */
  at({ pile, index }: Spot): { x: number; y: number } {
    const place = this.layout.piles.get(pile)!;
    const card = place.cards[index] ?? place;
    return { x: card.x + 3, y: card.y + 3 };
  }
}
