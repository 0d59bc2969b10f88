/** `solitaire-game serve`: a small server of games, for frames and pasted addresses. Owns the options, the port and the words. */
import type { AddressInfo } from 'node:net';
import { failure, messageOf, misuse, type Io } from './io.js';
import { readOptions } from './options.js';
import { createSite, type Served } from './server.js';

const OPTIONS = {
  port: { type: 'string' },
  host: { type: 'string' },
  base: { type: 'string' },
  name: { type: 'string' },
  image: { type: 'string' },
} as const;

const PORT = 8080;
const HIGHEST_PORT = 65_535;
/** Nobody outside this machine, unless it is asked for. */
const HOST = '127.0.0.1';
/** To listen at; a browser cannot go there. */
const EVERYWHERE = ['0.0.0.0', '::'];

export async function serveCommand(args: readonly string[], io: Io): Promise<void> {
  const given = readOptions(args, OPTIONS);
  const port = given.count('port', 0, HIGHEST_PORT) ?? PORT;
  const host = given.text('host') ?? HOST;
  if (host === '') throw misuse('--host must not be empty: 0.0.0.0 serves to all.');
  const [base, name, image] = [address('base', given.text('base')), given.text('name'), address('image', given.text('image'))];
  if (base && /[?#]/.test(base.href)) throw misuse('--base must be an address without ? and #.');
  if (base && !base.pathname.endsWith('/')) base.pathname += '/';
  const site: Served = { ...(base && { base: base.href }), ...(name && { name }), ...(image && { image: image.href }) };
  const stop = io.stopSignal('Stopped.');
  const server = createSite(site, io.files);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      reject(failure(taken ? `Port ${port} is taken. Choose another: --port <n>.` : `It cannot serve at ${host}, port ${port}: ${messageOf(error)}`));
    });
    server.listen(port, host, resolve);
  });
  const { port: taken, family, address: at } = server.address() as AddressInfo;
  const own = `http://${EVERYWHERE.includes(at) ? 'localhost' : family === 'IPv6' ? `[${at}]` : at}:${taken}/`;
  io.say(`A game: ${site.base ?? own}play/klondike/42 · oEmbed: ${site.base ?? own}oembed.json · Ctrl-C ends it.\n`);
  // Behind another server its path is the same, as that one passes on the whole.
  io.out(`${new URL(base?.pathname ?? '', own).href}\n`);
  if (!stop.aborted) await new Promise((resolve) => stop.addEventListener('abort', resolve));
  // Ended by hand is ended well.
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeAllConnections();
  });
}

function address(option: string, text: string | undefined): URL | undefined {
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password) throw misuse(`--${option} must be an address like https://cards.example/, not ${JSON.stringify(text)}.`);
  return url;
}
