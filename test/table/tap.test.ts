import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Taps, type Touch } from '../../src/table/tap.js';
import type { Spot } from '../../src/table/spot.js';
import { FakeHost, sketch } from './fake-host.js';

const spot = (text: string): Spot => {
  const [pile, index] = text.split('/');
  return { pile, index: Number(index) } as Spot;
};
let clock = 0;
/** A tap that is no part of a double one, or one that soon follows at the same place. */
const later = (x = 0): Touch => ({ x, y: 0, time: (clock += 1000) });
const soon = (x = 0): Touch => ({ x, y: 0, time: (clock += 100) });

function setUp(position: Parameters<typeof sketch>[0]): { host: FakeHost; taps: Taps } {
  const host = new FakeHost(sketch(position));
  return { host, taps: new Taps(host) };
}

test('the stock is drawn, turned over, laid out, or says why not', () => {
  const { host, taps } = setUp({ variant: 'aceless', stock: '2S', redealsLeft: 1 });
  taps.tap(host.top('stock'), later());
  taps.tap(host.top('stock'), soon());
  taps.tap(host.top('stock'), soon());
  taps.tap(host.top('stock'), soon());
  assert.deepEqual(host.told(), ['stock>waste:1', 'waste>stock:1', 'stock>waste:1', 'refuse stock/-1 no-redeal-left']);

  const piano = setUp({ variant: 'little-piano', waste: '2S 3S 4S 5S', reserve: [null, null, null], redealsLeft: 1 });
  piano.taps.tap(piano.host.top('stock'), later());
  piano.taps.tap(piano.host.top('stock'), soon());
  assert.deepEqual(piano.host.told(), ['waste>reserve:4', 'refuse stock/0 pile-gives-none']);
});

test('fast taps on the stock draw once each', () => {
  const { host, taps } = setUp({ stock: '2S 3S 4S 5S' });
  for (let times = 0; times < 4; times++) taps.tap(host.top('stock'), soon());
  assert.equal(host.position.waste.length, 4);
});

test('a card that can go home goes home; a middle card takes the run from there', () => {
  const home = setUp({ columns: ['AS', '2H', '2D'] });
  home.taps.tap(spot('tableau-1/0'), later());
  assert.deepEqual(home.host.told(), ['tableau-1>foundation-1:1']);

  const turn = setUp({ columns: ['KS | 9S 8D', '9C', 'TH'] });
  turn.taps.tap(spot('tableau-1/1'), later());
  assert.deepEqual(turn.host.told(), ['tableau-1>tableau-3:2']);
});

test('tapping again tries the next place and never goes back and forth', () => {
  const { host, taps } = setUp({ columns: ['9S 8D', '9C', '9S', '9C'] });
  const seen: string[] = [];
  let at = spot('tableau-1/1');
  for (let times = 0; times < 6; times++) {
    taps.tap(at, later());
    const told = host.told();
    seen.push(...told);
    const move = /^tableau-\d>(tableau-\d)/.exec(told[0]!);
    if (move) at = host.top(move[1] as 'tableau-1');
  }
  assert.deepEqual(seen.slice(0, 4), ['tableau-1>tableau-2:1', 'tableau-2>tableau-3:1', 'tableau-3>tableau-4:1', 'select tableau-4/1']);
});

test('another move in between starts anew', () => {
  const { host, taps } = setUp({ columns: ['9S 8D', '9C'], stock: '2S' });
  taps.tap(spot('tableau-1/1'), later());
  taps.tap(host.top('stock'), later());
  taps.tap(spot('tableau-2/1'), later());
  assert.deepEqual(host.told(), ['tableau-1>tableau-2:1', 'stock>waste:1', 'tableau-2>tableau-1:1']);
});

test('where nothing is plainly meant, the tap picks up and the next one puts down', () => {
  const { host, taps } = setUp({ columns: ['KS QD', '', ''] });
  taps.tap(spot('tableau-1/0'), later());
  assert.deepEqual(host.told(), ['select tableau-1/0']);
  taps.tap(spot('tableau-3/-1'), later());
  assert.deepEqual(host.told(), ['tableau-1>tableau-3:2']);
  assert.deepEqual(host.focus, spot('tableau-3/0'));
});

