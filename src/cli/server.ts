/**
 * Requests answered by `solitaire-game/embed-server`: what it names of the package's files is read, compressed and kept. At its own
 * address the server shows what there is.
 * Owns HTTP (methods, hosts, compression, conditional requests); must not know options, ports or a terminal.
 */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { seedsOf } from '../deals/catalogue.js';
import { HOME_STYLES, homePage } from '../embed/server/home.js';
import { answer, type FileReply, type Reply, type Site } from '../embed/server/index.js';
import { headersOf, page, plain } from '../embed/server/reply.js';
import { variants } from '../engine/index.js';

const compressed = promisify(gzip);

/** Without a `base`, the site is where each request found it. */
export type Served = Omit<Site, 'base'> & Partial<Pick<Site, 'base'>>;

/** A reply on its way out. */
interface Outgoing extends Omit<Reply, 'body'> {
  readonly body: string | Buffer;
}

interface Stored {
  readonly plain: Buffer;
  readonly gzipped: Buffer;
  /** Weak, since both bodies share it. */
  readonly etag: string;
}

/** A name or an address with its port; nothing else gets into the links of a page. */
const HOST = /^([\w.-]{1,253}|\[[\da-f:.]{2,45}\])(:\d{1,5})?$/i;

/** A deal of each game that is easy, and proved winnable. */
const DEALS = [...variants.keys()].flatMap((variant) => seedsOf(variant, false, 'easy').slice(0, 1).map((seed) => ({ variant, seed })));

const stored = async (plain: Buffer): Promise<Stored> => ({
  plain,
  gzipped: await compressed(plain),
  etag: `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
});

/** `files` is the package's dist/. */
export function createSite(site: Served, files: URL): Server {
  const shelf = new Map<string, Promise<Stored>>();

  const fileOf = (name: string): Promise<Stored> => {
    const known = shelf.get(name);
    if (known) return known;
    const read = readFile(new URL(name, files)).then(stored);
    shelf.set(name, read);
    read.catch(() => shelf.delete(name)); // a name that nothing has is not remembered
    return read;
  };

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, headers: asked } = request;
    if (method !== 'GET' && method !== 'HEAD') return send(response, plain(405, 'GET and HEAD only.'), { allow: 'GET, HEAD' });
    const base = site.base ?? (HOST.test(asked.host ?? '') ? `http://${asked.host!}/` : '');
    const url = urlOf(request.url!, base);
    if (!url) return send(response, plain(400, 'This address makes no sense.'));
    const reply = atHome(url, { ...site, base }) ?? answer(url, { ...site, base });
    if ('body' in reply && reply.status !== 200) return send(response, reply);
    const found = await ('file' in reply ? fileOf(reply.file).catch(() => null) : stored(Buffer.from(reply.body)));
    if (!found) return send(response, plain(404, 'Not here.'));
    const headers = { etag: found.etag, vary: site.base ? 'accept-encoding' : 'accept-encoding, host' };
    const known = asked['if-none-match'];
    if (known === '*' || known?.includes(found.etag.slice(2))) return void response.writeHead(304, { ...reply.headers, ...headers }).end();
    const takesGzip = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(String(asked['accept-encoding']));
    send(response, { ...reply, body: takesGzip ? found.gzipped : found.plain }, takesGzip ? { ...headers, 'content-encoding': 'gzip' } : headers);
  }

  return createServer((request, response) => {
    respond(request, response).catch(() => response.headersSent || send(response, plain(500, 'Something went wrong here.')));
  });
}

/** To a HEAD, Node sends the headers alone. */
function send(response: ServerResponse, { status, headers, body }: Outgoing, more: Readonly<Record<string, string>> = {}): void {
  response.writeHead(status, { ...headers, ...more, 'content-length': Buffer.byteLength(body) }).end(body);
}

/** The server's own address, and what its page needs; `null` for any other. */
function atHome(url: URL, site: Site): Reply | FileReply | null {
  const { origin, pathname } = new URL(site.base);
  if (url.origin !== origin) return null;
  if (url.pathname === pathname) return page(homePage(DEALS, site, url.searchParams.get('lang')));
  return url.pathname === `${pathname}home.css` ? { status: 200, headers: headersOf('home.css'), body: HOME_STYLES } : null;
}

/** Of another origin where the request names one, which `answer` refuses; `null` where there is no sense in it. */
function urlOf(target: string, base: string): URL | null {
  return URL.canParse(target, base) ? new URL(target, base) : null;
}
