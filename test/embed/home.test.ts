// The page at a server's own address, as a pure function: what stands on it is what an editor pastes elsewhere.
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { homePage } from '../../src/embed/server/home.js';
import { gameOf, pageUrl } from '../../src/embed/server/index.js';

const SITE = { base: 'https://cards.example/games/' };
const DEALS = [{ variant: 'klondike', seed: 10 }, { variant: 'big-piano', seed: 7 }];
const text = (html: string): string => html.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&');

it('says what the site is called, whatever is in its name', () => {
  const page = homePage(DEALS, { ...SITE, name: 'Cards & <b>Co</b>' }, null);
  for (const tag of ['title', 'h1']) assert.ok(page.includes(`<${tag}>Cards &amp; &lt;b&gt;Co&lt;/b&gt;</${tag}>`));
});

it('gives two lines to paste, which are HTML of their own and lead to the first game in the language of the page', () => {
  const [, shown] = /<pre><code>([^]*?)<\/code><\/pre>/.exec(homePage(DEALS, SITE, 'uk-UA'))!;
  const url = pageUrl(gameOf({ variant: 'klondike', seed: 10, lang: 'uk' })!, SITE);
  assert.deepEqual(text(shown!).split('\n'), [
    `<div class="solitaire-embed" data-variant="klondike" data-seed="10" data-lang="uk"><a href="${url}">Косинка, розклад 10</a></div>`,
    '<script async src="https://cards.example/games/embed.js"></script>',
  ]);
});

it('is in English where its language is not known, whatever was asked for', () => {
  for (const lang of [null, '', 'de', 'constructor', '__proto__', '"><script>']) assert.match(homePage(DEALS, SITE, lang), /^<!doctype html>\n<html lang="en">/);
});

it('leads to itself in the other languages', () => {
  const page = homePage(DEALS, SITE, 'ru');
  const links = [...page.matchAll(/<a href="([^"]+)" lang="(\w+)" hreflang="(\w+)">/g)].map(([, ...parts]) => parts);
  assert.deepEqual(links, [['https://cards.example/games/?lang=en', 'en', 'en'], ['https://cards.example/games/?lang=uk', 'uk', 'uk']]);
});

it('leaves out a game that there is not', () => {
  assert.doesNotMatch(homePage([...DEALS, { variant: 'chess', seed: 1 }], SITE, null), /chess/);
});
