// What is kept in pictures: the drawn table in its main looks. Tables only, for cards and places are drawn and look the same on every
// machine; text does not, because fonts differ, and is left out.
import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { openSite } from '../hosts/site.js';
import { readyIn } from '../hosts/visit.js';

export interface Scene {
  readonly name: string;
  readonly variant: string;
  readonly width: number;
  readonly attributes?: Readonly<Record<string, string>>;
  /** Moves of a winning line that are played before, as a share of it. */
  readonly played?: number;
  readonly forcedColors?: boolean;
  /** With the classic deck. */
  readonly classic?: boolean;
}

const GAMES = ['klondike', 'little-klondike', 'aceless', 'little-piano', 'big-piano'];

export const SCENES: readonly Scene[] = [
  ...GAMES.flatMap((variant) => [360, 900].map((width): Scene => ({ name: `${variant}-${width}`, variant, width, played: 0.45 }))),
  { name: 'paper', variant: 'klondike', width: 480, attributes: { theme: 'paper', back: 'scales', 'four-color': '' }, played: 0.3 },
  { name: 'night', variant: 'klondike', width: 480, attributes: { theme: 'night', back: 'stripes', 'four-color': '' }, played: 0.3 },
  { name: 'contrast', variant: 'klondike', width: 480, attributes: { theme: 'contrast' }, played: 0.3 },
  { name: 'forced-colours', variant: 'klondike', width: 480, played: 0.3, forcedColors: true },
  { name: 'mirrored', variant: 'little-klondike', width: 480, attributes: { mirrored: '' }, played: 0.45 },
  { name: 'cyrillic', variant: 'little-piano', width: 700, attributes: { indices: 'cyrillic', open: '' } },
  { name: 'tiny', variant: 'big-piano', width: 300, attributes: { open: '' } },
  { name: 'won', variant: 'aceless', width: 900, played: 1 },
  { name: 'classic', variant: 'aceless', width: 900, played: 1, classic: true },
];

interface Win {
  readonly variant: string;
  readonly seed: number | string;
  readonly open: boolean;
  readonly moves: readonly string[];
}

const wins = JSON.parse(readFileSync(new URL('../fixtures/wins.json', import.meta.url), 'utf8')) as readonly Win[];

/** No text, and flat felt: its light is a gradient, of which every machine makes other steps. */
const PLAIN = '.table .label { visibility: hidden } .root { --_light: transparent !important; --_shade: transparent !important } .message { display: none !important }';

/** Pictures of the scenes, by name, as PNG. */
export async function shoot(browser: Browser, scenes: readonly Scene[] = SCENES): Promise<Map<string, Buffer>> {
  const site = await openSite();
  const pictures = new Map<string, Buffer>();
  const url = site.page('<style>body { margin: 0; background: #fff }</style><script type="module" src="/dist/solitaire-game.min.js"></script>');
  const context = await browser.newContext({ viewport: { width: 1000, height: 900 }, deviceScaleFactor: 1, reducedMotion: 'reduce', colorScheme: 'light' });
  const page = await context.newPage();
  for (const scene of scenes) {
    await page.emulateMedia({ forcedColors: scene.forcedColors ? 'active' : 'none', reducedMotion: 'reduce' });
    await page.goto(url);
    const { variant, attributes = {}, played = 0, width } = scene;
    const win = wins.filter((each) => each.variant === variant && !each.open).sort((a, b) => a.moves.length - b.moves.length)[0]!;
    const moves = win.moves.slice(0, Math.round(win.moves.length * played));
    if (scene.classic) {
      await page.evaluate(
        `Promise.all([import('/dist/solitaire-game.min.js'), import('/dist/decks/classic.js')]).then(([game, deck]) => game.registerDeck(deck.classic))`,
      );
    }
    await page.evaluate(
      ([all, px]) => {
        const game = document.createElement('solitaire-game');
        for (const [name, value] of all) game.setAttribute(name, value);
        game.style.width = `${px}px`;
        document.body.replaceChildren(game);
      },
      [Object.entries({ variant, seed: String(win.seed), lang: 'en', ...attributes }), width] as const,
    );
    await readyIn(page);
    await page.evaluate(
      async ([made, plain]) => {
        const game = document.querySelector('solitaire-game')!;
        for (const move of made) game.play(move);
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(plain);
        game.shadowRoot!.adoptedStyleSheets.push(sheet);
        await game.updateComplete;
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      },
      [moves, PLAIN] as const,
    );
    pictures.set(scene.name, await page.locator('solitaire-game .table').screenshot({ animations: 'disabled' }));
  }
  await context.close();
  await site.close();
  return pictures;
}
