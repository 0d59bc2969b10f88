import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { LONG_PRESS } from '../../src/table/pointer.js';
import type { Spot } from '../../src/table/spot.js';
import { board, drag, fire, idle, page, setUp, spot, tap } from './pointer-rig.js';

test('a run is dragged to a column that takes it, from where it was let go', () => {
  const { host } = setUp(board);
  drag(host, spot('tableau-1', 1), spot('tableau-3', 0));
  assert.deepEqual(host.told(), ['select tableau-1/1', 'tableau-1>tableau-3:2']);
  assert.deepEqual([page.seen[0], page.seen.at(-1)], ['lift tableau-1/1', 'drop']);
  assert.equal(host.origins?.size, 2);
  assert.deepEqual(host.focus, spot('tableau-3', 1));
  assert.ok(idle(host));
});

test('of two quick touches at one place, the second asks for no reason; a later one does', () => {
  const { host } = setUp({ ...board, columns: ['', '', 'TH'] });
  const { x, y } = host.at(spot('tableau-3', 0));
  const touch = (after: number, dx = 0, type = 'touch'): void => {
    fire(host.fake, 'pointerdown', { x: x + dx, y, after, type });
    fire(host.fake, 'pointerup', { x: x + dx, y, buttons: 0, type });
  };
  touch(1000);
  touch(200, 2);
  assert.deepEqual(host.told(), ['refuse tableau-3/0 no-place']);
  touch(400);
  touch(200, 0, 'pen');
  assert.deepEqual(host.told(), ['refuse tableau-3/0 no-place', 'refuse tableau-3/0 no-place']);
  touch(400);
  touch(200, 20);
  assert.deepEqual(host.told(), ['refuse tableau-3/0 no-place', 'refuse tableau-3/0 no-place'], 'elsewhere');
});

test('cards follow the finger in table units', () => {
  const { host } = setUp(board);
  const { x, y } = host.at(spot('tableau-2', 0));
  fire(host.fake, 'pointerdown', { x, y });
  fire(host.fake, 'pointermove', { x: x + 1.9, y });
  assert.deepEqual(page.seen, [], 'less than four pixels of the page');
  fire(host.fake, 'pointermove', { x: x + 30, y: y + 7 });
  assert.deepEqual(page.seen, ['lift tableau-2/0', 'follow 30 7']);
});

test('scrolling during a drag keeps the grip', () => {
  const { host } = setUp(board);
  const { x, y } = host.at(spot('tableau-2', 0));
  fire(host.fake, 'pointerdown', { x, y });
  fire(host.fake, 'pointermove', { x: x + 30, y });
  page.scrolled = { x: 0, y: 100 };
  host.fake.page.dispatchEvent(new Event('scroll'));
  assert.equal(page.seen.at(-1), 'follow 30 50', 'without waiting for the finger to move');
});

test('a drop that is not legal glides home and says why', () => {
  const { host } = setUp(board);
  drag(host, spot('tableau-2', 0), spot('tableau-4', -1));
  drag(host, spot('waste', 1), spot('tableau-5', 0));
  assert.deepEqual(host.told(), ['select tableau-2/0', 'deselect', 'refuse tableau-2/0 needs-king', 'select waste/1', 'waste>tableau-5:1']);
  drag(host, spot('tableau-2', 0), { dx: 20, dy: 20 });
  assert.deepEqual(host.told(), ['select tableau-2/0', 'deselect'], 'let go over its own place: nothing was meant');
  assert.equal(page.seen.at(-1), 'home');
});

test('a vetoed drop glides home', () => {
  const { host } = setUp(board);
  host.vetoes = true;
  drag(host, spot('tableau-1', 1), spot('tableau-3', 0));
  assert.deepEqual(host.told(), ['select tableau-1/1', 'tableau-1>tableau-3:2', 'deselect']);
  assert.deepEqual(page.seen.slice(-3), ['drop', page.seen.at(-4), 'home'], 'from where they were let go');
});

test('any foundation stands for the one of the suit', () => {
  const { host } = setUp({ columns: ['AH'] });
  drag(host, spot('tableau-1', 0), spot('foundation-4', -1));
  assert.deepEqual(host.told(), ['select tableau-1/0', 'tableau-1>foundation-2:1']);
});

test('face-down cards, covered cards and the stock are not dragged', () => {
  const { host } = setUp(board);
  drag(host, spot('tableau-1', 0), spot('tableau-3', 0));
  drag(host, spot('stock', 1), spot('tableau-3', 0));
  assert.deepEqual([page.seen, host.told()], [[], []]);
});

