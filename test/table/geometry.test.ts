import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { applyMove, deal, defineVariant, legalMoves, pileCards, pilesOf, variantOf } from '../../src/engine/index.js';
import type { Card, PileId, Position } from '../../src/engine/index.js';
import { dropTarget, hit } from '../../src/table/aim.js';
import { defaultSizes, SMALL } from '../../src/table/arrange.js';
import { layoutOf, type Layout } from '../../src/table/geometry.js';

// Four that no rule here was made for.
const westcliff = { id: 'layout-westcliff', decks: 1, columns: Array<number>(10).fill(3), draw: 1, redeals: 0, reserve: 0, readyAces: false, worryingBack: true, spaces: 'any', build: 'alternate' } as const;
defineVariant(westcliff);
defineVariant({ ...westcliff, id: 'layout-one-column', columns: [30] });
defineVariant({ ...westcliff, id: 'layout-fan-and-reserve', columns: [4, 4, 4, 4], decks: 2, draw: 3, redeals: 1, reserve: 3, spaces: 'none' });
defineVariant({ ...westcliff, id: 'layout-draw-two', columns: [4, 4, 4, 4, 4], draw: 2, redeals: 1, reserve: 2 });

const GAMES = ['klondike', 'little-klondike', 'aceless', 'little-piano', 'big-piano', 'layout-westcliff', 'layout-one-column', 'layout-fan-and-reserve', 'layout-draw-two'];
const WIDTHS = [280, 299, 320, 360, 390, 414, 430, 480, 540, 600, 700, 768, 900, 1024, 1280, 1600, 2000];

/** A game some way on. */
function later(variant: string, seed: number, steps: number, open = false): Position {
  let position = deal(variant, seed, { open });
  let chance = seed;
  for (let step = 0; step < steps; step++) {
    const moves = legalMoves(position);
    if (moves.length === 0) break;
    chance = (chance * 1103515245 + 12345) & 0x7fffffff;
    position = applyMove(position, moves[(chance >> 8) % moves.length]!);
  }
  return position;
}

/** Its whole stock on the waste. */
function drawn(variant: string): Position {
  let position = deal(variant, 3);
  while (position.stock.length > 0) position = applyMove(position, legalMoves(position).find(({ from }) => from === 'stock')!);
  return position;
}

const shown = (layout: Layout): { id: PileId; x: number; y: number; width: number; height: number }[] => [...layout.piles.values()].filter(({ idle }) => !idle);

