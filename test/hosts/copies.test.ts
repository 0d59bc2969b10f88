// How hosts load the files: with a query string, by another name, through an import map, from another server, twice.
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { after, afterEach, before, describe, it } from 'node:test';
import type { Browser } from 'playwright-core';
import { openSite, type Site } from './site.js';
import { launch, playThrough, readyIn, visit } from './visit.js';

const GAME = '<solitaire-game variant="klondike" seed="10" lang="uk"></solitaire-game>';
const module = (url: string): string => `<script type="module" src="${url}"></script>`;
const classic = (url: string): string => `<script src="${url}"></script>`;

const FIRST = '/dist/solitaire-game.min.js';
const CLASSIC = '/dist/solitaire-game.classic.js';

describe('the files for pages', () => {
  let browser: Browser;
  let host: Site;
  let other: Site;
  before(async () => {
    [browser, host, other] = await Promise.all([launch(), openSite(), openSite({ 'access-control-allow-origin': '*' })]);
    for (const name of readdirSync(new URL('../../dist', import.meta.url))) {
      if (name.endsWith('.min.js')) host.alias(`/assets/${name}`, `dist/${name}`);
    }
    host.alias('/assets/cards.js', 'dist/solitaire-game.min.js');
  });
  after(async () => {
    await browser.close();
    await Promise.all([host.close(), other.close()]);
  });
  afterEach(() => {
    host.requests.length = 0;
    other.requests.length = 0;
  });

  const scripts = (site = host): string[] => site.requests.filter((url) => url.includes('.js'));

  /** A page with the game, played to its win without a fault. */
  async function plays(html: string): Promise<void> {
    const { page, errors, warnings, close } = await visit(browser, host.page(html));
    const { source, status } = await playThrough(page);
    assert.deepEqual([source, status, errors, warnings], ['player', 'won', [], []]);
    await close();
  }

  const WAYS: readonly (readonly [name: string, html: string, first: string])[] = [
    ['a query string', module(`${FIRST}?ver=6.5`) + GAME, `${FIRST}?ver=6.5`],
    ['another name', module('/assets/cards.js') + GAME, '/assets/cards.js'],
    [
      'an import map',
      `<script type="importmap">{ "imports": { "solitaire-game": "${FIRST}?v=1" } }</script><script type="module">import 'solitaire-game';</script>${GAME}`,
      `${FIRST}?v=1`,
    ],
  ];
  for (const [name, html, first] of WAYS) {
    it(`are loaded once each: ${name}`, async () => {
      await plays(html);
      const urls = scripts();
      assert.equal(urls[0], first);
      assert.deepEqual(urls, [...new Set(urls)]);
      assert.deepEqual(urls.map((url) => /play|uk|worker/.exec(url)?.[0] ?? 'first').sort(), ['first', 'play', 'uk', 'worker']);
    });
  }

  it('come from another server', async () => {
    await plays(module(other.origin + FIRST) + GAME);
    assert.deepEqual([scripts().length, scripts(other).length], [0, 4]);
  });

  for (const [name, url, tag] of [
    ['script', CLASSIC, classic],
    ['script that is loaded as a module', CLASSIC, module],
  ] as const) {
    it(`in one ${name}, need no request after the first`, async () => {
      await plays(tag(url) + GAME);
      assert.deepEqual(scripts(), [url]);
    });
  }

  it('in one script, are read rightly by a page in another encoding', async () => {
    const { page, close } = await visit(browser, host.page(classic(CLASSIC) + GAME, { 'content-type': 'text/html; charset=windows-1251' }));
    await readyIn(page);
    assert.equal(await page.locator('[data-action="undo"]').getAttribute('aria-label'), 'Скасувати');
    await close();
  });

  it("in one script, leave no name on the page but Lit's own", async () => {
    const { page, close } = await visit(browser, host.page(`<script>before = Object.getOwnPropertyNames(window)</script>${classic(CLASSIC)}${GAME}`));
    await readyIn(page);
    // And what drives Firefox puts there, which names itself so.
    const added = await page.evaluate(() => Object.getOwnPropertyNames(window).filter((name) => !(window as unknown as { before: string[] }).before.includes(name)));
    assert.deepEqual(added.filter((name) => name !== 'before' && !/^lit[A-Z]|^reactiveElementVersions$|^__pw_/.test(name)), []);
    await close();
  });

  const COPIES: readonly (readonly [name: string, html: string])[] = [
    ['the module twice', module(`${FIRST}?v=1`) + module(`${FIRST}?v=2`)],
    ['the script twice', classic(CLASSIC) + classic(CLASSIC)],
    ['the script, then the module', classic(CLASSIC) + module(FIRST)],
    ['the module, then the script', module(FIRST) + `<script defer src="${CLASSIC}"></script>`],
  ];
  for (const [name, html] of COPIES) {
    it(`are on the page twice: ${name}`, async () => {
      await plays(html + GAME);
    });
  }

  for (const [name, tag] of [
    ['module', module(FIRST)],
    ['script', classic(CLASSIC)],
  ] as const) {
    it(`find another version on the page, and leave it its place: the ${name}`, async () => {
      host.put('/older.js', "customElements.define('solitaire-game', class extends HTMLElement { connectedCallback() { this.textContent = 'older'; } })");
      const { page, errors, warnings, close } = await visit(browser, host.page(classic('/older.js') + tag + GAME));
      assert.equal(await page.locator('solitaire-game').textContent(), 'older');
      assert.equal(await page.evaluate(() => document.querySelector('solitaire-game')!.shadowRoot), null);
      assert.deepEqual([errors, warnings], [[], []]);
      await close();
    });
  }

  it('are on the page twice: the first is the one that plays', async () => {
    const { page, close } = await visit(browser, host.page(module(`${FIRST}?v=1`) + module(`${FIRST}?v=2`) + GAME));
    await readyIn(page);
    const whose = await page.evaluate(
      async (urls) => {
        const classes = await Promise.all(urls.map(async (url) => ((await import(url)) as { SolitaireGame: unknown }).SolitaireGame));
        return classes.indexOf(customElements.get('solitaire-game'));
      },
      [`${FIRST}?v=1`, `${FIRST}?v=2`],
    );
    assert.equal(whose, 0);
    await close();
  });
});
