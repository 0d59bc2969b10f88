import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { LONG_PRESS, PointerInput } from '../../src/table/pointer.js';
import type { Spot } from '../../src/table/spot.js';
import { FakeHost, sketch } from './fake-host.js';

/** What the lifted cards did. */
let seen: string[] = [];
let offset = { x: 0, y: 0 };
const hands = {
  mapperOf: () => (x: number, y: number) => ({ x: (x + offset.x) / 2, y: (y + offset.y) / 2 }), // the page shows the table at 200 %
  lift: (_: HTMLElement, spot: Spot) => {
    seen.push(`lift ${spot.pile}/${spot.index}`);
    return {
      follow: (dx: number, dy: number) => void seen.push(`follow ${Math.round(dx)} ${Math.round(dy)}`),
      drop: () => void seen.push('drop'),
      glideHome: () => void seen.push('home'),
    };
  },
};

let time = 0;
beforeEach(() => {
  seen = [];
  offset = { x: 0, y: 0 };
  mock.timers.enable({ apis: ['setTimeout'] });
});
afterEach(() => mock.timers.reset());

function setUp(position: Parameters<typeof sketch>[0]): { host: FakeHost; input: PointerInput } {
  const host = new FakeHost(sketch(position));
  const input = new PointerInput(host, hands);
  input.connect(host.fake);
  return { host, input };
}

interface Details {
  x?: number;
  y?: number;
  id?: number;
  type?: string;
  button?: number;
  buttons?: number;
  after?: number;
}

function fire(target: EventTarget, type: string, { x = 0, y = 0, id = 1, type: pointerType = 'touch', button = 0, buttons = 1, after = 20 }: Details = {}): Event {
  const event = new Event(type, { bubbles: true, cancelable: true });
  time += after;
  const values = { clientX: x * 2 - offset.x, clientY: y * 2 - offset.y, pointerId: id, pointerType, button, buttons, isPrimary: id === 1, timeStamp: time, detail: 0 };
  for (const [name, value] of Object.entries(values)) Object.defineProperty(event, name, { value });
  target.dispatchEvent(event);
  return event;
}

const spot = (pile: string, index: number): Spot => ({ pile, index }) as Spot;
const idle = (host: FakeHost): boolean => host.fake.captured.length === 0;

/** Drags the card at a spot onto the top of a pile (or by an offset), at 200 ms a step. */
function drag(host: FakeHost, from: Spot, to: Spot | { dx: number; dy: number }, details: Details = {}): void {
  const a = host.at(from);
  const b = 'pile' in to ? host.at(to) : { x: a.x + to.dx, y: a.y + to.dy };
  fire(host.fake, 'pointerdown', { ...a, ...details });
  fire(host.fake, 'pointermove', { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, after: 200, ...details });
  fire(host.fake, 'pointermove', { ...b, after: 200, ...details });
  fire(host.fake, 'pointerup', { ...b, buttons: 0, after: 200, ...details });
}

const board = { columns: ['KS | 9S 8D', '9C', 'TH', '', '7C'], stock: '2S 3S', waste: '5H 6D' };

test('a run is dragged to a column that takes it, from where it was let go', () => {
  const { host } = setUp(board);
  drag(host, spot('tableau-1', 1), spot('tableau-3', 0));
  assert.deepEqual(host.told(), ['select tableau-1/1', 'tableau-1>tableau-3:2']);
  assert.deepEqual([seen[0], seen.at(-1)], ['lift tableau-1/1', 'drop']);
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
  assert.deepEqual(seen, [], 'less than four pixels of the page');
  fire(host.fake, 'pointermove', { x: x + 30, y: y + 7 });
  assert.deepEqual(seen, ['lift tableau-2/0', 'follow 30 7']);
});

