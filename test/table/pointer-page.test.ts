// What a pointer on the table leaves to the page and to other pointers, and what may come between.
import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { LONG_PRESS, type PointerInput } from '../../src/table/pointer.js';
import type { FakeHost } from './fake-host.js';
import { board, drag, fire, idle, page, setUp, spot, tap, type Details } from './pointer-rig.js';

test('scrolling before the drag keeps the grip, too, be it in a shadow root around the game', () => {
  const { host } = setUp(board);
  const { x, y } = host.at(spot('tableau-2', 0));
  const around = Object.assign(new EventTarget(), { nodeType: 11 });
  fire(host.fake, 'pointerdown', { x, y, path: [host.fake, around] });
  page.scrolled = { x: 0, y: 100 };
  around.dispatchEvent(new Event('scroll'));
  fire(host.fake, 'pointermove', { x: x + 30, y });
  assert.equal(page.seen.at(-1), 'follow 30 0');
  fire(host.fake, 'pointercancel');
  const before = page.measured;
  for (const scroller of [around, host.fake.page]) scroller.dispatchEvent(new Event('scroll'));
  assert.equal(page.measured, before, 'a press that is over measures nothing more');
});

/** Whatever ends a drag from outside. */
const interruptions: Record<string, (host: FakeHost, input: PointerInput) => void> = {
  'a second finger': (host) => fire(host.fake, 'pointerdown', { id: 2 }),
  'a cancelled pointer': (host) => fire(host.fake, 'pointercancel'),
  'lost capture': (host) => fire(host.fake, 'lostpointercapture'),
  blur: (host) => host.fake.page.dispatchEvent(new Event('blur')),
  Escape: (host) => host.fake.page.dispatchEvent(Object.assign(new Event('keydown'), { key: 'Escape' })),
  'a changed position': (host) => {
    host.position = { ...host.position };
    fire(host.fake, 'pointermove', { x: 1, y: 1 });
  },
  'a disabled game': (host) => {
    host.disabled = true;
    fire(host.fake, 'pointerup');
  },
  'a button released elsewhere': (host) => fire(host.fake, 'pointermove', { buttons: 0 }),
  'the host': (_, input) => input.cancel(),
  'a removed element': (_, input) => input.disconnect(),
};

for (const [what, interrupt] of Object.entries(interruptions)) {
  test(`${what} ends a drag with the cards safely home`, () => {
    const { host, input } = setUp(board);
    const a = host.at(spot('tableau-1', 1));
    const b = host.at(spot('tableau-3', 0));
    fire(host.fake, 'pointerdown', a);
    fire(host.fake, 'pointermove', b);
    interrupt(host, input);
    assert.equal(page.seen.at(-1), 'home');
    assert.equal(host.selected, null);
    assert.ok(idle(host));
    host.disabled = false;
    const count = page.seen.length;
    fire(host.fake, 'pointermove', { ...b, buttons: 1 });
    fire(host.fake, 'pointerup', b);
    host.fake.page.dispatchEvent(new Event('scroll'));
    assert.equal(page.seen.length, count, 'the rest of the sequence means nothing');
    assert.deepEqual(host.told(), ['select tableau-1/1', 'deselect']);
    if (what === 'a removed element') return;
    drag(host, spot('tableau-1', 1), spot('tableau-3', 0));
    assert.deepEqual(host.told(), ['select tableau-1/1', 'tableau-1>tableau-3:2'], 'the next one works');
  });
}

test('other buttons, disabled games and events that the page took are left alone', () => {
  const { host } = setUp(board);
  const at = host.at(spot('tableau-1', 1));
  fire(host.fake, 'pointerdown', { ...at, button: 2 });
  fire(host.fake, 'pointerup', { ...at, button: 2 });
  host.disabled = true;
  drag(host, spot('tableau-1', 1), spot('tableau-3', 0));
  host.disabled = false;
  const taken = setUp(board);
  taken.input.disconnect();
  taken.host.fake.addEventListener('pointerdown', (event) => event.preventDefault());
  taken.input.connect(taken.host.fake);
  fire(taken.host.fake, 'pointerdown', at);
  fire(taken.host.fake, 'pointerup', at);
  assert.deepEqual([...host.told(), ...taken.host.told(), ...page.seen], []);
});

test('what lies over the table, as the message at the end, keeps its presses', () => {
  const { host } = setUp(board);
  const path = [new EventTarget()];
  tap(host, spot('tableau-1', 1), { path });
  assert.deepEqual(host.told(), []);
  assert.equal(fire(host.fake, 'dragstart', { path }).defaultPrevented, false);
  assert.equal(fire(host.fake, 'dragstart').defaultPrevented, true, 'the browser is not to drag pictures of cards');
});

test('two fingers, one of them beside the table, zoom the page and play nothing', () => {
  const { host } = setUp(board);
  tap(host, spot('stock', 1), { id: 2 });
  assert.deepEqual(host.told(), []);
});