describe('the layout', () => {
  for (const variant of GAMES) {
    it(`of ${variant} fits at every width, with nothing over anything else`, () => {
      for (const width of WIDTHS) {
        const positions = [later(variant, 5, 0), later(variant, 5, 0, true), later(variant, 7, 90), later(variant, 8, 400), drawn(variant)];
        const heights = new Set<number>();
        for (const position of positions) {
          const layout = layoutOf(position, { width });
          heights.add(layout.height);
          assert.deepEqual([...layout.piles.keys()].sort(), pilesOf(position).sort(), 'every pile has its place');
          for (const [id, { cards }] of layout.piles) assert.equal(cards.length, pileCards(position, id).length, `${id} has all its cards`);
          const piles = shown(layout);
          for (const pile of piles) {
            const where = `${pile.id} at ${width}`;
            assert.ok(pile.x >= 0 && pile.x + pile.width <= width, `${where} is within the width`);
            assert.ok(pile.y >= 0 && pile.y + pile.height <= layout.height, `${where} is within the height`);
          }
          for (const [index, a] of piles.entries()) {
            for (const b of piles.slice(index + 1)) {
              const apart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
              assert.ok(apart, `${a.id} and ${b.id} at ${width}`);
            }
          }
        }
        assert.equal(heights.size, 1, 'nothing jumps in play');
      }
    });
  }

  it('keeps the whole board of the five games within a laptop’s screen, and cards no larger than asked', () => {
    for (const variant of GAMES.slice(0, 5)) {
      for (const width of WIDTHS) {
        const { height, cardWidth } = layoutOf(deal(variant, 1), { width });
        assert.ok(height <= 660, `${variant} at ${width}: ${height}`);
        assert.ok(cardWidth <= 110);
      }
      assert.ok(layoutOf(deal(variant, 1), { width: 1280 }).cardWidth >= 80, `${variant} on a laptop`);
      assert.ok(layoutOf(deal(variant, 1), { width: 360 }).cardWidth >= (variant === 'big-piano' ? 30 : 40), `${variant} on a phone`);
    }
    assert.equal(layoutOf(deal('klondike', 1), { width: 1280 }, { ...defaultSizes, maxCardWidth: 50 }).cardWidth, 50);
  });

  it('stands klondike’s top row over its columns', () => {
    const { piles } = layoutOf(deal('klondike', 1), { width: 700 });
    const x = (id: PileId): number => piles.get(id)!.x;
    assert.equal(x('stock'), x('tableau-1'));
    assert.equal(x('waste'), x('tableau-2'));
    for (const n of [1, 2, 3, 4]) assert.equal(x(`foundation-${n}`), x(`tableau-${n + 3}`));
  });

  it('lets waste and first reserve place share a spot where room is short, one at a time', () => {
    const before = deal('little-piano', 1);
    const one = layoutOf(before, { width: 900 });
    assert.equal(one.piles.get('waste')!.x, one.piles.get('reserve-1')!.x);
    assert.ok(one.piles.get('reserve-1')!.idle && !one.piles.get('waste')!.idle);
    const after = layoutOf({ ...before, stock: [], redealsLeft: 0 }, { width: 900 });
    assert.ok(!after.piles.get('reserve-1')!.idle && after.piles.get('waste')!.idle);
    const two = layoutOf(before, { width: 320 });
    assert.notEqual(two.piles.get('waste')!.x, two.piles.get('reserve-1')!.x);
    assert.ok(shown(two).length === two.piles.size);
  });

  it('keeps the reserve out of sight until it is laid out, where it shares the waste’s spot', () => {
    const before = deal('little-piano', 1);
    const unused = (position: Position): PileId[] => [...layoutOf(position, { width: 900 }).piles.values()].filter(({ idle }) => idle).map(({ id }) => id);
    assert.deepEqual(unused(before), ['reserve-1', 'reserve-2', 'reserve-3']);
    assert.deepEqual(unused({ ...before, stock: [], redealsLeft: 0 }), ['waste']);
  });

  it('is the same from right to left where it is mirrored, but for the fan, whose indices are on the left', () => {
    for (const variant of GAMES) {
      for (const width of WIDTHS) {
        const position = later(variant, 7, 90);
        const usual = layoutOf(position, { width });
        const mirrored = layoutOf(position, { width }, { ...defaultSizes, mirrored: true });
        assert.equal(mirrored.height, usual.height);
        assert.deepEqual([...mirrored.piles.keys()], [...usual.piles.keys()], 'read in the same order');
        for (const [id, pile] of usual.piles) {
          const other = mirrored.piles.get(id)!;
          assert.equal(other.y, pile.y);
          assert.equal(other.width, pile.width);
          if (usual.frame.fanned === 0 || id !== 'waste') assert.equal(other.x, width - pile.x - pile.width, `${id} at ${width}`);
        }
        const { cards } = mirrored.piles.get('waste')!;
        cards.slice(1).forEach((card, index) => assert.ok(card.x >= cards[index]!.x));
      }
    }
  });

  it('fits into any 16:9 and 9:19 box in which cards can be 40 pixels wide, and fills it', () => {
    for (const variant of GAMES.slice(0, 5)) {
      for (const [width, height] of [[568, 320], [640, 360], [844, 475], [1280, 720], [1920, 1080], [360, 760], [320, 676], [390, 823], [412, 870]] as const) {
        for (const position of [deal(variant, 3), later(variant, 5, 120), later(variant, 8, 400)]) {
          const layout = layoutOf(position, { width }, { ...defaultSizes, height: height - 52 });
          assert.equal(layout.height, height - 52, `${variant} in ${width}×${height}`);
          if (width > 500) assert.ok(layout.cardWidth >= 40, `${variant} in ${width}×${height}: ${layout.cardWidth}`);
          for (const pile of shown(layout)) assert.ok(pile.y + pile.height <= layout.height && pile.x + pile.width <= width, `${pile.id} in ${width}×${height}`);
        }
      }
    }
  });

  it('has its places in reading order: row by row, each from where it begins, then the columns', () => {
    for (const variant of GAMES) {
      for (const width of WIDTHS) {
        for (const mirrored of [false, true]) {
          const piles = shown(layoutOf(deal(variant, 1), { width }, { ...defaultSizes, mirrored }));
          for (const [index, { id, x, y }] of piles.slice(1).entries()) {
            const before = piles[index]!;
            const onwards = mirrored ? x < before.x : x > before.x;
            assert.ok(y > before.y || (y === before.y && onwards), `${before.id} and ${id} of ${variant} at ${width}`);
          }
        }
      }
    }
  });

  it('leaves columns ample room where there is height to spare: for a finger on a phone, and no more than that', () => {
    for (const variant of GAMES) {
      for (const width of WIDTHS) {
        const { frame, height, cardHeight, piles } = layoutOf(deal(variant, 1), { width }, { ...defaultSizes, maxHeight: 9000 });
        const room = height - piles.get('tableau-1')!.y;
        const where = `${variant} at ${width}: ${room} of ${cardHeight}`;
        assert.ok(room >= (frame.small ? 390 : cardHeight * 4.5), where);
        assert.ok(room <= Math.max(frame.small ? 410 : 0, cardHeight * 5), where);
      }
    }
  });

  it('makes cards as wide as a narrow table lets them, and leaves them their gap to its edges', () => {
    for (const variant of GAMES) {
      for (const width of WIDTHS) {
        const { frame, cardWidth, piles } = layoutOf(deal(variant, 1), { width }, { ...defaultSizes, maxCardWidth: 2000, height: 90_000 });
        // Where a waste is fanned, cards that are just too small for pips stay so, for the fan is wider then.
        if (frame.fanned > 0 && cardWidth === SMALL - 1) continue;
        const ys = [...frame.places.values()].map(({ y }) => y);
        const most = Math.max(...ys.map((y) => ys.filter((other) => other === y).length)) + frame.fanned;
        const margin = Math.min(...[...piles.values()].map(({ x }) => x));
        const where = `${variant} at ${width}: ${cardWidth}, ${margin}`;
        assert.ok(margin >= frame.gap - 1, where);
        assert.ok(Math.min(...ys) >= frame.gap - 1 && Math.min(...ys) <= frame.gap + 3, where);
        // A pixel more for each card, and its gaps, would not go into both margins.
        assert.ok(2 * (margin - frame.gap) <= most + 0.16 * (most + 1) + 2, where);
      }
    }
  });

  it('makes cards as high as a low table lets them, with room for columns', () => {
    for (const variant of GAMES) {
      for (let height = 240; height < 700; height += 3) {
        const layout = layoutOf(deal(variant, 1), { width: 4000 }, { ...defaultSizes, maxCardWidth: 2000, height });
        const { cardWidth, cardHeight, frame, piles } = layout;
        const room = layout.height - piles.get('tableau-1')!.y - Math.max(4, frame.gap);
        const where = `${variant} at ${height}: ${cardWidth}, ${room}`;
        const spare = room - cardHeight * 2.9;
        assert.ok(spare > -3, where);
        if (cardWidth === 40) continue; // the table is as high as that needs
        assert.equal(layout.height, height, where);
        assert.ok(spare < 20, where);
      }
    }
  });

  it('stays lower than the window, as far as its cards stay 40 pixels wide', () => {
    for (const variant of GAMES.slice(0, 5)) {
      const { height, cardWidth } = layoutOf(deal(variant, 1), { width: 900 }, { ...defaultSizes, maxHeight: 400 });
      assert.ok(height <= 400 && cardWidth >= 40, `${variant}: ${height}, ${cardWidth}`);
      assert.equal(layoutOf(deal(variant, 1), { width: 900 }, { ...defaultSizes, maxHeight: 100 }).cardWidth, 40);
    }
  });

  it('gives a finger 24 pixels of each card of a usual run, also on a phone', () => {
    const base = deal('big-piano', 1);
    const up = Array<Card>(8).fill('5H');
    for (const width of [320, 344, 360, 390]) {
      const { cards } = layoutOf({ ...base, tableau: [{ down: Array<Card>(5).fill('5H'), up }, ...base.tableau.slice(1)] }, { width }).piles.get('tableau-1')!;
      for (let index = 6; index < cards.length; index++) assert.ok(cards[index]!.y - cards[index - 1]!.y >= 23.5, `${width}: ${cards[index]!.y - cards[index - 1]!.y}`);
    }
  });

  it('fans the last three cards of a draw of three, so far apart that their indices are seen', () => {
    const position = { ...deal('little-klondike', 1), waste: ['2S', '3S', '4S', '5S', '6S'] as Card[] };
    for (const width of WIDTHS) {
      const layout = layoutOf(position, { width });
      const xs = layout.piles.get('waste')!.cards.map(({ x }) => x);
      assert.equal(xs[0], xs[2], 'older cards lie squared');
      for (const index of [3, 4]) assert.equal(xs[index]! - xs[index - 1]!, layout.frame.fan);
    }
    for (const count of [1, 2, 3, 5]) {
      const waste = position.waste.slice(0, count);
      const layout = layoutOf({ ...position, waste }, { width: 700 });
      const pile = layout.piles.get('waste')!;
      assert.deepEqual([pile.x, pile.cards[0]!.x], [layout.frame.places.get('waste')!.x, pile.x], 'it begins at its place');
      assert.equal(pile.x + pile.width, pile.cards.at(-1)!.x + layout.cardWidth, 'it is as wide as its fan');
      const { frame, piles } = layoutOf({ ...position, waste }, { width: 700 }, { ...defaultSizes, mirrored: true });
      const [stock, other] = [piles.get('stock')!, piles.get('waste')!];
      assert.ok(Math.abs(stock.x - other.x - other.width - frame.gap) <= 1, 'mirrored, its top card lies beside the stock');
    }
  });

  it('raises the top of a thick stock by a hair’s breadth, and of no other pile', () => {
    const { piles, cardHeight } = layoutOf(deal('klondike', 1), { width: 700 });
    const { cards, y } = piles.get('stock')!;
    const rise = y - cards.at(-1)!.y;
    assert.ok(cards[0]!.y === y && rise > 0.5 && rise < cardHeight * 0.03, `${rise}`);
    for (const card of layoutOf(drawn('klondike'), { width: 700 }).piles.get('waste')!.cards) assert.equal(card.y, y);
  });

  it('keeps the frame of a table as long as that stays the same', () => {
    const [first, later] = [deal('klondike', 1), drawn('klondike')];
    const { frame } = layoutOf(first, { width: 700 });
    assert.equal(layoutOf(later, { width: 700 }).frame, frame);
    for (const other of [layoutOf(first, { width: 701 }), layoutOf(deal('aceless', 1), { width: 700 }), layoutOf(first, { width: 700 }, { ...defaultSizes, mirrored: true })]) assert.notEqual(other.frame, frame);
    for (let width = 300; width < 340; width++) assert.equal(layoutOf(first, { width }).width, width);
    assert.equal(layoutOf(first, { width: 700 }).width, 700);
  });

  it('squares the waste where one draw turns one card, and fans as many as a draw of two turns', () => {
    for (const [variant, steps] of [['klondike', 0], ['little-piano', 0], ['layout-draw-two', 1], ['layout-fan-and-reserve', 2]] as const) {
      const { cards } = layoutOf(drawn(variant), { width: 700 }).piles.get('waste')!;
      const xs = new Set(cards.map(({ x }) => x));
      assert.equal(xs.size, steps + 1, variant);
    }
  });

  it('has a second row above the columns only where one row is too wide, and cards are wider then', () => {
    for (const variant of GAMES) {
      const { columns, reserve, draw, decks } = variantOf(variant);
      // What stands in one row, the fan of the waste and places that share a spot counted.
      const piles = 2 + reserve + decks * 4 + (draw - 1) * 0.47 - (reserve > 0 && draw === 1 ? 1 : 0);
      for (const width of WIDTHS) {
        const { frame, cardWidth } = layoutOf(deal(variant, 1), { width }, { ...defaultSizes, maxCardWidth: 2000, height: 90_000 });
        const rows = new Set([...frame.places].filter(([id]) => !id.startsWith('tableau')).map(([, { y }]) => y)).size;
        const fits = (card: number): boolean => piles * card + (piles - 1) * frame.gap + 2 * frame.gap <= width;
        const where = `${variant} at ${width}: ${rows} of ${cardWidth}`;
        if (rows === 2) assert.ok(!fits(cardWidth), where);
        if (rows === 2) assert.ok(piles > columns.length + 1 || !fits(40), where);
        if (rows === 1) assert.ok(piles <= columns.length + 1.5 || piles <= Math.max(columns.length, decks * 4), where);
        if (rows === 1 && piles > Math.max(columns.length, decks * 4, 2 + reserve)) assert.ok(cardWidth >= 40, where);
      }
    }
  });

  it('keeps the foundations apart from a fan and from a reserve in their row, and by half a card where there is room', () => {
    let seen = 0;
    for (const variant of ['little-klondike', 'little-piano', 'big-piano', 'layout-draw-two', 'layout-fan-and-reserve']) {
      for (const width of WIDTHS) {
        const { frame } = layoutOf(deal(variant, 1), { width });
        const { y } = frame.places.get('foundation-1')!;
        const before = [...frame.places].filter(([id, place]) => /waste|reserve/.test(id) && place.y === y).map(([, place]) => place.x + place.width);
        if (before.length === 0) continue;
        const apart = frame.places.get('foundation-1')!.x - Math.max(...before);
        assert.ok(apart >= frame.gap + frame.cardWidth * 0.2 - 1, `${variant} at ${width}: ${apart} beside cards of ${frame.cardWidth}`);
        seen++;
      }
    }
    assert.ok(seen > 30, `${seen} tables have such a row`);
    const ample = layoutOf({ ...deal('little-klondike', 1), waste: ['2S', '3S', '4S'] as Card[] }, { width: 1366 });
    const waste = ample.piles.get('waste')!;
    assert.ok(ample.piles.get('foundation-1')!.x - waste.x - waste.width > ample.cardWidth / 2);
  });

  it('tightens a long column at its face-down cards first, and keeps every index of a usual one readable', () => {
    const base = deal('klondike', 1);
    const column = (down: number, up: number): Position => {
      const cards = (count: number): Card[] => Array<Card>(count).fill('5H');
      return { ...base, tableau: [{ down: cards(down), up: cards(up) }, ...base.tableau.slice(1)] };
    };
    for (const width of WIDTHS) {
      const steps = (position: Position): number[] => {
        const { cards } = layoutOf(position, { width }).piles.get('tableau-1')!;
        return cards.slice(1).map(({ y }, index) => y - cards[index]!.y);
      };
      const { cardHeight, height } = layoutOf(base, { width });
      const short = steps(column(3, 3));
      for (const step of short.slice(0, 3)) assert.ok(Math.abs(step - cardHeight * 0.13) <= 1, `${width}: face-down cards show a narrow strip, with room to spare as well`);
      for (const step of short.slice(3)) assert.ok(step >= cardHeight * 0.29 && step <= Math.max(cardHeight * 0.38, 24.5), `${width}: ${step} of ${cardHeight}`);
      const usual = steps(column(4, 5));
      assert.ok(usual[5]! >= cardHeight * 0.24, `${width}: ${usual[5]} of ${cardHeight}`);
      const long = steps(column(6, 13));
      assert.ok(long[0]! <= usual[0]! && long[0]! >= 2, 'face-down cards give way');
      assert.ok(long[7]! >= cardHeight * 0.12, `${width}: ${long[7]}`);
      const absurd = layoutOf(column(20, 60), { width }).piles.get('tableau-1')!;
      assert.ok(absurd.y + absurd.height <= height);
    }
  });
});

