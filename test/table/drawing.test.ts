import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { deal, orderedPack, rankOf, RANKS, SUITS, suitOf, variantOf, type Card } from '../../src/engine/index.js';
import { cardFace, type FaceForm } from '../../src/table/card-face.js';
import { courtOf } from '../../src/table/court.js';
import { glyphAt, pipPlaces, pipsOf, scaled, suitAt } from '../../src/table/pips.js';
import { layoutOf } from '../../src/table/geometry.js';
import { placeSymbol } from '../../src/table/place-symbol.js';
import type { Spot } from '../../src/table/spot.js';
import { steadySpot } from '../../src/table/view.js';

/** All texts in a template, those of templates in it included. */
const drawnIn = (view: unknown): string =>
  typeof view === 'string' ? view : [(view as { values?: unknown[] }).values ?? view].flat().map((value) => (value && typeof value === 'object' ? drawnIn(value) : String(value))).join(' ');

/** From where to where a path of relative commands reaches, or its control points, which is at least as far. */
function reach(path: string): { from: number; to: number } {
  let x = 0;
  const xs: number[] = [];
  for (const [, command, list] of path.matchAll(/([a-zM])([^a-zM]*)/g)) {
    const numbers = (list!.match(/-?\d*\.?\d+/g) ?? []).map(Number);
    if (command === 'v' || command === 'z') continue;
    if (command === 'M') x = numbers[0]!;
    else if (command === 'h') for (const by of numbers) xs.push((x += by));
    else {
      const size = command === 'c' ? 6 : command === 's' ? 4 : 2;
      for (let index = 0; index < numbers.length; index += size) {
        const points = numbers.slice(index, index + size).filter((_, at) => at % 2 === 0);
        xs.push(...points.map((by) => x + by));
        x += points.at(-1)!;
      }
    }
  }
  return { from: Math.min(...xs), to: Math.max(...xs) };
}

describe('the drawn cards', () => {
  it('have as many pips as their rank, each with its counterpart', () => {
    for (let rank = 2; rank <= 10; rank++) {
      const places = pipPlaces(rank);
      assert.equal(places.length, rank);
      assert.equal(new Set(places.map(String)).size, rank);
      for (const [x, y] of places) {
        assert.ok(x > 25 && x < 75 && y > 10 && y < 130);
        assert.ok(places.some(([otherX]) => otherX === 100 - x), 'left and right');
        // Seven is the one that looks different upside down.
        if (rank !== 7) assert.ok(places.some(([, otherY]) => Math.abs(otherY - (140 - y)) < 0.2), `${rank}: above and below`);
      }
    }
  });

  it('are made of relative commands that one number can scale and turn', () => {
    assert.equal(scaled('m1-2.5c.5 1 2-3z', 2), 'm 2 -5c 1 2 4 -6z');
    assert.equal(scaled('m1 2h3', -1), 'm -1 -2h -3');
    const paths = [...SUITS.map((suit) => suitAt(suit, 0, 0, 1)), ...RANKS.map((rank) => glyphAt(rank, 0, 0, 1))];
    assert.equal(new Set(paths).size, 17);
    for (const path of paths) assert.match(path, /^M0 0m [-\d.]+[mchvlzs\s\d.-]+$/);
  });

  it('show in the strips of a phone nothing of what is below the index', () => {
    const { tableau, ...rest } = deal('big-piano', 1);
    const position = { ...rest, tableau: [{ down: [], up: ['KS', 'QD'] as Card[] }, ...tableau.slice(1)] };
    for (const width of [360, 390, 430]) {
      const { frame, cardHeight, piles } = layoutOf(position, { width });
      const [upper, lower] = piles.get('tableau-1')!.cards;
      assert.ok(frame.small);
      const strip = ((lower!.y - upper!.y) / cardHeight) * 140;
      for (const card of ['9S', '9D'] as Card[]) {
        // Both suits begin at their highest point; courts: test/browser/face.test.ts.
        const [, middle, rise] = /M50 (\d+)m 0 (-[\d.]+)/.exec(drawnIn(cardFace(card, 'large')))!.map(Number);
        assert.ok(middle! + rise! > strip, `${card} at ${width}: ${middle! + rise!}, the strip ends at ${strip}`);
      }
    }
  });

  it('have their indices clear of the edge, of the pips, and of the next card of a fan', () => {
    const fan = (width: number): number => {
      const { frame } = layoutOf(deal('little-klondike', 1), { width });
      return (frame.fan / frame.cardWidth) * 100;
    };
    /** The index at the top left as it is drawn, half of its line included. */
    const index = (form: FaceForm, card: Card, cyrillic: boolean): { from: number; to: number } => {
      const [first] = /M[\d.]+ [\d.]+m[^M]+(m[^M]+)*/.exec(drawnIn(cardFace(card, form, cyrillic)))!;
      const { from, to } = reach(first);
      const half = form === 'full' ? 1.6 : 3.2;
      return { from: from - half, to: to + half };
    };
    const pips = reach(pipsOf('H', 10).split(/(?=M)/)[0]!).from;
    for (const card of RANKS.map((rank): Card => `${rank}D`)) {
      for (const cyrillic of [false, true]) {
        for (const form of ['full', 'large', 'strip'] as const) {
          const { from, to } = index(form, card, cyrillic);
          assert.ok(from >= (form === 'full' ? 3 : 6), `${card} ${form} begins at ${from}`);
          if (form === 'large') assert.ok(to < reach(suitAt('H', 75, 26, 1.75)).from - 5);
          if (form === 'full') assert.ok(to < pips - 4 && to < fan(1366) - 4, `${card}: ${to}`);
          if (form === 'strip') assert.ok(to < fan(360) - 2, `${card}: ${to} of ${fan(360)}`);
        }
      }
    }
    assert.ok(reach(suitAt('H', 24, 74, 1.7)).to < fan(360) - 2, 'and the suit below it');
  });

  it('are whole for all fifty-two', () => {
    for (const card of orderedPack(1, true)) {
      const rank = rankOf(card);
      const drawn = rank > 10 ? courtOf(card[0]!, suitOf(card)).map(([, path]) => path).join('') : pipsOf(suitOf(card), Math.max(2, rank));
      assert.ok(drawn.length > 50);
      assert.doesNotMatch(drawn, /NaN|undefined/);
    }
    assert.notEqual(String(courtOf('J', 'S')), String(courtOf('K', 'S')));
  });
});