test('a foundation card is only taken back on purpose', () => {
  const { host, taps } = setUp({ columns: ['3D'], foundations: ['AS 2S'] });
  taps.tap(spot('foundation-1/1'), later());
  assert.deepEqual(host.told(), ['select foundation-1/1']);
  taps.tap(spot('tableau-1/0'), later());
  assert.deepEqual(host.told(), ['foundation-1>tableau-1:1']);
});

test('with cards picked up: the same card puts back, an empty place refuses, another card acts by itself', () => {
  const { host, taps } = setUp({ columns: ['KS QD', '', '5S', '6H'] });
  taps.hold(spot('tableau-3/0'));
  taps.tap(spot('tableau-3/0'), later());
  assert.deepEqual(host.told(), ['select tableau-3/0', 'deselect']);
  taps.hold(spot('tableau-3/0'));
  taps.tap(spot('tableau-2/-1'), later());
  taps.tap(spot('foundation-1/-1'), later());
  assert.deepEqual(host.told(), ['select tableau-3/0', 'refuse tableau-3/0 needs-king', 'refuse tableau-3/0 needs-ace']);
  taps.tap(spot('tableau-1/0'), later());
  assert.deepEqual(host.told(), ['deselect', 'select tableau-1/0']);
  taps.tap(null, later());
  assert.deepEqual(host.told(), ['deselect']);
  taps.hold(spot('tableau-3/0'));
  taps.tap(spot('tableau-4/-1'), later());
  assert.deepEqual(host.told(), ['select tableau-3/0', 'tableau-3>tableau-4:1'], 'the felt below a column is the column');
});

test('any foundation of the suit stands for the one that takes the card', () => {
  const { host, taps } = setUp({ variant: 'big-piano', foundations: ['AS', '', '', '', 'AS 2S'], columns: ['KH 2S', '3D'], reserve: [null, null, null] });
  taps.hold(spot('tableau-1/1'));
  taps.tap(spot('foundation-5/1'), later());
  assert.deepEqual(host.told(), ['select tableau-1/1', 'tableau-1>foundation-1:1']);
});

test('no legal move at all says why', () => {
  const { host, taps } = setUp({ variant: 'little-klondike', columns: ['9S | 5D', 'KS 5H', '4C | KH'], foundations: ['AS 2S'], waste: '7C 9D' });
  for (const where of ['tableau-1/1', 'tableau-1/0', 'tableau-2/0', 'foundation-1/1', 'waste/0']) taps.tap(spot(where), later());
  assert.deepEqual(host.told(), [
    'refuse tableau-1/1 no-place',
    'refuse tableau-1/0 face-down',
    'refuse tableau-2/0 not-a-run',
    'refuse foundation-1/1 no-worrying-back',
    'refuse waste/0 covered',
  ]);
});

test('a double tap sends the tapped card home and leaves the uncovered one alone', () => {
  const { host, taps } = setUp({ columns: ['AS', '5H'], waste: '2S AS' });
  taps.tap(spot('waste/1'), later());
  taps.tap(spot('waste/0'), soon());
  assert.deepEqual(host.told(), ['waste>foundation-1:1'], 'the two of spades was not meant');
  taps.tap(spot('waste/0'), soon());
  assert.deepEqual(host.told(), ['waste>foundation-1:1'], 'a third tap is a new one');
});

test('a second tap elsewhere or later is a tap of its own', () => {
  const { host, taps } = setUp({ waste: '2S AS' });
  taps.tap(spot('waste/1'), later());
  taps.tap(spot('waste/0'), soon(100));
  assert.equal(host.told().length, 2);
});

test('a veto leaves everything as it was', () => {
  const { host, taps } = setUp({ columns: ['AS'] });
  host.vetoes = true;
  taps.tap(spot('tableau-1/0'), later());
  taps.tap(spot('tableau-1/0'), later());
  assert.deepEqual(host.told(), ['tableau-1>foundation-1:1', 'tableau-1>foundation-1:1']);
});

test('holding picks up what can move and nothing else', () => {
  const { host, taps } = setUp({ columns: ['9S 8D', '9C', '2H'] });
  assert.equal(taps.hold(spot('tableau-1/1')), true);
  assert.equal(taps.hold(spot('tableau-3/0')), false);
  assert.deepEqual(host.told(), ['select tableau-1/1']);
});
