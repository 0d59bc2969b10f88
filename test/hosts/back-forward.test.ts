// A page that is left and come back to, where the browser kept it as it was. In a browser of its own: drivers turn such a cache off.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { STRICT } from './setting.js';
import { openSite, type Site } from './site.js';
import { launch, readyIn } from './visit.js';

/** What a page knows of how it was shown last: anew (`persisted` is false), or as it had been left. */
interface Shown {
  persisted: boolean;
  elapsed: number | undefined;
}
const SHOWN = `addEventListener('pageshow', ({ persisted }) => {
  window.shown = { persisted, elapsed: document.querySelector('solitaire-game')?.elapsed };
});`;

describe('in the back/forward cache', () => {
  let browser: Browser;
  let site: Site;
  before(async () => {
    [browser, site] = await Promise.all([launch({ ignoreDefaultArgs: ['--disable-back-forward-cache'] }), openSite()]);
    site.put('/dist/shown.js', SHOWN);
  });
  after(async () => {
    await browser.close();
    await site.close();
  });

  const open = async (body: string): Promise<Page> => {
    const page = await (await browser.newContext()).newPage();
    await page.goto(site.page(`<script src="/dist/shown.js"></script><body>${body}`, STRICT));
    return page;
  };
  const leaveAndComeBack = async (page: Page, milliseconds: number): Promise<Shown> => {
    await page.goto(site.page('<p>Elsewhere</p>'));
    await page.waitForTimeout(milliseconds);
    // In a task of its own: a page that is left while it is asked never answers.
    await page.evaluate(() => void setTimeout(() => history.back()));
    await page.waitForFunction(() => 'shown' in window);
    return page.evaluate(() => (window as unknown as { shown: Shown }).shown);
  };

  it('the game goes on, and its clock did not', { timeout: 120_000 }, async (test) => {
    const plain = await open('<p>Nothing that keeps a page out of the cache</p>');
    if (!(await leaveAndComeBack(plain, 0)).persisted) return test.skip('this browser keeps no page (chromium-headless-shell cannot)');
    await plain.context().close();

    const page = await open('<script type="module" src="/dist/solitaire-game.min.js"></script><solitaire-game variant="klondike" seed="10"></solitaire-game>');
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await readyIn(page);
    await page.evaluate(() => void document.querySelector('solitaire-game')!.play('stock>waste'));
    await page.waitForTimeout(1200);
    const before = await page.evaluate(() => document.querySelector('solitaire-game')!.elapsed);
    const { persisted, elapsed } = await leaveAndComeBack(page, 4000);
    assert.equal(persisted, true);
    assert.ok(before > 0 && elapsed! - before < 2.5, `${before} s, then ${elapsed} s`);
    // By its place: for a locator, Playwright waits in Firefox for the end of a navigation that has no end.
    const { x, y } = await page.evaluate(() => {
      const { left, top } = document.querySelector('solitaire-game')!.shadowRoot!.querySelector('[data-pile="stock"]')!.getBoundingClientRect();
      return { x: left + 10, y: top + 10 };
    });
    await page.mouse.click(x, y);
    assert.equal(await page.evaluate(() => document.querySelector('solitaire-game')!.history.length), 2);
    assert.deepEqual(errors, []);
  });
});
