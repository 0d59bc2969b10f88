// The menu: its pages, by keys and by mouse.
import { expect } from '@open-wc/testing';
import { resetMouse, sendMouse } from '@web/test-runner-commands';
import { setViewport } from '../helpers/chromium.js';
import { settled } from '../helpers/table.js';
import { accessibilityTree, allNodes, find, outline } from '../helpers/tree.js';
import { all, button, cleanUp, inside, pause, start, until } from './game.js';
import { dialog, tabs, at, text, press, open, deed, drawThrice } from './menu.js';

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

  it('is a dialog with tabs and a page, and no landmark of the page around', async () => {
    const game = await start({ seed: '10' });
    await open(game);
    const roles = outline(find(await accessibilityTree(), 'dialog'), 0).filter((line) => /^ {0,2}\S/.test(line));
    expect(roles).to.deep.equal(['dialog: Menu', '  tablist: Menu', '  button: Close', '  tabpanel: Rules']);
    const described = allNodes(await accessibilityTree()).filter(({ name, description }) => description !== '' && description === name);
    expect(described, 'what would be read twice').to.deep.equal([]);
  });

  it('turns its pages by arrow keys', async () => {
    const game = await start({ seed: '10' });
    await open(game);
    const heard: string[] = [];
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'Home', 'End']) {
      await press(key);
      heard.push((at(game) as HTMLElement).dataset['page']!);
      expect(all(game, '[aria-selected="true"]')).to.deep.equal([at(game)]);
      expect(inside(game, '[role="tabpanel"]')!.getAttribute('aria-labelledby')).to.equal(at(game)!.id);
    }
    expect(heard).to.deep.equal(['keys', 'statistics', 'share', 'settings', 'rules', 'settings', 'rules', 'settings']);
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
      const backs = [...dialog.querySelectorAll('.picture .back')].map((back) => getComputedStyle(back).opacity);
      expect([backs.length > 6, new Set(backs)], 'cards that lie face down are seen').to.deep.equal([true, new Set(['1'])]);
      dialog.close();
      await until(() => !game.shadowRoot!.querySelector('dialog'));
      return x;
    };
    const usual = await stockAt();
    game.mirrored = true;
    await game.updateComplete;
    expect([usual < 180, await stockAt()]).to.deep.equal([true, 360 - usual]);
  });

  it('draws as many rows as a phone has', async () => {
    await setViewport({ width: 360, height: 640 });
    for (const variant of ['klondike', 'little-klondike', 'aceless', 'little-piano', 'big-piano']) {
      const game = await start({ seed: '10', variant });
      const rows = new Set(all(game, '[data-pile]').map((pile) => pile.offsetTop));
      await open(game);
      const drawn = new Set(all(game, '.picture .space').map((place) => place.getAttribute('y')));
      expect(drawn.size, variant).to.equal(rows.size);
      cleanUp();
    }
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

  it('has its tabs in two rows on a phone, beside the way out and large enough for a thumb', async () => {
    for (const width of [320, 360, 412]) {
      await setViewport({ width, height: 640 });
      for (const lang of ['en', 'ru', 'uk']) {
        const game = await start({ seed: '10', lang });
        await open(game);
        const boxes = [...tabs(game), inside(game, 'dialog [part~="close"]')!].map((each) => each.getBoundingClientRect());
        expect([...new Set(boxes.map(({ top }) => Math.round(top)))], `${lang} ${width}`).to.have.length(2);
        for (const [index, box] of boxes.entries()) {
          expect([box.width, box.height].every((size) => size >= 44), `${lang} ${width}`).to.equal(true);
          const others = boxes.slice(index + 1).filter(({ left, right, top, bottom }) => left < box.right - 1 && right > box.left + 1 && top < box.bottom && bottom > box.top);
          expect(others, `${lang} ${width}`).to.deep.equal([]);
        }
        cleanUp();
      }
    }
  });

  for (const width of [320, 768]) {
    it(`is accessible and fits at ${width} pixels, each page of it`, async () => {
      await setViewport({ width, height: 640 });
      const game = await start({ seed: '10', variant: 'big-piano' });
      drawThrice(game);
      await open(game);
      for (const tab of tabs(game).map(({ id }) => id)) {
        inside(game, `#${tab}`)!.click();
        await settled(game);
        const sheet = inside(game, 'dialog .page')!;
        expect(sheet.scrollWidth).to.be.at.most(sheet.clientWidth);
        const { left, right, top, bottom } = dialog(game)!.getBoundingClientRect();
        expect([left >= 0, right <= width, top >= 0, bottom <= 640]).to.deep.equal([true, true, true, true]);
        await expect(game).to.be.accessible();
        sheet.scrollTo(0, sheet.scrollHeight);
        const clear = sheet.getBoundingClientRect().bottom - parseFloat(getComputedStyle(sheet, '::after').height);
        expect(sheet.lastElementChild!.getBoundingClientRect().bottom, 'nothing of the end fades').to.be.at.most(clear + 1);
      }
      inside(game, '#tab-share')!.click();
      await settled(game);
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
    expect(text(game)).to.match(/Played ?2 ?Won ?0 \(0%\)/);
    const select = inside(game, 'select') as HTMLSelectElement;
    select.value = 'aceless';
    select.dispatchEvent(new Event('change'));
    await settled(game);
    expect(text(game)).to.match(/Played ?0 ?Won ?0/);
    select.value = 'klondike';
    select.dispatchEvent(new Event('change'));
    await settled(game);
    deed(game, 'reset').focus();
    await press('Enter');
    await settled(game);
    expect(text(game)).to.contain('Forget the results of Klondike?');
    expect(at(game), 'the question has the focus, and Enter does no harm').to.equal(deed(game, 'keep'));
    await press('Enter');
    await settled(game);
    expect(text(game)).to.match(/Played ?2/);
    expect(at(game)).to.equal(deed(game, 'reset'));
    await press('Enter');
    await settled(game);
    deed(game, 'forget').focus();
    await press('Enter');
    await settled(game);
    expect(text(game)).to.match(/Played ?0/);
    expect(at(game), 'there is nothing more to forget').to.equal(tabs(game)[2]);
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