test('an unsteady tap is a tap, and keeps what is picked up', () => {
  const { host } = setUp({ columns: ['KS QD', '', ''] });
  const nudge = (at: Spot): void => {
    const { x, y } = host.at(at);
    fire(host.fake, 'pointerdown', { x, y, after: 1000 });
    fire(host.fake, 'pointermove', { x: x + 3, y });
    fire(host.fake, 'pointerup', { x: x + 2, y, buttons: 0 });
  };
  nudge(spot('tableau-1', 0));
  assert.deepEqual(host.selected, spot('tableau-1', 0));
  nudge(spot('tableau-1', 1));
  assert.equal(host.selected, null, 'the queen has no place: the tap put the king back');
  assert.equal(page.seen.filter((what) => what === 'home').length, 0);
});

test('a tap makes the best move', () => {
  const { host } = setUp(board);
  tap(host, spot('tableau-1', 1));
  tap(host, spot('stock', 1), { after: 1000 });
  assert.deepEqual(host.told(), ['tableau-1>tableau-3:2', 'stock>waste:1']);
  for (let times = 0; times < 3; times++) tap(host, host.top('stock'));
  assert.deepEqual(host.told(), ['stock>waste:1', 'waste>stock:4', 'stock>waste:1']);
});

test('a long press by an unsteady hand picks up, too', () => {
  const { host } = setUp(board);
  const press = (from: Spot, dx: number): void => {
    const { x, y } = host.at(from);
    fire(host.fake, 'pointerdown', { x, y });
    fire(host.fake, 'pointermove', { x: x + dx, y, after: 100 });
    fire(host.fake, 'pointerup', { x: x + dx, y, buttons: 0, after: LONG_PRESS });
  };
  press(spot('tableau-1', 1), 4);
  assert.deepEqual(host.told(), ['select tableau-1/1', 'deselect', 'select tableau-1/1']);
  assert.deepEqual(host.selected, spot('tableau-1', 1));
  assert.equal(page.seen.at(-1), 'drop');
  host.select(null);
  host.told();
  press(spot('tableau-1', 1), 6);
  assert.deepEqual(host.told(), ['select tableau-1/1', 'deselect'], 'farther it is a drag, which ends where it began');
});

test('a long press picks up, and a drag can follow', () => {
  const { host } = setUp(board);
  const at = host.at(spot('tableau-1', 1));
  fire(host.fake, 'pointerdown', at);
  mock.timers.tick(LONG_PRESS);
  fire(host.fake, 'pointerup', { ...at, after: 500 });
  assert.deepEqual(host.told(), ['select tableau-1/1']);
  fire(host.fake, 'pointerdown', at);
  mock.timers.tick(LONG_PRESS);
  fire(host.fake, 'pointermove', { ...host.at(spot('tableau-3', 0)), after: 500 });
  fire(host.fake, 'pointerup', host.at(spot('tableau-3', 0)));
  assert.deepEqual(host.told(), ['select tableau-1/1', 'select tableau-1/1', 'tableau-1>tableau-3:2']);
});

test('a short press leaves no long one behind: the next press has its own time', () => {
  const { host } = setUp(board);
  const next = (what: string): void => {
    mock.timers.tick(LONG_PRESS - 100);
    fire(host.fake, 'pointerdown', host.at(spot('tableau-2', 0)));
    mock.timers.tick(200);
    assert.equal(host.selected, null, what);
    fire(host.fake, 'pointercancel');
  };
  tap(host, spot('stock', 1));
  next('after a tap');
  drag(host, spot('tableau-2', 0), { dx: 20, dy: 20 });
  next('after a drag');
});

test('after a long press, a tap on the card puts it back, however soon', () => {
  const { host } = setUp(board);
  const at = host.at(spot('tableau-1', 1));
  fire(host.fake, 'pointerdown', at);
  mock.timers.tick(LONG_PRESS);
  fire(host.fake, 'pointerup', { ...at, after: LONG_PRESS });
  tap(host, spot('tableau-1', 1), { after: 100 });
  assert.deepEqual(host.told(), ['select tableau-1/1', 'deselect']);
});

test('a double click by mouse is counted by the system, not by us', () => {
  const { host } = setUp({ waste: '3S 2S AS' });
  const click = (detail: number): void => {
    const at = host.at(host.top('waste'));
    fire(host.fake, 'pointerdown', { ...at, type: 'mouse' });
    const down = new Event('mousedown');
    Object.defineProperty(down, 'detail', { value: detail });
    host.fake.dispatchEvent(down);
    fire(host.fake, 'pointerup', { ...at, type: 'mouse' });
  };
  click(1);
  click(2);
  assert.equal(host.told().length, 1, 'the uncovered two was not meant');
  click(1);
  click(1);
  assert.equal(host.told().length, 2, 'two quick clicks that are no double click');
});
