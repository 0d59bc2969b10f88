/** The page of one game: to be played on, shown by social networks (Open Graph), and embedded by those who find its oEmbed. */
import type { Fields } from '../fields.js';
import { aboutOf, pageUrl, titleOf, type PlayedGame, type Site } from './games.js';
import { escaped } from './html.js';

export function gamePage(game: PlayedGame, site: Site, oembedUrl: string): string {
  const url = pageUrl(game, site);
  const title = titleOf(game);
  const about = aboutOf(game);
  const file = (name: string): string => escaped(new URL(name, site.base).href);
  const meta = Object.entries({
    'og:type': 'website',
    'og:url': url,
    'og:title': title,
    'og:description': about,
    'og:site_name': site.name ?? 'solitaire-game',
    ...(site.image === undefined ? {} : { 'og:image': site.image }),
    'twitter:card': site.image === undefined ? 'summary' : 'summary_large_image',
  });
  const wishes: Fields = { ...game.fields, 'data-record': game.shared?.record ?? null };
  const attributes = Object.entries(wishes).flatMap(([name, value]) => (value === null ? [] : [` ${name}="${escaped(value)}"`]));
  return `<!doctype html>
<html lang="${escaped(game.lang)}" prefix="og: https://ogp.me/ns#">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<meta name="description" content="${escaped(about)}">
<link rel="canonical" href="${escaped(url)}">
${meta.map(([name, value]) => `<meta ${name.startsWith('og:') ? 'property' : 'name'}="${name}" content="${escaped(value)}">`).join('\n')}
<link rel="alternate" type="application/json+oembed" href="${escaped(oembedUrl)}" title="${escaped(title)}">
<link rel="stylesheet" href="${file('embed-page.css')}">
<script defer src="${file('embed-page.js')}"></script>
<script type="module" src="${file('solitaire-game.min.js')}"></script>
</head>
<body>
<solitaire-game${attributes.join('')}><p>${escaped(title)}</p></solitaire-game>
</body>
</html>
`;
}
