// Pages that lack what others have: a doctype (browsers then read class names without regard to case), a ResizeObserver (jsdom), or what
// browsers got in 2023 (Safari before 16.4).
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setUp } from './setting.js';
import { playThrough, readyIn, visit } from './visit.js';

describe('on a page that lacks something', () => {
  const at = setUp();

  it('a doctype: plays, and hearts are red', async () => {
    at.site.put('/quirks.html', '<body style="margin:0"><script type="module" src="/dist/solitaire-game.min.js"></script><solitaire-game variant="klondike" seed="10"></solitaire-game>');
    const { page, errors, close } = await visit(at.browser, `${at.site.origin}/quirks.html`);
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

  it('a ResizeObserver: is ready and plays', async () => {
    const game = '<solitaire-game></solitaire-game><script type="module" src="/dist/solitaire-game.min.js"></script>';
    const { page, errors, close } = await visit(at.browser, at.site.page(`<script>delete window.ResizeObserver</script>${game}`));
    await readyIn(page);
    assert.equal(await page.evaluate(() => document.querySelector('solitaire-game')!.play('stock>waste')), true);
    assert.deepEqual(errors, []);
    await close();
  });

  it('sheets to adopt and internals: is styled from the first, menu and all, with each sheet there once, and is won', async () => {
    const older = `<script>
      for (const { prototype } of [Document, ShadowRoot]) delete prototype.adoptedStyleSheets;
      for (const name of ['replace', 'replaceSync']) delete CSSStyleSheet.prototype[name];
      delete HTMLElement.prototype.attachInternals;
    </script>`;
    const { page, errors, close } = await visit(at.browser, 'about:blank');
    let arrive!: () => void;
    const held = new Promise<void>((resolve) => (arrive = resolve)); // the part that plays, so that what is seen is what the first file brings
    await page.route(/solitaire-game\.play\./, async (route) => held.then(() => route.continue()));
    await page.goto(at.site.page(`${older}<solitaire-game seed="10"></solitaire-game><script type="module" src="/dist/solitaire-game.min.js"></script>`), { waitUntil: 'commit' });
    await page.locator('[data-pile="stock"]').waitFor();
    const looks = () =>
      page.evaluate(() => {
        const { shadowRoot } = document.querySelector('solitaire-game')!;
        const sheets = [...shadowRoot!.querySelectorAll('style')].map((sheet) => sheet.textContent);
        const icon = shadowRoot!.querySelector('.icon')!.getBoundingClientRect().width;
        return { icon, sheets: sheets.length, repeated: sheets.length - new Set(sheets).size };
      });
    const first = await looks();
    assert.deepEqual([first.icon, first.repeated], [22, 0]);
    arrive();
    await page.locator('solitaire-game [data-action="menu"]').click();
    await page.locator('solitaire-game dialog[open]').waitFor();
    const all = await looks();
    assert.deepEqual([all.icon, all.repeated], [22, 0]);
    assert.ok(all.sheets > first.sheets);
    await page.locator('solitaire-game dialog').press('Escape');
    const { status } = await playThrough(page);
    assert.deepEqual([status, errors], ['won', []]);
    await close();
  });
});
