import { expect } from '@open-wc/testing';
import { resetMouse, sendKeys } from '@web/test-runner-commands';
import type { SolitaireGame } from '../../src/index.js';
import { cdp, centerOf, touchEnd, touchStart } from '../helpers/cdp.js';
import { gameOf, mouseDown, mouseTo, mouseUp, settled } from '../helpers/table.js';
import { button, cleanUp, pause, until } from './game.js';

/** Twelve draws to take back. */
async function start(): Promise<SolitaireGame> {
  const element = await gameOf('klondike', 10);
  for (let times = 0; times < 12; times++) element.play('stock>waste');
  await settled(element);
  return element;
}

describe('holding undo and redo', () => {
  afterEach(async () => {
    await resetMouse();
    cleanUp();
  });

  it('goes on calmly, and stops when let go: the click at the end is no further step', async () => {
    const element = await start();
    const since = performance.now();
    await mouseDown(centerOf(button(element, 'undo')));
    await until(() => element.history.length <= 9);
    expect(performance.now() - since).to.be.greaterThan(450 + 2 * 200);
    await mouseUp();
    const { length } = element.history;
    await pause(500);
    expect(element.history.length).to.equal(length);
    await mouseDown(centerOf(button(element, 'undo')));
    await mouseUp();
    expect(element.history.length, 'a short press is one step').to.equal(length - 1);
  });

  it('stops at the end of the history, and when the pointer leaves', async () => {
    const element = await start();
    await touchStart(centerOf(button(element, 'undo')));
    await until(() => element.history.length === 0, 6000);
    await pause(300);
    await touchEnd();
    expect(element.canUndo).to.equal(false);
    await mouseDown(centerOf(button(element, 'redo')));
    await until(() => element.history.length >= 2);
    await mouseTo({ x: 400, y: 500 });
    const { length } = element.history;
    await pause(500);
    expect(element.history.length).to.equal(length);
    await mouseUp();
  }).timeout(15_000);

  it('stops when the game takes no more input', async () => {
    const element = await start();
    await mouseDown(centerOf(button(element, 'undo')));
    await until(() => element.history.length < 12);
    element.disabled = true;
    await settled(element);
    const { length } = element.history;
    await pause(500);
    expect(element.history.length).to.equal(length);
    await mouseUp();
    expect(element.history.length).to.equal(length);
  });

  it('Enter held on a button is no faster, and deals no game after game', async () => {
    const element = await start();
    button(element, 'undo').focus();
    const enter = (type: string, autoRepeat = false): Promise<unknown> =>
      cdp('Input.dispatchKeyEvent', { type, key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: type === 'keyDown' ? '\r' : undefined, autoRepeat });
    const since = performance.now();
    await enter('keyDown');
    for (let times = 0; times < 8; times++) await enter('keyDown', true);
    await enter('keyUp');
    const steps = 12 - element.history.length;
    expect(steps).to.be.within(1, 1 + Math.floor((performance.now() - since) / 220));
    button(element, 'new').focus();
    const deals: unknown[] = [];
    element.addEventListener('deal', ({ detail }) => deals.push(detail.seed));
    await enter('keyDown');
    for (let times = 0; times < 8; times++) await enter('keyDown', true);
    await enter('keyUp');
    await settled(element);
    expect(deals).to.have.length(1);
    await sendKeys({ press: 'Enter' });
    await settled(element);
    expect(deals).to.have.length(2);
  });
});
