// What a server of games answers: pages, oEmbed, files, headers; and what it keeps to itself.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { deal, formatRecord, Game, legalMoves, parseRecord, shuffle, variants } from '../../src/engine/index.js';
import { answer, frameUrl, gameAt, gameOf, gamePage, oembedOf, pageUrl, prerender, titleOf, type Reply } from '../../src/embed/server/index.js';
import { usualHeight } from '../../src/embed/size.js';
import { layoutOf } from '../../src/table/geometry.js';

const SITE = { base: 'https://cards.example/games/', name: 'Cards' };
const get = (path: string): ReturnType<typeof answer> => answer(new URL(path, SITE.base), SITE);
const body = (path: string): string => (get(path) as Reply).body;
const oembed = (query: string): Record<string, unknown> => JSON.parse(body(`oembed.json?${query}`)) as Record<string, unknown>;
const urlOf = (path: string): string => `url=${encodeURIComponent(SITE.base + path)}`;

describe('the addresses of games', () => {
  it('name a game and its wishes, and are written as they are read', () => {
    const game = gameAt(new URL('play/klondike/42?open=true&lang=uk&utm_source=x', SITE.base), SITE)!;
    assert.deepEqual(game, { variant: 'klondike', seed: '42', lang: 'uk', fields: { variant: 'klondike', seed: '42', open: 'true', lang: 'uk' } });
    assert.equal(pageUrl(game, SITE), 'https://cards.example/games/play/klondike/42?open=true&lang=uk');
    assert.equal(frameUrl(game, SITE), 'https://cards.example/games/embed.html?open=true&lang=uk&variant=klondike&seed=42');
    assert.deepEqual(gameAt(new URL(pageUrl(game, SITE)), SITE), game);
    assert.equal(titleOf(game), 'Косинка, розклад 42');
    assert.equal(titleOf(gameOf({ variant: 'klondike', seed: 'daily', lang: 'ru' })!), 'Косинка, расклад дня');
    assert.equal(titleOf(gameOf({ variant: 'klondike', seed: 42, lang: 'UK-ua' })!), 'Косинка, розклад 42');
    assert.equal(titleOf(gameOf({ variant: 'klondike', seed: 42, lang: 'de' })!), 'Klondike, deal 42', 'in English where nobody has translated it');
    const named = gameOf({ variant: 'little-piano', seed: 'Ольга & <Ко>/1' })!;
    assert.deepEqual(gameAt(new URL(pageUrl(named, SITE)), SITE), named);
  });

  for (const path of ['play/', 'play/chess', 'play/klondike//', 'play/klondike?seed=99999999999999999999', 'play/chess/1', 'play/Klondike/1', 'play/klondike/1/2', 'play/klondike/99999999999999999999', 'play/klondike/%00', 'play/klondike/%E0%A4', '../play/klondike/1', 'replay/klondike/1', 'x/play/klondike/1']) {
    it(`mean no game: ${path}`, () => {
      assert.equal(gameAt(new URL(path, SITE.base), SITE), null);
      assert.equal(get(path).status, 404);
    });
  }

  for (const path of ['play/klondike', 'play/klondike/']) {
    it(`have no deal where the browser is to choose one: ${path}`, () => {
      const game = gameAt(new URL(`${path}?lang=ru`, SITE.base), SITE)!;
      assert.deepEqual(game, { variant: 'klondike', seed: null, lang: 'ru', fields: { variant: 'klondike', lang: 'ru' } });
      assert.equal(pageUrl(game, SITE), `${SITE.base}play/klondike?lang=ru`);
      assert.equal(frameUrl(game, SITE), `${SITE.base}embed.html?lang=ru&variant=klondike`);
      assert.equal(titleOf(game), 'Косинка');
      const page = body(`${path}?lang=ru`);
      assert.match(page, /<solitaire-game lang="ru" variant="klondike"><p>Косинка<\/p><\/solitaire-game>/);
      assert.match(page, /og:description" content="Пасьянс, в который можно играть прямо на странице\."/);
      const [, discovery] = /type="application\/json\+oembed" href="([^"]+)"/.exec(page)!;
      const found = JSON.parse((answer(new URL(discovery!.replaceAll('&amp;', '&')), SITE) as Reply).body) as { title: string; html: string };
      assert.equal(found.title, 'Косинка');
      assert.match(found.html, /src="https:\/\/cards\.example\/games\/embed\.html\?lang=ru&amp;variant=klondike"/);
    });
  }

  it('have a deal in the query as well, and the deal in the path before it', () => {
    assert.equal(pageUrl(gameAt(new URL('play/klondike?seed=7', SITE.base), SITE)!, SITE), `${SITE.base}play/klondike/7`);
    assert.equal(gameAt(new URL('play/klondike/8?seed=7', SITE.base), SITE)!.seed, '8');
  });

  it('leave out wishes that make no sense', () => {
    const game = gameAt(new URL('play/aceless/1?theme=%22%3E&onload=x&controls=none&seed=7&variant=klondike', SITE.base), SITE)!;
    assert.deepEqual(game.fields, { variant: 'aceless', seed: '1', controls: 'none' });
  });
});

