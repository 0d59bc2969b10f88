// What pages do to the element, with the built files and under a strict policy: how it gets in, is moved, hidden, taken out and put
// back; what their styles and storage do to it, and what it does to them.
import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { setUp, STRICT } from './setting.js';
import { playThrough, readyIn, visit, type Visit } from './visit.js';

const SCRIPT = '<script type="module" src="/dist/solitaire-game.min.js"></script>';
const GAME = '<solitaire-game variant="klondike" seed="10"><p>Fallback</p></solitaire-game>';

/** What was heard of the game from now on, as a list on the page. */
const listen = async (page: Page): Promise<void> =>
  page.evaluate(() => {
    const types: string[] = ((window as unknown as { heard: string[] }).heard = []);
    for (const type of ['deal', 'move', 'undo', 'redo', 'win', 'stuck', 'error']) document.querySelector('solitaire-game')!.addEventListener(type, () => types.push(type));
  });
const heard = async (page: Page): Promise<string[]> => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
const played = async (page: Page): Promise<number> => page.evaluate(() => document.querySelector('solitaire-game')!.history.length);

/** Where all that is seen of the game lies, from its corner on. */
const look = async (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const root = document.querySelector('solitaire-game')!.shadowRoot!;
    const corner = root.querySelector('.root')!.getBoundingClientRect();
    return [...root.querySelectorAll('[part~="card"], [data-pile], button')].flatMap((each) => {
      const { left, top, width, height } = each.getBoundingClientRect();
      return [left - corner.left, top - corner.top, width, height];
    });
  });

/** How far the two looks are apart, in pixels; half a pixel is arithmetic. */
function apart(look: readonly number[], other: readonly number[]): number {
  assert.equal(look.length, other.length);
  assert.ok(look.length > 4 * 52);
  return Math.max(...look.map((number, index) => Math.abs(number - other[index]!)));
}

