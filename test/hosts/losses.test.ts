// A part of the program that cannot be loaded: page and player are told, and it is there as soon as it can be had again. In Firefox too, which
// remembers for the life of a page that an import failed.
import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { setUp } from './setting.js';
import { readyIn, visit } from './visit.js';

const TEXTS = {
  en: { fault: 'A part of the game could not be loaded.', retry: 'Try again', undo: 'Undo', note: /^This could not be loaded/ },
  ru: { fault: 'Часть игры не загрузилась.', retry: 'Попробовать снова', undo: 'Отменить', note: /^Загрузить не удалось/ },
  uk: { fault: 'Частина гри не завантажилася.', retry: 'Спробувати ще раз', undo: 'Скасувати', note: /^Завантажити не вдалося/ },
};
type Language = keyof typeof TEXTS;

describe('a part that cannot be loaded', () => {
  const at = setUp();
  afterEach(() => (at.site.missing = undefined));

  /** A page whose game lacks some files. */
  async function lacking(missing: RegExp, attributes = '', lang: Language = 'en'): Promise<{ page: Page; errors: string[]; close: () => Promise<void> }> {
    at.site.missing = missing;
    const { page, errors, close } = await visit(
      at.browser,
      at.site.page(`<script>
          heard = [];
          for (const type of ['error', 'move']) addEventListener(type, (event) => event.target.localName === 'solitaire-game' && heard.push(event.detail.cause?.code ?? type), true);
        </script>
        <solitaire-game variant="klondike" ${attributes} lang="${lang}"></solitaire-game>
        <script type="module" src="/dist/solitaire-game.min.js"></script>`),
    );
    await readyIn(page);
    return { page, errors, close };
  }

  const heardIn = async (page: Page): Promise<string[]> => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
  const inside = (page: Page, selector: string): ReturnType<Page['locator']> => page.locator(`solitaire-game ${selector}`);
  const undoName = async (page: Page): Promise<string | null> => inside(page, '[data-action="undo"]').getAttribute('aria-label');
  const fault = '[part="error"]';
  const menu = '[data-action="menu"]';

  for (const lang of ['en', 'ru', 'uk'] as const) {
    it(`the part that plays: the box says so in the player’s language, with a way to try again: ${lang}`, async () => {
      const { page, errors, close } = await lacking(/\.play\./, 'seed="10"', lang);
      const { fault: text, retry } = TEXTS[lang];
      assert.equal((await inside(page, fault).innerText()).replaceAll(/\s+/g, ' '), `${text} ${retry}`);
      assert.deepEqual(await heardIn(page), ['load']);
      const again = inside(page, '[part~="retry"]');
      await again.click();
      await page.waitForFunction(() => (window as unknown as { heard: string[] }).heard.length > 1);
      await again.waitFor(); // the box is new, and so it is read out again
      assert.deepEqual(await heardIn(page), ['load', 'load']);
      at.site.missing = undefined;
      await again.press('Enter');
      await again.waitFor({ state: 'detached' });
      await page.evaluate(async () => document.querySelector('solitaire-game')!.hint()); // as soon as it is here
      assert.equal(await inside(page, fault).count(), 0);
      await inside(page, '[data-pile="stock"] [tabindex="0"]').press('Enter'); // where the focus went
      assert.deepEqual([await heardIn(page), errors], [['load', 'load', 'move'], []]);
      await close();
    });
  }

  it('the part that plays: a tap, or the menu’s button, tries again, and is obeyed', async () => {
    for (const [tap, done] of [['[data-pile="stock"]', '[data-pile="waste"] [data-card]'], [menu, 'dialog[open]']] as const) {
      const { page, close } = await lacking(/\.play\./, 'seed="10"');
      at.site.missing = undefined;
      await inside(page, tap).click();
      await inside(page, done).first().waitFor();
      assert.equal(await inside(page, fault).count(), 0);
      await close();
    }
  });

  it('the part that plays: tried again in one game, it is there for all of the page', async () => {
    const { page, errors, close } = await lacking(/\.play\./, 'seed="10"');
    await page.evaluate(() => document.body.append(Object.assign(document.createElement('solitaire-game'), { seed: 11 })));
    const alerts = inside(page, fault);
    await alerts.nth(1).waitFor();
    at.site.missing = undefined;
    await inside(page, '[part~="retry"]').first().click();
    for (const index of [1, 0]) await alerts.nth(index).waitFor({ state: 'detached' });
    await page.locator('solitaire-game').nth(1).locator('[data-pile="stock"]').click();
    await page.locator('solitaire-game').nth(1).locator('[data-pile="waste"] [data-card]').waitFor();
    assert.deepEqual(errors, []);
    await close();
  });

  it('the part that plays: a program that asks for more than the rules tries again', async () => {
    const { page, close } = await lacking(/\.play\./, 'seed="10"');
    const hint = async (): Promise<string> => page.evaluate(async () => document.querySelector('solitaire-game')!.hint().then((hint) => typeof hint?.from, String));
    assert.match(await hint(), /could not be loaded/);
    at.site.missing = undefined;
    assert.equal(await hint(), 'string');
    await close();
  });

  it('the menu: a note says so, also to a screen reader, and the next press opens it', async () => {
    for (const lang of ['en', 'ru', 'uk'] as const) {
      const { page, errors, close } = await lacking(/\.panels\./, 'seed="10"', lang);
      await inside(page, menu).evaluate((button: HTMLElement) => [1, 2, 3].forEach(() => button.click()));
      await inside(page, '.note').waitFor();
      for (const where of ['.note', '[role="status"]']) assert.match((await inside(page, where).innerText()).trim(), TEXTS[lang].note);
      assert.deepEqual(await heardIn(page), ['load']);
      at.site.missing = undefined;
      await inside(page, menu).click();
      await inside(page, 'dialog[open]').waitFor();
      assert.deepEqual([await heardIn(page), errors, await inside(page, '.lack').count()], [['load'], [], 0]);
      await close();
    }
  });

  it('the menu’s texts: English stands for them, and the menu says why', async () => {
    const { page, errors, close } = await lacking(/\.panels-ru\./, 'seed="10"', 'ru');
    await inside(page, menu).click();
    await inside(page, 'dialog[open]').waitFor();
    assert.match(await inside(page, 'dialog .lack p').innerText(), TEXTS.ru.note);
    const tab = inside(page, 'dialog [role="tab"]').first();
    assert.deepEqual([await tab.innerText(), await heardIn(page)], ['Rules', ['load']]);
    at.site.missing = undefined;
    await inside(page, 'dialog [part~="retry"]').click();
    await tab.filter({ hasText: 'Правила' }).waitFor();
    assert.deepEqual([await inside(page, '.lack').count(), await heardIn(page), errors], [0, ['load'], []]);
    await close();
  });

  it('a language: English stands for it, and the box says so', async () => {
    const { page, errors, close } = await lacking(/solitaire-game\.uk\./, 'seed="10"', 'uk');
    assert.deepEqual([await undoName(page), await heardIn(page)], [TEXTS.en.undo, ['load']]);
    assert.match(await inside(page, fault).innerText(), new RegExp(TEXTS.en.fault));
    for (const [lang, state] of [['en', 'detached'], ['uk-UA', 'visible']] as const) {
      await page.evaluate((tag) => (document.querySelector('solitaire-game')!.lang = tag), lang);
      await inside(page, fault).waitFor({ state });
    }
    at.site.missing = undefined;
    await inside(page, '[part~="retry"]').click();
    await inside(page, `[aria-label="${TEXTS.uk.undo}"]`).waitFor();
    await inside(page, fault).waitFor({ state: 'detached' });
    assert.deepEqual([await undoName(page), await heardIn(page), errors], [TEXTS.uk.undo, ['load'], []]);
    await close();
  });

  it('the sounds: said once, not with each card', async () => {
    const { page, errors, close } = await lacking(/\.sounds\./, 'seed="10" sounds');
    const asked = (): number => at.site.requests.filter((path) => path.includes('.sounds.')).length;
    const before = asked();
    const stock = inside(page, '[data-pile="stock"]');
    for (let count = 0; count < 3; count++) await stock.click();
    await inside(page, '.note').waitFor();
    assert.match(await inside(page, '.note').innerText(), TEXTS.en.note);
    assert.deepEqual((await heardIn(page)).filter((type) => type !== 'move'), ['load']);
    assert.ok(asked() > before);
    await close();
    assert.deepEqual(errors, []);
  });

  it('the list of winnable deals: any deal is dealt, and the player is told; the next one is a proved one', async () => {
    const { page, errors, close } = await lacking(/\.catalogue\./, 'winnable="easy"');
    await inside(page, '.note').waitFor();
    assert.match(await inside(page, '.note').innerText(), /^No deal was found that can surely be won/);
    assert.deepEqual(await heardIn(page), ['unproved']);
    at.site.missing = undefined;
    const verdict = await page.evaluate(async () => {
      const game = document.querySelector('solitaire-game')!;
      const dealt = new Promise((resolve) => game.addEventListener('deal', resolve, { once: true }));
      game.newGame();
      await dealt;
      return (await game.analyze()).verdict;
    });
    assert.deepEqual([verdict, await heardIn(page), errors], ['winnable', ['unproved'], []]);
    await close();
  });

  it('the solver: a hint is one by rule of thumb, an analysis is refused; both are better as soon as it is there', async () => {
    const { page, errors, close } = await lacking(/\.worker\./, 'seed="10"');
    const asked = async (): Promise<unknown> =>
      page.evaluate(async () => {
        const game = document.querySelector('solitaire-game')!;
        const hint = await game.hint();
        return [hint?.verdict, await game.analyze().then(({ verdict }) => verdict, String)];
      });
    assert.deepEqual(await asked(), ['unknown', 'Error: The solver could not be loaded: its file belongs beside the others.']);
    assert.deepEqual(await heardIn(page), ['load']);
    await inside(page, '[data-action="hint"]').click();
    await inside(page, '[part~="hint"]').first().waitFor();
    assert.match(await inside(page, '.note').innerText(), TEXTS.en.note, 'what a hint is worth does not cover it');
    at.site.missing = undefined;
    assert.deepEqual([await asked(), await heardIn(page), errors], [['winnable', 'winnable'], ['load'], []]);
    await close();
  });
});
