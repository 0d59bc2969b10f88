// A game in an app of each framework: attributes, a property, listeners, and what is left of it once it is taken away.
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { putApp } from './bundle-app.js';
import { setUp } from './setting.js';
import { readyIn, visit } from './visit.js';

const APPS = [
  ['react', 'React 19', 'main.tsx'],
  ['react-18', 'React 18', 'main.jsx'],
  ['vue', 'Vue 3', 'main.ts'],
  ['svelte', 'Svelte 5', 'main.ts'],
  // Where nobody could install Angular, the step before this has said so.
  ...(existsSync(new URL('../fixtures/angular/build/main.js', import.meta.url)) ? ([['angular', 'Angular 21', 'build/main.js']] as const) : []),
] as const;

/** Counts what is begun on the page, and what of it is under way. */
const WATCH = `<script>
  work = 0;
  for (const name of ['setTimeout', 'setInterval', 'requestAnimationFrame', 'queueMicrotask']) {
    const begin = window[name];
    window[name] = (...args) => (work++, begin.apply(window, args));
  }
  heard = new Set();
  for (const target of [window, document]) {
    const { addEventListener, removeEventListener } = target;
    target.addEventListener = (type, listener, options) => {
      const entry = { target, type, listener };
      if (!options?.signal?.aborted) heard.add(entry);
      options?.signal?.addEventListener('abort', () => heard.delete(entry));
      addEventListener.call(target, type, listener, options);
    };
    target.removeEventListener = (type, listener, options) => {
      for (const entry of heard) if (entry.target === target && entry.type === type && entry.listener === listener) heard.delete(entry);
      removeEventListener.call(target, type, listener, options);
    };
  }
</script>`;

interface Watched {
  work: number;
  heard: Set<unknown>;
}

const pause = async (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
const press = async (page: Page, id: string): Promise<void> => page.locator(`#${id}`).click();
const shows = async (page: Page, text: string): Promise<void> => page.locator('output', { hasText: new RegExp(`^${text}$`) }).waitFor({ timeout: 4000 });
const listeners = async (page: Page): Promise<number> => page.evaluate(() => (window as unknown as Watched).heard.size);

/** How often something is begun in the next time. */
async function workIn(page: Page, ms: number): Promise<number> {
  await page.evaluate(() => ((window as unknown as Watched).work = 0));
  await pause(ms);
  return page.evaluate(() => (window as unknown as Watched).work);
}

describe('apps with a game', () => {
  const at = setUp();

  for (const [name, title, main] of APPS) {
    it(`in ${title}: attributes, a property, events; unmounted, nothing goes on`, async () => {
      const path = await putApp(at.site, name, main);
      const url = at.site.page(`${WATCH}<body><div id="app"></div><script type="module" src="${path}"></script>`);
      const { page, errors, warnings, close } = await visit(at.browser, url);
      await page.locator('solitaire-game').waitFor();
      await readyIn(page);
      const game = await page.evaluate(() => {
        const { variant, seed, fourColor, showWinnable, open, className } = document.querySelector('solitaire-game')!;
        return { variant, seed, fourColor, showWinnable, open, className };
      });
      assert.deepEqual(game, { variant: 'klondike', seed: 10, fourColor: true, showWinnable: false, open: false, className: 'table' });

      await page.evaluate(() => document.querySelector('solitaire-game')!.play('tableau-3>tableau-5'));
      await shows(page, '1');
      await press(page, 'undo');
      await shows(page, '0');
      await press(page, 'seed');
      await page.waitForFunction(() => document.querySelector('solitaire-game')!.seed === 11);

      // Its clock runs, which is what would go on.
      await page.evaluate(() => {
        const game = document.querySelector('solitaire-game')!;
        game.play(game.legalMoves().find(({ from }) => from !== 'stock') ?? game.legalMoves()[0]!);
      });
      await shows(page, '1');
      const before = await listeners(page);
      assert.ok((await workIn(page, 1500)) > 0, 'the clock that runs is seen');
      await press(page, 'toggle');
      await page.locator('solitaire-game').waitFor({ state: 'detached', timeout: 4000 });
      await pause(300);
      assert.equal(await workIn(page, 1500), 0, 'timers and frames after it is gone');
      assert.ok((await listeners(page)) < before, 'listeners on window and document are taken back');

      const without = await listeners(page);
      await press(page, 'toggle');
      await page.locator('solitaire-game').waitFor();
      await readyIn(page);
      assert.equal(await page.evaluate(() => document.querySelector('solitaire-game')!.seed), 11);
      await press(page, 'toggle');
      await page.locator('solitaire-game').waitFor({ state: 'detached', timeout: 4000 });
      await pause(300);
      assert.equal(await listeners(page), without, 'and are not left by a second game either');
      assert.deepEqual([errors, warnings], [[], []]);
      await close();
    });
  }

  it('the example of the recipe for React: ready, a hint by the ref, a win', async () => {
    const path = await putApp(at.site, 'react', 'example.tsx');
    const { page, errors, warnings, close } = await visit(at.browser, at.site.page(`<body><div id="app"></div><script type="module" src="${path}"></script>`));
    const news = page.locator('section > [role="status"]');
    await page.locator('section > button', { hasText: 'Hint' }).click(); // once it is ready
    await news.filter({ hasText: / → .* \(winnable\)/ }).waitFor();
    await page.evaluate(async () => {
      const game = document.querySelector('solitaire-game')!;
      const { moves = [] } = await game.analyze();
      for (const move of moves) game.play(move);
    });
    await news.filter({ hasText: /^Won with \d+ moves, in \d+ seconds\.$/ }).waitFor();
    assert.deepEqual([errors, warnings], [[], []]);
    await close();
  });
});
