import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deal, pileCards, pilesOf, variants, type PileId, type Position } from '../../src/engine/index.js';
import { defaultSizes } from '../../src/table/arrange.js';
import { layoutOf } from '../../src/table/geometry.js';
import { KeyboardInput } from '../../src/table/keyboard.js';
import { step, type Step } from '../../src/table/walk.js';
import type { Spot } from '../../src/table/spot.js';
import { KEYS } from '../../src/table/keys.js';
import { FakeHost, sketch } from './fake-host.js';

const spot = (pile: string, index: number): Spot => ({ pile, index }) as Spot;

function setUp(position: Parameters<typeof sketch>[0]): { host: FakeHost; press: (...keys: (string | Partial<KeyboardEvent>)[]) => boolean } {
  const host = new FakeHost(sketch(position));
  new KeyboardInput(host).connect(host.fake);
  return {
    host,
    /** Whether the last key was used. */
    press: (...keys) => {
      let used = false;
      for (const key of keys) {
        const event = new Event('keydown', { cancelable: true });
        const details = typeof key === 'string' ? { key, code: /^[a-z]$/.test(key) ? `Key${key.toUpperCase()}` : key } : key;
        const values = { composedPath: () => [host.fake], altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, repeat: false, code: '', ...details };
        for (const [name, value] of Object.entries(values)) Object.defineProperty(event, name, { value });
        host.fake.dispatchEvent(event);
        used = event.defaultPrevented;
      }
      return used;
    },
  };
}

const board = { columns: ['KS | 9S 8D', '9C', 'TH', '', '7C'], stock: '2S 3S', waste: '5H 6D' };

test('every spot of every game can be walked to, at any width, and left and right are opposites', () => {
  for (const id of variants.keys()) {
    for (const width of [280, 360, 768, 1400]) {
      const position = deal(id, 7);
      const layout = layoutOf(position, { width });
      const used = pilesOf(position).filter((pile) => !layout.piles.get(pile)!.idle);
      const seen: PileId[] = [];
      let at = step(layout, position, spot('stock', 0), 'first');
      for (;;) {
        seen.push(at.pile);
        const next = step(layout, position, at, 'right');
        if (next.pile === at.pile) break;
        assert.equal(step(layout, position, next, 'left').pile, at.pile);
        at = next;
      }
      assert.deepEqual([...seen].sort(), [...used].sort(), `${id} at ${width}`);
      assert.equal(step(layout, position, spot('stock', 0), 'last').pile, seen.at(-1));
    }
  }
});

test('up and down walk the face-up cards of a column, then the rows', () => {
  const position = sketch(board);
  const layout = layoutOf(position, { width: 768 });
  const walk = (from: Spot, ...steps: Step[]): Spot => steps.reduce((at, towards) => step(layout, position, at, towards), from);
  assert.deepEqual(walk(spot('tableau-1', 2), 'up'), spot('tableau-1', 1));
  assert.deepEqual(walk(spot('tableau-1', 1), 'down'), spot('tableau-1', 2));
  assert.deepEqual(walk(spot('tableau-1', 2), 'down'), spot('tableau-1', 2), 'there is nothing below');
  assert.deepEqual(walk(spot('tableau-1', 1), 'up'), spot('stock', 1), 'never onto a face-down card');
  assert.deepEqual(walk(spot('stock', 1), 'down'), spot('tableau-1', 2), 'onto the card that can be played');
  assert.deepEqual(walk(spot('stock', 1), 'up', 'left'), spot('stock', 1));
});

test('between rows, up and down lead to what lies above and below', () => {
  const position = deal('klondike', 1);
  const wide = layoutOf(position, { width: 700 });
  for (const n of [1, 2, 3, 4]) {
    assert.equal(step(wide, position, spot(`foundation-${n}`, -1), 'down').pile, `tableau-${n + 3}`);
    assert.equal(step(wide, position, spot(`tableau-${n + 3}`, n + 2), 'up').pile, `foundation-${n}`);
  }
  // Three rows.
  const piano: Position = { ...deal('little-piano', 1), waste: ['2S', '3S'] };
  const narrow = layoutOf(piano, { width: 300 });
  assert.match(step(narrow, piano, spot('waste', 1), 'up').pile, /^foundation/);
  assert.match(step(narrow, piano, spot('waste', 1), 'down').pile, /^tableau/);
});

