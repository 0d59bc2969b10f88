// What a hand does, as events: which, where, in which order, and as a browser would send them.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { dragTo, tapAt, typeKey } from '../../src/testing/gestures.js';

class Sent extends Event {
  constructor(type: string, init: EventInit) {
    super(type, init);
    const { bubbles: _, cancelable: __, composed: ___, ...rest } = init as Record<string, unknown>;
    Object.assign(this, rest);
  }
}
class MouseEvent extends Sent {}
class PointerEvent extends MouseEvent {}
class KeyboardEvent extends Sent {}
const view = { MouseEvent, PointerEvent, KeyboardEvent };

type Heard = Event & Readonly<Record<string, unknown>>;

function elements(): { target: Element; holder: Element; heard: Heard[]; at: (event: Heard) => string } {
  const heard: Heard[] = [];
  const made = (): Element => {
    const element = Object.assign(new EventTarget(), { ownerDocument: { defaultView: view } });
    for (const type of ['pointermove', 'pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click', 'keydown', 'keyup']) element.addEventListener(type, (event) => heard.push(event as Heard));
    return element as unknown as Element;
  };
  const [target, holder] = [made(), made()];
  return { target, holder, heard, at: (event) => `${event.type} ${event['clientX'] as number},${event['clientY'] as number}` };
}
const typesOf = (heard: readonly Heard[]): string[] => heard.map(({ type }) => type);

describe('a tap', () => {
  it('is a press, a release and a click at one place', () => {
    const { target, heard, at } = elements();
    tapAt(target, { x: 5, y: 7 });
    assert.deepEqual(heard.map(at), ['pointermove', 'pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'].map((type) => `${type} 5,7`));
  });

  it('is what the browser sends of a mouse: bubbling, out of shadow roots, and to be prevented', () => {
    const { target, heard } = elements();
    tapAt(target, { x: 5, y: 7 });
    for (const event of heard) {
      assert.deepEqual([event.bubbles, event.composed, event.cancelable, event['view']], [true, true, true, view], event.type);
      assert.equal(event instanceof PointerEvent, !event.type.startsWith('mouse'), event.type);
      if (event instanceof PointerEvent) assert.deepEqual([event['pointerId'], event['pointerType'], event['isPrimary']], [1, 'mouse', true]);
    }
    const told = heard.map((event) => [event['button'], event['buttons'] ?? 0, event['detail']]);
    assert.deepEqual(told, [[-1, 0, 0], [0, 1, 0], [0, 1, 1], [0, 0, 0], [0, 0, 1], [0, 0, 1]]);
  });
});

describe('a drag', () => {
  it('begins on the card and goes on where the pointer is held, in steps to its end', () => {
    const { target, holder, heard, at } = elements();
    dragTo(target, holder, { x: 10, y: 100 }, { x: 50, y: 20 });
    assert.deepEqual(heard.map(at), [
      'pointermove 10,100',
      'pointerdown 10,100',
      'mousedown 10,100',
      'pointermove 20,80',
      'pointermove 30,60',
      'pointermove 40,40',
      'pointermove 50,20',
      'pointerup 50,20',
      'mouseup 50,20',
    ]);
    assert.deepEqual(heard.map((event) => (event.target as unknown) === target), [true, true, true, false, false, false, false, false, false]);
  });

  it('holds the button down on its way, and no click follows', () => {
    const { target, holder, heard } = elements();
    dragTo(target, holder, { x: 0, y: 0 }, { x: 4, y: 4 });
    assert.deepEqual(heard.slice(3, 7).map((event) => [event['button'], event['buttons']]), Array.from({ length: 4 }, () => [-1, 1]));
    assert.ok(!typesOf(heard).includes('click'));
  });
});

describe('a key', () => {
  const typed = (name: string): Heard[] => {
    const { target, heard } = elements();
    typeKey(target, name);
    return heard;
  };

  it('goes down and up, as its name says', () => {
    const said = (name: string): unknown[] => {
      const [down, up, ...more] = typed(name);
      assert.deepEqual([down!.type, up!.type, more], ['keydown', 'keyup', []]);
      for (const event of [down!, up!]) assert.deepEqual([event.bubbles, event.composed, event.cancelable], [true, true, true]);
      assert.deepEqual([down!['key'], down!['code']], [up!['key'], up!['code']]);
      const modifiers = ['ctrlKey', 'shiftKey', 'altKey', 'metaKey'].filter((each) => down![each] === true);
      return [down!['key'], down!['code'], ...modifiers];
    };
    assert.deepEqual(['U', 'u', 'Enter', 'Space', 'Shift+ArrowUp', 'Ctrl+Z', 'Shift+Z', 'Ctrl+Shift+Z', 'Meta+Alt+Y', '?', '+', 'F1'].map(said), [
      ['u', 'KeyU'],
      ['u', 'KeyU'],
      ['Enter', 'Enter'],
      [' ', 'Space'],
      ['ArrowUp', 'ArrowUp', 'shiftKey'],
      ['z', 'KeyZ', 'ctrlKey'],
      ['Z', 'KeyZ', 'shiftKey'],
      ['Z', 'KeyZ', 'ctrlKey', 'shiftKey'],
      ['y', 'KeyY', 'altKey', 'metaKey'],
      ['?', '?'],
      ['+', '+'],
      ['F1', 'F1'],
    ]);
  });

  it('of no letter leaves every modifier up', () => {
    for (const event of typed('Enter')) for (const each of ['ctrlKey', 'shiftKey', 'altKey', 'metaKey']) assert.equal(event[each], false);
  });
});

it('nothing is sent to an element that is in no page', () => {
  const bare = { ownerDocument: { defaultView: null }, dispatchEvent: () => assert.fail() } as unknown as Element;
  for (const act of [() => tapAt(bare, { x: 1, y: 1 }), () => typeKey(bare, 'U')]) assert.throws(act, /in no page/);
});
