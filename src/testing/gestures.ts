/**
 * What a hand does, as the events that a browser makes of it: presses, ways and keys on an element. Knows nothing of games. The events are a
 * script's (`isTrusted` is false), and nothing of what a browser does besides (focus, scrolling, hover) goes with them.
 */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Steps between two places: more than a tap's tremble, and enough for whoever follows a drag. */
const STEPS = 4;
const POINTER = 1;

/** The page that an element is in, be it in a frame: events are of its classes. */
function viewOf({ ownerDocument }: Element): Window & typeof globalThis {
  const { defaultView } = ownerDocument;
  if (!defaultView) throw new Error('The game is in no page.');
  return defaultView;
}

function fire(target: Element, type: string, { x, y }: Point, details: PointerEventInit = {}): void {
  const view = viewOf(target);
  const init = { bubbles: true, cancelable: true, composed: true, view, clientX: x, clientY: y, screenX: x, screenY: y, detail: 0, ...details };
  const pointer = { pointerId: POINTER, pointerType: 'mouse', isPrimary: true, width: 1, height: 1 };
  const event = type.startsWith('mouse') ? new view.MouseEvent(type, init) : new view.PointerEvent(type, { ...init, ...pointer });
  target.dispatchEvent(event);
}

const DOWN = { button: 0, buttons: 1, pressure: 0.5 };
const MOVING = { button: -1, buttons: 1, pressure: 0.5 };
const UP = { button: 0, buttons: 0 };

function press(target: Element, at: Point): void {
  fire(target, 'pointermove', at, { button: -1 });
  fire(target, 'pointerdown', at, DOWN);
  fire(target, 'mousedown', at, { ...DOWN, detail: 1 });
}

function release(target: Element, at: Point): void {
  fire(target, 'pointerup', at, UP);
  fire(target, 'mouseup', at, { ...UP, detail: 1 });
}

export function tapAt(target: Element, at: Point): void {
  press(target, at);
  release(target, at);
  fire(target, 'click', at, { ...UP, detail: 1 });
}

/** `holder` is what a drag's events go to once it has begun, as with a captured pointer. */
export function dragTo(target: Element, holder: Element, from: Point, to: Point): void {
  press(target, from);
  for (let step = 1; step <= STEPS; step++) {
    const part = step / STEPS;
    fire(holder, 'pointermove', { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }, MOVING);
  }
  release(holder, to);
}

/** A key as the README names it: `U`, `Enter`, `Space`, `Shift+ArrowUp`, `Ctrl+Z`. */
export function typeKey(target: Element, name: string): void {
  const view = viewOf(target);
  const parts = name === '+' ? ['+'] : name.split('+');
  const last = parts.at(-1)!;
  const [ctrlKey, shiftKey, altKey, metaKey] = ['Ctrl', 'Shift', 'Alt', 'Meta'].map((modifier) => parts.slice(0, -1).includes(modifier));
  const isLetter = /^[a-z]$/i.test(last);
  const key = last === 'Space' ? ' ' : isLetter && !shiftKey ? last.toLowerCase() : last;
  const code = isLetter ? `Key${last.toUpperCase()}` : last;
  const init = { key, code, bubbles: true, cancelable: true, composed: true, view, ctrlKey: !!ctrlKey, shiftKey: !!shiftKey, altKey: !!altKey, metaKey: !!metaKey };
  target.dispatchEvent(new view.KeyboardEvent('keydown', init));
  target.dispatchEvent(new view.KeyboardEvent('keyup', init));
}
