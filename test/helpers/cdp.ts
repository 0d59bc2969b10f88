// What a browser test can do beyond @web/test-runner-commands: touch, and any DevTools message.
import { cdp } from './chromium.js';

export { cdp } from './chromium.js';

export interface Point {
  x: number;
  y: number;
}

type TouchType = 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel';

async function touch(type: TouchType, ...touchPoints: Point[]): Promise<void> {
  await cdp('Input.dispatchTouchEvent', { type, touchPoints });
}

export const touchStart = async (at: Point): Promise<void> => touch('touchStart', at);
export const touchMove = async (to: Point): Promise<void> => touch('touchMove', to);
export const touchEnd = async (): Promise<void> => touch('touchEnd');
export const touchCancel = async (): Promise<void> => touch('touchCancel');

/** A finger's tap. */
export async function tap(at: Point): Promise<void> {
  await touchStart(at);
  await touchEnd();
}

/** A finger's drag in a few even steps, as a real finger sends them. */
export async function touchDrag(from: Point, to: Point, steps = 6): Promise<void> {
  await touchStart(from);
  for (let step = 1; step <= steps; step += 1) {
    const part = step / steps;
    await touchMove({ x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
  }
  await touchEnd();
}

/** The middle of an element, in the viewport's pixels. */
export function centerOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
