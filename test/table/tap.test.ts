import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultSizes } from '../../src/table/arrange.js';
import { layoutOf } from '../../src/table/geometry.js';
import { meant, Taps } from '../../src/table/tap.js';
import type { Spot } from '../../src/table/spot.js';
import { FakeHost, sketch } from './fake-host.js';

const spot = (text: string): Spot => {
  const [pile, index] = text.split('/');
  return { pile, index: Number(index) } as Spot;
};
function setUp(position: Parameters<typeof sketch>[0]): { host: FakeHost; taps: Taps } {
  const host = new FakeHost(sketch(position));
  return { host, taps: new Taps(host) };
}

test('the stock is drawn, turned over, laid out, or says why not', () => {
  const { host, taps } = setUp({ variant: 'aceless', stock: '2S', redealsLeft: 1 });
  taps.tap(host.top('stock'));
  taps.tap(host.top('stock'));
  taps.tap(host.top('stock'));
  taps.tap(host.top('stock'));
  assert.deepEqual(host.told(), ['stock>waste:1', 'waste>stock:1', 'stock>waste:1', 'refuse stock/-1 no-redeal-left']);

  const piano = setUp({ variant: 'little-piano', waste: '2S 3S 4S 5S', reserve: [null, null, null], redealsLeft: 1 });
  piano.taps.tap(piano.host.top('stock'));
  piano.taps.tap(piano.host.top('stock'));
  assert.deepEqual(piano.host.told(), ['waste>reserve:4', 'refuse stock/0 pile-gives-none']);
});

test('fast taps on the stock draw once each', () => {
  const { host, taps } = setUp({ stock: '2S 3S 4S 5S' });
  for (let times = 0; times < 4; times++) taps.tap(host.top('stock'));
  assert.equal(host.position.waste.length, 4);
});

test('a card that can go home goes home; a middle card takes the run from there', () => {
  const home = setUp({ columns: ['AS', '2H', '2D'] });
  home.taps.tap(spot('tableau-1/0'));
  assert.deepEqual(home.host.told(), ['tableau-1>foundation-1:1']);

  const turn = setUp({ columns: ['KS | 9S 8D', '9C', 'TH'] });
  turn.taps.tap(spot('tableau-1/1'));
  assert.deepEqual(turn.host.told(), ['tableau-1>tableau-3:2']);
});

test('tapping again tries the next place and never goes back and forth', () => {
  const { host, taps } = setUp({ columns: ['9S 8D', '9C', '9S', '9C'] });
  const seen: string[] = [];
  let at = spot('tableau-1/1');
  for (let times = 0; times < 6; times++) {
    taps.tap(at);
    const told = host.told();
    seen.push(...told);
    const move = /^tableau-\d>(tableau-\d)/.exec(told[0]!);
    if (move) at = host.top(move[1] as 'tableau-1');
  }
  assert.deepEqual(seen.slice(0, 4), ['tableau-1>tableau-2:1', 'tableau-2>tableau-3:1', 'tableau-3>tableau-4:1', 'select tableau-4/1']);
});

test('another move in between starts anew', () => {
  const { host, taps } = setUp({ columns: ['9S 8D', '9C'], stock: '2S' });
  taps.tap(spot('tableau-1/1'));
  taps.tap(host.top('stock'));
  taps.tap(spot('tableau-2/1'));
  assert.deepEqual(host.told(), ['tableau-1>tableau-2:1', 'stock>waste:1', 'tableau-2>tableau-1:1']);
});

test('where nothing is plainly meant, the tap picks up and the next one puts down', () => {
  const { host, taps } = setUp({ columns: ['KS QD', '', ''] });
  taps.tap(spot('tableau-1/0'));
  assert.deepEqual(host.told(), ['select tableau-1/0']);
  taps.tap(spot('tableau-3/-1'));
  assert.deepEqual(host.told(), ['tableau-1>tableau-3:2']);
  assert.deepEqual(host.focus, spot('tableau-3/0'));
});

test('a foundation card is only taken back on purpose', () => {
  const { host, taps } = setUp({ columns: ['3D'], foundations: ['AS 2S'] });
  taps.tap(spot('foundation-1/1'));
  assert.deepEqual(host.told(), ['select foundation-1/1']);
  taps.tap(spot('tableau-1/0'));
  assert.deepEqual(host.told(), ['foundation-1>tableau-1:1']);
});

