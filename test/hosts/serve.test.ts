// The command as it was built, serving: a game's page is played under the headers that it sends, and a page elsewhere frames it.
import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { after, before, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { openSite, type Site } from './site.js';
import { launch, playThrough, readyIn, sharedLink, visit } from './visit.js';

let browser: Browser;
let site: Site;
let command: ChildProcess;
let origin = '';

before(async () => {
  command = spawn(process.execPath, [fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url)), 'serve', '--port', '0'], { stdio: ['ignore', 'pipe', 'ignore'] });
  const address = new Promise((resolve, reject) => {
    command.stdout!.once('data', resolve);
    command.once('exit', () => reject(new Error('The command ended.')));
  });
  [browser, site] = await Promise.all([launch(), openSite(), address]);
  origin = String(await address).trim();
});
after(async () => {
  command.kill();
  await Promise.all([browser.close(), site.close()]);
});

it("plays a game on the game's own page, with nothing reported", async () => {
  const { page, violations, errors, close } = await visit(browser, `${origin}play/klondike/10`);
  assert.equal((await playThrough(page)).status, 'won');
  assert.deepEqual({ violations, errors }, { violations: [], errors: [] });
  await close();
});

it('shows its games at the address that it prints: a link leads to a game, and what is to be pasted becomes one', async () => {
  const { page, violations, errors, close } = await visit(browser, `${origin}?lang=uk`);
  const pasted = (await page.textContent('pre'))!;
  assert.equal(await page.evaluate(() => getComputedStyle(document.querySelector('li code')!).display), 'block', 'it has its styles');
  await page.click('li a >> nth=3');
  await readyIn(page);
  assert.deepEqual(await page.evaluate(() => [document.querySelector('solitaire-game')!.variant, document.documentElement.lang]), ['little-piano', 'uk']);
  assert.deepEqual({ violations, errors }, { violations: [], errors: [] });
  await close();
  const elsewhere = await visit(browser, site.page(pasted));
  const frame = await (await elsewhere.page.waitForSelector('.solitaire-embed iframe')).contentFrame();
  await readyIn(frame!);
  assert.equal(await frame!.evaluate(() => document.querySelector('solitaire-game')!.variant), 'klondike');
  await elsewhere.close();
});

it('gives the deck to a page of its own', async () => {
  const { page, violations, close } = await visit(browser, `${origin}play/klondike/10`);
  await readyIn(page);
  assert.equal(await page.evaluate(async (url) => typeof ((await import(url)) as { classic: object }).classic, `${origin}decks/classic.js`), 'object');
  assert.deepEqual(violations, []);
  await close();
});

it('opens what a shared link names, on the same page', async () => {
  const first = await visit(browser, `${origin}play/klondike/10?lang=uk&theme=dark&variant=aceless`);
  await readyIn(first.page);
  const told = await first.page.evaluate(() => {
    const game = document.querySelector('solitaire-game')!;
    const told = [game.variant, game.seed, game.theme];
    game.newGame({ variant: 'big-piano', seed: 7 });
    return told;
  });
  assert.deepEqual(told, ['klondike', 10, 'night'], 'the path goes before the rest of the address');
  const link = await sharedLink(first.page);
  assert.equal(new URL(link).pathname, '/play/klondike/10');
  const html = await (await fetch(link)).text();
  const [, discovery] = /type="application\/json\+oembed" href="([^"]+)"/.exec(html)!;
  const { title, html: frame } = (await (await fetch(discovery!.replaceAll('&amp;', '&'))).json()) as { title: string; html: string };
  assert.equal(title, 'Велике піаніно, розклад 7');
  await first.close();

  const elsewhere = await visit(browser, site.page(frame));
  const framed = await (await elsewhere.page.waitForSelector('iframe')).contentFrame();
  await framed!.waitForFunction(() => document.querySelector('solitaire-game')?.variant === 'big-piano');
  assert.equal(await framed!.evaluate(() => document.querySelector('solitaire-game')!.record), new URL(link).searchParams.get('record'));
  assert.deepEqual([...elsewhere.errors, ...elsewhere.violations], []);
  await elsewhere.close();
  const second = await visit(browser, link);
  await second.page.waitForFunction(() => document.querySelector('solitaire-game')!.variant === 'big-piano' && document.querySelector('solitaire-game')!.seed === 7);
  assert.deepEqual([...first.errors, ...second.errors, ...first.violations, ...second.violations], []);
  await second.close();
});

it('lets the browser choose the deal where the address names none, and a link leads to what it chose', async () => {
  const first = await visit(browser, `${origin}play/aceless?lang=uk`);
  await readyIn(first.page);
  const chosen = await first.page.evaluate(() => [document.querySelector('solitaire-game')!.variant, document.querySelector('solitaire-game')!.seed]);
  const link = await sharedLink(first.page);
  assert.equal(new URL(link).pathname, '/play/aceless');
  const second = await visit(browser, link);
  await second.page.waitForFunction(([variant, seed]) => document.querySelector('solitaire-game')!.variant === variant && document.querySelector('solitaire-game')!.seed === seed, chosen);
  const third = await visit(browser, `${origin}play/aceless?lang=uk`);
  await readyIn(third.page);
  assert.notEqual(await third.page.evaluate(() => document.querySelector('solitaire-game')!.seed), chosen[1]);
  for (const { errors, violations, close } of [first, second, third]) {
    assert.deepEqual([errors, violations], [[], []]);
    await close();
  }
});

it('serves the frame to a page of another origin', async () => {
  const { page, violations, errors, close } = await visit(
    browser,
    site.page(`<div class="solitaire-embed" data-variant="aceless" data-seed="5"></div><script async src="${origin}embed.js"></script>`),
  );
  const frame = await (await page.waitForSelector('.solitaire-embed iframe')).contentFrame();
  await readyIn(frame!);
  assert.equal(await frame!.evaluate(() => document.querySelector('solitaire-game')!.variant), 'aceless');
  assert.deepEqual({ violations, errors }, { violations: [], errors: [] });
  await close();
});

it('ends well when it is told to', async () => {
  const code = new Promise((resolve) => command.once('exit', resolve));
  command.kill('SIGTERM');
  assert.equal(await code, 0);
});
