// Games in frames of another origin: embed.js and embed.html, the protocol between them, and strangers who join in.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { after, before, describe, it } from 'node:test';
import type { Browser, Frame, Page } from 'playwright-core';
import { formatRecord, Game } from '../../src/engine/index.js';
import { openEmbedSite } from './embed-site.js';
import type { Site } from './site.js';
import { openSite } from './site.js';
import { launch, playThrough, readyIn, sharedLink, visit } from './visit.js';

interface Message {
  ns?: string;
  v?: number;
  id?: string | null;
  type?: string;
  data?: Record<string, unknown>;
  message?: string;
  value?: number;
  secret?: string;
}

/** The page writes down what it hears, from whom. */
const LOG = `<script>
  heard = []; onmessage = ({ data, source }) => heard.push({ data, from: Array.from(frames).indexOf(source) });
  told = []; for (const type of ['ready', 'resize', 'state', 'deal', 'move', 'win', 'error']) addEventListener('solitaire-' + type, ({ target, detail }) => told.push({ id: target.id, type, detail }));
</script>`;

const heard = async (page: Page, from = 0): Promise<Message[]> =>
  page.evaluate((index) => (window as unknown as { heard: { data: unknown; from: number }[] }).heard.filter(({ from }) => from === index).map(({ data }) => data), from) as Promise<Message[]>;
const told = async (page: Page): Promise<{ id: string; type: string; detail: Record<string, unknown> }[]> =>
  page.evaluate(() => (window as unknown as { told: { id: string; type: string; detail: Record<string, unknown> }[] }).told);
const say = async (page: Page, message: unknown): Promise<void> => page.evaluate((data) => frames[0]!.postMessage(data, '*'), message);
const ours = (type: string, data?: unknown): unknown => ({ ns: 'solitaire-game', v: 1, type, data });

