// A server that renders the game (@lit-labs/ssr): the board that the seed names, and what the page makes of it.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { render } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
import { html } from 'lit';
import type { Browser, Page } from 'playwright-core';
import { deal, pileCards, type PileId } from '../../src/engine/index.js';
import { putApp } from './bundle-app.js';
import { difference } from '../visual/compare.js';
import { openSite, type Site } from './site.js';
import { defineApp } from '../fixtures/server/app.js';
import { launch, playThrough, readyIn, visit } from './visit.js';

const VARIANTS = ['klondike', 'little-klondike', 'aceless', 'little-piano', 'big-piano'];

/** As the HTML says: pile → its cards, `null` for one that lies face down. */
function boardOf(text: string): Record<string, (string | null)[]> {
  const board: Record<string, (string | null)[]> = {};
  let pile = '';
  for (const [, id, parts, card] of text.matchAll(/data-pile="?([\w-]+)|part="card ([^"]*)"(?:[^>]*?data-card="(\w\w)")?/g)) {
    if (id) board[(pile = id)] = [];
    else board[pile]!.push(parts!.startsWith('down') ? null : card!);
  }
  return board;
}

const boardIn = async (page: Page): Promise<Record<string, (string | null)[]>> =>
  page.evaluate((): Record<string, (string | null)[]> => {
    const piles = [...document.querySelector('solitaire-game')!.shadowRoot!.querySelectorAll<HTMLElement>('[data-pile]')];
    return Object.fromEntries(piles.map((pile): [string, (string | null)[]] => [pile.dataset['pile']!, [...pile.querySelectorAll<HTMLElement>('[part~="card"]')].map(({ dataset }) => dataset['card'] ?? null)]));
  });

describe('rendered by a server', () => {
  let browser: Browser;
  let site: Site;
  let app: string;
  let developed: string;
  before(async () => {
    await import(new URL('../../dist/node.js', import.meta.url).href);
    defineApp();
    [browser, site] = await Promise.all([launch(), openSite()]);
    app = await putApp(site, 'server', 'main.js');
    developed = await putApp(site, 'server', 'main.js', 'development');
  });
  after(async () => {
    await browser.close();
    await site.close();
  });

  const klondike = async (): Promise<string> => collectResult(render(html`<solitaire-game variant="klondike" seed="10"><a href="/rules">Rules</a></solitaire-game>`));

  it('each game is the dealt board of its seed, the same each time', async () => {
    for (const variant of VARIANTS) {
      const served = async (): Promise<string> => collectResult(render(html`<solitaire-game variant=${variant} seed="42" lang="uk"></solitaire-game>`));
      const text = await served();
      assert.equal(await served(), text);
      const position = deal(variant, 42);
      const board = boardOf(text);
      assert.deepEqual(board['stock'], position.stock.map(() => null), variant);
      for (const [index, { down, up }] of position.tableau.entries()) assert.deepEqual(board[`tableau-${index + 1}`], [...down.map(() => null), ...up], variant);
      for (const pile of Object.keys(board).filter((id) => id.startsWith('foundation'))) assert.deepEqual(board[pile], [...pileCards(position, pile as PileId)], variant);
    }
  });

  it('speaks the language of its tag, and English where it has none', async () => {
    for (const [lang, undo] of [['uk', 'Скасувати'], ['ru-RU', 'Отменить'], ['fr', 'Undo'], ['', 'Undo']] as const) {
      const text = await collectResult(render(html`<solitaire-game seed="10" lang=${lang}></solitaire-game>`));
      assert.match(text, new RegExp(`aria-label="?${undo}`), lang);
    }
  });

  it('without a seed nothing is dealt, and a bad attribute does no harm', async () => {
    const text = await collectResult(render(html`<solitaire-game></solitaire-game>`));
    assert.deepEqual(boardOf(text), {});
    assert.match(text, /<template shadowroot(mode)?="open"/);
    const { error } = console;
    console.error = () => undefined;
    try {
      assert.match(await collectResult(render(html`<solitaire-game variant="whist" seed="1"></solitaire-game>`)), /role="alert"/);
    } finally {
      console.error = error;
    }
  });

  it('is seen as a board before any script has come', async () => {
    const { page, errors, close } = await visit(browser, site.page(`<body style="margin:0">${await klondike()}`));
    const [first, seventh, top] = await page.evaluate(() => {
      const root = document.querySelector('solitaire-game')!.shadowRoot!;
      const box = (selector: string): { x: number; y: number; width: number; right: number } => root.querySelector(selector)!.getBoundingClientRect();
      return [box('[data-pile="tableau-1"] [part~="card"]'), box('[data-pile="tableau-7"] [part~="card"]'), box('[data-pile="tableau-7"] [data-card]')];
    });
    assert.ok(first.width > 60 && seventh.x > first.right + 5 * first.width && seventh.right < 900, JSON.stringify([first, seventh]));
    assert.ok(top.y > seventh.y + 20);
    assert.deepEqual(errors, []);
    await close();
  });

  /** What the page hears, in order; and what shifts on it. */
  const WATCH = `<script>
    heard = [];
    for (const type of ['deal', 'move', 'error']) addEventListener(type, (event) => event.target.localName && heard.push([type, event.detail]), true);
    shifts = [];
    new PerformanceObserver((list) => shifts.push(...list.getEntries().map(({ value }) => value))).observe({ type: 'layout-shift', buffered: true });
  </script>`;
  const heardIn = async (page: Page): Promise<unknown> => page.evaluate(() => (window as unknown as { heard: unknown }).heard);
  const RESUMED = [['deal', { variant: 'klondike', seed: 10, open: false, restored: true }]];

  for (const [name, script, expected] of [
    ['Lit’s support for hydration', () => app, []],
    ['the same as developers have it', () => developed, [/^Lit is in dev mode/]],
    ['the file for pages', () => '/dist/solitaire-game.min.js', []],
  ] as const) {
    it(`the element takes over, with ${name}: the same board, once, and it plays`, async () => {
      const text = await klondike();
      const url = site.page(`${WATCH}<body style="margin:0">${text}<script type="module" src="${script()}"></script>`);
      const { page, errors, warnings, close } = await visit(browser, url);
      await readyIn(page);
      assert.deepEqual(await boardIn(page), boardOf(text));
      const [roots, fallback] = await page.evaluate(() => {
        const game = document.querySelector('solitaire-game')!;
        return [game.shadowRoot!.querySelectorAll('.root').length, game.querySelector('a')!.getBoundingClientRect().width];
      });
      assert.deepEqual([roots, fallback, await heardIn(page)], [1, 0, RESUMED]);
      assert.equal(await isSupported(page), name !== 'the file for pages');
      const { source, status } = await playThrough(page);
      assert.deepEqual([source, status, errors], ['player', 'won', []]);
      assert.equal(warnings.length, expected.length, warnings.join('\n'));
      for (const [index, pattern] of expected.entries()) assert.match(warnings[index]!, pattern);
      await close();
    });
  }

  /** Lit's support came early enough to change Lit's class. */
  const isSupported = async (page: Page): Promise<boolean> =>
    page.evaluate(() => (customElements.get('solitaire-game') as unknown as { observedAttributes: string[] }).observedAttributes.includes('defer-hydration'));

  for (const width of [320, 1200]) {
    for (const lang of ['en', 'ru']) {
      it(`with Lit’s support, all five games are taken over where they stand, once and playable: ${lang}, ${width} pixels wide`, async () => {
        const games = VARIANTS.map((variant) => html`<solitaire-game variant=${variant} seed="10" lang=${lang}></solitaire-game>`);
        const text = await collectResult(render(games));
        const { page, errors, warnings, close } = await visit(browser, site.page(`${WATCH}<body style="margin:0">${text}`), { width, height: 900 });
        const tops = async (): Promise<number[]> => page.evaluate(() => [...document.querySelectorAll('solitaire-game')].map((game) => game.getBoundingClientRect().top + scrollY));
        const before = await tops();
        await page.addScriptTag({ type: 'module', url: app });
        await page.evaluate(async () => {
          await customElements.whenDefined('solitaire-game');
          await Promise.all([...document.querySelectorAll('solitaire-game')].map(async ({ ready }) => ready));
          await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100)));
        });
        assert.ok(await isSupported(page));
        const after = await tops();
        assert.ok(after.every((top, index) => Math.abs(top - before[index]!) < 3 * VARIANTS.length), JSON.stringify([before, after]));
        const seen = await page.evaluate(() =>
          [...document.querySelectorAll('solitaire-game')].map((game) => {
            const root = game.shadowRoot!;
            const { position } = getComputedStyle(root.querySelector('[data-pile]')!);
            const label = root.querySelector('[data-action="undo"]')!.getAttribute('aria-label');
            return [root.querySelectorAll('.root, [part="table"]').length, root.querySelectorAll('style').length, position, label, game.play(game.legalMoves()[0]!)];
          }),
        );
        assert.deepEqual(seen, VARIANTS.map(() => [2, 0, 'absolute', lang === 'ru' ? 'Отменить' : 'Undo', true]));
        const heard = (await heardIn(page)) as [string, { restored?: boolean }][];
        assert.deepEqual(heard.slice(0, VARIANTS.length).map(([type, { restored }]) => [type, restored]), VARIANTS.map(() => ['deal', true]));
        assert.deepEqual(heard.slice(VARIANTS.length).map(([type]) => type), VARIANTS.map(() => 'move'));
        // Down to what is rounded to whole pixels.
        const shifted = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0));
        assert.ok(shifted < 0.001, String(shifted));
        assert.deepEqual([errors, warnings], [[], []]);
        await close();
      });
    }
  }

  it('inside an app of Lit’s own, which is hydrated first, it takes over when the app is done', async () => {
    const text = await collectResult(render(html`<served-app></served-app>`));
    assert.match(text, /<solitaire-game[^>]* defer-hydration/);
    const { page, errors, warnings, close } = await visit(browser, site.page(`${WATCH}<body style="margin:0">${text}<script type="module" src="${app}"></script>`));
    const seen = await page.evaluate(async () => {
      await customElements.whenDefined('served-app');
      const host = document.querySelector('served-app')!.shadowRoot!;
      const game = host.querySelector('solitaire-game')!;
      await game.ready;
      game.play(game.legalMoves()[0]!);
      return [host.querySelectorAll('h1').length, host.querySelector('h1')!.textContent, game.shadowRoot!.querySelectorAll('.root').length, game.open, game.history.length];
    });
    assert.ok(await isSupported(page));
    // Its property is the app's, and a server knows none: another deal than the one that was served.
    assert.deepEqual(seen, [1, '1 dealt', 1, true, 1]);
    const heard = (await heardIn(page)) as [string][];
    assert.deepEqual([heard.map(([type]) => type), errors, warnings], [['deal', 'move'], [], []]);
    await close();
  });

  it('a game that only the page could deal is a new one to it', async () => {
    const text = await collectResult(render(html`<solitaire-game></solitaire-game>`));
    const { page, close } = await visit(browser, site.page(`${WATCH}${text}<script type="module" src="/dist/solitaire-game.min.js"></script>`));
    await readyIn(page);
    const [[type, detail]] = (await heardIn(page)) as [[string, { restored?: boolean }]];
    assert.deepEqual([type, detail.restored], ['deal', undefined]);
    await close();
  });

  /** Where everything stands, in reading order: toolbar, table, piles, cards, and what comes after the game. */
  const placesIn = async (page: Page): Promise<number[][]> =>
    page.evaluate(() => {
      const game = document.querySelector('solitaire-game')!;
      const parts = game.shadowRoot!.querySelectorAll('[part="toolbar"], [part="table"], [data-pile], [part~="card"]');
      return [...parts, game, document.querySelector('p')!].map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return [x, y, width, height];
      });
    });

  /** A page whose script comes only when `takeOver` is called. */
  const servedPage = async (text: string, width: number): Promise<{ page: Page; errors: string[]; takeOver: () => Promise<void>; close: () => Promise<void> }> => {
    const { page, errors, close } = await visit(browser, site.page(`${WATCH}<body style="margin:0">${text}<p style="height:2000px">After <input></p>`), { width, height: 900 });
    const takeOver = async (): Promise<void> => {
      await page.addScriptTag({ type: 'module', url: '/dist/solitaire-game.min.js' });
      await readyIn(page);
      await page.evaluate(async () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))));
    };
    return { page, errors, takeOver, close };
  };

  for (const [variant, width] of [['klondike', 320], ['klondike', 375], ['klondike', 640], ['klondike', 900], ['klondike', 1280], ['little-piano', 700], ['big-piano', 375], ['big-piano', 1024]] as const) {
    it(`nothing moves when the element takes over: ${variant}, ${width} pixels wide`, async () => {
      const text = await collectResult(render(html`<solitaire-game variant=${variant} seed="10"></solitaire-game>`));
      const { page, errors, takeOver, close } = await servedPage(text, width);
      const before = await placesIn(page);
      const seen = await page.screenshot();
      await takeOver();
      const after = await placesIn(page);
      assert.equal(after.length, before.length);
      // The places of piles are lines through what is rounded to whole pixels.
      const moved = Math.max(...after.flat().map((value, index) => Math.abs(value - before.flat()[index]!)));
      assert.ok(moved < 3, `${moved} pixels`);
      assert.deepEqual([await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts), errors], [[], []]);
      if (width === 640) {
        const share = await difference(page, seen, await page.screenshot());
        assert.ok(share < 0.02, `${share} of the picture`);
      }
      await close();
    });
  }

  it('focus and scroll position stay where they were, also on a card that the server has rendered', async () => {
    const outside = await servedPage(await klondike(), 640);
    await outside.page.evaluate(() => {
      scrollTo(0, 500);
      document.querySelector('input')!.focus({ preventScroll: true });
    });
    await outside.takeOver();
    assert.deepEqual(await outside.page.evaluate(() => [scrollY, document.activeElement!.localName]), [500, 'input']);
    await outside.close();

    const inside = await servedPage(await klondike(), 640);
    await inside.page.evaluate(() => document.querySelector('solitaire-game')!.shadowRoot!.querySelector<HTMLElement>('[data-pile] [tabindex="0"]')!.focus());
    await inside.takeOver();
    const focused = await inside.page.evaluate(() => document.activeElement!.shadowRoot!.activeElement!.closest<HTMLElement>('[data-pile]')!.dataset['pile']);
    assert.equal(focused, 'stock');
    await inside.close();
  });

  it('what was rendered stays until the language has come', async () => {
    const text = await collectResult(render(html`<solitaire-game variant="klondike" seed="10" lang="uk"></solitaire-game>`));
    const url = site.page(`${text}<script type="module" src="/dist/solitaire-game.min.js"></script>`);
    const context = await browser.newContext();
    const page = await context.newPage();
    let release: (() => void) | undefined;
    const asked = new Promise<void>((resolve) => {
      void page.route(/solitaire-game\.uk/, (route) => {
        release = () => void route.continue();
        resolve();
      });
    });
    await page.goto(url, { waitUntil: 'commit' });
    await asked;
    assert.deepEqual(await boardIn(page), boardOf(text));
    release!();
    await readyIn(page);
    assert.equal(await page.locator('[data-action="undo"]').getAttribute('aria-label'), 'Скасувати');
    await context.close();
  });
});