describe('hit', () => {
  it('finds each card where it is seen, and the empty places', () => {
    for (const variant of GAMES) {
      for (const [width, mirrored] of [[320, false], [768, false], [1280, false], [320, true], [768, true]] as const) {
        const layout = layoutOf(later(variant, 3, 60), { width }, { ...defaultSizes, mirrored });
        for (const pile of shown(layout) as unknown as { id: PileId; x: number; y: number; cards: { x: number; y: number }[] }[]) {
          if (pile.cards.length === 0) assert.deepEqual(hit(layout, pile.x + 5, pile.y + 5), { pile: pile.id, index: -1 });
          pile.cards.forEach((card, index) => {
            const next = pile.cards[index + 1];
            // Only what sticks out of the next card can be hit.
            if (next && next.y - card.y < 1 && next.x - card.x < 1) return;
            assert.deepEqual(hit(layout, card.x + 0.4, card.y + 0.4), { pile: pile.id, index }, `${variant} ${pile.id} ${index} at ${width}`);
          });
        }
      }
    }
  });

  it('forgives a near miss, takes the felt under a column for the column, and the rest for nothing', () => {
    const layout = layoutOf(deal('klondike', 1), { width: 700 });
    const column = layout.piles.get('tableau-3')!;
    assert.deepEqual(hit(layout, column.x - 1, column.y + 2), { pile: 'tableau-3', index: 0 });
    assert.deepEqual(hit(layout, column.x + 9, layout.height - 1), { pile: 'tableau-3', index: -1 });
    assert.equal(hit(layout, column.x + 9, layout.height + 1), null);
    const waste = layout.piles.get('waste')!;
    assert.equal(hit(layout, waste.x + waste.width + layout.cardWidth / 2, waste.y + 20), null);
    assert.equal(hit(layout, -50, -50), null);
  });

  it('gives a near miss to the nearest card, to each side', () => {
    const position = deal('klondike', 1);
    const layout = layoutOf(position, { width: 700 });
    const column = layout.piles.get('tableau-3')!;
    const last = column.cards[2]!;
    for (const x of [column.x - 1, column.x + column.width + 1]) {
      assert.deepEqual(hit(layout, x, last.y + 20), { pile: 'tableau-3', index: 2 });
      assert.deepEqual(hit(layout, x, column.y + 2), { pile: 'tableau-3', index: 0 });
    }
    const foundation = layout.piles.get('foundation-1')!;
    for (const y of [foundation.y - 1, foundation.y + foundation.height + 1]) assert.deepEqual(hit(layout, foundation.x + 9, y), { pile: 'foundation-1', index: -1 });
    const bare = layoutOf({ ...position, tableau: [{ down: [], up: [] }, ...position.tableau.slice(1)] }, { width: 700 });
    assert.equal(hit(bare, bare.piles.get('tableau-1')!.x + 9, bare.piles.get('tableau-1')!.y - bare.frame.gap), null, 'the felt over an empty column');
  });

  it('finds the reserve where the waste was', () => {
    const position: Position = { ...deal('little-piano', 1), stock: [], waste: [], reserve: ['5H', '6H', null], redealsLeft: 0 };
    const layout = layoutOf(position, { width: 900 });
    const { x, y } = layout.piles.get('reserve-1')!;
    assert.deepEqual(hit(layout, x + 5, y + 5), { pile: 'reserve-1', index: 0 });
  });
});

