// Content-Security-Policies of hosts, as headers: the game plays under each, the solver finds a place to work, and a page hears of
// nothing, unless it is a worker that was tried where the page's own tags do not tell that none is let in.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'playwright-core';
import { openEmbedSite } from './embed-site.js';
import { openSite, type Site } from './site.js';
import { launch, playThrough, visit } from './visit.js';

const STRICT = "default-src 'none'; style-src 'none'; base-uri 'none';";
const hashes = JSON.parse(readFileSync(new URL('../../dist/sri.json', import.meta.url), 'utf8')) as Record<string, string>;
const ALL = 'solitaire-game.classic.js';

const GAME = '<solitaire-game variant="klondike" seed="10"><p>Fallback</p></solitaire-game>';
const SCRIPTS = {
  parts: '<script type="module" src="/dist/solitaire-game.min.js"></script>',
  classic: `<script defer src="/dist/${ALL}"></script>`,
  nonce: '<script type="module" nonce="abc" src="/dist/solitaire-game.min.js"></script>',
  nonceClassic: `<script nonce="abc" src="/dist/${ALL}"></script>`,
  nonceLoader: '<script nonce="abc">import("/dist/solitaire-game.min.js")</script>',
  nonceElse: '<script nonce="abc">window.other = 1</script><script type="module" src="/dist/solitaire-game.min.js?v=1/2"></script>',
  hash: `<script integrity="${hashes[ALL]!}" src="/dist/${ALL}"></script>`,
};

type Way = 'worker' | 'page';

/** Which script, under which policy: where the solver then works, and how many attempts the page hears of. */
const CASES: readonly (readonly [script: keyof typeof SCRIPTS, policy: string, way: Way, reports: number])[] = [
  ['parts', '', 'worker', 0],
  ['parts', `${STRICT} script-src 'self'`, 'worker', 0],
  ['parts', `${STRICT} script-src 'self'; worker-src 'self'`, 'worker', 0],
  ['parts', `${STRICT} script-src 'self'; worker-src blob:`, 'worker', 1],
  ['parts', `${STRICT} script-src 'self'; worker-src 'none'`, 'page', 2],
  ['nonce', `${STRICT} script-src 'nonce-abc'`, 'page', 0],
  ['nonce', `${STRICT} script-src 'nonce-abc' 'strict-dynamic'`, 'page', 0],
  ['nonceClassic', `${STRICT} script-src 'nonce-abc'`, 'page', 0],
  ['nonceClassic', `${STRICT} script-src 'nonce-abc' 'strict-dynamic'`, 'page', 0],
  ['nonceLoader', `${STRICT} script-src 'nonce-abc' 'strict-dynamic'`, 'page', 0],
  ['nonceElse', `${STRICT} script-src 'self' 'nonce-abc'`, 'worker', 0],
  ['hash', `${STRICT} script-src '${hashes[ALL]!}'`, 'page', 0],
  ['hash', `${STRICT} script-src '${hashes[ALL]!}' 'strict-dynamic'`, 'page', 0],
  ['classic', '', 'worker', 0],
  ['classic', `${STRICT} script-src 'self'`, 'worker', 0],
  ['classic', `${STRICT} script-src 'self'; worker-src blob:`, 'worker', 1],
];

