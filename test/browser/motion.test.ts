import { expect } from '@open-wc/testing';
import { deal, legalMoves, type Card, type Move, type Position } from '../../src/engine/index.js';
import { tableChange } from '../../src/session/change.js';
import type { Spot } from '../../src/table/spot.js';
import { emulateMedia } from '../helpers/chromium.js';
import { columnMove, DRAW, near, Stage } from './motion-stage.js';

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
    for (const animation of stage.animations) animation.cancel();
    const found = stage.home({ pile: 'foundation-1', index: 0 });
    stage.undo({ ...stage.position, waste: ['AS'], foundations: [[], [], [], []] }, { from: 'waste', to: 'foundation-1', count: 1 });
    stage.at(0);
    near(stage.seen({ pile: 'waste', index: 0 }), found);
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

  it('animates nothing but transforms and opacity', async () => {
    const { position, move } = columnMove();
    const stage = await Stage.of(position);
    const animated = (): Set<string> => {
      const frames = stage.animations.flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes());
      return new Set(frames.flatMap((frame) => Object.keys(frame)).filter((name) => !['offset', 'computedOffset', 'easing', 'composite'].includes(name)));
    };
    stage.change(tableChange('deal', null, position, 0, 'player'));
    expect([...animated()].sort()).to.deep.equal(['opacity', 'transform']);
    for (const { effect } of stage.animations) {
      const { target } = effect as KeyframeEffect;
      if (target!.matches('.card')) for (const frame of (effect as KeyframeEffect).getKeyframes()) expect(frame, 'half as many for the compositor').not.to.have.any.keys('opacity');
    }
    stage.play(move);
    expect([...animated()].sort()).to.deep.equal(['opacity', 'transform']);
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
