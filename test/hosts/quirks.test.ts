// Pages without a doctype, where browsers read class names without regard to case, and more.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'playwright-core';
import { openSite, type Site } from './site.js';
import { launch, playThrough, visit } from './visit.js';

describe('on a page without a doctype', () => {
  let browser: Browser;
  let site: Site;
  before(async () => {
    [browser, site] = await Promise.all([launch(), openSite()]);
  });
  after(async () => {
    await browser.close();
    await site.close();
  });

  it('plays, and hearts are red', async () => {
    site.put('/quirks.html', '<body style="margin:0"><script type="module" src="/dist/solitaire-game.min.js"></script><solitaire-game variant="klondike" seed="10"></solitaire-game>');
    const { page, errors, close } = await visit(browser, `${site.origin}/quirks.html`);
    const { status } = await playThrough(page);
    assert.deepEqual([status, errors, await page.evaluate(() => document.compatMode)], ['won', [], 'BackCompat']);
    const paints = await page.evaluate(() =>
      ['H', 'S', 'C', 'D'].map((suit) => {
        const card = document.querySelector('solitaire-game')!.shadowRoot!.querySelector(`[data-pile^="foundation"] [data-card$="${suit}"]`)!;
        const face = card.querySelector('.face')!;
        return getComputedStyle(face).fill === getComputedStyle(card).color;
      }),
    );
    assert.deepEqual(paints, [true, true, true, true]);
    await close();
  });
});