test('a press whose end was never seen gives way to the next one of the same finger', () => {
  const { host } = setUp(board);
  fire(host.fake, 'pointerdown', host.at(spot('tableau-1', 1)));
  tap(host, spot('stock', 1));
  assert.deepEqual(host.told(), ['stock>waste:1']);
});

test('another pointer that hovers, is let go or lost does nothing to the one that is down', () => {
  const { host } = setUp(board);
  const b = host.at(spot('tableau-3', 0));
  const other = { ...b, id: 9, type: 'mouse', buttons: 0 };
  fire(host.fake, 'pointerdown', host.at(spot('tableau-1', 1)));
  for (const type of ['pointermove', 'pointerup', 'pointercancel', 'lostpointercapture']) fire(host.fake, type, other);
  assert.deepEqual([...page.seen, ...host.told()], []);
  fire(host.fake, 'pointermove', b);
  for (const type of ['pointermove', 'pointerup', 'pointercancel', 'lostpointercapture']) fire(host.fake, type, other);
  // The card that was touched loses the finger to the table.
  fire(host.fake, 'lostpointercapture', { target: new EventTarget() });
  fire(host.fake, 'pointerup', b);
  assert.deepEqual(host.told(), ['select tableau-1/1', 'tableau-1>tableau-3:2']);
});

test('cards keep the finger, the felt leaves it to the page', () => {
  const { host } = setUp(board);
  fire(host.fake, 'pointerdown', host.at(spot('tableau-1', 1)));
  assert.deepEqual(host.fake.captured, [1]);
  fire(host.fake, 'pointerup', { ...host.at(spot('tableau-1', 1)) });
  fire(host.fake, 'pointerdown', { x: -50, y: -50 });
  assert.deepEqual(host.fake.captured, []);
});

test('a swipe scrolls the page from the stock, the felt and face-down cards, not from a card that can be taken; two fingers always zoom', () => {
  const { host } = setUp(board);
  const prevents = (at: Details, fingers = 1): boolean => {
    fire(host.fake, 'pointerdown', at);
    const { defaultPrevented } = fire(host.fake, 'touchmove', { touches: { length: fingers } });
    fire(host.fake, 'pointercancel');
    return defaultPrevented;
  };
  for (const at of [{ x: -50, y: -50 }, host.at(spot('stock', 1)), host.at(spot('tableau-1', 0))]) assert.equal(prevents(at), false);
  const card = host.at(spot('tableau-1', 1));
  assert.equal(prevents(card), true);
  assert.equal(prevents(card, 2), false);
  assert.equal(fire(host.fake, 'touchmove', { touches: { length: 1 } }).defaultPrevented, false, 'nothing is pressed');
});

test('the menu that a long touch would open stays away; that of the other mouse button ends the drag', () => {
  const { host } = setUp(board);
  assert.equal(fire(host.fake, 'contextmenu').defaultPrevented, false, 'nothing is pressed');
  const at = host.at(spot('tableau-1', 1));
  fire(host.fake, 'pointerdown', at);
  mock.timers.tick(LONG_PRESS);
  assert.equal(fire(host.fake, 'contextmenu', at).defaultPrevented, true);
  fire(host.fake, 'pointerup', { ...at, after: 500 });
  assert.deepEqual(host.told(), ['select tableau-1/1']);
  fire(host.fake, 'pointerdown', { ...at, type: 'mouse' });
  fire(host.fake, 'pointermove', { ...host.at(spot('tableau-3', 0)), type: 'mouse' });
  assert.equal(fire(host.fake, 'contextmenu', { type: 'mouse' }).defaultPrevented, false);
  assert.deepEqual([page.seen.at(-1), host.selected], ['home', null]);
});

test('Escape is the page’s but while cards are dragged; other keys are the page’s even then', () => {
  const { host } = setUp(board);
  let stopped = false;
  const press = (key: string): Event => fire(host.fake.page, 'keydown', { key, stopPropagation: () => (stopped = true) });
  fire(host.fake, 'pointerdown', host.at(spot('tableau-1', 1)));
  assert.equal(press('Escape').defaultPrevented, false);
  fire(host.fake, 'pointermove', host.at(spot('tableau-3', 0)));
  assert.equal(press('Shift').defaultPrevented, false);
  assert.deepEqual(host.selected, spot('tableau-1', 1));
  assert.equal(stopped, false);
  assert.equal(press('Escape').defaultPrevented, true);
  assert.equal(stopped, true, 'a dialog around the game stays open');
  assert.equal(host.selected, null);
});

test('a press is about the table as it was: when the game has gone on, it means nothing', () => {
  const { host } = setUp(board);
  const at = host.at(spot('tableau-1', 1));
  fire(host.fake, 'pointerdown', at);
  host.position = { ...host.position };
  mock.timers.tick(LONG_PRESS);
  fire(host.fake, 'pointerup', { ...at, after: LONG_PRESS });
  fire(host.fake, 'pointerdown', at);
  host.position = { ...host.position };
  fire(host.fake, 'pointerup', at);
  assert.deepEqual(host.told(), []);
});