test('in a mirrored table, left is what the eye calls left; the first place is the stock, the last one the last column', () => {
  const position = deal('klondike', 1);
  const layout = layoutOf(position, { width: 700 }, { ...defaultSizes, mirrored: true });
  assert.equal(step(layout, position, spot('stock', 23), 'left').pile, 'waste');
  assert.equal(step(layout, position, spot('tableau-3', 2), 'right').pile, 'tableau-2');
  assert.equal(step(layout, position, spot('tableau-3', 2), 'first').pile, 'stock');
  assert.equal(step(layout, position, spot('tableau-3', 2), 'last').pile, 'tableau-7');
});

test('pick up, walk, put down: the focus follows the cards', () => {
  const { host, press } = setUp(board);
  press('ArrowDown', 'ArrowUp', 'Enter', 'ArrowRight', 'ArrowRight', ' ');
  assert.deepEqual(host.told(), ['select tableau-1/1', 'tableau-1>tableau-3:2']);
  assert.deepEqual(host.focus, spot('tableau-3', 1));
});

test('a refused place says why and keeps the cards picked up; the same card puts them back', () => {
  const { host, press } = setUp(board);
  host.focus = spot('tableau-2', 0);
  press('Enter', 'ArrowRight', 'ArrowRight', 'Enter');
  assert.deepEqual(host.told(), ['select tableau-2/0', 'refuse tableau-2/0 needs-king']);
  assert.deepEqual(host.selected, spot('tableau-2', 0));
  press('ArrowLeft', 'ArrowLeft', 'Enter');
  assert.deepEqual(host.told(), ['deselect']);
  press('Enter', 'Escape');
  assert.deepEqual(host.told(), ['select tableau-2/0', 'deselect']);
});

test('more or fewer cards of a run', () => {
  const { host, press } = setUp({ columns: ['TS 9H 8S', 'JH'] });
  host.focus = spot('tableau-1', 2);
  press('ArrowUp', 'Enter');
  assert.equal(host.told()[0], 'refuse tableau-1/1 no-place');
  press('ArrowUp', 'Enter', 'ArrowRight', 'Enter');
  assert.deepEqual(host.told(), ['select tableau-1/0', 'tableau-1>tableau-2:3']);
});

test('Enter and Space on the stock draw, also with cards picked up', () => {
  const { host, press } = setUp(board);
  press('Enter', ' ', 'Enter', 'Enter');
  assert.deepEqual(host.told(), ['stock>waste:1', 'stock>waste:1', 'waste>stock:4', 'stock>waste:1']);
  assert.equal(host.focus.pile, 'stock');
  host.select(host.top('waste'));
  host.told();
  press('Enter');
  assert.deepEqual(host.told(), ['stock>waste:1']);
});

test('a draw leaves the focus where it is, be it on a card in the middle of a column', () => {
  const { host, press } = setUp(board);
  host.focus = spot('tableau-1', 1);
  press('d');
  assert.deepEqual([host.told(), host.focus], [['stock>waste:1'], spot('tableau-1', 1)]);
  host.focus = host.top('waste');
  press('d');
  assert.deepEqual(host.focus, host.top('waste'), 'the card that was drawn');
  const end = setUp({ columns: ['KS'] });
  end.press('d');
  assert.deepEqual(end.host.told(), ['refuse stock/-1 waste-empty']);
});

test('what is picked up goes home, wherever the focus has walked meanwhile, which stays there', () => {
  const { host, press } = setUp({ columns: ['AS', 'KH QS'] });
  host.focus = spot('tableau-1', 0);
  press('Enter', 'ArrowRight', 'ArrowUp', 'f');
  assert.deepEqual([host.told(), host.focus], [['select tableau-1/0', 'tableau-1>foundation-1:1'], spot('tableau-2', 0)]);
});

test('Home and End lead to the first and the last place', () => {
  const { host, press } = setUp(board);
  press('End');
  assert.equal(host.focus.pile, 'tableau-7');
  press('Home');
  assert.equal(host.focus.pile, 'stock');
  assert.deepEqual(host.told(), []);
});