describe('a game that a player shared', () => {
  const shared = Game.deal({ variant: 'big-piano', seed: 7 });
  shared.play({ from: 'stock', to: 'waste', count: 1 });
  const record = formatRecord(shared.save());
  const path = `play/klondike/10?lang=uk&record=${record}`;

  it('stays in the addresses of its page and of its frame, and is what they are called by', () => {
    const game = gameAt(new URL(path, SITE.base), SITE)!;
    assert.deepEqual(game.shared, { record, variant: 'big-piano', seed: '7' });
    assert.deepEqual(game.fields, { variant: 'klondike', seed: '10', lang: 'uk' });
    assert.equal(pageUrl(game, SITE), SITE.base + path);
    assert.equal(frameUrl(game, SITE), `https://cards.example/games/embed.html?lang=uk&variant=klondike&seed=10&record=${record}`);
    assert.equal(titleOf(game), 'Велике піаніно, розклад 7');
  });

  it('goes from the page through oEmbed into the frame', () => {
    const page = body(path);
    assert.ok(page.includes(`<meta property="og:url" content="${SITE.base}${path.replaceAll('&', '&amp;')}">`));
    assert.ok(page.includes(`<link rel="canonical" href="${SITE.base}${path.replaceAll('&', '&amp;')}">`));
    assert.match(page, /<meta property="og:title" content="Велике піаніно, розклад 7">/);
    assert.ok(page.includes(`<solitaire-game lang="uk" variant="klondike" seed="10" data-record="${record}">`));
    const [, discovery] = /type="application\/json\+oembed" href="([^"]+)"/.exec(page)!;
    const found = JSON.parse((answer(new URL(discovery!.replaceAll('&amp;', '&')), SITE) as Reply).body) as { title: string; html: string };
    assert.equal(found.title, 'Велике піаніно, розклад 7');
    const [, src] = /<iframe src="([^"]+)"/.exec(found.html)!;
    assert.equal(new URL(src!.replaceAll('&amp;', '&')).searchParams.get('record'), record);
    assert.match(String(oembed(`${urlOf(path)}&dnt=1`)['html']), new RegExp(`^<blockquote><a href="[^"]+record=${record.replaceAll('.', '\\.')}">`));
  });

  it('has no deal in its name where its deck was given card by card', () => {
    const dealt = formatRecord(Game.deal({ variant: 'klondike', deck: shuffle('klondike', 1) }).save());
    assert.equal(titleOf(gameOf({ variant: 'aceless', seed: 1, record: dealt })!), 'Klondike');
  });

  const bad: Readonly<Record<string, unknown>> = {
    nothing: '',
    'a word': 'nonsense',
    'one that lost a character': record.slice(0, -1),
    'one of another release': record.replace(/^1/, '2'),
    'one with something before it': ` ${record}`,
    'a tag': '"><script>alert(1)</script>',
    'what is no text': { record },
    'far too much': 'x'.repeat(20_000),
  };
  for (const [name, wish] of Object.entries(bad)) {
    it(`is left out, as other wishes are that make no sense: ${name}`, () => {
      const game = gameOf({ variant: 'klondike', seed: 10, theme: 'pink', record: wish })!;
      assert.deepEqual(game, { variant: 'klondike', seed: '10', lang: 'en', fields: { variant: 'klondike', seed: '10' } });
      const page = body(`play/klondike/10?record=${encodeURIComponent(String(wish))}`);
      assert.match(page, /<meta property="og:url" content="https:\/\/cards\.example\/games\/play\/klondike\/10">/);
      assert.doesNotMatch(page, /record/);
      assert.doesNotMatch(String(oembed(urlOf(`play/klondike/10?record=${encodeURIComponent(String(wish))}`))['html']), /record/);
    });
  }

  it('is left out where a few characters stand for thousands of moves, and keep a server busy', () => {
    const idle = Game.deal({ variant: 'klondike', seed: 1 });
    const shared = (): unknown => gameOf({ variant: 'klondike', seed: 10, record: formatRecord(idle.save()) })!.shared;
    const turn = (): void => void idle.play(legalMoves(idle.position).find(({ from, to }) => from === 'stock' || to === 'stock')!);
    for (let count = 0; count < 60; count++) turn();
    assert.ok(shared());
    while (idle.count < 4000) turn();
    assert.ok(formatRecord(idle.save()).length < 1000);
    assert.equal(shared(), undefined);
  });

  it('is left out where it is too long for an address', () => {
    const long = Game.deal({ variant: 'klondike', seed: 10 });
    for (let dice = 1; long.count < 5000; dice = (dice * 75 + 74) % 65_537) {
      const moves = legalMoves(long.position);
      long.play(moves[dice % moves.length]!);
    }
    const text = formatRecord(long.save());
    assert.ok(text.length > 1000 && parseRecord(text).played === 5000, `${text.length}`);
    assert.equal(gameOf({ variant: 'klondike', seed: 10, record: text })!.shared, undefined);
  });

  it('has a page made in advance, and is refused there where it is none', () => {
    const page = prerender([{ variant: 'klondike', seed: 10, record }], SITE).get('play/klondike/10/index.html')!;
    assert.ok(page.includes(`data-record="${record}"`));
    assert.throws(() => prerender([{ variant: 'klondike', seed: 10, record: record.slice(1) }], SITE), /no record of a game/);
  });
});

