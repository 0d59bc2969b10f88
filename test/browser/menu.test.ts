// The menu: its pages, by keys and by mouse; notes over the table; and what may not happen to the game meanwhile.
import { expect } from '@open-wc/testing';
import { resetMouse, sendKeys, sendMouse, setViewport } from '@web/test-runner-commands';
import { catalogue } from '../../src/element/companions.js';
import type { SolitaireGame } from '../../src/index.js';
import { pileOf, pressKeys, settled } from '../helpers/table.js';
import { all, button, cleanUp, delayed, hear, inside, live, pause, start, until } from './game.js';

const dialog = (game: SolitaireGame): HTMLDialogElement | null => game.shadowRoot!.querySelector('dialog');
const tabs = (game: SolitaireGame): HTMLElement[] => all(game, 'dialog [role="tab"]');
const at = (game: SolitaireGame): Element | null => game.shadowRoot!.activeElement;
const text = (game: SolitaireGame): string => inside(game, 'dialog .page')!.textContent.replaceAll(/\s+/g, ' ').trim();
const press = async (key: string): Promise<void> => sendKeys({ press: key });

async function open(game: SolitaireGame, page = 0): Promise<HTMLDialogElement> {
  button(game, 'menu').click();
  await until(() => dialog(game)?.open === true);
  tabs(game)[page]?.click();
  await settled(game);
  return dialog(game)!;
}

const deed = (game: SolitaireGame, name: string): HTMLElement => inside(game, `[data-do="${name}"]`)!;
const drawThrice = (game: SolitaireGame): void => {
  for (let count = 0; count < 3; count++) game.play('stock>waste');
};

