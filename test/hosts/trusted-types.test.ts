// Pages that insist on Trusted Types: each list of names that hosts were seen to have, with each of the built files.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'playwright-core';
import { openSite, type Site } from './site.js';
import { launch, playThrough, visit } from './visit.js';

const CSP = "default-src 'none'; script-src 'self'; worker-src blob: 'self';";
const REQUIRE = "require-trusted-types-for 'script';";

/** What a page's own application takes before the game is loaded. */
const LIT_APP = '<div id="app"></div><script type="module" src="/lit-app.js"></script>';

const LISTS: readonly (readonly [name: string, policy: string, reports: readonly string[], also?: string])[] = [
  ['no list', REQUIRE, []],
  ['any name', `${REQUIRE} trusted-types *`, []],
  ['ours', `${REQUIRE} trusted-types solitaire-game`, []],
  ["ours and Lit's, beside another Lit application", `${REQUIRE} trusted-types solitaire-game lit-html`, [], LIT_APP],
  // To learn that a name is not in the list, it has to be tried; that is all that a page may see of it.
  ["Lit's name alone", `${REQUIRE} trusted-types lit-html`, ['trusted-types trusted-types-policy']],
  ["Lit's name with duplicates, beside another Lit application", `${REQUIRE} trusted-types lit-html 'allow-duplicates'`, ['trusted-types trusted-types-policy'], LIT_APP],
  ['a list without ours that nothing insists on', 'trusted-types other', ['trusted-types trusted-types-policy', 'trusted-types trusted-types-policy']],
];

const FILES = {
  'solitaire-game.min.js': '<script type="module" src="/dist/solitaire-game.min.js"></script>',
  'solitaire-game.classic.js': '<script defer src="/dist/solitaire-game.classic.js"></script>',
};

describe('Trusted Types', () => {
  let browser: Browser;
  let host: Site;
  before(async () => {
    [browser, host] = await Promise.all([launch(), openSite()]);
    host.alias('/lit-app.js', 'test/hosts/lit-app.js');
  });
  after(async () => {
    await browser.close();
    await host.close();
  });

  for (const [file, script] of Object.entries(FILES)) {
    for (const [name, policy, reports, also = ''] of LISTS) {
      it(`${file}: ${name}`, async () => {
        const url = host.page(`${also}${script}<solitaire-game variant="klondike" seed="10"></solitaire-game>`, { 'content-security-policy': CSP + policy });
        const { page, violations, errors, close } = await visit(browser, url);
        const { source, hint, expectedHint, status } = await playThrough(page);
        assert.deepEqual([source, status], ['player', 'won']);
        assert.deepEqual(hint, expectedHint);
        if (also) assert.equal(await page.locator('#app b').textContent(), 'from Lit');
        assert.deepEqual(errors, []);
        assert.deepEqual(violations, reports);
        await close();
      });
    }

    it(`${file}: where nothing can be rendered, the fallback content is shown`, async () => {
      const url = host.page(`${script}<solitaire-game seed="10"><p id="fallback">Play elsewhere</p></solitaire-game>`, {
        'content-security-policy': `${CSP}${REQUIRE} trusted-types 'none'`,
      });
      const { page, errors, close } = await visit(browser, url);
      const heard = await page.evaluate(async () => {
        await customElements.whenDefined('solitaire-game');
        const game = document.querySelector('solitaire-game')!;
        await game.ready;
        game.seed = 11; // a later rendering fails likewise, and says no more
        await game.updateComplete;
        return game.status;
      });
      assert.equal(heard, 'playing');
      assert.equal(await page.locator('#fallback').isVisible(), true);
      assert.deepEqual(errors, []);
      await close();
    });
  }
});