test('with cards picked up: the same card puts back, an empty place refuses, another card acts by itself', () => {
  const { host, taps } = setUp({ columns: ['KS QD', '', '5S', '6H'] });
  taps.hold(spot('tableau-3/0'));
  taps.tap(spot('tableau-3/0'));
  assert.deepEqual(host.told(), ['select tableau-3/0', 'deselect']);
  taps.hold(spot('tableau-3/0'));
  taps.tap(spot('tableau-2/-1'));
  taps.tap(spot('foundation-1/-1'));
  assert.deepEqual(host.told(), ['select tableau-3/0', 'refuse tableau-3/0 needs-king', 'refuse tableau-3/0 needs-ace']);
  taps.tap(spot('tableau-1/0'));
  assert.deepEqual(host.told(), ['deselect', 'select tableau-1/0']);
  taps.tap(null);
  assert.deepEqual(host.told(), ['deselect']);
  taps.hold(spot('tableau-3/0'));
  taps.tap(spot('tableau-4/-1'));
  assert.deepEqual(host.told(), ['select tableau-3/0', 'tableau-3>tableau-4:1'], 'the felt below a column is the column');
});

test('with cards picked up: a foundation that takes none says why, the empty stock turns over, their own column puts back', () => {
  const { host, taps } = setUp({ columns: ['KS | 9S 8D', '9C', 'TH'], waste: '5H', foundations: ['AS'] });
  taps.hold(spot('tableau-1/2'));
  taps.tap(spot('foundation-1/0'));
  assert.deepEqual(host.told(), ['select tableau-1/2', 'refuse tableau-1/2 wrong-suit']);
  taps.tap(spot('tableau-1/2'));
  taps.hold(spot('tableau-1/2'));
  taps.tap(spot('tableau-1/-1'));
  assert.deepEqual(host.told(), ['deselect', 'select tableau-1/2', 'deselect']);
  taps.hold(spot('tableau-1/2'));
  taps.tap(spot('stock/-1'));
  assert.deepEqual(host.told(), ['select tableau-1/2', 'deselect', 'waste>stock:1']);
});

test('an empty place that is tapped with nothing in hand complains of nothing', () => {
  const { host, taps } = setUp({ columns: ['KS'] });
  for (const where of ['tableau-2/-1', 'foundation-1/-1', 'waste/-1', 'tableau-1/-1']) taps.tap(spot(where));
  assert.deepEqual(host.told(), []);
});

test('each card has its own way: where another has been is no place to avoid', () => {
  const { host, taps } = setUp({ columns: ['TS 8D', '9C', 'TH 8H', '9S'] });
  const before = host.position;
  taps.tap(spot('tableau-1/1'));
  host.position = before; // as an undo does
  taps.tap(spot('tableau-3/1'));
  assert.deepEqual(host.told(), ['tableau-1>tableau-2:1', 'tableau-3>tableau-2:1']);
  const two = setUp({ columns: ['TS 9D 8S', '9H', '8D 7S', '9C'] });
  two.taps.tap(spot('tableau-1/2'));
  two.taps.tap(spot('tableau-3/1'));
  assert.deepEqual(two.host.told(), ['tableau-1>tableau-2:1', 'refuse tableau-3/1 no-place'], 'the eight of diamonds has it below');
  const three = setUp({ columns: ['8D', '9C', '8H', '9S'] });
  three.taps.tap(spot('tableau-1/0'));
  three.host.position = before; // another game
  three.taps.tap(spot('tableau-1/1'));
  assert.deepEqual(three.host.told(), ['tableau-1>tableau-2:1', 'tableau-1>tableau-2:1']);
});

test('of two quick touches at neighbouring cards, each counts', () => {
  const { host, taps } = setUp({ columns: ['KS QD', '', 'KC QH', ''] });
  taps.tap(spot('tableau-1/0'));
  taps.tap(spot('tableau-3/0'), { quick: true });
  assert.deepEqual(host.told(), ['select tableau-1/0', 'deselect', 'select tableau-3/0']);
});

