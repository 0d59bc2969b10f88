// The server of games: what is asked over HTTP, and what the command says of its options.
import assert from 'node:assert/strict';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type IncomingHttpHeaders, type RequestOptions } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { judgeDeal } from '../../src/cli/judge.js';
import { en } from '../../src/locales/en.js';
import { ru } from '../../src/locales/ru.js';
import { uk } from '../../src/locales/uk.js';
import { run, temporaryFolder, type Ran } from './run.js';

const folder = temporaryFolder();
const files = pathToFileURL(`${folder}/`);
const FRAME = '<!doctype html><title>frame</title>\n'.repeat(50);
writeFileSync(`${folder}/embed.html`, FRAME);
const DECK = 'export const classic = {};\n';
mkdirSync(`${folder}/decks`);
for (const name of ['classic', 'other']) writeFileSync(`${folder}/decks/${name}.js`, DECK);
writeFileSync(`${folder}/secret.txt`, 'secret');

interface Heard {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** As it is written: fetch() would tidy the path up. */
const ask = (origin: string, path: string, options: RequestOptions = {}): Promise<Heard> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    request({ hostname, port, path, ...options }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(chunks) }));
    })
      .on('error', reject)
      .end();
  });

/** What comes back for these very bytes. */
const rawly = (origin: string, text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => socket.end(text));
    const chunks: Buffer[] = [];
    socket.on('data', (chunk) => chunks.push(chunk)).on('end', () => resolve(Buffer.concat(chunks).toString())).on('error', reject);
  });

/** The command while it serves; stopped behind `visit`. */
async function served(line: string, visit: (origin: string) => Promise<void>): Promise<Ran> {
  let visited = Promise.resolve();
  const ran = await run(`serve --port 0 ${line}`, {
    files,
    onOut: (text, stop) => {
      visited = visit(text.trim()).finally(() => stop.abort());
    },
  });
  await visited;
  return ran;
}

const textOf = async (origin: string, path: string, options?: RequestOptions): Promise<string> => (await ask(origin, path, options)).body.toString();