test('where the table is tilted away, cards wait at its horizon, and what lies beyond is not touched', () => {
  const { host } = setUp(board);
  const a = host.at(spot('tableau-2', 0));
  fire(host.fake, 'pointerdown', a);
  fire(host.fake, 'pointermove', { x: a.x + 30, y: a.y });
  page.horizon = 0;
  fire(host.fake, 'pointermove', { x: a.x + 60, y: a.y });
  assert.deepEqual(page.seen, ['lift tableau-2/0', 'follow 30 0']);
  fire(host.fake, 'pointercancel');
  host.told();
  tap(host, spot('stock', 1));
  assert.deepEqual(host.told(), []);
});

test('a script’s events, without buttons or clicks, play as well', () => {
  const { host } = setUp(board);
  drag(host, spot('tableau-1', 1), spot('tableau-3', 0), { buttons: 0, type: 'mouse' });
  assert.deepEqual(host.told(), ['select tableau-1/1', 'tableau-1>tableau-3:2']);
  fire(host.fake, 'mousedown'); // without a press
  fire(host.fake, 'pointerdown', { ...host.at(spot('waste', 1)), type: 'mouse' });
  fire(host.fake, 'mousedown', { detail: 0 });
  fire(host.fake, 'pointerup', { ...host.at(spot('waste', 1)), type: 'mouse' });
  assert.deepEqual(host.told(), ['waste>tableau-5:1']);
});

test('a click that no pointer made plays, however the browser counts it; one that a pointer made is no second tap', () => {
  const { host } = setUp({ ...board, stock: '2S 3S 4S 5S 6S 7S' });
  const stock = Object.assign(new EventTarget(), { dataset: { pile: 'stock' }, querySelectorAll: () => [] });
  const path = [stock, host.fake];
  const click = (details: Details): void => void fire(host.fake, 'click', { path, ...details });
  click({ detail: 0, type: '' });
  click({ detail: 1, type: '' }); // a screen reader’s in Firefox
  assert.deepEqual(host.told(), ['stock>waste:1', 'stock>waste:1']);
  for (const values of [{ pointerType: 'mouse' }, { pointerType: undefined }]) {
    fire(host.fake, 'pointerdown', { ...host.at(host.top('stock')), path });
    fire(host.fake, 'pointerup', { ...host.at(host.top('stock')), path, buttons: 0, after: 900 });
    click({ detail: 1, ...values });
    assert.deepEqual(host.told(), ['stock>waste:1'], JSON.stringify(values));
  }
  click({ detail: 1, pointerType: undefined, after: 2000 });
  assert.deepEqual(host.told(), ['stock>waste:1'], 'a pointer that was here long ago is not the one');
});

test('a press of an empty place by assistive technology is answered; cards that are picked up go there', () => {
  const { host } = setUp(board);
  const space = Object.assign(new EventTarget(), { dataset: { pile: 'tableau-4' }, querySelectorAll: () => [] });
  const click = (): void => void fire(host.fake, 'click', { path: [space, host.fake], type: '' });
  click();
  assert.deepEqual(host.told(), ['refuse tableau-4/-1 no-cards']);
  host.select(spot('tableau-1', 0));
  host.told();
  click();
  assert.deepEqual(host.told(), ['refuse tableau-1/0 face-down']);
  tap(host, spot('tableau-4', -1));
  assert.deepEqual(host.told(), ['refuse tableau-1/0 face-down'], 'a finger’s tap there');
  host.select(null);
  host.told();
  tap(host, spot('tableau-4', -1));
  assert.deepEqual(host.told(), [], 'on the felt');
});

test('connected twice, a tap is one move', () => {
  const { host, input } = setUp(board);
  input.connect(new EventTarget());
  tap(host, spot('stock', 1));
  assert.deepEqual(host.told(), [], 'the other place is left');
  input.connect(host.fake);
  tap(host, spot('stock', 1));
  assert.deepEqual(host.told(), ['stock>waste:1']);
});

test('events that were not captured are heard on the page', () => {
  const { host } = setUp(board);
  const b = host.at(spot('tableau-3', 0));
  fire(host.fake, 'pointerdown', host.at(spot('tableau-1', 1)));
  fire(host.fake.page, 'pointermove', b);
  fire(host.fake.page, 'pointerup', b);
  assert.deepEqual(host.told(), ['select tableau-1/1', 'tableau-1>tableau-3:2']);
});

test('nothing is left behind when the element goes', () => {
  const { host, input } = setUp(board);
  fire(host.fake, 'pointerdown', host.at(spot('tableau-1', 1)));
  input.disconnect();
  mock.timers.tick(LONG_PRESS);
  fire(host.fake, 'pointerdown', host.at(spot('stock', 1)));
  fire(host.fake, 'pointerup', host.at(spot('stock', 1)));
  assert.deepEqual(host.told(), []);
});
