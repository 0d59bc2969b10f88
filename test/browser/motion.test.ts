import { expect, fixture, nextFrame } from '@open-wc/testing';
import { html, render } from 'lit';
import { applyMove, deal, legalMoves, type Card, type Move, type Position } from '../../src/engine/index.js';
import { wordsFor } from '../../src/locales/index.js';
import { moveChange, tableChange } from '../../src/session/change.js';
import { layoutOf, type Layout, type Point } from '../../src/table/geometry.js';
import { Motion } from '../../src/table/motion.js';
import type { Spot } from '../../src/table/spot.js';
import { playStyles } from '../../src/table/play-styles.js';
import { tableStyles } from '../../src/table/styles.js';
import { tableView } from '../../src/table/view.js';
import { emulateMedia } from '../helpers/chromium.js';

const DRAW: Move = { from: 'stock', to: 'waste', count: 1 };

/** A table with motion, and a clock that stands still unless it is moved. */
class Stage {
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

function near(seen: Point, expected: Point, within = 0.6): void {
  expect(Math.hypot(seen.x - expected.x, seen.y - expected.y), `${JSON.stringify(seen)} ~ ${JSON.stringify(expected)}`).to.be.at.most(within);
}

/** A first move between two columns of some deal. */
function columnMove(): { position: Position; move: Move } {
  for (let seed = 1; ; seed++) {
    const position = deal('klondike', seed);
    const move = legalMoves(position).find(({ from, to }) => from.startsWith('tableau') && to.startsWith('tableau') && position.tableau[Number(from.slice(8)) - 1]!.down.length > 0);
    if (move) return { position, move };
  }
}

const won: Position = {
  ...deal('klondike', 1),
  foundations: ['S', 'H', 'D', 'C'].map((suit) => Array.from('A23456789TJQK', (rank) => `${rank}${suit}` as Card)),
  tableau: Array.from({ length: 7 }, () => ({ down: [], up: [] })),
  stock: [],
  waste: [],
};

/** A move before that. */
const home: Move = { from: 'tableau-3', to: 'foundation-4', count: 1 };
const last: Position = {
  ...won,
  foundations: won.foundations.map((cards, index) => (index === 3 ? cards.slice(0, -1) : cards)),
  tableau: won.tableau.map((column, index) => (index === 2 ? { down: [], up: ['KC'] } : column)),
};

describe('motion', () => {
  afterEach(() => emulateMedia({ reducedMotion: 'no-preference' }));

  it('starts a moved card where it was, and brings it home', async () => {
    const { position, move } = columnMove();
    const stage = await Stage.of(position);
    const index = position.tableau[Number(move.from.slice(8)) - 1]!.down.length;
    const from = stage.home({ pile: move.from, index });
    stage.play(move);
    stage.at(0);
    const target = Number(move.to.slice(8)) - 1;
    const spot: Spot = { pile: `tableau-${target + 1}`, index: stage.layout().piles.get(`tableau-${target + 1}`)!.cards.length - 1 };
    near(stage.seen(spot), from);
    stage.at(90);
    const way = stage.seen(spot);
    expect(Math.hypot(way.x - from.x, way.y - from.y)).to.be.greaterThan(5);
    const home = stage.home(spot);
    const off = (way.x - from.x) * (home.y - from.y) - (way.y - from.y) * (home.x - from.x);
    expect(Math.abs(off) / Math.hypot(home.x - from.x, home.y - from.y), 'in a bow').to.be.greaterThan(1);
    expect(Number(getComputedStyle(stage.node(spot)).zIndex), 'over everything').to.be.at.least(400);
    stage.finish();
    await stage.atRest();
  });

  it('turns the card over that it bares, from its back', async () => {
    const { position, move } = columnMove();
    const stage = await Stage.of(position);
    stage.play(move);
    const bared = stage.node({ pile: move.from, index: position.tableau[Number(move.from.slice(8)) - 1]!.down.length - 1 });
    const back = (): HTMLElement | null => bared.querySelector('.turning');
    stage.at(1);
    expect(getComputedStyle(back()!).opacity).to.equal('1');
    const wide = bared.getBoundingClientRect().width;
    stage.at(60);
    expect(bared.getBoundingClientRect().width).to.be.lessThan(wide);
    stage.at(170);
    expect(getComputedStyle(back()!).opacity, 'the face').to.equal('0');
    stage.finish();
    await stage.atRest();
    expect(back(), 'nothing is left behind').to.equal(null);
  });

  it('goes back the same way when a move is undone', async () => {
    const { position, move } = columnMove();
    const stage = await Stage.of(position);
    stage.play(move);
    stage.finish();
    const target = stage.layout().piles.get(move.to as Spot['pile'])!;
    const was = target.cards.at(-1)!;
    stage.undo(position, move);
    stage.at(0);
    const index = position.tableau[Number(move.from.slice(8)) - 1]!.down.length;
    near(stage.seen({ pile: move.from, index }), was);
    stage.finish();
    await stage.atRest();
  });

  it('starts dragged cards where they were let go', async () => {
    const { position, move } = columnMove();
    const stage = await Stage.of(position);
    stage.play(move, new Map([[0, { x: 333, y: 222 }]]));
    stage.at(0);
    const { cards, id } = stage.layout().piles.get(move.to as Spot['pile'])!;
    near(stage.seen({ pile: id, index: cards.length - 1 }), { x: 333, y: 222 });
    stage.finish();
    await stage.atRest();
  });

  it('goes on from where a card is seen when it is moved again in flight', async () => {
    const start: Position = { ...deal('klondike', 1), waste: [], stock: ['KS', 'AS'] as Card[] };
    const stage = await Stage.of(start);
    stage.play(DRAW);
    stage.at(100);
    const seen = stage.seen({ pile: 'waste', index: 0 });
    stage.play({ from: 'waste', to: 'foundation-1', count: 1 });
    stage.at(0);
    near(stage.seen({ pile: 'foundation-1', index: 0 }), seen);
    stage.undo({ ...stage.position, waste: ['AS'], foundations: [[], [], [], []] }, { from: 'waste', to: 'foundation-1', count: 1 });
    stage.at(0);
    near(stage.seen({ pile: 'waste', index: 0 }), seen);
    stage.finish();
    await stage.atRest();
  });

  it('leaves other cards in flight alone', async () => {
    const start: Position = { ...deal('klondike', 1), waste: [] };
    const stage = await Stage.of(start);
    stage.play(DRAW);
    stage.at(60);
    const seen = stage.seen({ pile: 'waste', index: 0 });
    stage.play(DRAW);
    near(stage.seen({ pile: 'waste', index: 0 }), seen, 1);
    expect(stage.animations.filter(({ effect }) => (effect as KeyframeEffect).target!.matches('[part~="card"]')).length).to.equal(2);
    stage.finish();
    await stage.atRest();
  });

  it('cards of the fan make room at a glide, not with a jump', async () => {
    const stage = await Stage.of({ ...deal('little-klondike', 1), waste: ['2S', '3S', '4S'] as Card[] });
    const spots = [1, 2].map((index): Spot => ({ pile: 'waste', index }));
    const [middle, top] = spots.map((spot) => stage.home(spot));
    stage.play({ ...DRAW, count: 3 });
    stage.at(0);
    near(stage.seen(spots[0]!), middle!);
    near(stage.seen(spots[1]!), top!);
    stage.finish();
    await stage.atRest();
  });

  it('drawn again at once, cards still in flight go on from where they are seen, though their places have moved', async () => {
    const stage = await Stage.of(deal('little-klondike', 1));
    const draw: Move = { ...DRAW, count: 3 };
    stage.play(draw);
    stage.at(60);
    const spots = [1, 2].map((index): Spot => ({ pile: 'waste', index }));
    const seen = spots.map((spot) => stage.seen(spot));
    stage.play(draw);
    spots.forEach((spot, index) => near(stage.seen(spot), seen[index]!, 1));
    stage.finish();
    await stage.atRest();
  });

  it('cards that go back to the stock together keep the order in which they lay', async () => {
    const start = deal('little-klondike', 1);
    const stage = await Stage.of(start);
    const draw: Move = { ...DRAW, count: 3 };
    stage.play(draw);
    stage.finish();
    await stage.atRest();
    stage.undo(start, draw);
    const { length } = start.stock;
    const levels = [1, 2, 3].map((drawn) => Number(stage.node({ pile: 'stock', index: length - drawn }).style.zIndex));
    expect(levels[2], 'the one that was drawn last lay on top').to.be.greaterThan(levels[1]!);
    expect(levels[1]).to.be.greaterThan(levels[0]!);
    stage.finish();
    await stage.atRest();
  });

  it('where a page calls off what moves on it, cards are home at once, and go on from there', async () => {
    const start: Position = { ...deal('klondike', 1), waste: [], stock: ['KS', 'AS'] as Card[] };
    const stage = await Stage.of(start);
    stage.play(DRAW);
    stage.at(60);
    for (const animation of stage.animations) animation.cancel();
    await stage.atRest();
    const home = stage.home({ pile: 'waste', index: 0 });
    stage.play({ from: 'waste', to: 'foundation-1', count: 1 });
    stage.at(0);
    near(stage.seen({ pile: 'foundation-1', index: 0 }), home);
    stage.finish();
    await stage.atRest();
  });

  it('survives any play at any speed', async () => {
    for (const variant of ['little-klondike', 'little-piano']) {
      const stage = await Stage.of(deal(variant, 4));
      const past: [Position, Move][] = [];
      for (let turn = 0; turn < 150; turn++) {
        const moves = legalMoves(stage.position);
        const last = past.at(-1);
        if ((turn % 5 === 4 || moves.length === 0) && last) {
          past.pop();
          stage.undo(...last);
        } else if (moves.length > 0) {
          const move = moves[(turn * 13) % moves.length]!;
          past.push([stage.position, move]);
          stage.play(move);
        }
        if (turn % 3 === 0) stage.at((turn * 17) % 200);
      }
      stage.finish();
      await stage.atRest();
    }
  }).timeout(30_000);

  it('deals from the stock in well under a second; the next move ends the show', async () => {
    const stage = await Stage.of(deal('big-piano', 1));
    stage.change(tableChange('deal', null, deal('big-piano', 2), 0, 'player'));
    const ends = stage.animations.map(({ effect }) => effect!.getComputedTiming().endTime as number);
    expect(ends.length).to.be.at.least(55);
    expect(Math.max(...ends)).to.be.at.most(900);
    stage.at(0);
    near(stage.seen({ pile: 'tableau-4', index: 5 }), stage.layout().piles.get('stock')!.cards.at(-1)!);
    const open = stage.root.querySelectorAll('.tableau > .up').length;
    expect(stage.root.querySelectorAll('.tableau > .up > .turning').length, 'each open card turns up on the way').to.equal(open);
    stage.at(300);
    stage.play(DRAW);
    expect(stage.animations.length).to.be.at.most(2);
    stage.finish();
    await stage.atRest();
  });

  it('deals no longer than the player wants to watch: any input ends the show', async () => {
    for (const input of [new PointerEvent('pointerdown', { bubbles: true }), new KeyboardEvent('keydown', { key: 'x', bubbles: true })]) {
      const stage = await Stage.of(deal('klondike', 1));
      stage.change(tableChange('deal', null, deal('klondike', 2), 0, 'player'));
      expect(stage.animations.length).to.be.at.least(28);
      document.body.dispatchEvent(input);
      await stage.atRest();
    }
  });

  it('animates nothing but transforms and opacity', async () => {
    const { position, move } = columnMove();
    const stage = await Stage.of(position);
    const animated = (): Set<string> => {
      const frames = stage.animations.flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes());
      return new Set(frames.flatMap((frame) => Object.keys(frame)).filter((name) => !['offset', 'computedOffset', 'easing', 'composite'].includes(name)));
    };
    stage.change(tableChange('deal', null, position, 0, 'player'));
    expect([...animated()].sort()).to.deep.equal(['opacity', 'transform']);
    stage.play(move);
    expect([...animated()].sort()).to.deep.equal(['opacity', 'transform']);
    stage.finish();
    await stage.atRest();
  });

  it('takes everything home at once when cancelled', async () => {
    const stage = await Stage.of(deal('klondike', 1));
    stage.change(tableChange('deal', null, deal('klondike', 2), 0, 'player'));
    stage.at(200);
    stage.motion.cancel();
    await stage.atRest();
    const { position, move } = columnMove();
    const turning = await Stage.of(position);
    turning.play(move);
    turning.motion.cancel();
    await turning.atRest();
    expect(turning.root.querySelector('.turning')).to.equal(null);
    stage.change(tableChange('restore', stage.position, deal('klondike', 3), 0, 'host'));
    await stage.atRest();
  });

  it('celebrates a win for less than four seconds, or until any input', async () => {
    const stage = await Stage.of(won);
    stage.motion.celebrate(stage.layout());
    await nextFrame();
    expect(stage.animations.length).to.equal(52);
    for (const { effect } of stage.animations) for (const frame of (effect as KeyframeEffect).getKeyframes()) expect(frame).not.to.have.any.keys('zIndex', 'visibility');
    expect(Math.max(...stage.animations.map(({ effect }) => effect!.getComputedTiming().endTime as number))).to.be.at.most(4000);
    for (const animation of stage.animations) animation.pause();
    stage.at(1700);
    const layout = stage.layout();
    for (let index = 0; index < 13; index++) {
      const { x, y } = stage.seen({ pile: 'foundation-2', index });
      expect(x > -layout.cardWidth / 2 && x < layout.width - layout.cardWidth / 2, 'on the table').to.be.true;
      expect(y > -layout.cardHeight / 2 && y < layout.height - layout.cardHeight / 2).to.be.true;
      expect(getComputedStyle(stage.node({ pile: 'foundation-2', index })).visibility).to.equal('visible');
    }
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'x', bubbles: true }));
    await stage.atRest();
  });

  it('celebrates when the last card has come home, on top of its pile', async () => {
    const stage = await Stage.of(last);
    stage.play(home);
    stage.motion.celebrate(stage.layout());
    await new Promise((done) => setTimeout(done, 50));
    expect(stage.animations.length, 'the flight alone').to.equal(1);
    stage.finish();
    for (let frame = 0; frame < 3; frame++) await new Promise((done) => requestAnimationFrame(done));
    expect(stage.animations.length).to.equal(52);
    const levels = [12, 11].map((index) => stage.node({ pile: 'foundation-4', index }).style.zIndex);
    expect(levels[0], 'no queen over her king').to.equal(levels[1]);
    stage.finish();
    await stage.atRest();
  });

  it('a move before the last card is home leaves no celebration', async () => {
    const stage = await Stage.of(last);
    stage.play(home);
    stage.motion.celebrate(stage.layout());
    stage.undo(last, home);
    stage.finish();
    await stage.atRest();
  });

  it('takes as long as the page says, in seconds or in milliseconds', async () => {
    const { position, move } = columnMove();
    const stage = await Stage.of(position);
    const lengthWith = (duration: string): number => {
      (stage.root.host as HTMLElement).style.setProperty('--solitaire-duration', duration);
      stage.play(move);
      const { duration: length } = stage.animations[0]!.effect!.getComputedTiming();
      stage.undo(position, move);
      stage.finish();
      return Number(length);
    };
    const seconds = lengthWith('1.5s');
    expect(seconds).to.be.within(1000, 2000);
    expect(lengthWith('1500ms')).to.equal(seconds);
    await stage.atRest();
  });

  it('is none with reduced motion, with a duration of nothing, or off the page', async () => {
    const { position, move } = columnMove();
    const stage = await Stage.of(position);
    (stage.root.host as HTMLElement).style.setProperty('--solitaire-duration', '0s');
    stage.play(move);
    expect(stage.animations.length).to.equal(0);
    (stage.root.host as HTMLElement).style.setProperty('--solitaire-duration', '0.1s');
    stage.undo(position, move);
    expect(stage.animations.length).to.be.greaterThan(0);
    stage.finish();
    await emulateMedia({ reducedMotion: 'reduce' });
    stage.play(move);
    stage.motion.celebrate(stage.layout());
    stage.motion.shake({ pile: 'tableau-1', index: 0 });
    expect(stage.animations.length).to.equal(0);
    await emulateMedia({ reducedMotion: 'no-preference' });
    stage.root.host.remove();
    stage.undo(position, move);
    expect(stage.animations.length).to.equal(0);
  });

  it('shakes a refused card and those on it', async () => {
    const stage = await Stage.of(deal('klondike', 1));
    stage.motion.shake({ pile: 'tableau-3', index: 2 });
    expect(stage.animations.length).to.equal(1);
    expect((stage.animations[0]!.effect as KeyframeEffect).target === stage.node({ pile: 'tableau-3', index: 2 })).to.equal(true);
    stage.finish();
    await stage.atRest();
  });
});