test('scrolling during a drag keeps the grip', () => {
  const { host } = setUp(board);
  const { x, y } = host.at(spot('tableau-2', 0));
  fire(host.fake, 'pointerdown', { x, y });
  fire(host.fake, 'pointermove', { x: x + 30, y });
  offset = { x: 0, y: 100 };
  host.fake.page.dispatchEvent(new Event('scroll'));
  assert.equal(seen.at(-1), 'follow 30 50', 'without waiting for the finger to move');
});

test('a drop that is not legal glides home and says why', () => {
  const { host } = setUp(board);
  drag(host, spot('tableau-2', 0), spot('tableau-4', -1));
  drag(host, spot('waste', 1), spot('tableau-5', 0));
  assert.deepEqual(host.told(), ['select tableau-2/0', 'deselect', 'refuse tableau-2/0 needs-king', 'select waste/1', 'waste>tableau-5:1']);
  drag(host, spot('tableau-2', 0), { dx: 20, dy: 20 });
  assert.deepEqual(host.told(), ['select tableau-2/0', 'deselect'], 'let go over its own place: nothing was meant');
  assert.equal(seen.at(-1), 'home');
});

test('a vetoed drop glides home', () => {
  const { host } = setUp(board);
  host.vetoes = true;
  drag(host, spot('tableau-1', 1), spot('tableau-3', 0));
  assert.deepEqual(host.told(), ['select tableau-1/1', 'tableau-1>tableau-3:2', 'deselect']);
  assert.equal(seen.at(-1), 'home');
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
  assert.deepEqual([seen, host.told()], [[], []]);
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
  assert.equal(seen.filter((what) => what === 'home').length, 0);
});

test('a tap makes the best move', () => {
  const { host } = setUp(board);
  const tap = (at: Spot, details: Details = {}): void => {
    fire(host.fake, 'pointerdown', { ...host.at(at), after: 1000, ...details });
    fire(host.fake, 'pointerup', { ...host.at(at), buttons: 0, ...details });
  };
  tap(spot('tableau-1', 1));
  tap(spot('stock', 1));
  assert.deepEqual(host.told(), ['tableau-1>tableau-3:2', 'stock>waste:1']);
  for (const after of [20, 20, 20]) tap(host.top('stock'), { after });
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
  assert.equal(seen.at(-1), 'drop');
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
    assert.equal(seen.at(-1), 'home');
    assert.equal(host.selected, null);
    assert.ok(idle(host));
    host.disabled = false;
    const count = seen.length;
    fire(host.fake, 'pointermove', { ...b, buttons: 1 });
    fire(host.fake, 'pointerup', b);
    host.fake.page.dispatchEvent(new Event('scroll'));
    assert.equal(seen.length, count, 'the rest of the sequence means nothing');
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
  fire(host.fake, 'pointerdown', at);
  fire(host.fake, 'pointerup', at);
  host.disabled = false;
  const taken = setUp(board);
  taken.input.disconnect();
  taken.host.fake.addEventListener('pointerdown', (event) => event.preventDefault());
  taken.input.connect(taken.host.fake);
  fire(taken.host.fake, 'pointerdown', at);
  fire(taken.host.fake, 'pointerup', at);
  assert.deepEqual([...host.told(), ...taken.host.told()], []);
});

test('events that were not captured are heard on the page', () => {
  const { host } = setUp(board);
  const b = host.at(spot('tableau-3', 0));
  fire(host.fake, 'pointerdown', host.at(spot('tableau-1', 1)));
  fire(host.fake.page, 'pointermove', b);
  fire(host.fake.page, 'pointerup', b);
  assert.deepEqual(host.told(), ['select tableau-1/1', 'tableau-1>tableau-3:2']);
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

test('nothing is left behind when the element goes', () => {
  const { host, input } = setUp(board);
  fire(host.fake, 'pointerdown', host.at(spot('tableau-1', 1)));
  input.disconnect();
  mock.timers.tick(LONG_PRESS);
  fire(host.fake, 'pointerdown', host.at(spot('stock', 1)));
  fire(host.fake, 'pointerup', host.at(spot('stock', 1)));
  assert.deepEqual(host.told(), []);
});