describe('the menu', () => {
  afterEach(async () => {
    cleanUp();
    await pause(10);
    localStorage.clear();
    sessionStorage.clear();
    await setViewport({ width: 800, height: 600 });
  });

  it('opens by a key, holds the focus, and gives it back', async () => {
    const game = await start({ seed: '10' });
    const { offsetHeight } = game;
    game.focus();
    await settled(game);
    const before = at(game);
    for (const key of ['?', 'F1']) {
      await press(key === '?' ? 'Shift+Slash' : key);
      await until(() => dialog(game)?.open === true);
      expect(at(game)).to.equal(tabs(game)[0]);
      expect(game.offsetHeight).to.equal(offsetHeight);
      const seen = new Set<Element | null>();
      for (let count = 0; count < 8; count++) {
        await press('Tab');
        expect(dialog(game)!.contains(at(game))).to.equal(true);
        seen.add(at(game));
      }
      expect(seen.size, 'tab, page and close').to.equal(3);
      await press('Shift+Tab');
      expect(dialog(game)!.contains(at(game))).to.equal(true);
      await press('Escape');
      await until(() => dialog(game) === null);
      expect(at(game)).to.equal(before);
    }
  });

  it('is closed by its button and by a click beside it', async () => {
    const game = await start({ seed: '10' });
    const menu = await open(game);
    inside(game, 'dialog [part~="close"]')!.click();
    await until(() => dialog(game) === null);
    expect(menu.isConnected).to.equal(false);
    button(game, 'menu').focus();
    await press('Enter');
    await until(() => dialog(game)?.open === true);
    await sendMouse({ type: 'click', position: [3, 3] });
    await until(() => dialog(game) === null);
    expect(at(game)).to.equal(button(game, 'menu'));
    await resetMouse();
  });

  it('turns its pages by arrow keys', async () => {
    const game = await start({ seed: '10' });
    await open(game);
    const heard: string[] = [];
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End']) {
      await press(key);
      heard.push((at(game) as HTMLElement).dataset['page']!);
      expect(all(game, '[aria-selected="true"]')).to.deep.equal([at(game)]);
      expect(inside(game, '[role="tabpanel"]')!.getAttribute('aria-labelledby')).to.equal(at(game)!.id);
    }
    expect(heard).to.deep.equal(['keys', 'statistics', 'share', 'rules', 'share', 'rules', 'share']);
  });

  it('is in the full and in the minimal toolbar, and for a disabled game too', async () => {
    const game = await start({ seed: '10', controls: 'minimal' });
    expect(button(game, 'menu').getAttribute('aria-label')).to.equal('Menu');
    game.controls = 'none';
    await settled(game);
    expect(inside(game, '[data-action="menu"]')).to.equal(null);
    game.controls = 'full';
    game.disabled = true;
    await settled(game);
    await open(game);
    expect(text(game)).to.contain('Klondike');
  });

  it('draws the table as it lies: mirrored, the stock is on the right', async () => {
    const game = await start({ seed: '10' });
    const stockAt = async (): Promise<number> => {
      const dialog = await open(game);
      const x = Number(dialog.querySelector('.picture circle')!.getAttribute('cx'));
      dialog.close();
      await until(() => !game.shadowRoot!.querySelector('dialog'));
      return x;
    };
    const usual = await stockAt();
    game.mirrored = true;
    await game.updateComplete;
    expect([usual < 160, await stockAt()]).to.deep.equal([true, 320 - usual]);
  });

  it('explains the game on the table in the language of the page, also when that changes', async () => {
    const game = await start({ seed: '10', variant: 'little-klondike', lang: 'ru' });
    await open(game);
    expect(text(game)).to.match(/^Малая косынка .*1, 2, 3, 4, 5, 6.*открыть сразу 3.карты/);
    expect(text(game)).to.contain('Отсюда карты не возвращают.');
    game.lang = 'uk';
    await until(() => text(game).startsWith('Мала косинка'));
    await until(() => /^Малюнок столу: .*Колода.*Стовпці/.test(inside(game, '.picture')!.getAttribute('aria-label')!));
    game.lang = 'en';
    await until(() => text(game).startsWith('Little Klondike'));
  });

  it('stops the clock while it is open', async () => {
    const game = await start({ seed: '10' });
    game.play('stock>waste');
    await open(game);
    const { elapsed } = game.save();
    await pause(60);
    expect(game.save().elapsed).to.equal(elapsed);
    await press('Escape');
    await until(() => dialog(game) === null);
    await pause(60);
    expect(game.save().elapsed).to.be.greaterThan(elapsed);
  });

  it('goes with the element, and the game comes back without it', async () => {
    const game = await start({ seed: '10' });
    await open(game);
    const parent = game.parentElement!;
    game.remove();
    await pause(10);
    parent.append(game);
    await settled(game);
    expect(dialog(game)).to.equal(null);
    await open(game);
  });

  for (const width of [320, 768]) {
    it(`is accessible and fits at ${width} pixels, each page of it`, async () => {
      await setViewport({ width, height: 640 });
      const game = await start({ seed: '10', variant: 'big-piano' });
      drawThrice(game);
      await open(game);
      for (let page = 0; page < 4; page++) {
        tabs(game)[page]!.click();
        await settled(game);
        const sheet = inside(game, 'dialog .page')!;
        expect(sheet.scrollWidth).to.be.at.most(sheet.clientWidth);
        const { left, right, top, bottom } = dialog(game)!.getBoundingClientRect();
        expect([left >= 0, right <= width, top >= 0, bottom <= 640]).to.deep.equal([true, true, true, true]);
        await expect(game).to.be.accessible();
      }
      deed(game, 'watch').click();
      await settled(game);
      await expect(game).to.be.accessible();
    });
  }

  it('counts results and begins from zero only when that is confirmed', async () => {
    const game = await start({ seed: '10', persist: 'menu' });
    game.play('stock>waste');
    game.newGame({ seed: 11 });
    game.play('stock>waste');
    await open(game, 2);
    expect(text(game)).to.match(/Played ?2 ?Won ?0 \(0 %\)/);
    const select = inside(game, 'select') as HTMLSelectElement;
    select.value = 'aceless';
    select.dispatchEvent(new Event('change'));
    await settled(game);
    expect(text(game)).to.match(/Played ?0 ?Won ?0/);
    select.value = 'klondike';
    select.dispatchEvent(new Event('change'));
    await settled(game);
    deed(game, 'reset').click();
    await settled(game);
    expect(text(game)).to.contain('Forget the results of Klondike?');
    deed(game, 'keep').click();
    await settled(game);
    expect(text(game)).to.match(/Played ?2/);
    deed(game, 'reset').click();
    await settled(game);
    deed(game, 'forget').click();
    await settled(game);
    expect(text(game)).to.match(/Played ?0/);
  });

  it('says where results do not outlive the page', async () => {
    const game = await start({ seed: '10' });
    game.play('stock>waste');
    await open(game, 2);
    expect(text(game)).to.match(/Played ?1.*This page does not keep results/);
  });

  it('copies a link to the deal, with the moves on request', async () => {
    const copied: string[] = [];
    const { clipboard } = navigator;
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: (link: string) => Promise.resolve(copied.push(link)) } });
    try {
      const game = await start({ seed: '10', 'share-url': 'https://example.org/play?lang=uk' });
      drawThrice(game);
      await open(game, 3);
      deed(game, 'copy').click();
      await until(() => copied.length === 1);
      const box = inside(game, 'dialog [type="checkbox"]') as HTMLInputElement;
      box.click();
      await settled(game);
      deed(game, 'copy').click();
      await until(() => copied.length === 2);
      await settled(game);
      expect(text(game)).to.contain('Copied.');
      expect(copied[0]).to.match(/^https:\/\/example\.org\/play\?lang=uk&record=1\.klondike\.n10\.\w\w$/);
      expect(copied[1]).to.equal(`https://example.org/play?lang=uk&record=${game.record!}`);
      expect((inside(game, '.link') as HTMLInputElement).value).to.equal(copied[1]);
    } finally {
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
    }
  });

  it('selects the link where nothing can be copied', async () => {
    const { clipboard } = navigator;
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
    try {
      const game = await start({ seed: '10' });
      await open(game, 3);
      deed(game, 'copy').click();
      await until(() => text(game).includes('The link is selected'));
      const link = inside(game, '.link') as HTMLInputElement;
      expect(at(game)).to.equal(link);
      expect([link.selectionStart, link.selectionEnd]).to.deep.equal([0, link.value.length]);
      const url = new URL(link.value);
      expect(url.origin + url.pathname).to.equal(location.origin + location.pathname);
    } finally {
      Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
    }
  });
});