async function until(holds: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 8000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`It did not come true: ${holds.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
const untilHeard = async (page: Page, test: (message: Message) => boolean): Promise<void> => until(async () => (await heard(page)).some(test));
const frameOf = (page: Page, index = 0): Frame => page.frames().filter((frame) => frame !== page.mainFrame())[index]!;
const heightInside = async (frame: Frame): Promise<number> => frame.evaluate(() => Math.ceil(document.documentElement.getBoundingClientRect().height));

describe('games in frames', () => {
  let browser: Browser;
  let host: Site;
  let embeds: Site;
  let embedJs: string;
  before(async () => {
    [browser, host, embeds] = await Promise.all([launch(), openSite(), openEmbedSite()]);
    embedJs = `<script src="${embeds.origin}/embed.js"></script>`;
  });
  after(async () => {
    await browser.close();
    await Promise.all([host.close(), embeds.close()]);
  });

  const div = (attributes: string, id = 'a'): string => `<div class="solitaire-embed" id="${id}" ${attributes}><a href="/else">Play elsewhere</a></div>`;

  it('a div becomes a frame of the right size, and hears what happens in it', async () => {
    const csp = `default-src 'none'; script-src 'unsafe-inline' ${embeds.origin}; frame-src ${embeds.origin}; require-trusted-types-for 'script'; trusted-types 'none'`;
    const url = host.page(`<html lang="ru"><body style="margin:0">${LOG}${div('data-variant="klondike" data-seed="10"')}${embedJs}`, { 'content-security-policy': `${csp}; style-src 'unsafe-inline'` });
    const { page, violations, errors, close } = await visit(browser, url);
    await until(async () => (await told(page)).some(({ type }) => type === 'ready'));
    const frame = frameOf(page);
    const [title, loading] = await page.evaluate(() => [document.querySelector('iframe')!.title, document.querySelector('iframe')!.loading]);
    assert.deepEqual([title, loading], ['Карточная игра: пасьянс', 'lazy']);
    assert.equal(await frame.evaluate(() => document.querySelector('solitaire-game')!.shadowRoot!.querySelector('.root')!.getAttribute('lang')), 'ru');
    assert.equal(await page.locator('#a a').isVisible(), false);
    const box = (await page.locator('iframe').boundingBox())!;
    assert.deepEqual([box.width, box.height], [900, await heightInside(frame)]);
    const { source, status } = await playThrough(page, frame);
    assert.deepEqual([source, status], ['player', 'won']);
    await until(async () => (await told(page)).some(({ type }) => type === 'win'));
    const types = (await told(page)).map(({ type }) => type);
    assert.equal(types.filter((type) => type === 'ready').length, 1);
    assert.equal(types.filter((type) => type === 'win').length, 1);
    assert.ok(types.filter((type) => type === 'move').length > 50);
    assert.ok(types.indexOf('deal') < types.indexOf('ready'), 'the deal comes first, as with the element');
    assert.deepEqual([errors, violations], [[], []]);
    await close();
  });

  it('several divs, some put in later, the script twice: each hears its own, once', async () => {
    const url = host.page(`${LOG}${embedJs}${div('data-variant="aceless" data-seed="1"')}${div('data-variant="big-piano" data-seed="2"', 'b')}${embedJs}`);
    const { page, errors, close } = await visit(browser, url);
    await page.evaluate((html) => document.body.insertAdjacentHTML('afterbegin', html), div('data-variant="little-piano" data-seed="3"', 'c'));
    await until(async () => (await told(page)).filter(({ type }) => type === 'deal').length >= 2);
    await page.evaluate(() => scrollTo(0, 5000)); // the last one is lazy
    await until(async () => new Set((await told(page)).filter(({ type }) => type === 'ready').map(({ id }) => id)).size === 3);
    await new Promise((resolve) => setTimeout(resolve, 300));
    const deals = (await told(page)).filter(({ type }) => type === 'deal').map(({ id, detail }) => `${id} ${String(detail['variant'])} ${String(detail['seed'])}`);
    assert.deepEqual(deals.sort(), ['a aceless 1', 'b big-piano 2', 'c little-piano 3']);
    assert.equal((await told(page)).filter(({ type }) => type === 'ready').length, 3, 'once each');
    assert.equal(await page.locator('iframe').count(), 3);
    await page.evaluate(() => document.querySelector<HTMLIFrameElement>('#a iframe')!.src += '#?again');
    await page.evaluate(() => document.querySelector<HTMLIFrameElement>('#b iframe')!.src += '&open=true');
    await until(async () => (await told(page)).some(({ id, type, detail }) => id === 'b' && type === 'ready' && detail['open'] === true));
    await new Promise((resolve) => setTimeout(resolve, 300));
    assert.deepEqual((await told(page)).filter(({ type }) => type === 'ready').map(({ id }) => id).sort(), ['a', 'b', 'b', 'c'], 'and again where the frame was loaded anew');
    assert.deepEqual(errors, []);
    await close();
  });

  it('where no game arrives, what was in the div is shown again', async () => {
    const url = host.page(`${div(`data-src="${embeds.origin}/nothing.html"`)}${embedJs}`);
    const { page, close } = await visit(browser, url);
    assert.equal(await page.locator('#a a').isVisible(), false);
    await page.locator('#a a').waitFor({ state: 'visible', timeout: 12_000 });
    await close();
  });

  for (const src of ['javascript:parent.hit=1', 'http://[', 'https://x:y/'])
    it(`a frame is not sent to ${src}, and the next ones get their games`, async () => {
      const { page, errors, close } = await visit(browser, host.page(`${div(`data-src="${src}"`)}${div('data-seed="1"', 'b')}${embedJs}`));
      await page.evaluate((html) => document.body.insertAdjacentHTML('beforeend', html), div('data-seed="2"', 'c'));
      await page.locator('#c iframe').waitFor({ state: 'attached' });
      assert.deepEqual(await page.evaluate(() => Array.from(document.querySelectorAll('iframe'), ({ parentElement }) => parentElement!.id)), ['b', 'c']);
      assert.equal(await page.locator('#a a').isVisible(), true);
      assert.deepEqual(errors, []);
      await close();
    });

  it('an address is one of the page, also where the page has none of its own', async () => {
    const inner = `${div('data-src="frames/embed.html" data-seed="1"')}${embedJs}`.replaceAll('"', '&quot;');
    const { page, errors, close } = await visit(browser, host.page(`<iframe srcdoc="${inner}"></iframe>`));
    await page.frameLocator('iframe').locator('#a iframe').waitFor({ state: 'attached' });
    assert.equal(await page.frameLocator('iframe').locator('#a iframe').getAttribute('src'), `${host.origin}/frames/embed.html?seed=1`);
    assert.deepEqual(errors, []);
    await close();
  });

  const framed = (query: string, attributes = '', hash = ''): string => `${LOG}<iframe src="${embeds.origin}/embed.html?${query}${hash}" width="600" height="400" ${attributes}></iframe>`;

  it('a frame in a sandbox plays, without storage and without an error', async () => {
    const url = host.page(`<body style="margin:0">${framed('variant=klondike&seed=10&persist=game&id=g1', 'sandbox="allow-scripts" style="width:900px;height:800px;border:0"')}`);
    const { page, violations, errors, close } = await visit(browser, url);
    await untilHeard(page, ({ type }) => type === 'ready');
    const frame = frameOf(page);
    assert.equal(await frame.evaluate(() => origin), 'null');
    const { source, status, hint, expectedHint } = await playThrough(page, frame);
    assert.deepEqual([source, status, hint], ['player', 'won', expectedHint]);
    await untilHeard(page, ({ type }) => type === 'win');
    assert.ok((await heard(page)).filter(({ ns }) => ns).every(({ v, id }) => v === 1 && id === 'g1'));
    assert.deepEqual([errors, violations], [[], []]);
    await close();
  });

  it('answers hello, get, set and focus', async () => {
    const { page, close } = await visit(browser, host.page(framed('variant=klondike&seed=1')));
    await untilHeard(page, ({ type }) => type === 'ready');
    await say(page, ours('hello'));
    await until(async () => (await heard(page)).filter(({ type }) => type === 'ready').length === 2);
    await say(page, ours('set', { variant: 'big-piano', seed: 7, theme: 'dark', lang: 'uk', open: true }));
    await untilHeard(page, ({ type, data }) => type === 'deal' && data?.['variant'] === 'big-piano' && data['seed'] === 7);
    await say(page, ours('get'));
    await untilHeard(page, ({ type, data }) => type === 'state' && data?.['variant'] === 'big-piano' && data['open'] === true && data['count'] === 0);
    assert.equal(await frameOf(page).evaluate(() => document.documentElement.lang), 'uk');
    await say(page, ours('focus'));
    await until(async () => frameOf(page).evaluate(() => document.activeElement?.localName === 'solitaire-game'));
    await say(page, ours('set', { seed: null, open: null, lang: null, theme: null }));
    await until(async () => frameOf(page).evaluate(() => document.querySelector('solitaire-game')!.getAttribute('seed') === null));
    await close();
  });

  it('is silent while there is no game yet, and without an error', async () => {
    const html = await readFile(new URL('../../dist/embed.html', import.meta.url), 'utf8');
    const frame = embeds.page(html.replace(/<script[^>]*classic\.js.*/, ''), {}, '/too-early.html');
    const { page, errors, close } = await visit(browser, host.page(`${LOG}<iframe src="${frame}"></iframe>`));
    for (const type of ['hello', 'get', 'focus']) await say(page, ours(type));
    await say(page, ours('set', { seed: -1 }));
    await untilHeard(page, ({ type }) => type === 'error');
    assert.deepEqual((await heard(page)).filter(({ ns, type }) => ns && type !== 'resize').map(({ type }) => type), ['error']);
    assert.deepEqual(errors, []);
    await close();
  });

  it('a link that the player shares leads to the game, and to nothing of the host', async () => {
    const { page, close } = await visit(browser, host.page(framed(`variant=klondike&seed=10&lang=uk&id=g1&origin=${encodeURIComponent(host.origin)}`, '', '#?secret=abc')));
    await untilHeard(page, ({ type }) => type === 'ready');
    const frame = frameOf(page);
    await frame.evaluate(() => {
      const game = document.querySelector('solitaire-game')!;
      game.newGame({ variant: 'big-piano', seed: 7 });
      game.play('stock>waste');
    });
    const deal = await sharedLink(frame);
    assert.match(deal, new RegExp(`^${embeds.origin}/embed\\.html\\?variant=klondike&seed=10&lang=uk&record=1\\.big-piano\\.n7\\.\\w+$`));
    const moves = await sharedLink(frame, { moves: true });
    await close();

    const dealt = await visit(browser, deal);
    await dealt.page.waitForFunction(() => document.querySelector('solitaire-game')!.seed === 7);
    assert.equal(await dealt.page.evaluate(() => document.querySelector('solitaire-game')!.record), new URL(deal).searchParams.get('record'));
    assert.equal(new URL(await sharedLink(dealt.page)).searchParams.getAll('record').length, 1);
    await dealt.close();

    const shown = await visit(browser, moves);
    await shown.page.locator('solitaire-game dialog.wide').waitFor();
    assert.deepEqual([...dealt.errors, ...shown.errors], []);
    await shown.close();

    const broken = await visit(browser, `${embeds.origin}/embed.html?seed=3&record=nonsense`);
    await readyIn(broken.page);
    await broken.page.waitForTimeout(300);
    assert.equal(await broken.page.evaluate(() => document.querySelector('solitaire-game')!.seed), 3);
    assert.deepEqual(broken.errors, []);
    await broken.close();
  });

  it('shows the game that its div has as a record, and tells the page around of one that is none', async () => {
    const record = formatRecord(Game.deal({ variant: 'aceless', seed: 5 }).save());
    const { page, errors, close } = await visit(browser, host.page(`${LOG}${div(`data-seed="1" data-record="${record}"`)}${div(`data-seed="2" data-record="${record.slice(1)}"`, 'b')}${embedJs}`));
    await until(async () => (await told(page)).some(({ id, type, detail }) => id === 'a' && type === 'deal' && detail['variant'] === 'aceless' && detail['seed'] === 5));
    await until(async () => (await told(page)).some(({ id, type }) => id === 'b' && type === 'error'));
    const faults = (await told(page)).filter(({ type }) => type === 'error').map(({ id, detail }) => [id, (detail['cause'] as { code: string }).code]);
    assert.deepEqual(faults, [['b', 'invalid-record']]);
    assert.deepEqual(errors, []);
    await close();
  });

  it('takes no nonsense, from its address or by message', async () => {
    const huge = 'x'.repeat(1_000_000);
    const { page, errors, close } = await visit(browser, host.page(framed(`variant=klondike&seed=1&open=perhaps&lang=%3Cb%3E&id=%22&utm_source=x&seed=2&controls=full`)));
    await untilHeard(page, ({ type }) => type === 'ready');
    const faults = (await heard(page)).filter(({ type }) => type === 'error').map(({ data }) => data?.['message']);
    assert.deepEqual(faults, ['Not taken: open, lang, id.']);
    const nonsense: readonly unknown[] = [
      null, 0, '', huge, [], {}, [ours('set', { seed: 3 })], JSON.stringify(ours('set', { seed: 3 })),
      { ...(ours('set', { seed: 3 }) as object), ns: 'solitaire' }, { ...(ours('set', { seed: 3 }) as object), ns: ['solitaire-game'] },
      { ...(ours('set', { seed: 3 }) as object), v: 2 }, { ...(ours('set', { seed: 3 }) as object), v: '1' },
      { ...(ours('set', { seed: 3 }) as object), id: 'another' }, { ...(ours('set', { seed: 3 }) as object), type: ['set'] },
      ours('constructor'), ours('__proto__'), ours(huge, huge), ours('hello\n'),
    ];
    for (const message of nonsense) await say(page, message);
    const refused: readonly unknown[] = [
      { seed: -1 }, { seed: 1.5 }, { seed: 2 ** 60 }, { seed: '' }, { seed: huge }, { seed: { valueOf: 1 } }, { seed: ['3'] }, { variant: 'A b' }, { variant: '../x' }, { variant: 'whist' },
      { lang: 'javascript:1' }, { onclick: 'alert(1)' }, { style: 'color:red' }, { constructor: 'x' }, { __proto__x: 1, seed: 3 }, { seed: 3, open: 'maybe' }, 'seed=3', 3, { persist: 'a b' },
    ];
    for (const data of refused) await say(page, ours('set', data));
    await until(async () => (await heard(page)).filter(({ type }) => type === 'error').length === 1 + refused.length);
    await say(page, ours('get'));
    await untilHeard(page, ({ type, data }) => type === 'state' && data?.['seed'] === 2 || type === 'state' && data?.['seed'] === 1);
    const state = (await heard(page)).filter(({ type }) => type === 'deal');
    assert.equal(state.length, 1, 'nothing was dealt anew');
    const attributes = await frameOf(page).evaluate(() => document.querySelector('solitaire-game')!.getAttributeNames().sort());
    assert.deepEqual(attributes, ['controls', 'seed', 'share-url', 'variant']);
    assert.ok((await heard(page)).every((message) => JSON.stringify(message).length < 2000), 'no echo of what is huge');
    assert.deepEqual(errors, []);
    await close();
  });

  it('says of itself, too, what was not taken: a game that is none, an origin, an id', async () => {
    const { page, errors, close } = await visit(browser, host.page(framed('variant=whist&seed=10&origin=notaurl&id=a%20b')));
    await untilHeard(page, ({ type }) => type === 'ready');
    const faults = (await heard(page)).filter(({ type }) => type === 'error').map(({ data }) => data?.['message']);
    assert.deepEqual(faults, ['Not taken: variant, id, origin.']);
    assert.equal(await frameOf(page).evaluate(() => document.querySelector('solitaire-game')!.variant), 'klondike');
    await say(page, ours('set', { variant: 'whist', seed: 3 }));
    await until(async () => (await heard(page)).filter(({ type }) => type === 'error').length === 2);
    assert.equal(await frameOf(page).evaluate(() => document.querySelector('solitaire-game')!.seed), 10);
    assert.deepEqual(errors, []);
    await close();
  });

  for (const [name, query, height] of [
    ['the game', 'variant=klondike&seed=10', 600],
    ['what is wrong with the game', 'variant=klondike&seed=99999999999999999999', 20],
  ] as const) {
    it(`says no height before there is that of ${name}, in no host's words`, async () => {
      const { page, close } = await visit(browser, host.page(framed(query, 'style="width:600px;height:600px"', '#?secret=abc')));
      await untilHeard(page, ({ type }) => type === 'resize');
      await page.waitForTimeout(300);
      const inside = await heightInside(frameOf(page));
      assert.ok(inside > height, `${inside}`);
      const heights = (await heard(page)).flatMap((message) => {
        if (typeof message === 'string') return [(JSON.parse(message) as { height: number }).height];
        return message.type === 'resize' ? [message.data!['height'] as number] : message.message === 'height' ? [message.value!] : [];
      });
      assert.ok(heights.length >= 3, 'in the words of three');
      assert.deepEqual([...new Set(heights)], [inside]);
      await close();
    });
  }

  it('hears nobody but the page around, and that page nobody but its frames', async () => {
    const stranger = host.page(`<script>
      tell = (message) => { parent.frames[0].postMessage(message, '*'); parent.postMessage(message, '*'); };
    </script>`);
    const url = host.page(`${LOG}${div('data-variant="klondike" data-seed="1"')}${embedJs}<iframe id="stranger" src="${stranger}"></iframe>`);
    const { page, errors, close } = await visit(browser, url);
    await until(async () => (await told(page)).some(({ type }) => type === 'ready'));
    await page.waitForTimeout(300);
    const before = (await told(page)).length;
    const height = await page.evaluate(() => document.querySelector('iframe')!.style.height);
    await page.frames().find((frame) => frame.url() === stranger)!.evaluate(
      (messages) => messages.forEach((message) => (window as unknown as { tell(message: unknown): void }).tell(message)),
      [ours('set', { seed: 9 }), ours('hello'), ours('get'), ours('resize', { height: 3000 }), ours('win', {}), ours('ready', {})],
    );
    await page.waitForTimeout(500);
    assert.equal((await told(page)).length, before);
    assert.equal(await page.evaluate(() => document.querySelector('iframe')!.style.height), height);
    // What its own frame says is checked as well.
    for (const data of [{ height: 1e9 }, { height: '500' }, { height: null }, null, 'x']) await frameOf(page).evaluate((message) => parent.postMessage(message, '*'), ours('resize', data));
    await frameOf(page).evaluate((message) => parent.postMessage(message, '*'), ours('a b', {}));
    await page.waitForTimeout(300);
    assert.equal((await told(page)).length, before);
    assert.equal(await page.evaluate(() => document.querySelector('iframe')!.style.height), height);
    assert.deepEqual(errors, []);
    await close();
  });

  it('says its height to the one origin that it was told of, and to no other', async () => {
    const mine = await visit(browser, host.page(framed(`seed=1&origin=${encodeURIComponent(host.origin)}`)));
    await untilHeard(mine.page, ({ type }) => type === 'ready');
    await mine.close();
    const other = await visit(browser, host.page(framed('seed=1&origin=https%3A%2F%2Fexample.org')));
    await frameOf(other.page).evaluate(() => customElements.whenDefined('solitaire-game').then(() => document.querySelector('solitaire-game')!.ready));
    await say(other.page, ours('hello'));
    await other.page.waitForTimeout(500);
    assert.deepEqual(await heard(other.page), []);
    await other.close();
  });

  it('tells WordPress and Embedly its height in their words, also where twelve frames are hidden at first', async () => {
    const hidden = 'sandbox="allow-scripts" style="position:absolute;visibility:hidden;top:20000px"';
    const frames = Array.from({ length: 12 }, (_, index) => `<iframe src="${embeds.origin}/embed.html?seed=${index}#?secret=abc${index}" width="600" height="338" ${hidden}></iframe>`);
    const { page, errors, close } = await visit(browser, host.page(LOG + frames.join('')));
    for (let index = 0; index < 12; index++) {
      await until(async () => (await heard(page, index)).some(({ message, value, secret }) => message === 'height' && value! > 300 && secret === `abc${index}`));
    }
    const inside = await heightInside(frameOf(page, 11));
    const messages = await heard(page, 11);
    assert.ok(messages.every(({ message, value }) => message !== 'height' || value! > 300), 'no height of a page without its game');
    assert.equal(messages.filter(({ message }) => message === 'height').at(-1)!.value, inside);
    const embedly = (messages as unknown[]).filter((message) => typeof message === 'string').map((text) => JSON.parse(text) as Record<string, unknown>);
    assert.deepEqual(embedly.at(-1), { src: `${embeds.origin}/embed.html?seed=11#?secret=abc11`, context: 'iframe.resize', height: inside });
    // WordPress asks again when its own script comes late.
    await page.evaluate(() => (window as unknown as { heard: unknown[] }).heard.splice(0));
    await say(page, { message: 'ready', secret: 'abc0' });
    await untilHeard(page, ({ message }) => message === 'height');
    assert.deepEqual(errors, []);
    await close();
  });

  it('follows its width, and comes to rest', async () => {
    const { page, close } = await visit(browser, host.page(`<div id="box" style="width:700px">${LOG}${div('data-variant="klondike" data-seed="1"')}${embedJs}</div>`));
    await until(async () => (await told(page)).some(({ type }) => type === 'ready'));
    await page.evaluate(() => (document.querySelector<HTMLElement>('#box')!.style.width = '340px'));
    await page.waitForTimeout(1500);
    const count = (await told(page)).length;
    const narrow = (await page.locator('iframe').boundingBox())!;
    assert.deepEqual([narrow.width, narrow.height], [340, await heightInside(frameOf(page))]);
    assert.ok(narrow.height < 600);
    await page.waitForTimeout(1500);
    assert.equal((await told(page)).length, count, 'nothing more is said');
    await close();
  });
});
