// Pages that lack what others have: a doctype (browsers then read class names without regard to case), or a ResizeObserver (jsdom).
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
});
