/**
 * `solitaire-game/embed-server`: answers for a server that lets others embed games, as pure functions. `answer` does for a
 * server that runs; `prerender` gives the files for one that only serves files. Must not know Node.
 */
import { gameAt, gameOf, pageUrl, placeOf, type Site } from './games.js';
import { oembed, oembedOf } from './oembed.js';
import { gamePage } from './page.js';
import { headersOf, page, plain, type FileReply, type Reply } from './reply.js';

export { frameUrl, gameAt, gameOf, pageUrl, titleOf, type PlayedGame, type SharedGame, type Site } from './games.js';
export { oembed, oembedOf, type Room } from './oembed.js';
export { gamePage } from './page.js';
export { FRAME_POLICY, headersOf, PAGE_POLICY, type FileReply, type Reply } from './reply.js';

/** What lies in dist/ for pages; nothing else of it, and nothing above it, is given away. */
const FILE = /^(embed\.html|embed\.js|embed-page\.(js|css)|sri\.json|solitaire-game\.[\w.-]+\.js|solitaire-game\.classic\.js|decks\/classic\.js)$/;

/** What a server answers to `GET url`: a page, oEmbed, or which file of dist/. */
export function answer(url: URL, site: Site): Reply | FileReply {
  const root = new URL(site.base);
  if (url.origin !== root.origin || !url.pathname.startsWith(root.pathname)) return plain(404, 'Not here.');
  const path = url.pathname.slice(root.pathname.length);
  if (path === 'oembed.json') return oembed(url.searchParams, site);
  const game = gameAt(url, site);
  if (game) return page(gamePage(game, site, `${new URL('oembed.json', root).href}?url=${encodeURIComponent(pageUrl(game, site))}`));
  if (FILE.test(path)) return { status: 200, headers: headersOf(path), file: path };
  return plain(404, 'Not here.');
}

/**
 * The pages of some games and their oEmbed, by path, for a server of files; the files of dist/ go beside them. Throws for a
 * game or a record that does not exist, and for a second one of the same place.
 */
export function prerender(games: readonly Readonly<Record<string, unknown>>[], site: Site): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const wishes of games) {
    const game = gameOf(wishes);
    if (!game) throw new Error(`There is no such game: ${JSON.stringify(wishes)}.`);
    if (wishes['record'] != null && !game.shared) throw new Error(`This is no record of a game, or too long for an address: ${JSON.stringify(wishes['record'])}.`);
    if (/[\\/]|^\.+$/.test(game.seed ?? '')) throw new Error(`${JSON.stringify(game.seed)} is no name for a folder.`);
    // A folder on the disk has the name itself, which a server of files reads out of the address.
    const folder = `${placeOf(game, String)}/`;
    if (files.has(`${folder}index.html`)) throw new Error(`There are two pages for ${folder}: of a variant and a seed, one can be made in advance.`);
    const url = new URL(`${placeOf(game, encodeURIComponent)}/oembed.json`, site.base);
    files.set(`${folder}index.html`, gamePage(game, site, url.href));
    files.set(`${folder}oembed.json`, JSON.stringify(oembedOf(game, site)));
  }
  return files;
}
