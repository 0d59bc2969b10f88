// A server that renders the game (@lit-labs/ssr): the board that the seed names, and what the page makes of it.
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { render } from '@lit-labs/ssr';
import { collectResult } from '@lit-labs/ssr/lib/render-result.js';
import { html } from 'lit';
import type { Browser, Page } from 'playwright-core';
import { deal, pileCards, type PileId } from '../../src/engine/index.js';
import { putApp } from './bundle-app.js';
import { openSite, type Site } from './site.js';
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
  before(async () => {
    await import(new URL('../../dist/index.js', import.meta.url).href);
    [browser, site] = await Promise.all([launch(), openSite()]);
    app = await putApp(site, 'server', 'main.js');
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

  for (const [name, script] of [
    ['Lit’s support for hydration', () => app],
    ['the file for pages', () => '/dist/solitaire-game.min.js'],
  ] as const) {
    it(`the element takes over, with ${name}: the same board, once, and it plays`, async () => {
      const text = await klondike();
      const log = `<script>heard = []; for (const type of ['deal', 'move', 'error']) addEventListener(type, (event) => event.target.localName && heard.push(event.type), true)</script>`;
      const url = site.page(`${log}<body style="margin:0">${text}<script type="module" src="${script()}"></script>`);
      const { page, errors, warnings, close } = await visit(browser, url);
      await readyIn(page);
      assert.deepEqual(await boardIn(page), boardOf(text));
      const [roots, fallback, heard] = await page.evaluate(() => {
        const game = document.querySelector('solitaire-game')!;
        return [game.shadowRoot!.querySelectorAll('.root').length, game.querySelector('a')!.getBoundingClientRect().width, (window as unknown as { heard: string[] }).heard];
      });
      assert.deepEqual([roots, fallback, heard], [1, 0, ['deal']]);
      const { source, status } = await playThrough(page);
      assert.deepEqual([source, status, errors, warnings], ['player', 'won', [], []]);
      await close();
    });
  }

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
