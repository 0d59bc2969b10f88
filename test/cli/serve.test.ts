// The server of games: what is asked over HTTP, and what the command says of its options.
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { createServer, request, type IncomingHttpHeaders, type RequestOptions } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { run, temporaryFolder, type Ran } from './run.js';

const folder = temporaryFolder();
const files = pathToFileURL(`${folder}/`);
const FRAME = '<!doctype html><title>frame</title>\n'.repeat(50);
writeFileSync(`${folder}/embed.html`, FRAME);
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
    assert.match(said, /play\/klondike\/42/);
  });

  it('gives nothing else', async () => {
    await served('', async (origin) => {
      for (const path of ['/', '/secret.txt', '/../package.json', '/..%2fsecret.txt', '/embed.html%00', '/solitaire-game.none.js', '//cards.example/embed.html', 'http://cards.example/embed.html', '/play/chess/1'])
        assert.equal((await ask(origin, path)).status, 404, path);
      assert.equal((await ask(origin, 'http://:x/')).status, 400);
      const posted = await ask(origin, '/embed.html', { method: 'POST' });
      assert.deepEqual([posted.status, posted.headers.allow], [405, 'GET, HEAD']);
    });
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
      assert.equal(refused.headers.etag, gzipped.headers.etag);
      assert.match(gzipped.headers.etag!, /^W\/"[\w-]{22}"$/, 'one for both bodies, which are not the same bytes');
      const strong = await ask(origin, '/embed.html', { headers: { 'if-none-match': gzipped.headers.etag!.slice(2) } });
      assert.equal(strong.status, 304, 'they are compared weakly');
    });
  });

  it('is the site that it is asked as, and no other', async () => {
    await served('', async (origin) => {
      const { port } = new URL(origin);
      const named = await textOf(origin, '/play/klondike/42', { headers: { host: `localhost:${port}` } });
      assert.ok(named.includes(`src="http://localhost:${port}/solitaire-game.min.js"`), 'a page of 127.0.0.1 would not load what localhost may');
      for (const host of ['"><script>', 'a b', 'cards.example/x', 'user@cards.example', 'cards.example:99999', '999.999.999.999']) {
        for (const path of ['/play/klondike/42', 'http://cards.example/play/klondike/42']) assert.equal((await ask(origin, path, { headers: { host } })).status, 400, `${host} ${path}`);
      }
    });
  });

  it('is the site that --base says, behind a server with another address', async () => {
    const { said } = await served('--base https://cards.example/games --name Cards --image https://cards.example/p.png', async (origin) => {
      const page = await textOf(origin, '/games/play/klondike/42');
      assert.match(page, /src="https:\/\/cards\.example\/games\/solitaire-game\.min\.js"/);
      assert.match(page, /og:site_name" content="Cards"/);
      assert.match(page, /og:image" content="https:\/\/cards\.example\/p\.png"/);
      assert.equal((await ask(origin, '/play/klondike/42')).status, 404);
    });
    assert.match(said, /https:\/\/cards\.example\/games\/play/);
  });
});

describe('serve refuses', () => {
  for (const [options, wanted] of Object.entries({
    '--port 70000': /up to 65535, not 70000/,
    '--port http': /--port must be a whole number from 0/,
    '--base cards.example': /--base must be an address like/,
    '--base javascript:alert(1)': /--base must be an address like/,
    '--base https://cards.example/?x': /without \? and #/,
    '--image /p.png': /--image must be an address like/,
    here: /Unexpected argument/,
  })) {
    it(options, async () => {
      const { code, out, said } = await run(`serve ${options}`);
      assert.deepEqual([code, out], [2, '']);
      assert.match(said, wanted);
    });
  }

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
