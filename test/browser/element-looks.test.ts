// What the page says about looks and room, and what is seen of it.
import { expect } from '@open-wc/testing';
import type { SolitaireGame } from '../../src/index.js';
import { cdp } from '../helpers/cdp.js';
import { emulateMedia } from '../helpers/chromium.js';
import { settled } from '../helpers/table.js';
import { all, cleanUp, hear, inside, put, quietly, stage, start } from './game.js';

const colour = (game: SolitaireGame, name: string): string => getComputedStyle(inside(game, '.root')!).getPropertyValue(`--_${name}`).trim();
const heightOf = (game: SolitaireGame): number => game.getBoundingClientRect().height;
const xOf = (game: SolitaireGame, pile: string): number => inside(game, `[data-pile="${pile}"]`)!.getBoundingClientRect().x;
const cardWidth = (game: SolitaireGame): number => inside(game, '[part~="card"]')!.getBoundingClientRect().width;
const corner = (game: SolitaireGame, card: string): string => inside(game, `[data-card="${card}"] path.i`)!.getAttribute('d')!;

/** A game in a box with this style. */
async function inBox(css: string, own = '', width = 640): Promise<SolitaireGame> {
  const box = stage(width);
  box.style.cssText += css;
  const game = put({ seed: '5' }, box);
  game.style.cssText = own;
  await game.ready;
  await settled(game);
  return game;
}