describe('oEmbed', () => {
  it('gives a frame that fits', () => {
    const wide = oembed(urlOf('play/klondike/42?lang=ru'));
    assert.deepEqual([wide['version'], wide['type'], wide['title'], wide['provider_name'], wide['width'], wide['height']], ['1.0', 'rich', 'Косинка, расклад 42', 'Cards', 600, 674]);
    assert.equal(
      wide['html'],
      '<iframe src="https://cards.example/games/embed.html?lang=ru&amp;variant=klondike&amp;seed=42" width="600" height="674" title="Косинка, расклад 42"></iframe>',
    );
    const small = oembed(`${urlOf('play/klondike/42')}&maxwidth=320&maxheight=300`);
    assert.deepEqual([small['width'], small['height']], [320, 300]);
    for (const [limits, size] of [['maxwidth=150&maxheight=100', [150, 100]], ['maxwidth=1&maxheight=1', [1, 1]], ['maxwidth=0&maxheight=0', [1, 1]]] as const) {
      const tiny = oembed(`${urlOf('play/klondike/42')}&${limits}`);
      assert.deepEqual([tiny['width'], tiny['height']], size);
      assert.match(String(tiny['html']), new RegExp(`width="${size[0]}" height="${size[1]}"`));
    }
    const odd = oembed(`${urlOf('play/klondike/42')}&maxwidth=-5&maxheight=1e9`);
    assert.deepEqual([odd['width'], odd['height']], [600, 674]);
  });

  it('is about as high as the game is, and rather a little more', () => {
    for (const variant of variants.keys()) {
      for (const width of [360, 400, 480, 540, 600]) {
        const { height } = layoutOf(deal(variant, 0), { width });
        const given = Number(oembed(`${urlOf(`play/${variant}/42`)}&maxwidth=${width}`)['height']);
        const spare = given - height - (width > 380 ? 52 : 48);
        assert.ok(spare >= -8 && spare < 30, `${variant} at ${width}: ${spare} to spare`);
      }
    }
  });

  it('is as high for a game that nobody has measured as for most', () => {
    for (const variant of ['constructor', 'my-own', undefined]) assert.equal(usualHeight(600, variant), usualHeight(600, 'klondike'));
  });

  it('gives WordPress the quotation that it hides once the frame has told its height', () => {
    assert.match(
      String(oembed(`${urlOf('play/klondike/42?lang=ru')}&maxwidth=500&dnt=1`)['html']),
      /^<blockquote><a href="https:\/\/cards\.example\/games\/play\/klondike\/42\?lang=ru">Косинка, расклад 42<\/a><\/blockquote><iframe src="[^"]+" width="500" height="584" title="[^"]+"><\/iframe>$/,
    );
  });

  for (const [query, status] of [
    ['', 400],
    ['url=nonsense', 404],
    ['url=https%3A%2F%2Felsewhere.example%2Fplay%2Fklondike%2F1', 404],
    [`${urlOf('play/klondike/1')}&format=xml`, 501],
    [urlOf('embed.html'), 404],
  ] as const) {
    it(`answers ${status} to ${query || 'nothing'}`, () => assert.equal(get(`oembed.json?${query}`).status, status));
  }

  it('has the picture of the site, where there is one, and a name where the site has none', () => {
    const game = gameOf({ variant: 'klondike', seed: 1 })!;
    const [named, bare] = [oembedOf(game, { ...SITE, image: 'https://cards.example/p.png' }), oembedOf(game, { base: SITE.base })];
    assert.deepEqual([named['thumbnail_url'], 'thumbnail_url' in bare], ['https://cards.example/p.png', false]);
    assert.equal(bare['provider_name'], 'solitaire-game');
    assert.match(gamePage(game, { base: SITE.base }, SITE.base), /og:site_name" content="solitaire-game"/);
  });

  it('escapes what it is given', () => {
    const html = String(oembed(`${urlOf(`play/klondike/${encodeURIComponent('"><script>alert(1)</script>')}`)}&dnt=1`)['html']);
    assert.doesNotMatch(html, /<script|"">/);
    const wishes = String(oembed(`${urlOf('play/klondike/1?open=true&lang=en')}&dnt=1`)['html']);
    assert.doesNotMatch(wishes, /&(?!amp;)/);
    assert.match(html, /title="Klondike, deal &quot;&gt;&lt;script&gt;/);
  });
});

describe('the page of a game', () => {
  it('can be shown, found and embedded', () => {
    const page = body('play/big-piano/7?lang=en');
    assert.match(page, /<title>Big Piano, deal 7<\/title>/);
    assert.match(page, /<meta property="og:url" content="https:\/\/cards\.example\/games\/play\/big-piano\/7\?lang=en">/);
    assert.match(page, /<meta name="twitter:card" content="summary">/);
    assert.match(page, /<solitaire-game lang="en" variant="big-piano" seed="7"><p>Big Piano, deal 7<\/p><\/solitaire-game>/);
    const [, discovery] = /type="application\/json\+oembed" href="([^"]+)"/.exec(page)!;
    const found = answer(new URL(discovery!.replaceAll('&amp;', '&')), SITE) as Reply;
    assert.equal((JSON.parse(found.body) as { title: string }).title, 'Big Piano, deal 7');
    assert.doesNotMatch(page, /<script(?! (type="module"|defer) src=)|style="| on[a-z]+=/);
  });

  it('shows a picture where the site has one', () => {
    const reply = answer(new URL('play/klondike/1', SITE.base), { ...SITE, image: 'https://cards.example/p.png' }) as Reply;
    assert.match(reply.body, /<meta property="og:image" content="https:\/\/cards\.example\/p\.png">\n<meta name="twitter:card" content="summary_large_image">/);
  });

  it('escapes what it is given', () => {
    const page = body(`play/klondike/${encodeURIComponent(`"'><img src=x onerror=alert(1)>`)}?lang=en`);
    assert.doesNotMatch(page, /<img/);
  });
});

describe('the files', () => {
  it('are those for pages, with the headers that frames need', () => {
    const frame = get('embed.html?variant=klondike');
    assert.deepEqual('file' in frame && frame.file, 'embed.html');
    assert.match(frame.headers['content-security-policy']!, /^frame-ancestors \*; default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; worker-src 'self' blob:; img-src 'self'; base-uri 'none'/);
    assert.equal(frame.headers['access-control-allow-origin'], '*');
    assert.equal(frame.headers['cross-origin-resource-policy'], 'cross-origin');
    assert.equal(Object.keys(frame.headers).some((name) => name === 'x-frame-options'), false);
    assert.match(get('solitaire-game.play.Due3Ga_N.min.js').headers['cache-control']!, /immutable/);
    for (const name of ['solitaire-game.min.js', 'solitaire-game.worker.min.js', 'solitaire-game.classic.js']) assert.doesNotMatch(get(name).headers['cache-control']!, /immutable/, name);
    for (const name of ['embed.js', 'embed-page.js', 'embed-page.css', 'solitaire-game.min.js', 'solitaire-game.classic.js', 'decks/classic.js', 'sri.json']) assert.equal(get(name).status, 200, name);
  });

  it('have each its type, and are of this site alone', () => {
    for (const [name, type] of Object.entries({ 'embed.html': 'text/html', 'embed-page.css': 'text/css', 'embed-page.js': 'text/javascript', 'sri.json': 'application/json' })) {
      assert.equal(get(name).headers['content-type'], `${type}; charset=utf-8`);
    }
    assert.equal(get('https://elsewhere.example/games/embed.html').status, 404);
  });

  for (const path of ['', 'package.json', '../package.json', 'solitaire-game.../x.js', '%2e%2e%2fpackage.json', 'engine/index.js', 'decks/classic.d.ts', 'embed.html/', 'embed.html%00', 'solitaire-game.a%2fb.js']) {
    it(`are not: ${path || '(nothing)'}`, () => assert.equal(get(path).status, 404));
  }
});

describe('pages made in advance', () => {
  it('are found where their addresses say', () => {
    const files = prerender([{ variant: 'klondike', seed: 42 }, { variant: 'aceless', seed: 'Ольга', lang: 'ru', open: true }], SITE);
    assert.deepEqual([...files.keys()], ['play/klondike/42/index.html', 'play/klondike/42/oembed.json', 'play/aceless/Ольга/index.html', 'play/aceless/Ольга/oembed.json']);
    const page = files.get('play/aceless/Ольга/index.html')!;
    assert.match(page, /<html lang="ru"/);
    assert.ok(page.includes(`href="https://cards.example/games/play/aceless/${encodeURIComponent('Ольга')}/oembed.json"`));
    assert.match((JSON.parse(files.get('play/aceless/Ольга/oembed.json')!) as { html: string }).html, /open=true/);
  });

  it('have folders with the name of the seed, whatever is in it, and addresses that lead there', () => {
    for (const seed of ['100%', '%2F', 'a b & <c>?#']) {
      const files = prerender([{ variant: 'klondike', seed }], SITE);
      const folder = `play/klondike/${seed}/`;
      assert.deepEqual([...files.keys()], [`${folder}index.html`, `${folder}oembed.json`]);
      const [, address] = /oembed" href="([^"]+)"/.exec(files.get(`${folder}index.html`)!)!;
      const { pathname, search, hash } = new URL(address!.replaceAll('&amp;', '&'));
      assert.deepEqual([decodeURIComponent(pathname), search, hash], [`/games/${folder}oembed.json`, '', '']);
    }
  });

  it('may be of a game whose deal the browser chooses', () => {
    assert.deepEqual([...prerender([{ variant: 'klondike' }, { variant: 'klondike', seed: 42 }], SITE).keys()].filter((path) => path.endsWith('.html')), ['play/klondike/index.html', 'play/klondike/42/index.html']);
    assert.throws(() => prerender([{ variant: 'klondike', seed: -1 }], SITE), /no such game/);
  });

  it('are refused where one would take the place of another', () => {
    const games = [{ variant: 'klondike', seed: 42, lang: 'en' }, { variant: 'klondike', seed: '42', lang: 'uk' }];
    assert.throws(() => prerender(games, SITE), /two pages for play\/klondike\/42\//);
    assert.equal(prerender([games[0]!, { ...games[1], seed: 43 }, { ...games[1], variant: 'aceless' }], SITE).size, 6);
  });

  it('are refused for games that do not exist, and for names that are no folder', () => {
    assert.throws(() => prerender([{ variant: 'chess', seed: 1 }], SITE), /no such game/);
    for (const seed of ['..', '.', 'a/b', '..\\x']) assert.throws(() => prerender([{ variant: 'klondike', seed }], SITE), /no name for a folder/);
  });
});