describe('a note over the table', () => {
  afterEach(cleanUp);

  it('says why a move is refused, and goes with the next move', async () => {
    const game = await start({ seed: '10' });
    const heightBefore = game.offsetHeight;
    pileOf(game, 'waste').querySelector<HTMLElement>('.place')!.focus();
    await settled(game);
    await pressKeys(['f']);
    await until(() => inside(game, '[part~="note"]') !== null);
    const note = inside(game, '[part~="note"]')!;
    expect(note.textContent).to.equal('There is no card here.');
    expect(live(game)).to.contain('There is no card here.');
    expect(note.getAttribute('aria-hidden'), 'it is heard from the live region already').to.equal('true');
    expect(game.offsetHeight).to.equal(heightBefore);
    game.play('stock>waste');
    await settled(game);
    expect(inside(game, '[part~="note"]')).to.equal(null);
  });

  it('goes by itself after a while', async function () {
    this.timeout(9000);
    const game = await start({ seed: '10' });
    game.focus();
    await settled(game);
    await pressKeys(['f']);
    await until(() => inside(game, '[part~="note"]') !== null);
    await until(() => inside(game, '[part~="note"]') === null, 7000);
  });

  it('offers the way back to a game that the player left, until the next is begun', async () => {
    const game = await start({ seed: '10' });
    drawThrice(game);
    const { position } = game;
    const heard = hear(game);
    button(game, 'new').click();
    await settled(game);
    expect(game.history.length).to.equal(0);
    expect(live(game)).to.contain('undo brings it back');
    deed(game, 'back').click();
    await settled(game);
    expect(game.position).to.deep.equal(position);
    expect(heard.map(({ type, detail }) => [type, detail['seed'] === 10])).to.deep.equal([['deal', false], ['deal', true]]);

    button(game, 'restart').click();
    await settled(game);
    button(game, 'undo').click();
    await settled(game);
    expect(game.position).to.deep.equal(position);

    button(game, 'new').click();
    await settled(game);
    game.play('stock>waste');
    await settled(game);
    expect(inside(game, '[part~="note"]')).to.equal(null);
    button(game, 'undo').click();
    button(game, 'undo').click();
    expect(game.seed).to.not.equal(10);
  });

  it('offers nothing where nothing is lost, or where the page deals', async () => {
    const game = await start({ seed: '10' });
    game.play('stock>waste');
    button(game, 'new').click();
    await settled(game);
    expect(inside(game, '[part~="note"]')).to.equal(null);
    drawThrice(game);
    game.newGame();
    await settled(game);
    expect(inside(game, '[part~="note"]')).to.equal(null);
    expect(button(game, 'undo').getAttribute('aria-disabled')).to.equal('true');
  });

  it('a game that is gone back to is the newest of it, also where the next deal comes later', async () => {
    await catalogue.load();
    const list = delayed();
    const game = await start({ seed: '10' });
    drawThrice(game);
    game.winnable = true;
    const deals = hear(game, ['deal']);
    button(game, 'new').click();
    await settled(game);
    expect(inside(game, '.offer'), 'nothing is left yet').to.equal(null);
    game.play('stock>waste');
    const { position } = game;
    list.arrive();
    await until(() => deals.length === 1);
    await settled(game);
    expect(inside(game, '.offer')).to.not.equal(null);
    deed(game, 'back').click();
    await settled(game);
    expect(game.position).to.deep.equal(position);
  });

  it('a disabled game is not gone back to; restart waits for a move', async () => {
    const game = await start({ seed: '10' });
    drawThrice(game);
    button(game, 'new').click();
    await settled(game);
    expect(button(game, 'restart').getAttribute('aria-disabled')).to.equal('true');
    const { seed } = game;
    game.disabled = true;
    await settled(game);
    expect(inside(game, '.offer')).to.equal(null);
    await pressKeys(['u']);
    expect(game.seed).to.equal(seed);
  });

  it('closes when the element is moved, and time goes on', async () => {
    const game = await start({ seed: '10' });
    game.play('stock>waste');
    await open(game);
    const { elapsed } = game.save();
    const other = document.createElement('div');
    game.parentElement!.append(other);
    other.append(game);
    await until(() => dialog(game) === null);
    await until(() => game.save().elapsed > elapsed);
    other.remove();
  });

  it('is opened once: closing it gives the focus back without a detour', async () => {
    const game = await start({ seed: '10' });
    game.focus();
    await settled(game);
    const menu = await open(game);
    let shown = 0;
    menu.showModal = () => void (shown += 1);
    await press('Escape');
    await until(() => dialog(game) === null);
    expect(shown).to.equal(0);
  });
});
