// The demo's server: files of this repository with the right types, and a page that reloads itself.
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { ROOT } from './paths.mjs';

const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** A script of its own, not inline: a page with a strict Content-Security-Policy can have it too. */
const RELOAD_SCRIPT = `new EventSource('/livereload').addEventListener('reload', () => location.reload());\n`;
const RELOAD_TAG = '<script src="/livereload.js"></script>\n';

const listeners = new Set();

/** Makes every page that is open load itself again. */
export function reloadPages() {
  for (const response of listeners) response.write('event: reload\ndata:\n\n');
}

function keepListener(response) {
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  response.write('\n');
  listeners.add(response);
  response.on('close', () => listeners.delete(response));
}

function answer(response, status, type, body) {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' });
  response.end(body);
}

/** The file that a URL's path names; undefined for what is not there and for hidden files. */
async function fileOf(pathname) {
  const parts = decodeURIComponent(pathname).split(/[/\\]/).filter(Boolean);
  if (parts.some((part) => part.startsWith('.') || part.includes('\0'))) return undefined;
  const path = join(ROOT, ...parts);
  const found = await stat(path).catch(() => undefined);
  if (found?.isFile()) return path;
  // Without the slash a folder's page would look for its own files one level too high.
  return found?.isDirectory() && pathname.endsWith('/') ? join(path, 'index.html') : undefined;
}

async function handle(request, response) {
  const { pathname } = new URL(request.url, 'http://localhost');
  if (pathname === '/livereload') return keepListener(response);
  if (pathname === '/livereload.js') return answer(response, 200, TYPES['.js'], RELOAD_SCRIPT);
  if (pathname === '/' || pathname === '/demo') {
    response.writeHead(302, { location: '/demo/' });
    return response.end();
  }
  const path = await fileOf(pathname);
  const type = TYPES[extname(path ?? '')] ?? 'application/octet-stream';
  if (path?.endsWith('.html') && pathname.startsWith('/demo/')) {
    const page = await readFile(path, 'utf8');
    const end = page.search(/<\/body>/i);
    return answer(response, 200, type, end < 0 ? page + RELOAD_TAG : page.slice(0, end) + RELOAD_TAG + page.slice(end));
  }
  if (!path) return answer(response, 404, 'text/plain; charset=utf-8', `There is no ${pathname}.\n`);
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' });
  return createReadStream(path).pipe(response);
}

function listen(host, port) {
  const server = createServer((request, response) => {
    handle(request, response).catch((error) => {
      if (response.headersSent) response.destroy();
      else answer(response, error.code === 'ENOENT' || error instanceof URIError ? 404 : 500, 'text/plain', `${error.message}\n`);
    });
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port }, () => resolve(server));
  });
}

/** On both of localhost's addresses: a browser may try either, and must not meet another program there. */
async function listenOnLocalhost(port) {
  const first = await listen('127.0.0.1', port);
  const actual = first.address().port;
  try {
    await listen('::1', actual);
  } catch (error) {
    if (error.code === 'EADDRINUSE') {
      first.close();
      throw error;
    }
    // No IPv6 on this machine: the one address is enough.
  }
  return actual;
}

/** Serves on a port: the one that was asked for, or the first free one from 8000. Answers the port. */
export async function serve(asked) {
  if (asked !== undefined) return listenOnLocalhost(asked);
  for (let port = 8000; port < 8100; port += 1) {
    try {
      return await listenOnLocalhost(port);
    } catch (error) {
      if (error.code !== 'EADDRINUSE' && error.code !== 'EACCES') throw error;
    }
  }
  throw new Error('No port from 8000 to 8099 is free. Name another: PORT=3000 npm start');
}
