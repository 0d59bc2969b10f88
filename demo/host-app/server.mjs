// The host app's server: its page, the deal of the day, the leaderboard. Owns HTTP and what a request may look like; whether a win
// counts is judge.mjs's affair.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname } from 'node:path';
import { openDays } from './deals.mjs';
import { judge, Refusal } from './judge.mjs';

const HERE = new URL('./', import.meta.url);
const DIST = new URL('../../dist/', import.meta.url);
const PAGE = new Map([['/', 'index.html'], ['/app.js', 'app.js'], ['/app.css', 'app.css'], ['/icon.svg', '../icon.svg']]);
const TYPES = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript; charset=utf-8', '.css': 'text/css; charset=utf-8', '.svg': 'image/svg+xml' };
/** A record of the longest game is shorter. */
const LONGEST_BODY = 32_000;
const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; worker-src 'self' blob:; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
};

const STATUS = { 'no-such-game': 404, 'not-here': 404, 'no-method': 405, 'known-already': 409, 'too-long': 413, 'no-json': 415, foreign: 403 };

export function createApp({ deals, results, now = Date.now }) {
  const dealOf = (variant) => {
    const [day] = openDays(now());
    const seed = deals.seedOf(variant, day);
    if (!seed) throw new Refusal('no-such-game', 'There is no such game.');
    return { day, variant, seed };
  };
  const boardOf = ({ day, variant, seed }) => ({ day, variant, seed, best: results.best(day, variant) });

  async function handIn(request) {
    // A page of another site may send text in its reader's name; JSON it may not, and its origin is told.
    const { origin, host } = request.headers;
    if (origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== host)) throw new Refusal('foreign', 'Only this page hands in results.');
    if (!/^application\/json\b/.test(request.headers['content-type'] ?? '')) throw new Refusal('no-json', 'A result is JSON.');
    const { player, record } = asObject(await bodyOf(request));
    const name = typeof player === 'string' ? player.normalize().trim() : '';
    if (!/^[^\p{C}]{1,40}$/u.test(name)) throw new Refusal('no-name', 'A name has 1 to 40 characters.');
    if (typeof record !== 'string') throw new Refusal('no-record', 'There is no record.');
    const win = judge(record, deals, now());
    if (!results.add({ ...win, player: name, at: now() })) throw new Refusal('known-already', 'This game was handed in already.');
    return boardOf(win);
  }

  async function respond(request, response) {
    const { pathname, searchParams } = new URL(request.url, 'http://app');
    const json = (value, status = 200) => response.writeHead(status, { ...HEADERS, 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(value));
    if (pathname === '/api/results' && request.method === 'POST') return json(await handIn(request), 201);
    if (request.method !== 'GET' && request.method !== 'HEAD') throw new Refusal('no-method', 'That cannot be done here.');
    if (pathname === '/api/results') return json(boardOf(dealOf(searchParams.get('variant') ?? 'klondike')));
    const file = PAGE.has(pathname) ? new URL(PAGE.get(pathname), HERE) : /^\/solitaire-game\.[\w.-]+\.js$/.test(pathname) ? new URL(`.${pathname}`, DIST) : undefined;
    const text = file && (await readFile(file).catch(() => undefined));
    if (!text) throw new Refusal('not-here', 'Not here.');
    response.writeHead(200, { ...HEADERS, 'content-type': TYPES[extname(file.pathname)] }).end(text);
  }

  return createServer((request, response) => {
    respond(request, response).catch((error) => {
      const known = error instanceof Refusal;
      if (!known) console.error(error);
      const { code, message } = known ? error : { code: 'failed', message: 'Something went wrong here.' };
      // What a refused request still has to say is not waited for.
      response.writeHead(known ? (STATUS[code] ?? 422) : 500, { ...HEADERS, 'content-type': 'application/json; charset=utf-8', connection: 'close' });
      response.end(JSON.stringify({ code, message }));
    });
  });
}

async function bodyOf(request) {
  const chunks = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length > LONGEST_BODY) throw new Refusal('too-long', 'This is too long.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

function asObject(text) {
  try {
    const value = JSON.parse(text);
    if (typeof value === 'object' && value !== null) return value;
  } catch {
    // said below
  }
  throw new Refusal('no-json', 'A result is JSON.');
}
