/**
 * The page at a server's own address: its games, the address of each, and how one gets into another page. Pure; which deals are
 * shown is said by who serves.
 */
import { gameOf, languageOf, nameOf, pageUrl, titleOf, type PlayedGame, type Site } from './games.js';
import { escaped } from './html.js';

interface Words {
  readonly name: string;
  readonly title: string;
  readonly play: string;
  readonly embed: string;
  readonly address: string;
  readonly tags: string;
  readonly other: string;
}

const WORDS: Readonly<Record<string, Words>> = {
  en: {
    name: 'English',
    title: 'Games of patience',
    play: 'Games',
    embed: 'A game on a page of yours',
    address: 'In WordPress, and wherever else a pasted address becomes what it leads to: paste the address of a game, as it stands above, on a line of its own.',
    tags: 'Wherever HTML may be written: paste these two lines.',
    other: 'Other cards: put any number or name in place of the number in the address, or <code>daily</code> for another deal each day.',
  },
  ru: {
    name: 'Русский',
    title: 'Пасьянсы',
    play: 'Игры',
    embed: 'Игра на вашей странице',
    address: 'В WordPress и везде, где вместо вставленного адреса показывается сама страница: вставьте адрес игры, записанный выше, отдельной строкой.',
    tags: 'Там, где можно писать HTML: вставьте эти две строки.',
    other: 'Другие карты: вместо числа в адресе поставьте любое другое число или имя; с <code>daily</code> каждый день будет новый расклад.',
  },
  uk: {
    name: 'Українська',
    title: 'Пасьянси',
    play: 'Ігри',
    embed: 'Гра на вашій сторінці',
    address: 'У WordPress і всюди, де замість вставленої адреси показується сама сторінка: вставте адресу гри, записану вище, окремим рядком.',
    tags: 'Там, де можна писати HTML: вставте ці два рядки.',
    other: 'Інші карти: замість числа в адресі поставте будь-яке інше число або ім’я; з <code>daily</code> щодня буде новий розклад.',
  },
};

/** Beside the page, at `home.css`: its policy lets no styles be written in it. */
export const HOME_STYLES = `html { color-scheme: light dark; font: 18px/1.5 system-ui, sans-serif; }
body { max-width: 42rem; margin: 0 auto; padding: 1rem; }
li { margin-block: 0.75rem; }
li a { font-weight: 600; }
code { font-size: 0.85em; overflow-wrap: anywhere; }
li code { display: block; }
pre { padding: 0.75rem; border: 1px solid; white-space: pre-wrap; }
nav a { margin-inline-end: 1rem; }
`;

/** `deals` says which deal of each game; `lang`, which language is asked for. */
export function homePage(deals: readonly { readonly variant: string; readonly seed: number }[], site: Site, lang: string | null): string {
  const asked = languageOf(lang ?? '');
  const own = Object.hasOwn(WORDS, asked) ? asked : 'en';
  const words = WORDS[own]!;
  const games = deals.flatMap(({ variant, seed }) => gameOf({ variant, seed, ...(own !== 'en' && { lang: own }) }) ?? []);
  const title = site.name ?? words.title;
  const others = Object.entries(WORDS).filter(([language]) => language !== own);
  const linkTo = (language: string): string => escaped(new URL(`?lang=${language}`, site.base).href);
  return `<!doctype html>
<html lang="${own}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<link rel="stylesheet" href="${escaped(new URL('home.css', site.base).href)}">
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
<h2>${words.play}</h2>
<ul>
${games.map((game) => itemOf(game, own, site)).join('\n')}
</ul>
<p>${words.other}</p>
<h2>${words.embed}</h2>
<p>${words.address}</p>
<p>${words.tags}</p>
${games.slice(0, 1).map((game) => `<pre><code>${escaped(tagsOf(game, site))}</code></pre>`).join('')}
</main>
<nav>${others.map(([language, { name }]) => `<a href="${linkTo(language)}" lang="${language}" hreflang="${language}">${name}</a>`).join(' ')}</nav>
</body>
</html>
`;
}

function itemOf(game: PlayedGame, lang: string, site: Site): string {
  const url = escaped(pageUrl(game, site));
  return `<li><a href="${url}">${escaped(nameOf(game, lang))}</a> <code>${url}</code></li>`;
}

/** What embed.js makes a frame of; the link is there until then, and where no script runs. */
function tagsOf(game: PlayedGame, site: Site): string {
  const data = Object.entries(game.fields).map(([name, value]) => ` data-${name}="${escaped(value ?? '')}"`);
  return `<div class="solitaire-embed"${data.join('')}><a href="${escaped(pageUrl(game, site))}">${escaped(titleOf(game))}</a></div>
<script async src="${escaped(new URL('embed.js', site.base).href)}"></script>`;
}