describe('the looks', () => {
  afterEach(async () => {
    cleanUp();
    document.documentElement.style.removeProperty('color-scheme');
    await emulateMedia({ colorScheme: 'light' });
  });

  it('are those of a theme, by attribute or property; the page’s own colours win', async () => {
    const game = await start({ seed: '1', theme: 'paper' });
    expect(colour(game, 'felt')).to.equal('#efe6d3');
    game.theme = 'contrast';
    await game.updateComplete;
    expect(colour(game, 'felt')).to.equal('#000');
    game.style.setProperty('--solitaire-felt', 'rebeccapurple');
    expect(colour(game, 'felt')).to.equal('rebeccapurple');
    expect(game.getAttribute('theme')).to.equal('paper');
  });

  for (const theme of ['felt', 'paper', 'night', 'contrast']) {
    it(`are accessible as ${theme}`, async () => {
      const game = await start({ seed: '5', theme, 'four-color': '' });
      game.play('stock>waste:1');
      await settled(game);
      await expect(game).to.be.accessible();
    });
  }

  it('follow the page’s colour scheme: what it declares, at once, else what the reader prefers', async () => {
    const game = await start({ seed: '1' });
    expect(colour(game, 'felt')).to.equal('#237a57');
    document.documentElement.style.setProperty('color-scheme', 'dark');
    await settled(game);
    await settled(game);
    expect(colour(game, 'felt')).to.equal('#17263a');
    document.documentElement.style.setProperty('color-scheme', 'light');
    await emulateMedia({ colorScheme: 'dark' });
    await settled(game);
    await settled(game);
    expect(colour(game, 'felt')).to.equal('#237a57', 'a page that declares itself light');
    document.documentElement.style.removeProperty('color-scheme');
    game.requestUpdate();
    await game.updateComplete;
    expect(colour(game, 'felt')).to.equal('#17263a');
  });

  it('have more contrast for a reader who prefers it, unless the page chose a theme', async () => {
    await cdp('Emulation.setEmulatedMedia', { features: [{ name: 'prefers-contrast', value: 'more' }] });
    const game = await start({ seed: '1' });
    expect(colour(game, 'felt')).to.equal('#000');
    document.documentElement.style.setProperty('color-scheme', 'dark');
    game.requestUpdate();
    await game.updateComplete;
    expect(colour(game, 'felt')).to.equal('#000');
    game.theme = 'paper';
    await game.updateComplete;
    expect(colour(game, 'felt')).to.equal('#efe6d3');
    await cdp('Emulation.setEmulatedMedia', { features: [] });
  });

  it('have four colours on demand, and three backs', async () => {
    const game = await start({ seed: '5', 'four-color': '' });
    const fill = (card: string): string => getComputedStyle(inside(game, `[data-card="${card}"] .face`)!).fill;
    expect(game.fourColor).to.equal(true);
    expect(new Set(['QS', '8H', '2C'].map(fill)).size).to.equal(3);
    expect(fill('2C')).to.equal('rgb(23, 105, 47)');
    const back = (): string => getComputedStyle(inside(game, '[part~="down"]')!).backgroundImage;
    const backs = new Set([back()]);
    for (const name of ['scales', 'stripes'] as const) {
      game.back = name;
      await game.updateComplete;
      backs.add(back());
    }
    expect(backs.size).to.equal(3);
    game.fourColor = false;
    await game.updateComplete;
    expect(fill('2C')).to.equal(fill('QS'));
  });

  it('are mirrored: the layout, not the cards', async () => {
    const game = await start({ seed: '5', mirrored: '' });
    expect(xOf(game, 'stock')).to.be.greaterThan(xOf(game, 'foundation-1'));
    expect(xOf(game, 'tableau-1')).to.be.greaterThan(xOf(game, 'tableau-7'));
    const { left } = inside(game, '[data-card="QS"]')!.getBoundingClientRect();
    const index = inside(game, '[data-card="QS"] path.i')!.getBoundingClientRect();
    expect(index.left - left).to.be.lessThan(20);
    game.setAttribute('mirrored', 'false');
    await game.updateComplete;
    expect(xOf(game, 'stock')).to.be.lessThan(xOf(game, 'foundation-1'));
  });

  it('have the letters of the language, or those asked for; they are spoken as ever', async () => {
    const game = await start({ seed: '5', lang: 'ru' });
    const cyrillic = corner(game, 'QS');
    game.indices = 'latin';
    await game.updateComplete;
    const latin = corner(game, 'QS');
    expect(latin).not.to.equal(cyrillic);
    expect(inside(game, '[data-card="QS"]')!.getAttribute('aria-label')).to.match(/дама/i);
    game.lang = 'en';
    game.indices = null;
    await game.updateComplete;
    expect(corner(game, 'QS')).to.equal(latin);
    game.setAttribute('indices', 'cyrillic');
    await game.updateComplete;
    expect(corner(game, 'QS')).to.equal(cyrillic);
    expect(corner(game, '6H')).to.equal(corner(await start({ seed: '5' }), '6H'));
  });

  it('stay the usual ones where the page asks for what is not there, and it is told', async () => {
    const { result: game } = await quietly(async () => {
      const bad = put({ seed: '1', theme: 'pink', back: 'none', indices: 'greek' });
      const heard = hear(bad);
      await bad.ready;
      await bad.updateComplete;
      expect(heard.filter(({ type }) => type === 'error').map(({ detail }) => detail['message'])).to.deep.equal([
        'theme="pink" is not known; use felt, paper, night, contrast.',
        'indices="greek" is not known; use latin, cyrillic.',
        'back="none" is not known; use lattice, scales, stripes.',
      ]);
      return bad;
    });
    expect(all(game, '[part~="error"] p').length).to.equal(3);
    expect(colour(game, 'felt')).to.equal('#237a57');
    game.theme = 'night';
    game.indices = 'latin';
    game.back = 'scales';
    await game.updateComplete;
    expect(inside(game, '[part~="error"]')).to.equal(null);
  });
});

describe('without the page’s colours', () => {
  afterEach(async () => {
    cleanUp();
    await emulateMedia({ forcedColors: 'none', media: 'screen' });
  });

  it('cards have real borders, places are dashed, and suits differ by their shape', async () => {
    const game = await start({ seed: '5' });
    await emulateMedia({ forcedColors: 'active' });
    for (const card of [...all(game, '.tableau > .card'), ...all(game, '.stock > .card')]) {
      const { borderTopWidth, borderTopStyle } = getComputedStyle(card);
      expect([Number.parseFloat(borderTopWidth) >= 1, borderTopStyle]).to.deep.equal([true, 'solid']);
    }
    expect(getComputedStyle(inside(game, '.foundation > .place')!).borderTopStyle).to.equal('dashed');
    const marks = all(game, '.foundation .mark path:last-child').map((path) => path.getAttribute('d'));
    expect(new Set(marks).size).to.equal(4);
  });

  it('prints without its buttons, in black on white', async () => {
    const game = await start({ seed: '5', theme: 'night' });
    await emulateMedia({ media: 'print' });
    expect(getComputedStyle(inside(game, '[part~="toolbar"] button')!).display).to.equal('none');
    expect(getComputedStyle(inside(game, '[data-card="QS"]')!).backgroundColor).to.equal('rgb(255, 255, 255)');
    expect(getComputedStyle(inside(game, '.root')!).backgroundImage).to.equal('none');
  });
});

