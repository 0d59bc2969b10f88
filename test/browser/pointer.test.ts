import { expect } from '@open-wc/testing';
import { resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands';
import type { SolitaireGame } from '../../src/index.js';
import { cdp, tap, touchCancel, touchDrag, touchEnd, touchMove, touchStart, type Point } from '../helpers/cdp.js';
import { emulateMedia, isWebKit } from '../helpers/chromium.js';
import { cleanUp, pause, until } from './game.js';
import { cardsOf, click, gameOf, landed, mouseDown, mouseDrag, mouseTo, mouseUp, pileOf, pointOf, settled, tableOf } from '../helpers/table.js';

/** Klondike 10 begins with tableau-3>tableau-5, which turns a card up; tableau-2>tableau-7 comes later. */
const first = { from: 'tableau-3', to: 'tableau-5', count: 1 };
const start = async (width?: number): Promise<SolitaireGame> => gameOf('klondike', 10, width);
const moved = (by: number, point: Point): Point => ({ x: point.x + by, y: point.y + by });
const dragged = (element: SolitaireGame): number => element.shadowRoot!.querySelectorAll('[data-dragging]').length;

describe('pointer', () => {
  afterEach(async () => {
    await resetMouse();
    await emulateMedia({ reducedMotion: 'no-preference' });
    scrollTo(0, 0);
    cleanUp();
  });

  it('drags with the mouse', async () => {
    const element = await start();
    const sources: string[] = [];
    element.addEventListener('move', ({ detail }) => sources.push(`${detail.move.from}>${detail.move.to} ${detail.source}`));
    await mouseDrag(pointOf(element, first.from), pointOf(element, first.to));
    expect(sources).to.deep.equal(['tableau-3>tableau-5 player']);
    await settled(element);
    expect(dragged(element)).to.equal(0);
  });

  it('lights up what takes the cards, and only then', async () => {
    const element = await start();
    await mouseDown(pointOf(element, first.from));
    await mouseTo(moved(30, pointOf(element, first.from)));
    await settled(element);
    expect([...tableOf(element).querySelectorAll('[part~="target"]')].map((pile) => (pile as HTMLElement).dataset['pile'])).to.include('tableau-5');
    expect(dragged(element), 'also after the table was rendered again').to.equal(1);
    await sendKeys({ press: 'Escape' });
    await settled(element);
    expect(tableOf(element).querySelector('[part~="target"]')).to.equal(null);
    await until(() => dragged(element) === 0);
    await mouseUp();
    expect(element.history).to.have.length(0);
  });

  it('lets go of what it holds when the table is laid out anew, as when a phone is turned', async () => {
    const element = await start();
    await mouseDown(pointOf(element, first.from));
    await mouseTo(moved(30, pointOf(element, first.from)));
    expect(dragged(element)).to.equal(1);
    element.parentElement!.style.width = '560px';
    await until(() => dragged(element) === 0);
    await settled(element);
    await mouseTo(pointOf(element, first.to));
    await mouseUp();
    expect(element.history).to.have.length(0);
  });

  it('lets go of what it holds when the page takes the game away from the player', async () => {
    const element = await start();
    await mouseDown(pointOf(element, first.from));
    await mouseTo(moved(30, pointOf(element, first.from)));
    expect(dragged(element)).to.equal(1);
    element.disabled = true;
    await settled(element);
    await until(() => dragged(element) === 0);
    element.disabled = false;
    await settled(element);
    await mouseTo(pointOf(element, first.to));
    await mouseUp();
    expect(element.history).to.have.length(0);
  });

  for (const [name, css] of [
    ['scaled', 'transform: scale(0.7); transform-origin: 0 0'],
    ['turned', 'transform: rotate(25deg) scale(0.6)'],
    ['skewed', 'transform: skewX(15deg) scale(0.8)'],
    ['zoomed', 'zoom: 1.3'],
    ['tilted', 'transform: perspective(700px) rotateX(30deg) rotateY(-25deg)'],
    ['scrolled', 'margin-top: 900px; margin-bottom: 900px'],
  ] as const) {
    it(`follows the pointer exactly on a ${name} page`, async () => {
      const element = await start(560);
      const page = element.parentElement!;
      page.style.cssText = css;
      if (name === 'scrolled') scrollTo(0, 860);
      await landed(element);
      const card = cardsOf(element, first.from).at(-1)!;
      // Not the middle of what is seen: in depth, that is another point.
      const middle = (): Point => {
        const point = card.appendChild(document.createElement('i'));
        point.style.cssText = 'position: absolute; left: 50%; top: 50%; width: 0; height: 0';
        const { x, y } = point.getBoundingClientRect();
        point.remove();
        return { x, y };
      };
      const home = middle();
      const grip = { x: Math.round(home.x), y: Math.round(home.y) };
      await mouseDown(grip);
      await mouseTo({ x: grip.x + 50, y: grip.y + 31 });
      await mouseTo({ x: grip.x + 97, y: grip.y + 64 });
      expect(middle().x - home.x).to.be.closeTo(97, 1);
      expect(middle().y - home.y).to.be.closeTo(64, 1);
      await mouseTo(grip);
      await mouseUp();
      expect(element.history).to.have.length(0);
      page.style.cssText = '';
    });
  }

  it('keeps the grip when the page scrolls during a drag', async () => {
    const element = await start();
    element.parentElement!.style.marginBottom = '2000px';
    const card = cardsOf(element, first.from).at(-1)!;
    const from = pointOf(element, first.from);
    await mouseDown(from);
    await mouseTo(moved(60, from));
    const before = card.getBoundingClientRect();
    scrollTo(0, 150);
    await settled(element);
    expect(card.getBoundingClientRect().top).to.be.closeTo(before.top, 1);
    await mouseUp();
    element.parentElement!.style.marginBottom = '';
  });

  it('drags and taps with a finger', async () => {
    const element = await start();
    await touchDrag(pointOf(element, first.from), pointOf(element, first.to));
    expect(element.history).to.deep.equal([first]);
    element.undo();
    await settled(element);
    await tap(pointOf(element, 'stock'));
    await tap(pointOf(element, 'stock'));
    expect(element.history).to.have.length(2);
  });

  it('a swipe over the felt scrolls the page, one over a card moves the card', async () => {
    const element = await start(500);
    element.parentElement!.style.marginBottom = '3000px';
    await settled(element);
    const { left, bottom } = tableOf(element).getBoundingClientRect();
    const felt = { x: left + 30, y: Math.min(bottom, innerHeight) - 20 };
    await touchDrag(felt, { x: felt.x, y: felt.y - 220 });
    await until(() => scrollY > 50);
    for (let last = -1; last !== scrollY; await pause(100)) last = scrollY; // until it has come to rest
    expect(element.history).to.have.length(0);
    scrollTo(0, 0);
    await settled(element);
    const card = pointOf(element, first.from);
    await touchDrag(card, { x: card.x, y: card.y - 150 });
    await settled(element);
    expect(scrollY).to.equal(0);
  });

  it('a card still in flight is dragged from where it lies, and does not scroll the page', async () => {
    const element = await start(500);
    element.parentElement!.style.marginBottom = '3000px';
    element.newGame({ seed: 10 });
    await element.updateComplete;
    await touchDrag(pointOf(element, first.from), pointOf(element, first.to));
    expect(element.history).to.deep.equal([first]);
    expect(scrollY).to.equal(0);
  });

  it('a card caught on its way is in the hand at once, as one is that glides home from another drag', async () => {
    const element = await start();
    element.style.setProperty('--solitaire-duration', '4s');
    const card = (): HTMLElement => cardsOf(element, first.from).at(-1)!;
    const from = pointOf(element, first.from);
    const [left, top] = [from.x - 6, from.y - 6];
    const expectInHand = async (): Promise<void> => {
      await mouseDown(from);
      await mouseTo(moved(60, from));
      await pause(60); // in which whatever was under way would say that it is over
      expect(dragged(element)).to.equal(1);
      const box = card().getBoundingClientRect();
      expect(box.left - left).to.be.closeTo(60, 1);
      expect(box.top - top).to.be.closeTo(60, 1);
      await mouseTo({ x: from.x + 60, y: from.y + 90 });
      await mouseUp();
    };
    element.play('tableau-3>tableau-5');
    element.undo();
    await settled(element);
    await expectInHand();
    await expectInHand();
    expect(element.history).to.have.length(0);
  });

  it('a card is in the hand also where it is caught as it comes home', async () => {
    const element = await start();
    const from = pointOf(element, first.from);
    const card = cardsOf(element, first.from).at(-1)!;
    await mouseDrag(from, moved(90, from));
    const press = (type: string, { x, y }: Point): unknown => card.dispatchEvent(new PointerEvent(type, { clientX: x, clientY: y, buttons: 1, bubbles: true, composed: true }));
    // It is home, and has not yet said so.
    for (const glide of card.getAnimations()) glide.finish();
    press('pointerdown', from);
    press('pointermove', moved(60, from));
    for (let frame = 0; frame < 3; frame++) await settled(element);
    expect(dragged(element)).to.equal(1);
    press('pointerup', from);
    await until(() => dragged(element) === 0);
  });

  it('with reduced motion, cards that go back are there at once', async () => {
    await emulateMedia({ reducedMotion: 'reduce' });
    const element = await start();
    const from = pointOf(element, first.from);
    await mouseDrag(from, moved(90, from));
    expect(dragged(element)).to.equal(0);
  });

  it('a game that takes no input is scrolled from anywhere', async () => {
    const element = await start(500);
    element.disabled = true;
    element.parentElement!.style.marginBottom = '3000px';
    await landed(element); // cards that are still dealt are not seen where they lie, and the felt scrolls anyhow
    const card = pointOf(element, first.from);
    expect(cardsOf(element, first.from).at(-1)!.contains(element.shadowRoot!.elementFromPoint(card.x, card.y)), 'a card is there').to.equal(true);
    await touchDrag(card, { x: card.x, y: card.y - 200 });
    await until(() => scrollY > 50);
    expect(element.history).to.have.length(0);
  });

  for (const [what, interrupt] of [
    ['a call that takes the touch away', (): unknown => touchCancel()],
    ['lost capture', (element: SolitaireGame, id: number): unknown => tableOf(element).releasePointerCapture(id)],
    ['a window that loses the focus', (): unknown => window.dispatchEvent(new Event('blur'))],
  ] as const) {
    it(`${what} sends the cards home`, async () => {
      const element = await start();
      const from = pointOf(element, first.from);
      let id = 0;
      element.addEventListener('pointerdown', ({ pointerId }) => (id = pointerId), { once: true });
      await touchStart(from);
      await touchMove(moved(40, from));
      expect(dragged(element)).to.equal(1);
      await interrupt(element, id);
      if (!what.startsWith('a call')) {
        await touchMove(moved(60, from)); // a lost capture is told with the next event
        await touchEnd();
      }
      await until(() => dragged(element) === 0);
      await settled(element);
      expect(element.history).to.have.length(0);
      expect(tableOf(element).querySelector('[part~="target"], [part~="selected"]')).to.equal(null);
      expect(cardsOf(element, first.from).at(-1)!.style.translate).to.equal('');
      await touchDrag(pointOf(element, first.from), pointOf(element, first.to));
      expect(element.history, 'and the next drag works').to.deep.equal([first]);
    });
  }

  it('a second finger sends the cards home', async () => {
    const element = await start();
    const from = pointOf(element, first.from);
    await touchStart(from);
    await touchMove(moved(40, from));
    expect(dragged(element)).to.equal(1);
    await cdp('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ ...moved(40, from), id: 0 }, { ...moved(90, from), id: 1 }] });
    await touchEnd();
    await until(() => dragged(element) === 0);
    expect(element.history).to.have.length(0);
    expect(cardsOf(element, first.from).at(-1)!.style.translate).to.equal('');
  });

  it('fast clicks on the stock draw once each', async () => {
    const element = await start();
    for (let times = 0; times < 6; times++) void click(pointOf(element, 'stock'));
    await click(pointOf(element, 'stock'));
    expect(element.history).to.have.length(7);
  });

  it('a double click sends home and leaves the uncovered card alone', async () => {
    const element = await gameOf('klondike', 4); // tableau-5>tableau-4, then the ace of tableau-5 can go home
    element.play('tableau-5>tableau-4');
    await settled(element);
    const { x, y } = pointOf(element, 'tableau-5');
    // All sent at once: on a busy machine, waiting for each would make long presses of them.
    const events = [1, 2].flatMap((clickCount) => ['mousePressed', 'mouseReleased'].map((type) => ({ type, x, y, button: 'left', clickCount })));
    await Promise.all(events.map((event) => cdp('Input.dispatchMouseEvent', event)));
    expect(element.history.map(({ to }) => to)).to.deep.equal(['tableau-4', 'foundation-1']);
  });

  it('a vetoed drop puts the cards back', async () => {
    const element = await start();
    element.addEventListener('beforemove', (event) => event.preventDefault(), { once: true });
    await mouseDrag(pointOf(element, first.from), pointOf(element, first.to));
    await settled(element);
    expect(element.history).to.have.length(0);
    await mouseDrag(pointOf(element, first.from), pointOf(element, first.to));
    expect(element.history).to.have.length(1);
  });

  it('says why a drop is refused', async () => {
    const element = await start();
    await mouseDrag(pointOf(element, 'tableau-1'), pointOf(element, 'waste'));
    await settled(element);
    expect(element.shadowRoot!.querySelector('[role="status"]')!.textContent).to.contain('No cards are put here');
  });

  it('ends a drag when the element goes, the game changes or it is disabled, and works again', async () => {
    const element = await start();
    const from = pointOf(element, first.from);
    const parent = element.parentElement!;
    for (const interrupt of [
      () => (element.remove(), parent.append(element)),
      () => (element.play('stock>waste'), element.undo()),
      () => (element.disabled = true),
      () => (parent.style.width = '700px'),
    ]) {
      await mouseDown(from);
      await mouseTo(moved(50, from));
      interrupt();
      await settled(element);
      await mouseTo(moved(60, from));
      await mouseUp();
      await until(() => dragged(element) === 0);
      element.disabled = false;
      await settled(element);
    }
    expect(element.history).to.have.length(0);
    await mouseDrag(pointOf(element, first.from), pointOf(element, first.to));
    expect(element.history).to.have.length(1);
  });

  it('does nothing while disabled or when the page takes the press', async () => {
    const element = await start();
    element.disabled = true;
    await settled(element);
    await click(pointOf(element, 'stock'));
    element.disabled = false;
    const take = (event: Event): void => event.preventDefault();
    window.addEventListener('pointerdown', take, true);
    await click(pointOf(element, 'stock'));
    window.removeEventListener('pointerdown', take, true);
    // In WebKit, a real menu would take the next test's clicks.
    if (!isWebKit) await sendMouse({ type: 'click', position: [Math.round(pointOf(element, 'stock').x), Math.round(pointOf(element, 'stock').y)], button: 'right' });
    expect(element.history).to.have.length(0);
  });

  it('works where the page stops clicks, and inside another shadow root', async () => {
    const element = await start();
    const stop = (event: Event): void => event.stopImmediatePropagation();
    window.addEventListener('click', stop, true);
    await click(pointOf(element, 'stock'));
    window.removeEventListener('click', stop, true);
    const outer = document.createElement('div');
    element.parentElement!.append(outer);
    outer.attachShadow({ mode: 'closed' }).append(element);
    await settled(element);
    await mouseDrag(pointOf(element, first.from), pointOf(element, first.to));
    expect(element.history).to.have.length(2);
  });

  it('a click without a pointer plays too', async () => {
    const element = await start();
    cardsOf(element, 'stock').at(-1)!.click();
    expect(element.history.map(({ from }) => from)).to.deep.equal(['stock']);
    await settled(element);
    cardsOf(element, first.from).at(-1)!.click();
    expect(element.history).to.have.length(2);
    expect(pileOf(element, 'stock')).to.not.equal(null);
    await settled(element);
    // As a screen reader makes it in Firefox.
    cardsOf(element, 'stock').at(-1)!.dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true, composed: true, cancelable: true }));
    expect(element.history).to.have.length(3);
  });
});