describe('policies of hosts', () => {
  let browser: Browser;
  let host: Site;
  let cdn: Site;
  let embeds: Site;
  before(async () => {
    [browser, host, cdn, embeds] = await Promise.all([launch(), openSite(), openSite({ 'access-control-allow-origin': '*' }), openEmbedSite()]);
  });
  after(async () => {
    await browser.close();
    await Promise.all([host.close(), cdn.close(), embeds.close()]);
  });

  async function check(url: string, way: Way, reports: number): Promise<void> {
    const { page, violations, errors, workers, close } = await visit(browser, url);
    const { source, status, hint, expectedHint } = await playThrough(page);
    assert.deepEqual([source, status, hint], ['player', 'won', expectedHint]);
    assert.deepEqual(errors, []);
    assert.equal(await workers(), way === 'worker' ? 1 : 0);
    assert.ok(violations.every((violation) => violation.startsWith('worker-src ')), violations.join());
    assert.equal(violations.length, reports, violations.join());
    await close();
  }

  for (const [script, policy, way, reports] of CASES) {
    it(`${script} under ${policy.replace(STRICT, '…') || 'none'}: solves in the ${way}`, async () => {
      await check(host.page(SCRIPTS[script] + GAME, policy ? { 'content-security-policy': policy } : {}), way, reports);
    });
  }

  for (const [workers, way, reports] of [
    ['', 'page', 1],
    [' worker-src blob:', 'worker', 0],
  ] as const) {
    it(`a script of another origin${workers && `, and ${workers}`}: solves in the ${way}`, async () => {
      const policy = `${STRICT} script-src ${cdn.origin};${workers}`;
      await check(host.page(`<script type="module" src="${cdn.origin}/dist/solitaire-game.min.js"></script>${GAME}`, { 'content-security-policy': policy }), way, reports);
    });
  }

  it('a script of another origin, and a worker of its own that the page names: solves in the worker', async () => {
    const policy = `${STRICT} script-src ${cdn.origin}; worker-src 'self'`;
    const game = GAME.replace('variant', `worker-url="/dist/solitaire-game.worker.min.js" variant`);
    await check(host.page(`<script type="module" src="${cdn.origin}/dist/solitaire-game.min.js"></script>${game}`, { 'content-security-policy': policy }), 'worker', 0);
  });

  for (const [script, policy] of [
    ['nonce', "script-src 'nonce-abc'; worker-src 'self'"],
    ['nonce', "script-src 'nonce-abc' 'strict-dynamic'"],
    ['hash', `script-src '${hashes[ALL]!}'; worker-src 'self'`],
  ] as const) {
    it(`${script} under ${policy}, and a worker that the page names: solves in the worker`, async () => {
      const game = GAME.replace('variant', `worker-url="/dist/solitaire-game.worker.min.js" variant`);
      await check(host.page(SCRIPTS[script] + game, { 'content-security-policy': `${STRICT} ${policy}` }), 'worker', 0);
    });
  }

  it('a script of the old kind from another origin, with a hash: solves in a worker made from text', async () => {
    const policy = `${STRICT} script-src ${cdn.origin}; worker-src blob:`;
    const script = `<script crossorigin integrity="${hashes[ALL]!}" src="${cdn.origin}/dist/${ALL}"></script>`;
    await check(host.page(script + GAME, { 'content-security-policy': policy }), 'worker', 0);
  });

  it("a game's own page: solves in the worker", async () => {
    await check(`${embeds.origin}/play/klondike/10`, 'worker', 0);
  });

  it('the page for frames: solves in the worker', async () => {
    await check(`${embeds.origin}/embed.html?variant=klondike&seed=10`, 'worker', 0);
  });

  it('looks the same with and without a policy', async () => {
    const heights = [];
    for (const policy of ['', `${STRICT} script-src 'self'`]) {
      const { page, close } = await visit(browser, host.page(`<body>${SCRIPTS.parts}${GAME}`, policy ? { 'content-security-policy': policy } : {}));
      await page.evaluate(() => customElements.whenDefined('solitaire-game').then(() => document.querySelector('solitaire-game')!.ready));
      heights.push(await page.evaluate(() => [...document.querySelector('solitaire-game')!.shadowRoot!.querySelectorAll('[part~="card"]')].map((card) => card.getBoundingClientRect().toJSON() as unknown)));
      await close();
    }
    assert.equal(heights[0]?.length, 52);
    assert.deepEqual(heights[0], heights[1]);
  });

  it('a sandbox that lets nothing but scripts run, with modules of a server that shares them', async () => {
    const inner = `${cdn.origin}/dist/solitaire-game.min.js`;
    const html = `<script type="module" src="${inner}"></script><solitaire-game variant="klondike" seed="10" persist="game"></solitaire-game>`;
    const { page, errors, workers, close } = await visit(browser, host.page(html, { 'content-security-policy': 'sandbox allow-scripts' }));
    const { source, status } = await playThrough(page);
    assert.deepEqual([source, status, errors], ['player', 'won', []]);
    assert.equal(await workers(), 1);
    await close();
  });
});
