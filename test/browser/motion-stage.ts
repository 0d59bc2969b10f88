// A table with motion, rendered by hand.
import { expect, fixture } from '@open-wc/testing';
import { html, render } from 'lit';
import { applyMove, deal, legalMoves, type Card, type Move, type Position } from '../../src/engine/index.js';
import { wordsFor } from '../../src/locales/index.js';
import { moveChange } from '../../src/session/change.js';
import { layoutOf, type Layout, type Point } from '../../src/table/geometry.js';
import { Motion } from '../../src/table/motion.js';
import type { Spot } from '../../src/table/spot.js';
import { playStyles } from '../../src/table/play-styles.js';
import { tableStyles } from '../../src/table/styles.js';
import { tableView } from '../../src/table/view.js';

export const DRAW: Move = { from: 'stock', to: 'waste', count: 1 };

/** A table with motion, and a clock that stands still unless it is moved. */
export class Stage {
  readonly motion: Motion;
  position: Position;

  private constructor(readonly root: ShadowRoot, position: Position) {
    this.position = position;
    this.motion = new Motion(() => this.table);
    this.render();
  }

  static async of(position: Position): Promise<Stage> {
    const host = await fixture<HTMLElement>(html`<div></div>`);
    const root = host.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [...tableStyles, ...playStyles].map(({ styleSheet }) => styleSheet!);
    return new Stage(root, position);
  }

  get table(): HTMLElement {
    return this.root.querySelector<HTMLElement>('[part~="table"]')!;
  }

  layout(position = this.position): Layout {
    return layoutOf(position, { width: 700 });
  }

  private render(): void {
    const { position } = this;
    const state = { position, layout: this.layout(), words: wordsFor('en'), focus: { pile: 'stock', index: 0 }, selected: null, targets: new Set<never>(), hint: null, cyrillic: false, disabled: false } as const;
    render(html`<div class="root">${tableView(state)}</div>`, this.root);
  }

  play(move: Move, origins?: ReadonlyMap<number, Point>): void {
    this.change(moveChange('move', this.position, applyMove(this.position, move), move, 1, 'player'), origins);
  }

  undo(to: Position, move: Move): void {
    this.change(moveChange('undo', this.position, to, move, 0, 'player'));
  }

  change(change: ReturnType<typeof moveChange>, origins?: ReadonlyMap<number, Point>): void {
    const before = change.before && this.layout(change.before);
    this.position = change.after;
    this.render();
    this.motion.play(change, before, this.layout(), origins);
    for (const animation of this.animations) animation.pause();
  }

  get animations(): Animation[] {
    return this.root.getAnimations();
  }

  /** All animations at this time. */
  at(time: number): void {
    for (const animation of this.animations) {
      // One that is over would never end by itself, because all of them are paused.
      if (time >= (animation.effect!.getComputedTiming().endTime as number)) animation.finish();
      else animation.currentTime = time;
    }
  }

  finish(): void {
    for (const animation of this.animations) animation.finish();
  }

  node({ pile, index }: Spot): HTMLElement {
    return this.root.querySelectorAll<HTMLElement>(`[data-pile="${pile}"] > [part~="card"]`)[index]!;
  }

  /** Where the middle of a card is seen, and where the top left corner of an unturned one would then be. */
  seen(spot: Spot): Point {
    const box = this.node(spot).getBoundingClientRect();
    const table = this.table.getBoundingClientRect();
    const { cardWidth, cardHeight } = this.layout();
    return { x: box.x + box.width / 2 - cardWidth / 2 - table.x, y: box.y + box.height / 2 - cardHeight / 2 - table.y };
  }

  home({ pile, index }: Spot): Point {
    return this.layout().piles.get(pile)!.cards[index]!;
  }

  /** No animation left, and every card at home without anything written on it. */
  async atRest(): Promise<void> {
    for (let frame = 0; frame < 3; frame++) await new Promise((done) => requestAnimationFrame(done)); // in which animations say that they are over
    expect(this.animations.length).to.equal(0);
    for (const pile of this.layout().piles.values()) {
      expect(this.root.querySelector<HTMLElement>(`[data-pile="${pile.id}"]`)!.style.zIndex, `${pile.id} covers none that flies`).to.equal('');
      pile.cards.forEach((_, index) => {
        const node = this.node({ pile: pile.id, index });
        const isHidden = node.matches('.down.deep'); // in the stock, wherever that is
        if (!isHidden) near(this.seen({ pile: pile.id, index }), this.home({ pile: pile.id, index }));
        expect([...node.style]).to.have.members(isHidden ? [] : ['left', 'top']);
      });
    }
  }
}

export function near(seen: Point, expected: Point, within = 0.6): void {
  expect(Math.hypot(seen.x - expected.x, seen.y - expected.y), `${JSON.stringify(seen)} ~ ${JSON.stringify(expected)}`).to.be.at.most(within);
}

/** A first move between two columns of some deal. */
export function columnMove(): { position: Position; move: Move } {
  for (let seed = 1; ; seed++) {
    const position = deal('klondike', seed);
    const move = legalMoves(position).find(({ from, to }) => from.startsWith('tableau') && to.startsWith('tableau') && position.tableau[Number(from.slice(8)) - 1]!.down.length > 0);
    if (move) return { position, move };
  }
}

export const won: Position = {
  ...deal('klondike', 1),
  foundations: ['S', 'H', 'D', 'C'].map((suit) => Array.from('A23456789TJQK', (rank) => `${rank}${suit}` as Card)),
  tableau: Array.from({ length: 7 }, () => ({ down: [], up: [] })),
  stock: [],
  waste: [],
};

/** A move before that. */
export const home: Move = { from: 'tableau-3', to: 'foundation-4', count: 1 };
export const last: Position = {
  ...won,
  foundations: won.foundations.map((cards, index) => (index === 3 ? cards.slice(0, -1) : cards)),
  tableau: won.tableau.map((column, index) => (index === 2 ? { down: [], up: ['KC'] } : column)),
};