test('Enter on another card of the column in hand takes that one, or says why not', () => {
  const { host, press } = setUp({ columns: ['KS 9S 8D', '9C', 'TH'] });
  host.focus = spot('tableau-1', 2);
  press('Enter', 'ArrowUp', 'Enter', 'ArrowUp', 'Enter');
  assert.deepEqual(host.told(), ['select tableau-1/2', 'select tableau-1/1', 'refuse tableau-1/0 not-a-run']);
});

test('letters, by what they type or where they lie', () => {
  const { host, press } = setUp({ columns: ['AS', '2S', '5H'], stock: '3S' });
  host.focus = spot('tableau-1', 0);
  press('f');
  assert.deepEqual(host.told(), ['tableau-1>foundation-1:1']);
  assert.deepEqual(host.focus, spot('tableau-1', -1), 'the focus stays, for the next card');
  press('f', 'ArrowRight', { key: 'а', code: 'KeyF' }, 'ArrowRight', 'f');
  assert.deepEqual(host.told(), ['refuse tableau-1/-1 no-cards', 'tableau-2>foundation-1:1', 'refuse tableau-3/0 needs-ace']);
  press({ key: 'в', code: 'KeyD' }, 'u', 'r', 'h', 'n', 'a');
  assert.deepEqual(host.told(), ['stock>waste:1', 'command undo', 'command redo', 'command hint', 'command new', 'command finish']);
  press({ key: '?', code: 'Slash', shiftKey: true }, { key: '?', code: 'Digit7' }, { key: 'F1', code: 'F1' });
  assert.deepEqual(host.told(), ['command menu', 'command menu', 'command menu'], 'with Shift or without, as the keyboard has it');
  press({ key: 'd', code: 'KeyH' }, { key: 'F', code: 'KeyY' });
  assert.deepEqual(host.told(), ['waste>stock:1', 'refuse tableau-3/0 needs-ace'], 'Dvorak types a letter that lies elsewhere');
});

test('undo and redo with Ctrl and Cmd; all else with a modifier is the page’s', () => {
  const { host, press } = setUp(board);
  const z = { key: 'z', code: 'KeyZ' };
  assert.ok(press({ ...z, ctrlKey: true }));
  assert.ok(press({ ...z, metaKey: true, shiftKey: true, key: 'Z' }));
  assert.ok(press({ key: 'н', code: 'KeyY', ctrlKey: true }));
  assert.ok(press({ key: 'я', code: 'KeyZ', ctrlKey: true }));
  assert.deepEqual(host.told(), ['command undo', 'command redo', 'command redo', 'command undo']);
  for (const modifier of ['ctrlKey', 'metaKey', 'altKey']) {
    for (const key of ['f', 'd', 'r', 'n', 'ArrowLeft', 'Home', 'Enter', 'Escape']) {
      assert.equal(press({ key, code: `Key${key.toUpperCase()}`, [modifier]: true }), false);
    }
  }
  assert.equal(press({ ...z, ctrlKey: true, altKey: true }), false);
  assert.equal(press({ key: 'y', code: 'KeyY', metaKey: true }), false, 'which opens the history');
  assert.equal(press({ key: 'Tab' }), false);
  assert.equal(press({ key: 'F5', code: 'F5' }), false);
  assert.equal(press({ key: 'x', code: 'KeyX' }), false);
  assert.equal(press({ key: 'Dead', code: 'KeyD' }), false, 'the first half of an accented letter');
  assert.deepEqual(host.told(), []);
});

test('Escape is the page’s when there is nothing to put back or to close', () => {
  const { host, press } = setUp(board);
  assert.equal(press('Escape'), false);
  host.message = true;
  assert.equal(press('Escape'), true);
  assert.equal(press('Escape'), false);
});

test('a held key does not draw or deal again, but undoes', () => {
  const { host, press } = setUp(board);
  press({ key: 'd', repeat: true }, { key: 'n', repeat: true }, { key: 'Enter', repeat: true }, { key: 'u', repeat: true });
  assert.deepEqual(host.told(), ['command undo']);
});

