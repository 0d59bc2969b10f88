// A host's server: pages with headers of their own, and the built files under any name. Each site is an origin of its own.
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';

const ROOT = new URL('../../', import.meta.url);
const TYPES: Readonly<Record<string, string>> = { '.js': 'text/javascript', '.html': 'text/html; charset=utf-8', '.css': 'text/css', '.json': 'application/json' };

export interface Site {
  readonly origin: string;
  /** Paths with their query strings, in the order asked for. */
  readonly requests: string[];
  /** Puts a page on the site; the URL of it. */
  page(html: string, headers?: OutgoingHttpHeaders, path?: string): string;
  /** Puts a file on the site that is none of the repository. */
  put(path: string, text: string): void;
  /** Gives a file of the repository a further name. */
  alias(path: string, file: string): string;
  /** Headers of all files from now on. */
  fileHeaders: OutgoingHttpHeaders;
  /** Files that cannot be had for now. */
  missing: RegExp | undefined;
  /** Answers everything else, if given. */
  rest: ((request: IncomingMessage, response: ServerResponse) => void) | undefined;
  close(): Promise<void>;
}

export async function openSite(fileHeaders: OutgoingHttpHeaders = {}): Promise<Site> {
  const pages = new Map<string, { html: string; headers: OutgoingHttpHeaders }>();
  const aliases = new Map<string, string>();
  const made = new Map<string, string>();
  const requests: string[] = [];
  const server = createServer((request, response) => void answer(request, response));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url!, 'http://x');
    requests.push(request.url!);
    const page = pages.get(pathname);
    if (page) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...page.headers }).end(page.html);
      return;
    }
    const file = aliases.get(pathname) ?? (/^\/(dist|node_modules\/lit)/.test(pathname) ? pathname.slice(1) : null);
    const text = site.missing?.test(pathname) ? null : (made.get(pathname) ?? (file && (await readFile(new URL(file, ROOT)).catch(() => null))));
    if (text) response.writeHead(200, { 'content-type': TYPES[extname(pathname)] ?? 'text/plain', 'cache-control': 'max-age=60', ...site.fileHeaders }).end(text);
    else if (site.rest) site.rest(request, response);
    else response.writeHead(404).end();
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  let count = 0;
  const site: Site = {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    fileHeaders,
    missing: undefined,
    rest: undefined,
    page(html, headers = {}, path = `/page-${++count}.html`) {
      pages.set(path, { html: `<!doctype html><meta charset="utf-8">${html}`, headers });
      return site.origin + path;
    },
    put: (path, text) => void made.set(path, text),
    alias(path, file) {
      aliases.set(path, file);
      return site.origin + path;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return site;
}