describe('the room', () => {
  afterEach(cleanUp);

  for (const [name, box, own] of [
    ['a height', '', 'height: 420px'],
    ['a share of a box', 'height: 420px', 'height: 100%'],
    ['the rest of a flex column', 'height: 420px; display: flex; flex-direction: column', 'flex: 1'],
    ['a stretched place', 'height: 420px; display: flex', 'flex: 1'],
    ['the edges of a box', 'height: 420px; position: relative', 'position: absolute; inset: 0'],
    ['a greatest height', '', 'max-height: 420px'],
  ] as const) {
    it(`is filled where the page gives ${name}`, async () => {
      const game = await inBox(box, own);
      const root = inside(game, '.root')!;
      expect(root.getBoundingClientRect().height).to.be.within(418, 420);
      expect(heightOf(game)).to.be.within(418, 420);
      expect(root.scrollHeight).to.be.at.most(root.clientHeight);
      expect(cardWidth(game)).to.be.at.least(40);
      for (const pile of all(game, '[part~="pile"]')) expect(pile.getBoundingClientRect().bottom).to.be.at.most(game.getBoundingClientRect().bottom);
    });
  }

  it('is what is needed where the page leaves it to the element, also with a least height', async () => {
    const usual = heightOf(await inBox('', '', 300));
    expect(usual).to.be.within(350, 600);
    expect(heightOf(await inBox('', 'min-height: 200px', 300))).to.equal(usual);
  });

  it('is shared with what stands above the table, also when that grows', async () => {
    const game = await inBox('', 'height: 420px');
    const width = cardWidth(game);
    await quietly(async () => {
      game.setAttribute('back', 'none');
      await settled(game);
    });
    const root = inside(game, '.root')!;
    expect(inside(game, '[part~="error"]')).not.to.equal(null);
    expect(root.scrollHeight).to.be.at.most(root.clientHeight);
    expect(getComputedStyle(inside(game, '.stage')!).opacity, 'it can be played').to.equal('1');
    game.setAttribute('back', 'scales');
    await settled(game);
    expect(cardWidth(game)).to.equal(width);
  });

  it('is followed when the page changes it, and given back', async () => {
    const game = await inBox('');
    const usual = heightOf(game);
    game.style.height = '380px';
    await settled(game);
    await settled(game);
    expect(inside(game, '.root')!.getBoundingClientRect().height).to.be.within(378, 380);
    game.style.height = '';
    await settled(game);
    await settled(game);
    expect(heightOf(game)).to.equal(usual);
  });

  it('is not more than the window has, but in a frame, which may be as high as what is in it', async () => {
    const top = await inBox('', '', 780);
    expect(heightOf(top)).to.be.at.most(window.innerHeight);
    const frame = document.createElement('iframe');
    frame.width = '760';
    frame.height = '150';
    stage(800).append(frame);
    const inner = frame.contentDocument!;
    inner.body.style.margin = '0';
    const game = inner.adoptNode(document.createElement('solitaire-game'));
    game.setAttribute('seed', '5');
    inner.body.append(game);
    await game.ready;
    const wanted = heightOf(game);
    expect(wanted).to.be.greaterThan(500);
    for (let turn = 0; turn < 4; turn++) {
      frame.height = String(inner.documentElement.scrollHeight);
      await settled(game);
    }
    expect(Number(frame.height)).to.equal(Math.ceil(wanted));
  });

  it('is filled by cards no wider than the page allows, as soon as it says so', async () => {
    const game = await inBox('', '', 780);
    expect(cardWidth(game)).to.be.greaterThan(60);
    game.style.setProperty('--solitaire-card-max-width', '50px');
    game.requestUpdate();
    await game.updateComplete;
    expect(cardWidth(game)).to.equal(50);
  });
});
