// The drawn tables against the pictures in baselines/. A change that is meant: `npm run pictures`, look at what is new, and commit it.
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { Browser, Page } from 'playwright-core';
import { launch } from '../hosts/visit.js';
import { baseline } from './baselines.js';
import { difference } from './compare.js';
import { SCENES, shoot } from './scenes.js';

/** The share of pixels that may differ: one small card is more, the smoothing of edges less. */
const TOLERANCE = 0.002;
const SEEN = join(tmpdir(), 'solitaire-game-pictures');

let browser: Browser;
let page: Page;
let pictures: Map<string, Buffer>;

before(async () => {
  browser = await launch();
  page = await browser.newPage();
  await page.addInitScript('globalThis.__name = (named) => named'); // what tsx puts around functions that are run in the page
  await page.goto('about:blank');
  pictures = await shoot(browser);
});
after(async () => browser.close());

for (const { name } of SCENES) {
  test(`${name} looks as it did`, async () => {
    const seen = pictures.get(name)!;
    const share = await difference(page, seen, readFileSync(baseline(name)));
    if (share <= TOLERANCE) return;
    mkdirSync(SEEN, { recursive: true });
    writeFileSync(join(SEEN, `${name}.png`), seen);
    assert.fail(`${(share * 100).toFixed(2)} % of it look different. It is now ${join(SEEN, `${name}.png`)}; if that is right: npm run pictures`);
  });
}

test('a difference would be seen: other cards, other colours, another size', async () => {
  const kept = (name: string): Buffer => readFileSync(baseline(name));
  for (const [one, other] of [
    ['paper', 'night'],
    ['won', 'classic'],
    ['klondike-360', 'klondike-900'],
  ] as const) {
    assert.ok((await difference(page, kept(one), kept(other))) > TOLERANCE * 5, `${one} and ${other}`);
  }
});

test('there is no picture too many', () => {
  assert.deepEqual(readdirSync(new URL('./baselines/', import.meta.url)).sort(), SCENES.map(({ name }) => `${name}.png`).sort());
});