test('any foundation of the suit stands for the one that takes the card', () => {
  const { host, taps } = setUp({ variant: 'big-piano', foundations: ['AS', '', '', '', 'AS 2S'], columns: ['KH 2S', '3D'], reserve: [null, null, null] });
  taps.hold(spot('tableau-1/1'));
  taps.tap(spot('foundation-5/1'));
  assert.deepEqual(host.told(), ['select tableau-1/1', 'tableau-1>foundation-1:1']);
});

test('no legal move at all says why', () => {
  const { host, taps } = setUp({ variant: 'little-klondike', columns: ['9S | 5D', 'KS 5H', '4C | KH'], foundations: ['AS 2S'], waste: '7C 9D' });
  for (const where of ['tableau-1/1', 'tableau-1/0', 'tableau-2/0', 'foundation-1/1', 'waste/0']) taps.tap(spot(where));
  assert.deepEqual(host.told(), [
    'refuse tableau-1/1 no-place',
    'refuse tableau-1/0 face-down',
    'refuse tableau-2/0 not-a-run',
    'refuse foundation-1/1 no-worrying-back',
    'refuse waste/0 covered',
  ]);
});

test('each of a finger’s taps counts, however quick; the second click of a mouse’s double one does not', () => {
  const fingers = setUp({ waste: '3S 2S AS' });
  for (const index of [2, 1, 0]) fingers.taps.tap(spot(`waste/${index}`));
  assert.deepEqual(fingers.host.told(), ['waste>foundation-1:1', 'waste>foundation-1:1', 'waste>foundation-1:1']);

  const mouse = setUp({ waste: '3S 2S AS', stock: '5H 6H' });
  mouse.taps.tap(spot('waste/2'));
  mouse.taps.tap(spot('waste/1'), { second: true });
  assert.deepEqual(mouse.host.told(), ['waste>foundation-1:1'], 'the two of spades was not meant');
  mouse.taps.tap(mouse.host.top('stock'));
  mouse.taps.tap(mouse.host.top('stock'), { second: true });
  assert.deepEqual(mouse.host.told(), ['stock>waste:1', 'stock>waste:1']);
});

test('the second of two quick touches moves what it can, but refuses nothing and puts nothing back', () => {
  const { host, taps } = setUp({ waste: '9S 2S AS', foundations: ['', 'AH'], columns: ['3D'] });
  taps.tap(spot('waste/2'));
  taps.tap(spot('waste/1'), { quick: true });
  taps.tap(spot('waste/0'), { quick: true });
  assert.deepEqual(host.told(), ['waste>foundation-1:1', 'waste>foundation-1:1'], 'no word of the nine');
  taps.tap(spot('waste/0'));
  assert.deepEqual(host.told(), ['refuse waste/0 no-place']);
  taps.tap(spot('foundation-1/1'));
  taps.tap(spot('foundation-1/1'), { quick: true });
  assert.deepEqual(host.told(), ['select foundation-1/1']);
  taps.tap(spot('foundation-1/1'));
  assert.deepEqual(host.told(), ['deselect']);
});

test('taken back, the next tap on the same card offers the next place', () => {
  const { host, taps } = setUp({ columns: ['9S 8D', '9C', '9S', '9C'] });
  const before = host.position;
  for (const to of ['tableau-2', 'tableau-3', 'tableau-4']) {
    taps.tap(spot('tableau-1/1'));
    assert.deepEqual(host.told(), [`tableau-1>${to}:1`]);
    host.position = before; // as an undo does: the very same one
  }
  taps.tap(spot('tableau-1/1'));
  assert.deepEqual(host.told(), ['select tableau-1/1'], 'all were seen: the player chooses');
});

test('moved, taken back, and moved by another tap: never where it has been', () => {
  const { host, taps } = setUp({ columns: ['9S 8D', '9C', '9S'] });
  taps.tap(spot('tableau-1/1'));
  const between = host.position;
  taps.tap(spot('tableau-2/1'));
  host.position = between;
  taps.tap(spot('tableau-2/1'));
  assert.deepEqual(host.told(), ['tableau-1>tableau-2:1', 'tableau-2>tableau-3:1', 'select tableau-2/1']);
});