test('held, undo goes on at a rate that one can follow', () => {
  const { host, press } = setUp(board);
  let now = 10_000;
  const at = (ms: number): void => void press({ key: 'u', repeat: true, timeStamp: (now += ms) });
  press({ key: 'u', timeStamp: now });
  for (let times = 0; times < 30; times++) at(33);
  assert.equal(host.told().length, 1 + 4, 'a second of the keyboard’s thirty repeats');
  press({ key: 'u', timeStamp: now + 1 }, { key: 'u', timeStamp: now + 2 });
  assert.equal(host.told().length, 2, 'presses of their own are never too fast');
});

test('held, undo asks once more than there is something to undo', () => {
  const { host, press } = setUp(board);
  host.undoable = 2;
  for (let times = 0; times < 9; times++) press({ key: 'u', repeat: times > 0, timeStamp: 10_000 + 1000 * times });
  assert.equal(host.told().length, 3);
  press({ key: 'u', timeStamp: 20_000 });
  assert.equal(host.told().length, 1, 'a press of its own is answered');
});

test('with Shift, up and down take more or fewer of the run', () => {
  const { host, press } = setUp({ columns: ['KH | TS 9H 8S', 'JH', '9D'] });
  const [more, fewer] = [{ key: 'ArrowUp', shiftKey: true }, { key: 'ArrowDown', shiftKey: true }];
  host.focus = spot('tableau-1', 3);
  press('Enter', more);
  assert.deepEqual(host.focus, spot('tableau-1', 1), 'the focus goes along');
  press('Home', more, fewer, fewer);
  assert.deepEqual(host.told(), ['select tableau-1/3', 'select tableau-1/1', 'select tableau-1/3'], 'the nine has no place; no further than the ends');
  assert.deepEqual(host.focus, spot('tableau-1', 3));
  press('Escape');
  host.told();
  assert.equal(press(more), true);
  assert.deepEqual(host.told(), ['select tableau-1/1'], 'from the focus where nothing is picked up');
  host.focus = host.top('waste');
  host.select(null);
  host.told();
  press(more);
  assert.deepEqual(host.told(), []);
});

test('how things stand is read on demand, with one key each', () => {
  const { host, press } = setUp(board);
  press('c', 'w', 'o', 'm', { key: 'с', code: 'KeyC' }, { key: 'm', code: 'KeyM', repeat: true });
  assert.deepEqual(host.told(), ['readPile', 'readStock', 'readFoundations', 'readMoves', 'readPile']);
});

test('the list of keys: each once, and none but Ctrl’s and Cmd’s Z and Y with a modifier', () => {
  const all = KEYS.flatMap(({ keys }) => keys);
  assert.equal(new Set(all).size, all.length);
  assert.equal(new Set(KEYS.map(({ meaning }) => meaning)).size, KEYS.length);
  assert.deepEqual(all.filter((key) => /Mod|Ctrl|Alt|Meta/.test(key)), ['Mod+Z', 'Mod+Shift+Z', 'Ctrl+Y']);
  const { host, press } = setUp(board);
  for (const key of all) {
    host.select(spot('tableau-1', 0)); // there is something to put back
    const [name, ...modifiers] = key.split('+').reverse();
    assert.ok(press({ key: name === 'Space' ? ' ' : name!, shiftKey: modifiers.includes('Shift'), ctrlKey: modifiers.some((each) => each === 'Mod' || each === 'Ctrl') }), key);
  }
});

test('nothing while disabled, composing, taken by the page, or away', () => {
  const { host, press } = setUp(board);
  assert.equal(press({ key: 'd', isComposing: true }), false);
  assert.equal(press({ key: 'd', composedPath: () => [new EventTarget()] }), false, 'in a field beside the table');
  press({ key: 'd', defaultPrevented: true });
  host.disabled = true;
  assert.equal(press('d', 'ArrowRight'), false);
  assert.deepEqual(host.told(), []);
});

test('a whole random game by keys alone never leaves the table', () => {
  const host = new FakeHost(deal('little-klondike', 3));
  new KeyboardInput(host).connect(host.fake);
  const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Enter', 'f', 'd', 'Home', 'End'];
  let random = 1;
  for (let times = 0; times < 3000; times++) {
    random = (random * 16807) % 2147483647;
    host.fake.dispatchEvent(Object.assign(new Event('keydown'), { key: keys[random % keys.length], code: '' }));
    const { pile, index } = host.focus;
    assert.ok(index < pileCards(host.position, pile).length);
  }
  assert.ok(host.log.length > 500);
});
