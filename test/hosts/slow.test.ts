// A slow line: the table is there before the part that plays. What a player wants meanwhile is done when it has arrived.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { setUp } from './setting.js';
import { visit } from './visit.js';

const game = (attributes: string): string => `<script type="module" src="/dist/solitaire-game.min.js"></script><solitaire-game variant="klondike" ${attributes} seed="10"></solitaire-game>`;
const PART = /solitaire-game\.play\./;

describe('on a slow line', () => {
  const at = setUp();

  /** A page with its table, the part that plays held back until `arrive` is called. */
  async function waiting(attributes = ''): Promise<{ page: Page; errors: string[]; arrive(ok?: boolean): Promise<void>; close(): Promise<void> }> {
    const { page, errors, close } = await visit(at.browser, 'about:blank');
    let arrive!: (ok: boolean) => void;
    const held = new Promise<boolean>((resolve) => (arrive = resolve));
    await page.route(PART, async (route) => ((await held) ? route.continue() : route.abort()));
    await page.goto(at.site.page(game(attributes)), { waitUntil: 'commit' });
    await page.locator('[data-pile="stock"]').waitFor();
    return {
      page,
      errors,
      close,
      async arrive(ok = true) {
        arrive(ok);
        // Whoever asks for advice waits for that part.
        await page.evaluate(async () => document.querySelector('solitaire-game')!.hint().catch(() => null));
        await page.evaluate(async () => document.querySelector('solitaire-game')!.updateComplete);
      },
    };
  }

  const history = async (page: Page): Promise<string[]> =>
    page.evaluate(() => document.querySelector('solitaire-game')!.history.map(({ from, to, count }) => `${from}>${to}:${count}`));

  it('a tap on the stock draws, once, however often it was tapped', async () => {
    const { page, errors, arrive, close } = await waiting();
    const sources = await page.evaluateHandle(() => {
      const heard: string[] = [];
      document.addEventListener('move', ({ detail }: CustomEventInit<{ source: string }>) => heard.push(detail!.source));
      return heard;
    });
    for (let taps = 0; taps < 3; taps++) await page.locator('[data-pile="stock"]').click();
    assert.deepEqual(await history(page), []);
    await arrive();
    assert.deepEqual([await history(page), await sources.jsonValue(), errors], [['stock>waste:1'], ['player'], []]);
    await close();
  });

  it('the last wish counts: a card, then the menu', async () => {
    const { page, errors, arrive, close } = await waiting();
    await page.locator('[data-pile="stock"]').click();
    await page.locator('solitaire-game [data-action="menu"]').click();
    await arrive();
    await page.locator('solitaire-game dialog[open]').waitFor();
    assert.deepEqual([await history(page), errors], [[], []]);
    await close();
  });

  it('a tap that somebody has gone on from, or on a table that takes no input, is forgotten', async () => {
    for (const [attributes, meanwhile] of [
      ['', () => void document.querySelector('solitaire-game')!.play('stock>waste')],
      ['disabled', () => void (document.querySelector('solitaire-game')!.disabled = false)],
    ] as const) {
      const { page, errors, arrive, close } = await waiting(attributes);
      await page.locator('[data-pile="stock"]').click({ force: true });
      await page.evaluate(meanwhile);
      const before = await history(page);
      await arrive();
      assert.deepEqual([await history(page), errors], [before, []]);
      await close();
    }
  });

  it('a game that has left the page does nothing', async () => {
    const { page, errors, arrive, close } = await waiting('seed="5" autoplay="all"');
    const heard = await page.evaluateHandle(() => {
      const game = document.querySelector('solitaire-game')!;
      const heard: string[] = [];
      game.addEventListener('move', ({ type }) => heard.push(type));
      game.remove();
      document.body.append(Object.assign(document.createElement('solitaire-game'), { seed: 10 }));
      return heard;
    });
    await arrive();
    await page.waitForTimeout(600);
    assert.deepEqual([await heard.jsonValue(), errors], [[], []]);
    await close();
  });

  it('of a game that made room for another nothing is done', async () => {
    const { page, errors, arrive, close } = await waiting();
    await page.locator('[data-pile="stock"]').click();
    await page.locator('solitaire-game [data-action="new"]').click();
    await arrive();
    assert.deepEqual([await history(page), errors], [[], []]);
    await close();
  });

  it('a hint is shown', async () => {
    const { page, errors, arrive, close } = await waiting();
    await page.locator('solitaire-game [data-action="hint"]').click();
    await arrive();
    await page.locator('solitaire-game [part~="hint"]').first().waitFor();
    assert.deepEqual(errors, []);
    await close();
  });

  it('where that part never comes, nothing happens but what the box says', async () => {
    const { page, errors, arrive, close } = await waiting();
    await page.locator('[data-pile="stock"]').click();
    await arrive(false);
    assert.deepEqual([await history(page), errors], [[], []]);
    assert.match(await page.locator('solitaire-game [part="error"]').innerText(), /could not be loaded/);
    await close();
  });
});