test('with cards picked up, a tap on their column takes more or fewer', () => {
  const { host, taps } = setUp({ columns: ['KH | 9S 8D 7C', '9C', '8H', '8D', 'TH'] });
  taps.hold(spot('tableau-1/2'));
  taps.tap(spot('tableau-1/1'));
  taps.tap(spot('tableau-1/3'));
  taps.tap(spot('tableau-1/0'));
  assert.deepEqual(host.told(), ['select tableau-1/2', 'select tableau-1/1', 'select tableau-1/3', 'deselect'], 'the face-down card puts back');
});

test('where strips are slim, such a tap goes one step, and a tap that misses means the neighbour', () => {
  const long = 'KS QD JS TD 9S 8D 7S 6D 5S 4D 3S 2D AS';
  const { host, taps } = setUp({ columns: [`KH 2H 3H 4H | KC QH ${long}`, '7C', 'TH'] });
  taps.hold(spot('tableau-1/13')); // the six goes to the seven
  assert.deepEqual(host.told(), ['select tableau-1/13']);
  taps.tap(spot('tableau-1/10'));
  assert.deepEqual(host.told(), ['select tableau-1/10'], 'the next card up that can go anywhere, the nine');
  taps.tap(spot('tableau-1/17'));
  assert.deepEqual(host.told(), ['select tableau-1/13'], 'and back down to the six');
  assert.deepEqual(meant(host, spot('tableau-1/12')), spot('tableau-1/12'), 'who has cards of the column in hand takes more or fewer');
  taps.tap(spot('tableau-1/-1'));
  assert.deepEqual(host.told(), ['deselect'], 'on the felt below it puts them back');
  assert.deepEqual(meant(host, spot('tableau-1/12')), spot('tableau-1/13'), 'a near miss');
  assert.deepEqual(meant(host, spot('tableau-1/14')), spot('tableau-1/13'), 'to either side');
  assert.deepEqual(meant(host, spot('tableau-1/15')), spot('tableau-1/15'), 'no miss at all');
  assert.deepEqual(meant(host, spot('tableau-1/1')), spot('tableau-1/1'), 'face-down cards are never meant so');
  assert.deepEqual(meant(host, null), null);
  const next = setUp({ columns: [`KH 2H 3H 4H | KC QH ${long}`, '7C', '6C'] });
  assert.deepEqual(meant(next.host, spot('tableau-1/13')), spot('tableau-1/13'), 'a card that can go is meant, though the five can, too');
  const waste = setUp({ waste: '9H 2S 8D', columns: ['9C'] });
  assert.deepEqual(meant(waste.host, spot('waste/1')), spot('waste/1'), 'what is covered on the waste is covered');
  const short = setUp({ columns: ['9S 8D', '9C'] });
  assert.deepEqual(meant(short.host, spot('tableau-1/0')), spot('tableau-1/0'), 'wide strips are hit for certain');
});

test('a run that begins at the head of its column is taken whole, step by step', () => {
  const { host, taps } = setUp({ columns: ['KS QD JS TD 9S 8D 7S 6D 5S 4D 3S 2D AS', '', 'KC QH JC TH 9C 8H 7C 6H 5C 4H 3C'] });
  // The page is so low that hardly anything shows of each.
  Object.defineProperty(host, 'layout', { get: () => layoutOf(host.position, { width: 360 }, { ...defaultSizes, height: 200 }) });
  taps.hold(spot('tableau-1/11'));
  taps.tap(spot('tableau-1/6'));
  assert.deepEqual(host.told(), ['select tableau-1/11', 'select tableau-1/0'], 'the king alone of those above has a place');
});

test('a veto leaves everything as it was', () => {
  const { host, taps } = setUp({ columns: ['AS'] });
  host.vetoes = true;
  taps.tap(spot('tableau-1/0'));
  taps.tap(spot('tableau-1/0'));
  assert.deepEqual(host.told(), ['tableau-1>foundation-1:1', 'tableau-1>foundation-1:1']);
});

test('holding picks up what can move and nothing else', () => {
  const { host, taps } = setUp({ columns: ['9S 8D', '9C', '2H'] });
  assert.equal(taps.hold(spot('tableau-1/1')), true);
  assert.equal(taps.hold(spot('tableau-3/0')), false);
  assert.deepEqual(host.told(), ['select tableau-1/1']);
});
