import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { CALM, HoldInput } from '../../src/table/hold.js';
import { LONG_PRESS } from '../../src/table/pointer.js';
import { FakeHost, sketch } from './fake-host.js';

beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }));
afterEach(() => mock.timers.reset());

/** Buttons in a root, as far as holding asks for them. */
function setUp(): { host: FakeHost; input: HoldInput; fire(type: string, action?: string, details?: object): Event; disable(): void } {
  const host = new FakeHost(sketch({}));
  const input = new HoldInput(host);
  const root = new EventTarget();
  const disabled = new Set<string>();
  const icon = {};
  const buttonOf = (action: string): object => ({
    dataset: { action },
    isConnected: true,
    getRootNode: () => root,
    hasAttribute: () => disabled.has(action),
    contains: (other: unknown) => other === icon,
  });
  input.connect(root);
  return {
    host,
    input,
    disable: () => void disabled.add('undo'),
    fire(type, action, details = {}) {
      const event = new Event(type, { cancelable: true });
      const path = action ? [icon, buttonOf(action), root] : [root];
      const values = { button: 0, detail: 1, key: '', repeat: false, relatedTarget: null, composedPath: () => path, currentTarget: root, icon, ...details };
      for (const [name, value] of Object.entries(values)) Object.defineProperty(event, name, { value });
      root.dispatchEvent(event);
      return event;
    },
  };
}

/** Held until something has been undone twice. */
function held(): ReturnType<typeof setUp> {
  const all = setUp();
  all.fire('pointerdown', 'undo');
  mock.timers.tick(LONG_PRESS);
  mock.timers.tick(CALM);
  assert.deepEqual(all.host.told(), ['command undo', 'command undo']);
  return all;
}

test('undo and redo go on while they are held, other buttons do not', () => {
  held();
  const { host, fire } = setUp();
  for (const action of ['redo', 'new', 'hint']) {
    fire('pointerdown', action);
    mock.timers.tick(LONG_PRESS);
    fire('pointerup', action);
  }
  assert.deepEqual(host.told(), ['command redo']);
});

for (const [what, end] of Object.entries<(all: ReturnType<typeof setUp>) => unknown>({
  'letting go': ({ fire }) => fire('pointerup', 'undo'),
  'a call, or a swipe that scrolls the page,': ({ fire }) => fire('pointercancel', 'undo'),
  'leaving the button': ({ fire }) => fire('pointerout', 'undo'),
  'the end of the history': ({ disable }) => disable(),
  'the element’s leaving': ({ input }) => input.disconnect(),
})) {
  test(`${what} ends it`, () => {
    const all = held();
    end(all);
    for (let times = 0; times < 3; times++) mock.timers.tick(CALM);
    assert.deepEqual(all.host.told(), []);
  });
}

test('moving about on the button, onto its icon, does not end it', () => {
  const { host, fire } = held();
  const { icon } = fire('pointermove') as Event & { icon: unknown };
  fire('pointerout', 'undo', { relatedTarget: icon });
  mock.timers.tick(CALM);
  assert.deepEqual(host.told(), ['command undo']);
});

test('the other mouse button opens its menu and undoes nothing; a long touch opens none', () => {
  const { host, fire } = setUp();
  fire('pointerdown', 'undo', { button: 2 });
  assert.equal(fire('contextmenu', 'undo').defaultPrevented, false);
  mock.timers.tick(LONG_PRESS);
  assert.deepEqual(host.told(), []);
  fire('pointerdown', 'undo');
  assert.equal(fire('contextmenu', 'undo').defaultPrevented, true);
});

test('the click at the end is no further step; the next one is, by finger or by key', () => {
  const { fire } = held();
  fire('pointerup', 'undo');
  assert.equal(fire('click', 'undo').defaultPrevented, true);
  assert.equal(fire('click', 'undo').defaultPrevented, false);
  const touch = held(); // some browsers send no click after it
  touch.fire('pointerup', 'undo');
  assert.equal(touch.fire('click', 'undo', { detail: 0 }).defaultPrevented, false, 'a key');
  touch.fire('pointerdown', 'hint');
  assert.equal(touch.fire('click', 'hint').defaultPrevented, false, 'another button');
});

test('Enter held on a button undoes calmly, and does nothing else again', () => {
  const { fire } = setUp();
  const enter = (action: string, timeStamp: number, repeat = true): boolean => !fire('keydown', action, { key: 'Enter', repeat, timeStamp }).defaultPrevented;
  assert.deepEqual([enter('undo', 1000, false), enter('undo', 1100), enter('undo', 1230), enter('undo', 1300), enter('undo', 1460)], [true, false, true, false, true]);
  assert.deepEqual([enter('new', 2000, false), enter('new', 2600)], [true, false]);
  assert.equal(!fire('keydown', undefined, { key: 'Enter', repeat: true }).defaultPrevented, true, 'elsewhere it is the page’s');
});
