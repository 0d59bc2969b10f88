// Narrow pages and small targets: nothing scrolls sideways at 320 px (WCAG 1.4.10), nothing to press is under 24 px (2.5.8), and 44 px where
// there is room. In every game and language, the menu's pages included.
import { expect } from '@open-wc/testing';
import type { SolitaireGame } from '../../src/index.js';
import { stuckLine } from '../session/stuck-deck.js';
import { setViewport } from '../helpers/chromium.js';
import { cardsOf, gameOf, pressKeys, settled } from '../helpers/table.js';
import { all, button, cleanUp, inside, message, put, stage, until } from './game.js';
import { VARIANTS } from './wins.js';

const LANGUAGES = ['en', 'ru', 'uk'] as const;
/** Half a pixel of rounding on either side. */
const within = (inner: DOMRect, outer: DOMRect): boolean => inner.left >= outer.left - 1 && inner.right <= outer.right + 1;

async function speak(game: SolitaireGame, lang: string): Promise<void> {
  game.lang = lang;
  await until(() => inside(game, '.root')?.lang === lang);
  await settled(game);
}

/** What is seen of the element, and what of it sticks out or is cut off. */
function faults(game: SolitaireGame, where: string, selector: string): string[] {
  const frame = (inside(game, 'dialog') ?? game).getBoundingClientRect();
  return all(game, selector).flatMap((part) => {
    const { width, height } = part.getBoundingClientRect();
    if (width === 0 || height === 0 || part.closest('.live')) return [];
    const name = `${where}: ${part.className} “${part.textContent.trim().slice(0, 30)}”`;
    if (!within(part.getBoundingClientRect(), frame)) return [`${name} sticks out`];
    return part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).display !== 'inline' ? [`${name} is cut off`] : [];
  });
}

/** Buttons on the screen that are smaller than `least` in either direction. */
const small = (game: SolitaireGame, selector: string, least: number): string[] =>
  all(game, selector).flatMap((part) => {
    const { width, height } = part.getBoundingClientRect();
    return width > 0 && (width < least - 0.5 || height < least - 0.5) ? [`${part.dataset['action'] ?? part.textContent}: ${width} × ${height}`] : [];
  });

describe('a page of 320 px', () => {
  after(async () => setViewport({ width: 800, height: 600 }));
  afterEach(cleanUp);

  for (const variant of VARIANTS) {
    it(`is scrolled sideways for nothing in ${variant}`, async () => {
      await setViewport({ width: 320, height: 640 });
      const box = stage(320);
      box.style.cssText += 'position: absolute; inset: 0 auto auto 0';
      const game = put({ variant, seed: '5', 'show-winnable': '' }, box);
      await game.ready;
      const page = document.scrollingElement!;
      for (const lang of LANGUAGES) {
        await speak(game, lang);
        expect(page.scrollWidth, lang).to.be.at.most(320);
        expect(faults(game, lang, '.root *:not(svg, svg *)')).to.deep.equal([]);
        expect(small(game, '.bar button', 40)).to.deep.equal([]);
        button(game, 'menu').click();
        await until(() => inside(game, 'dialog')?.matches('[open]') === true);
        for (const tab of ['rules', 'keys', 'statistics', 'share']) {
          inside(game, `[data-page="${tab}"]`)!.click();
          await settled(game);
          const dialog = inside(game, 'dialog')!.getBoundingClientRect();
          expect([dialog.left >= 0, dialog.right <= 320, page.scrollWidth <= 320], `${lang}, ${tab}`).to.deep.equal([true, true, true]);
          expect(faults(game, `${lang}, ${tab}`, 'dialog *:not(svg, svg *, input, select)')).to.deep.equal([]);
          expect(small(game, 'dialog button, dialog input, dialog select', 24), `${lang}, ${tab}`).to.deep.equal([]);
        }
        inside(game, 'dialog .close')!.click();
        await until(() => inside(game, 'dialog') === null);
      }
    }).timeout(30_000);
  }
});

describe('what is to be pressed', () => {
  afterEach(cleanUp);

  it('is 44 px high and wide where there is room, in the toolbar and in the message', async () => {
    const { variant, seed, moves } = stuckLine();
    for (const width of [390, 760, 1240]) {
      const game = await gameOf(variant, seed, width);
      expect(small(game, 'button', 44)).to.deep.equal([]);
      for (const move of moves) game.play(move);
      await until(() => message(game) !== null);
      expect(small(game, 'button', 44)).to.deep.equal([]);
    }
  });

  it('are strips of at least 24 px in a column for which there is room', async () => {
    const { variant, seed, moves } = stuckLine();
    for (const width of [320, 360, 390, 760, 1240]) {
      const game = await gameOf(variant, seed, width);
      for (const move of moves) game.play(move);
      await settled(game);
      let runs = 0;
      for (let column = 1; column <= 7; column++) {
        const open = cardsOf(game, `tableau-${column}`).filter((card) => card.matches('.up'));
        const strips = open.slice(1).map((card, index) => card.offsetTop - open[index]!.offsetTop);
        if (strips.length > 3) runs++;
        expect(Math.min(24, ...strips), `${width} px, column ${column}`).to.equal(24);
      }
      expect(runs).to.be.at.least(1);
    }
  });

  it('has keys that reach each card where the strips must be lower', async () => {
    const { variant, seed, moves } = stuckLine();
    const box = stage(640);
    box.style.height = '300px';
    const game = put({ variant, seed: String(seed) }, box);
    game.style.height = '100%';
    await game.ready;
    for (const move of moves) game.play(move);
    await settled(game);
    const columns = [1, 2, 3, 4, 5, 6, 7].map((column) => cardsOf(game, `tableau-${column}`).filter((card) => card.matches('.up')));
    const longest = columns.reduce((most, column) => (column.length > most.length ? column : most));
    expect(longest[1]!.offsetTop - longest[0]!.offsetTop).to.be.lessThan(24);
    longest.at(-1)!.focus();
    const reached = [game.shadowRoot!.activeElement];
    for (let step = 1; step < longest.length; step++) {
      await pressKeys(['ArrowUp']);
      await settled(game);
      reached.push(game.shadowRoot!.activeElement);
    }
    expect(reached.map((card) => (card as HTMLElement).dataset['card'])).to.deep.equal(longest.map((card) => card.dataset['card']).reverse());
  });
});
