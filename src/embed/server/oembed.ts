/** oEmbed: what a site gets that was handed a game's address and wants to show the game. Pure; must not know who asks. */
import { usualHeight } from '../size.js';
import { frameUrl, gameAt, pageUrl, titleOf, type PlayedGame, type Site } from './games.js';
import { escaped } from './html.js';
import { json, plain, type Reply } from './reply.js';

const WIDTH = 600;
/** However little room there is: no more may be taken than there is, and no frame is of no size. */
const LEAST = 1;

export interface Room {
  readonly maxWidth?: number | undefined;
  readonly maxHeight?: number | undefined;
  /** Whether a link in a quotation goes before the frame, as WordPress has it: only then does it listen to the frame's height. */
  readonly quoted?: boolean;
}

/** WordPress keeps of a foreign site's HTML a frame with these four attributes and little else. */
export function oembedOf(game: PlayedGame, site: Site, { maxWidth = WIDTH, maxHeight = Infinity, quoted = false }: Room = {}): Readonly<Record<string, unknown>> {
  const width = Math.max(LEAST, Math.min(WIDTH, Math.floor(maxWidth)));
  const height = Math.max(LEAST, Math.min(usualHeight(width, (game.shared ?? game).variant), Math.floor(maxHeight)));
  const title = titleOf(game);
  const quotation = quoted ? `<blockquote><a href="${escaped(pageUrl(game, site))}">${escaped(title)}</a></blockquote>` : '';
  return {
    version: '1.0',
    type: 'rich',
    title,
    provider_name: site.name ?? 'solitaire-game',
    provider_url: site.base,
    cache_age: 86_400,
    width,
    height,
    html: `${quotation}<iframe src="${escaped(frameUrl(game, site))}" width="${width}" height="${height}" title="${escaped(title)}"></iframe>`,
    ...(site.image === undefined ? {} : { thumbnail_url: site.image }),
  };
}

const number = (text: string | null): number | undefined => (text !== null && /^\d{1,5}$/.test(text) ? Number(text) : undefined);

/** The endpoint: `oembed.json?url=…&maxwidth=…&maxheight=…`. WordPress, and hardly anybody else, adds `dnt=1`. */
export function oembed(query: URLSearchParams, site: Site): Reply {
  if (query.has('format') && query.get('format') !== 'json') return plain(501, 'Only JSON is to be had.');
  const asked = query.get('url');
  if (!asked) return plain(400, 'Which url?');
  const game = URL.canParse(asked) ? gameAt(new URL(asked), site) : null;
  if (!game) return plain(404, 'There is no such game here.');
  return json(oembedOf(game, site, { maxWidth: number(query.get('maxwidth')), maxHeight: number(query.get('maxheight')), quoted: query.has('dnt') }));
}