describe('the place of an empty stock', () => {
  const base = deal('aceless', 1);
  const symbol = (redealsLeft: number | null): string => drawnIn(placeSymbol('stock', { ...base, stock: [], waste: base.stock, redealsLeft }, variantOf('aceless')));

  it('shows how many redeals are left, where they are limited', () => {
    const arrow = symbol(null);
    for (const left of [1, 2, 3, 4, 5, 6, 7, 8, 9]) {
      const figure = glyphAt(String(left), 49, 107, 1.6);
      assert.ok(figure.length > 20 && symbol(left).includes(figure), `${left}: ${symbol(left)}`);
      assert.ok(!arrow.includes(figure));
    }
    assert.doesNotMatch(symbol(12), /NaN|undefined/);
    assert.equal(symbol(0).match(/M/g)!.length, 2, 'a cross');
  });
});

describe('the spot of the focus', () => {
  const position = deal('little-piano', 1);
  const steady = (pile: Spot['pile'], index: number): Spot => steadySpot(layoutOf(position, { width: 700 }), position, { pile, index });

  it('stays on a face-up card of a column, and on the top of anything else', () => {
    assert.deepEqual(steady('tableau-5', 2), { pile: 'tableau-5', index: 2 });
    assert.deepEqual(steady('tableau-5', 0), { pile: 'tableau-5', index: 2 }, 'never on a face-down card');
    assert.deepEqual(steady('tableau-5', 9), { pile: 'tableau-5', index: 2 });
    assert.deepEqual(steady('stock', 3), { pile: 'stock', index: 23 });
    assert.deepEqual(steady('waste', 4), { pile: 'waste', index: -1 });
    assert.deepEqual(steady('foundation-1', -1), { pile: 'foundation-1', index: -1 });
  });

  it('goes to the stock where its place is not on the table', () => {
    assert.deepEqual(steady('reserve-1', -1), { pile: 'stock', index: 23 }, 'the waste has the place for now');
    assert.deepEqual(steady('tableau-9', 0), { pile: 'stock', index: 23 });
  });
});