describe('dropTarget', () => {
  const layout = layoutOf(deal('klondike', 1), { width: 700 });
  const all = [...layout.piles.keys()];
  const at = (id: PileId, dx = 0, dy = 0): { x: number; y: number; width: number; height: number } => {
    const { x, y } = layout.piles.get(id)!;
    return { x: x + dx, y: y + dy, width: layout.cardWidth, height: layout.cardHeight };
  };

  it('is the candidate that is covered most', () => {
    assert.equal(dropTarget(layout, at('foundation-2', 20), all), 'foundation-2');
    assert.equal(dropTarget(layout, at('foundation-2', 60), all), 'foundation-3');
    assert.equal(dropTarget(layout, at('foundation-2', 60), ['foundation-2']), 'foundation-2', 'only among candidates');
    assert.equal(dropTarget(layout, at('foundation-2'), ['tableau-1']), null);
    assert.equal(dropTarget(layout, at('foundation-2'), []), null);
  });

  it('counts a column’s whole strip down to the end of the table', () => {
    assert.equal(dropTarget(layout, at('tableau-2', 8, 300), ['tableau-2', 'tableau-3']), 'tableau-2');
    assert.equal(dropTarget(layout, at('tableau-2', 8, 9000), ['tableau-2']), null);
  });

  it('leaves out a place that is not in use', () => {
    const piano = layoutOf(deal('little-piano', 1), { width: 900 });
    const spot = piano.piles.get('waste')!;
    assert.equal(dropTarget(piano, { x: spot.x, y: spot.y, width: 50, height: 70 }, ['reserve-1']), null);
  });

  it('of two that are covered alike, is the one whose top card is nearer', () => {
    const a = layout.piles.get('tableau-1')!;
    const b = layout.piles.get('tableau-7')!;
    const [narrow, far] = [{ ...a, id: 'tableau-1' as const }, { ...b, x: a.x + layout.cardWidth + 8 }];
    const two: Layout = { ...layout, piles: new Map([['tableau-1', narrow], ['tableau-7', far]]) };
    const x = (narrow.x + far.x) / 2;
    const size = { width: layout.cardWidth, height: layout.cardHeight };
    for (const order of [['tableau-1', 'tableau-7'], ['tableau-7', 'tableau-1']] as const) {
      assert.equal(dropTarget(two, { x, y: a.y, ...size }, order), 'tableau-1');
      assert.equal(dropTarget(two, { x, y: b.cards.at(-1)!.y, ...size }, order), 'tableau-7');
      assert.equal(dropTarget(two, { x: x - 1, y: b.cards.at(-1)!.y, ...size }, order), 'tableau-1', 'covered more');
      assert.equal(dropTarget(two, { x: x + 1, y: a.y, ...size }, order), 'tableau-7', 'covered more');
    }
  });

  it('is what the card covers with most of its face, not with most of one side', () => {
    const card = layout.piles.get('foundation-1')!;
    const column = layout.piles.get('tableau-4')!;
    // Little of the foundation, though with its whole width; much of the column.
    const y = column.y - layout.cardHeight * 0.4;
    assert.equal(dropTarget(layout, { x: card.x, y, width: layout.cardWidth, height: layout.cardHeight }, ['foundation-1', 'tableau-4']), 'tableau-4');
  });
});