describe('serve', () => {
  it('gives pages of games, oEmbed and the frame, and ends well', async () => {
    const { code, out, said } = await served('', async (origin) => {
      const page = await ask(origin, '/play/klondike/42?lang=ru');
      assert.equal(page.status, 200);
      assert.match(String(page.headers['content-security-policy']), /default-src 'none'/);
      assert.match(page.body.toString(), /<title>Косинка, расклад 42<\/title>/);
      assert.ok(page.body.toString().includes(`src="${origin}solitaire-game.min.js"`));
      const answered = JSON.parse(await textOf(origin, `/oembed.json?url=${encodeURIComponent(`${origin}play/klondike/42`)}`)) as { html: string };
      assert.ok(answered.html.includes(`src="${origin}embed.html?`));
      const frame = await ask(origin, '/embed.html?variant=klondike');
      assert.equal(frame.body.toString(), FRAME);
      assert.equal(frame.headers['access-control-allow-origin'], '*');
      assert.match(String(frame.headers['content-security-policy']), /frame-ancestors \*/);
    });
    assert.equal(code, 0);
    assert.match(out, /^http:\/\/127\.0\.0\.1:\d+\/\n$/);
    const origin = out.trim();
    assert.equal(said, `A game: ${origin}play/klondike/42 · oEmbed: ${origin}oembed.json · Ctrl-C ends it.\n`);
  });

  it('shows at its own address which games there are, and how to embed one', async () => {
    await served('', async (origin) => {
      const home = await ask(origin, '/');
      assert.equal(home.status, 200);
      assert.equal(home.headers['content-security-policy'], (await ask(origin, '/play/klondike/42')).headers['content-security-policy']);
      const text = home.body.toString();
      assert.doesNotMatch(text, /<style|style="|<script/);
      const links = [...text.matchAll(/<a href="([^"]+)">([^<]+)<\/a> <code>([^<]+)<\/code>/g)];
      assert.deepEqual(links.map(([, , name]) => name), Object.values(en.games));
      for (const [, url, , shown] of links) {
        assert.equal(shown, url, 'the address to paste is the one that the link has');
        const [variant, seed] = new URL(url!).pathname.split('/').slice(-2);
        const { verdict, difficulty } = judgeDeal({ variant: variant!, open: false, maxNodes: 1e6 }, Number(seed)).record;
        assert.deepEqual([verdict, difficulty], ['winnable', 'easy'], url);
        assert.equal((await ask(origin, new URL(url!).pathname)).status, 200);
        assert.equal((await ask(origin, `/oembed.json?url=${encodeURIComponent(url!)}`)).status, 200);
      }
      assert.ok(text.includes(`&lt;script async src=&quot;${origin}embed.js&quot;&gt;`));
      const [, styles] = /rel="stylesheet" href="([^"]+)"/.exec(text)!;
      const css = await ask(origin, new URL(styles!).pathname);
      assert.deepEqual([css.status, css.headers['content-type']], [200, 'text/css; charset=utf-8']);
      for (const [lang, { games }] of Object.entries({ ru, uk })) {
        const other = await textOf(origin, `/?lang=${lang}`);
        assert.match(other, new RegExp(`<html lang="${lang}">`));
        assert.ok(other.includes(`/play/little-piano/${new URL(links[3]![1]!).pathname.split('/').at(-1)}?lang=${lang}">${games['little-piano']}</a>`));
        assert.ok(text.includes(`<a href="${origin}?lang=${lang}"`));
      }
      assert.match(await textOf(origin, '/?lang=%22%3E%3Cscript%3E'), /<html lang="en">/);
    });
  });

  it('gives the deck that a page may import', async () => {
    await served('', async (origin) => {
      const deck = await ask(origin, '/decks/classic.js');
      assert.deepEqual([deck.status, deck.body.toString(), deck.headers['content-type'], deck.headers['access-control-allow-origin']], [200, DECK, 'text/javascript; charset=utf-8', '*']);
      assert.equal((await ask(origin, '/decks/other.js')).status, 404);
    });
  });

  it('gives nothing else', async () => {
    await served('', async (origin) => {
      for (const path of ['/none', '/home.css/', '/secret.txt', '/../package.json', '/..%2fsecret.txt', '/embed.html%00', '/solitaire-game.none.js', '//cards.example/embed.html', 'http://cards.example/embed.html', '/play/chess/1'])
        assert.equal((await ask(origin, path)).status, 404, path);
      assert.equal((await ask(origin, 'http://:x/')).status, 400);
      const posted = await ask(origin, '/embed.html', { method: 'POST' });
      assert.deepEqual([posted.status, posted.headers.allow], [405, 'GET, HEAD']);
    });
  });

  it('says what is wrong, as text', async () => {
    await served('', async (origin) => {
      for (const [path, method, wanted] of [
        ['/none', 'GET', 'Not here.\n'],
        ['/embed.js', 'GET', 'Not here.\n'], // not in this folder
        ['/oembed.json', 'GET', 'Which url?\n'],
        ['http://:x/', 'GET', 'This address makes no sense.\n'],
        ['/', 'PUT', 'GET and HEAD only.\n'],
      ] as const) {
        const { headers, body } = await ask(origin, path, { method });
        assert.deepEqual([body.toString(), headers['content-type'], headers['x-content-type-options']], [wanted, 'text/plain; charset=utf-8', 'nosniff'], path);
      }
    });
  });

  it('reads a file once, and one that came later when it is asked for again', async () => {
    await served('', async (origin) => {
      const late = `${folder}/embed-page.js`;
      assert.equal((await ask(origin, '/embed-page.js')).status, 404);
      writeFileSync(late, DECK);
      for (const _ of ['read', 'kept']) {
        assert.equal(await textOf(origin, '/embed-page.js'), DECK);
        rmSync(late, { force: true });
      }
    });
  });

  it('ends at once, whoever is still asking or has only begun to', async () => {
    const { code } = await run('serve --port 0', { files, onOut: (_, stop) => stop.abort() });
    assert.equal(code, 0);
    const sockets: Socket[] = [];
    await served('', async (origin) => {
      const socket = connect(Number(new URL(origin).port), '127.0.0.1');
      sockets.push(socket.on('error', () => undefined));
      await new Promise((resolve) => socket.write('GET / HTTP/1.1\r\n', resolve));
      await ask(origin, '/'); // by then the server has the other, too
    });
    sockets[0]!.destroy();
  });

  it('sends what is asked for: compressed, the head alone, or nothing that is known already', async () => {
    await served('', async (origin) => {
      const gzipped = await ask(origin, '/embed.html', { headers: { 'accept-encoding': 'br, gzip' } });
      assert.equal(gzipped.headers['content-encoding'], 'gzip');
      assert.equal(gunzipSync(gzipped.body).toString(), FRAME);
      const refused = await ask(origin, '/embed.html', { headers: { 'accept-encoding': 'gzip;q=0, br' } });
      assert.equal(refused.headers['content-encoding'], undefined);
      const head = await ask(origin, '/embed.html', { method: 'HEAD' });
      assert.deepEqual([head.status, head.body.length, head.headers['content-length']], [200, 0, String(FRAME.length)]);
      const again = await ask(origin, '/embed.html', { headers: { 'if-none-match': `"x", ${gzipped.headers.etag}` } });
      assert.deepEqual([again.status, again.body.length, again.headers['access-control-allow-origin']], [304, 0, '*']);
      for (const name of ['etag', 'vary', 'cache-control']) assert.equal(again.headers[name], gzipped.headers[name], name);
      assert.equal((await ask(origin, '/none')).headers.etag, undefined, 'what is not there has no version');
      assert.equal(refused.headers.etag, gzipped.headers.etag);
      assert.match(gzipped.headers.etag!, /^W\/"[\w-]{22}"$/, 'one for both bodies, which are not the same bytes');
      const strong = await ask(origin, '/embed.html', { headers: { 'if-none-match': gzipped.headers.etag!.slice(2) } });
      assert.equal(strong.status, 304, 'they are compared weakly');
      for (const [path, status] of [['/embed.html', 304], ['/', 304], ['/none', 404]] as const) {
        assert.equal((await ask(origin, path, { headers: { 'if-none-match': '*' } })).status, status, 'whatever there is');
      }
      const shouted = await ask(origin, '/embed.html', { headers: { 'accept-encoding': 'GZIP;Q=0.5' } });
      assert.equal(shouted.headers['content-encoding'], 'gzip');
      assert.equal((await ask(origin, '/embed.html', { headers: { 'accept-encoding': 'Gzip;Q=0' } })).headers['content-encoding'], undefined);
      const part = await ask(origin, '/embed.html', { headers: { range: 'bytes=0-9' } });
      assert.deepEqual([part.status, part.body.toString()], [200, FRAME], 'parts are not to be had');
    });
  });

  it('is the site that it is asked as, and no other', async () => {
    await served('', async (origin) => {
      const { port } = new URL(origin);
      assert.equal((await ask(origin, '/', { headers: { host: 'LOCALHOST:80' } })).status, 200);
      const named = await textOf(origin, '/play/klondike/42', { headers: { host: `localhost:${port}` } });
      assert.ok(named.includes(`src="http://localhost:${port}/solitaire-game.min.js"`), 'a page of 127.0.0.1 would not load what localhost may');
      const { headers } = await ask(origin, '/');
      assert.equal(headers.vary, 'accept-encoding, host', 'what is kept of one name is not given to another');
      assert.match(await rawly(origin, 'GET /embed.html HTTP/1.0\r\n\r\n'), /^HTTP\/1\.1 400 /, 'whoever names no host gets no links');
      for (const host of ['"><script>', 'a b', 'cards.example/x', 'user@cards.example', 'cards.example:99999', '999.999.999.999']) {
        for (const path of ['/play/klondike/42', 'http://cards.example/play/klondike/42']) assert.equal((await ask(origin, path, { headers: { host } })).status, 400, `${host} ${path}`);
      }
    });
  });

  it('names an address of the newer kind as addresses have it', async (t) => {
    const ran = await served('--host ::1', async (origin) => {
      assert.match(origin, /^http:\/\/\[::1\]:\d+\/$/);
      assert.ok((await (await fetch(`${origin}play/klondike/42`)).text()).includes(`src="${origin}solitaire-game.min.js"`));
    });
    if (/EADDRNOTAVAIL|EAFNOSUPPORT/.test(ran.said)) t.skip('this machine has none');
    else assert.equal(ran.code, 0);
  });

  it('names itself as a browser finds it, where it serves to all', async () => {
    for (const host of ['0.0.0.0', '::']) {
      const ran = await served(`--host ${host}`, async (origin) => {
        assert.match(origin, /^http:\/\/localhost:\d+\/$/);
        assert.equal((await fetch(origin)).status, 200);
      });
      if (!/EADDRNOTAVAIL|EAFNOSUPPORT/.test(ran.said)) assert.equal(ran.code, 0);
    }
  });

  it('is the site that --base says, behind a server with another address', async () => {
    await served('--base https://cards.example/games/ --name=', async (origin) => {
      const home = await ask(origin, '/games/');
      assert.match(home.body.toString(), /<title>Games of patience<\/title>/);
      assert.equal(home.headers.vary, 'accept-encoding');
    });
    const { out, said } = await served('--base https://cards.example/games --name Cards --image https://cards.example/p.png', async (origin) => {
      const page = await textOf(origin, '/games/play/klondike/42');
      assert.match(page, /src="https:\/\/cards\.example\/games\/solitaire-game\.min\.js"/);
      assert.match(page, /og:site_name" content="Cards"/);
      assert.match(page, /og:image" content="https:\/\/cards\.example\/p\.png"/);
      assert.equal((await ask(origin, '/play/klondike/42')).status, 404);
      const home = await textOf(origin, new URL(origin).pathname);
      assert.match(home, /<title>Cards<\/title>/);
      assert.match(home, /href="https:\/\/cards\.example\/games\/play\/klondike\/\d+"/);
      assert.equal((await ask(origin, '/')).status, 404);
    });
    assert.match(said, /^A game: https:\/\/cards\.example\/games\/play\/klondike\/42 · oEmbed: https:\/\/cards\.example\/games\/oembed\.json ·/);
    assert.match(out, /^http:\/\/127\.0\.0\.1:\d+\/games\/\n$/);
  });
});

describe('serve refuses', () => {
  for (const [options, wanted] of Object.entries({
    '--port 65536': /from 0 to 65535, not "65536"/,
    '--port http': /--port must be a whole number from 0/,
    '--host=': /--host must not be empty/,
    '--base cards.example': /--base must be an address like/,
    '--base javascript:alert(1)': /--base must be an address like/,
    '--base https://cards.example/?x': /without \? and #/,
    '--base https://cards.example/?': /without \? and #/,
    '--base https://cards.example/#': /without \? and #/,
    '--base https://cards.example/#x': /without \? and #/,
    '--base https://me:secret@cards.example/': /--base must be an address like/,
    '--base https://me@cards.example/': /--base must be an address like/,
    '--base https://:secret@cards.example/': /--base must be an address like/,
    '--image /p.png': /--image must be an address like/,
    here: /Unexpected argument/,
  })) {
    it(options, async () => {
      const { code, out, said } = await run(`serve ${options}`);
      assert.deepEqual([code, out], [2, '']);
      assert.match(said, wanted);
    });
  }

  it('an address of another machine', async () => {
    const { code, said } = await run('serve --host 192.0.2.1 --port 0');
    assert.equal(code, 1);
    assert.match(said, /^solitaire-game: It cannot serve at 192\.0\.2\.1, port 0: .*EADDRNOTAVAIL/);
  });

  it('a port that is taken, and says what to do', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as AddressInfo;
    const { code, said } = await run(`serve --port ${port}`);
    other.close();
    assert.equal(code, 1);
    assert.match(said, new RegExp(`Port ${port} is taken\\. Choose another: --port`));
  });
});