describe('in a page', () => {
  const at = setUp();

  /** On a page with this HTML, nothing goes wrong that the page would hear of. */
  async function on(html: string, test: (page: Page, visit: Visit) => Promise<void>, headers: Record<string, string> = STRICT): Promise<void> {
    const visited = await visit(at.browser, at.site.page(`<body>${html}`, headers));
    await test(visited.page, visited);
    assert.deepEqual([visited.errors, visited.violations], [[], []]);
    await visited.close();
  }
  async function wins(page: Page): Promise<void> {
    const { source, status } = await playThrough(page);
    assert.deepEqual([source, status], ['player', 'won']);
  }

  describe('the element gets in', () => {
    const WAYS: Readonly<Record<string, () => void>> = {
      'by script': () => document.body.append(Object.assign(document.createElement('solitaire-game'), { variant: 'klondike', seed: 10 })),
      'by innerHTML': () => void (document.body.innerHTML = '<solitaire-game variant="klondike" seed="10"></solitaire-game>'),
      'as a clone of a template': () => {
        const template = document.createElement('template');
        template.innerHTML = '<solitaire-game variant="klondike" seed="10"></solitaire-game>';
        document.body.append(template.content.cloneNode(true));
      },
    };
    for (const [name, put] of Object.entries(WAYS)) {
      it(name, () =>
        on(SCRIPT, async (page) => {
          await page.evaluate(put);
          await wins(page);
        }));
    }

    it('into another shadow root, where the mouse finds it', () =>
      on(SCRIPT, async (page) => {
        const { x, y } = await page.evaluate(async () => {
          const outer = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
          outer.innerHTML = '<solitaire-game variant="klondike" seed="10"></solitaire-game>';
          await customElements.whenDefined('solitaire-game');
          const game = outer.querySelector('solitaire-game')!;
          await game.ready;
          const { left, top } = game.shadowRoot!.querySelector('[data-pile="stock"]')!.getBoundingClientRect();
          return { x: left + 10, y: top + 10 };
        });
        await page.mouse.click(x, y);
        assert.equal(await page.evaluate(() => document.querySelector('div')!.shadowRoot!.querySelector('solitaire-game')!.history.length), 1);
      }));

    it('by another name, in a registry of a shadow root', () =>
      on(SCRIPT, async (page) => {
        const { status, position, global } = await page.evaluate(async (url) => {
          const { SolitaireGame } = (await import(url)) as typeof import('../../src/index.js');
          const registry = new CustomElementRegistry();
          SolitaireGame.define('patience-game', registry);
          const options = { mode: 'open', customElementRegistry: registry } as ShadowRootInit;
          const outer = document.body.appendChild(document.createElement('div')).attachShadow(options);
          outer.innerHTML = '<patience-game variant="klondike" seed="10"></patience-game>';
          const game = outer.firstElementChild as InstanceType<typeof SolitaireGame>;
          await game.ready;
          game.play('stock>waste');
          return { status: game.status, position: game.history.length, global: customElements.get('patience-game') };
        }, '/dist/solitaire-game.min.js');
        assert.deepEqual([status, position, global], ['playing', 1, undefined]);
      }));

    it('with a shadow root that a server declared, which it replaces', () =>
      on(`${SCRIPT}<solitaire-game variant="klondike" seed="10"><template shadowrootmode="open"><p>Of a server</p></template></solitaire-game>`, async (page) => {
        await wins(page);
        assert.equal(await page.evaluate(() => document.querySelector('solitaire-game')!.shadowRoot!.textContent.includes('Of a server')), false);
      }));

    it('hidden at first, and is laid out when it is shown', () =>
      on(`${SCRIPT}<div hidden>${GAME}</div>`, async (page) => {
        await readyIn(page);
        await page.evaluate(() => void (document.querySelector('div')!.hidden = false));
        await page.waitForFunction(() => document.querySelector('solitaire-game')!.shadowRoot!.querySelector('[part~="card"]')!.getBoundingClientRect().width > 20);
        await wins(page);
      }));

    it('fifty times: each plays, in one worker, and those at rest do nothing', () =>
      on(SCRIPT + GAME.repeat(50), async (page, { workers }) => {
        await readyIn(page);
        await page.evaluate(async () => {
          await Promise.all(Array.from(document.querySelectorAll('solitaire-game'), async ({ ready }) => ready));
          await new Promise((resolve) => setTimeout(resolve, 3000)); // what follows the first paint
        });
        const calls = await page.evaluate(async () => {
          const calls: string[] = [];
          const { setTimeout: later, requestAnimationFrame: frame, setInterval: every } = window;
          window.setTimeout = ((...args: Parameters<typeof later>) => (calls.push('setTimeout'), later(...args))) as typeof setTimeout;
          window.setInterval = ((...args: Parameters<typeof every>) => (calls.push('setInterval'), every(...args))) as typeof setInterval;
          window.requestAnimationFrame = (callback) => (calls.push('requestAnimationFrame'), frame(callback));
          await new Promise((resolve) => later(resolve, 1500));
          const flights = Array.from(document.querySelectorAll('solitaire-game'), ({ shadowRoot }) => shadowRoot!.getAnimations());
          const moving = flights.flat().filter(({ playState }) => playState === 'running').length;
          Object.assign(window, { setTimeout: later, setInterval: every, requestAnimationFrame: frame });
          return { calls, moving };
        });
        assert.deepEqual(calls, { calls: [], moving: 0 });
        await wins(page);
        const last = page.locator('solitaire-game').last();
        await last.scrollIntoViewIfNeeded();
        await last.locator('[data-pile="stock"] [part~="card"]').last().click();
        assert.deepEqual(await page.evaluate(() => Array.from(document.querySelectorAll('solitaire-game'), ({ history }) => history.length > 0).filter(Boolean).length), 2);
        assert.equal(await workers(), 1);
      }));
  });

  describe('the element is moved', () => {
    it('by moveBefore: nothing is heard of it, and the game goes on', () =>
      on(`${SCRIPT}<div id="a">${GAME}</div><div id="b"></div>`, async (page) => {
        await readyIn(page);
        await listen(page);
        await page.evaluate(async () => {
          const game = document.querySelector('solitaire-game')!;
          game.play('stock>waste');
          (document.querySelector('#b') as unknown as { moveBefore(node: Node, child: null): void }).moveBefore(game, null);
          await new Promise((resolve) => setTimeout(resolve, 200));
        });
        assert.deepEqual([await heard(page), await page.evaluate(() => document.querySelector('solitaire-game')!.parentElement!.id)], [['move'], 'b']);
        await wins(page);
      }));

    it("into a frame's document and back, with its looks and its game", () =>
      on(`${SCRIPT}${GAME}<iframe width="800" height="700"></iframe>`, async (page) => {
        await readyIn(page);
        await listen(page);
        const before = await look(page);
        const at = await page.evaluate(async () => {
          const frame = document.querySelector('iframe')!;
          const game = document.querySelector('solitaire-game')!;
          const inner = frame.contentDocument!;
          inner.body.append(game);
          await game.updateComplete;
          await new Promise((resolve) => setTimeout(resolve, 300));
          const { left, top } = frame.getBoundingClientRect();
          const stock = game.shadowRoot!.querySelector('[data-pile="stock"]')!.getBoundingClientRect();
          const sheet = inner.defaultView!.getComputedStyle(game.shadowRoot!.querySelector('[part~="card"]')!).position;
          Object.assign(window, { game });
          return { x: left + stock.left + frame.clientLeft + 10, y: top + stock.top + frame.clientTop + 10, sheet };
        });
        assert.equal(at.sheet, 'absolute');
        await page.mouse.click(at.x, at.y);
        assert.equal(await page.evaluate(() => (window as unknown as { game: { history: unknown[] } }).game.history.length), 1);
        await page.evaluate(async () => {
          const { game } = window as unknown as { game: HTMLElement & { updateComplete: Promise<unknown> } };
          document.body.prepend(game);
          await game.updateComplete;
          (game as unknown as { undo(): void }).undo();
          await new Promise((resolve) => setTimeout(resolve, 500));
        });
        assert.ok(apart(await look(page), before) < 0.5);
        assert.deepEqual(await heard(page), ['move', 'undo']);
        await wins(page);
      }));

    it('out in the middle of a drag, and back: the card lies where it lay, and can be dragged', () =>
      on(`${SCRIPT}${GAME}`, async (page) => {
        await readyIn(page);
        const before = await look(page);
        const from = (await page.locator('solitaire-game [data-pile="tableau-1"] [part~="card"]').last().boundingBox())!;
        await page.mouse.move(from.x + 10, from.y + 10);
        await page.mouse.down();
        await page.mouse.move(from.x + 90, from.y + 120, { steps: 4 });
        assert.ok(apart(await look(page), before) > 50, 'a card is in the air');
        await page.evaluate(() => {
          const game = document.querySelector('solitaire-game')!;
          Object.assign(window, { game });
          game.remove();
        });
        await page.mouse.move(from.x + 200, from.y + 200, { steps: 2 });
        await page.mouse.up();
        await page.evaluate(() => document.body.append((window as unknown as { game: Node }).game));
        await page.waitForTimeout(500);
        assert.ok(apart(await look(page), before) < 0.5);
        assert.equal(await played(page), 0);
        await wins(page);
      }));

    it('out in the middle of a flight, and back: nothing hangs in the air', () =>
      on(`${SCRIPT}${GAME}`, async (page) => {
        await readyIn(page);
        const flying = await page.evaluate(async () => {
          const game = document.querySelector('solitaire-game')!;
          game.play('stock>waste');
          await game.updateComplete;
          await new Promise((resolve) => setTimeout(resolve, 40));
          const flying = game.shadowRoot!.getAnimations().length;
          game.remove();
          await new Promise((resolve) => setTimeout(resolve, 100));
          document.body.append(game);
          await new Promise((resolve) => setTimeout(resolve, 600));
          return flying;
        });
        assert.ok(flying > 0);
        const [waste, card] = await page.evaluate(() =>
          ['', ' [part~="card"]'].map((rest) => document.querySelector('solitaire-game')!.shadowRoot!.querySelector(`[data-pile="waste"]${rest}`)!.getBoundingClientRect().left),
        );
        assert.equal(card, waste);
        await wins(page);
      }));

    it('about by a morphing of the page, which drops what is not in its markup', () =>
      on(`${SCRIPT}${GAME}`, async (page) => {
        await readyIn(page);
        await page.evaluate(() => document.querySelector('solitaire-game')!.play('stock>waste'));
        await listen(page);
        const dropped = await page.evaluate(async (html) => {
          const template = document.createElement('template');
          template.innerHTML = html;
          const game = document.querySelector('solitaire-game')!;
          game.className = 'page';
          const wanted = template.content.firstElementChild!;
          const dropped = game.getAttributeNames().filter((name) => !wanted.hasAttribute(name));
          for (const name of dropped) game.removeAttribute(name);
          for (const { name, value } of wanted.attributes) game.setAttribute(name, value);
          game.replaceChildren(...wanted.childNodes);
          await new Promise((resolve) => setTimeout(resolve, 200));
          return dropped;
        }, GAME);
        assert.deepEqual([dropped, await heard(page), await played(page)], [['class'], [], 1]);
        await wins(page);
      }));
  });

  describe('styles of the page', () => {
    const HOSTILE = `
      * { margin: 0 !important; padding: 30px; border: 5px solid red; box-sizing: border-box; float: left; font: italic 40px cursive; color: lime; transition: all 2s }
      div, button, span, svg { display: none !important; position: static !important }
      html { letter-spacing: 1em; line-height: 4; text-indent: 50px; white-space: pre; text-transform: uppercase; word-spacing: 2em; text-align: right; visibility: visible; cursor: wait; user-select: text }
      solitaire-game { display: inline !important; padding: 0 !important; border: 0 !important; float: none !important; color: red !important; font-size: 60px !important; line-height: 9 !important; overflow: visible !important }
      body { width: 800px; padding: 0; border: 0; float: none }`;
    let plain: number[];
    before(async () => {
      await on(`<style>body { margin: 0; width: 800px }</style>${SCRIPT}${GAME}`, async (page) => {
        await readyIn(page);
        plain = await look(page);
      }, {});
    });

    it('move nothing in it, resets and !important rules and inherited text properties', () =>
      on(`<style>${HOSTILE}</style>${SCRIPT}${GAME}`, async (page) => {
        await readyIn(page);
        await page.waitForTimeout(300);
        assert.ok(apart(await look(page), plain) < 0.5);
        await wins(page);
      }, {}));

    it('move nothing in it, a root of 62.5 %', () =>
      on(`<style>html { font-size: 62.5% } body { margin: 0; width: 800px }</style>${SCRIPT}${GAME}`, async (page) => {
        await readyIn(page);
        assert.ok(apart(await look(page), plain) < 0.5);
      }, {}));

    for (const [name, css] of [
      ['zoom', 'body { zoom: 0.8 }'],
      ['a transform', 'body { transform: translate(20px, 30px) scale(0.8); transform-origin: 0 0 }'],
      ['writing from right to left', 'html { direction: rtl }'],
    ] as const) {
      it(`let it be played: ${name}`, () => on(`<style>${css}</style>${SCRIPT}${GAME}`, wins, {}));
    }
  });

  it('leaves the page as it was: no styles, no listeners for what readers do, no keys', () =>
    on(`<script src="/listeners.js"></script>${SCRIPT}<input>${GAME}`, async (page) => {
      await readyIn(page);
      const nosy = async (): Promise<string[]> =>
        page.evaluate(() => (window as unknown as { listeners: string[] }).listeners.filter((type) => /key|click|pointer|mouse|touch|wheel|input|focus|scroll|unload/.test(type)));
      assert.deepEqual(await nosy(), []);
      await wins(page);
      // A drag listens, and so does the celebration of the win, which begins when the last card is home.
      for (let wait = 0; wait < 40 && (await nosy()).length === 0; wait++) await page.waitForTimeout(50);
      assert.notDeepEqual(await nosy(), [], 'the celebration listens');
      await page.mouse.click(890, 890);
      assert.deepEqual(await nosy(), [], 'as long as they last');
      const { sheets, head, events } = await page.evaluate(() => ({
        events: [...new Set((window as unknown as { events: string[] }).events)],
        sheets: document.adoptedStyleSheets.length + document.styleSheets.length,
        head: document.head.childElementCount,
      }));
      assert.deepEqual([sheets, head], [0, 1]); // the page's own <meta>
      assert.deepEqual(events.filter((type) => !['deal', 'beforemove', 'move', 'win'].includes(type)), []);
      await page.locator('input').focus();
      await page.keyboard.type('h zu?n');
      assert.deepEqual([await page.inputValue('input'), await page.evaluate(() => document.querySelector('solitaire-game')!.status)], ['h zu?n', 'won']);
    }));

  describe('storage that is', () => {
    const KEPT = GAME.replace('variant', 'persist="game" variant');
    it('full: it plays', () =>
      on(`<script src="/fill.js"></script>${SCRIPT}${KEPT}`, async (page) => {
        await listen(page);
        await wins(page);
        assert.equal(await page.evaluate(() => localStorage.getItem('filler')!.length > 1_000_000), true);
      }));
    it('blocked: it plays', () => on(`<script src="/block.js"></script>${SCRIPT}${KEPT}`, wins));
  });

  before(() => {
    at.site.put('/fill.js', `for (let text = 'x'.repeat(2 ** 20), rest = ''; text; ) try { localStorage.setItem('filler', rest + text); rest += text } catch { text = text.slice(0, text.length / 2) }`);
    at.site.put('/block.js', `for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) Object.defineProperty(window, name, { get() { throw new DOMException('no', 'SecurityError') } })`);
    at.site.put('/listeners.js', `listeners = []; for (const target of [window, document, document.documentElement, document.body]) {
  const { addEventListener: add, removeEventListener: remove } = target;
  const gone = (type) => listeners.includes(type) && listeners.splice(listeners.indexOf(type), 1);
  target.addEventListener = (type, listener, options) => { listeners.push(type); options?.signal?.addEventListener('abort', () => gone(type)); add.call(target, type, listener, options) };
  target.removeEventListener = (type, ...rest) => { gone(type); remove.call(target, type, ...rest) };
}
events = []; for (const type of ['deal', 'beforemove', 'move', 'undo', 'win', 'stuck', 'ready', 'error', 'change', 'input', 'toggle', 'close', 'cancel', 'animationend', 'transitionend', 'intent']) EventTarget.prototype.addEventListener.call(document, type, () => events.push(type))`);
  });
});
