// The menu's pages as they are made of a game's data: what is told, offered and asked. What a browser does with them is in test/browser/menu.test.ts.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { defineVariant, Game, MOST_MOVES, orderedPack, parseRecord, pilesOf, variantOf, variants } from '../../src/engine/index.js';
import { wordsFor } from '../../src/locales/index.js';
import { panelTexts } from '../../src/locales/panels.js';
import type { MenuHost, Setting } from '../../src/panels/host.js';
import { keysPage } from '../../src/panels/keys-page.js';
import { partsOf, picture } from '../../src/panels/picture.js';
import { rulesPage } from '../../src/panels/rules-page.js';
import { settingsPage } from '../../src/panels/settings-page.js';
import { SharePage } from '../../src/panels/share-page.js';
import { StatisticsPage } from '../../src/panels/statistics-page.js';
import { Session, type GameSpec } from '../../src/session/session.js';
import { NO_STATISTICS, type Statistics } from '../../src/session/statistics.js';
import { FakePlatform } from '../session/fake-platform.js';
import { drawn, listenerOf, textOf } from './drawn.js';

const texts = panelTexts('en');

function host(spec: GameSpec = { variant: 'klondike', seed: 10 }, more: Partial<MenuHost> = {}): MenuHost {
  const session = new Session(new FakePlatform());
  session.newGame(spec);
  const rest = { session, texts, words: wordsFor('en'), keeps: true, disabled: false, mirrored: false, settingsAreSet: true, shareAddress: 'https://example.org/', requestUpdate: () => undefined };
  return { ...rest, ...more } as unknown as MenuHost;
}

const draw = ({ session }: MenuHost, times = 1): void => {
  for (let time = 0; time < times; time++) session.play({ from: 'stock', to: 'waste', count: 1 }, 'player');
};

/** With a navigator of the test's own. */
async function inBrowser<T>(navigator: unknown, job: () => T | Promise<T>): Promise<T> {
  const usual = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: navigator });
  try {
    return await job();
  } finally {
    if (usual) Object.defineProperty(globalThis, 'navigator', usual);
    else Reflect.deleteProperty(globalThis, 'navigator');
  }
}

describe('the page of results', () => {
  const numbers: Statistics = { played: 7, won: 2, streak: 1, bestStreak: 4, bestTime: 3725, fewestMoves: 101 };
  const opened = (results: Readonly<Record<string, Statistics>>, more: Partial<MenuHost> = {}): { page: StatisticsPage; reset: string[] } => {
    const reset: string[] = [];
    return { page: new StatisticsPage(host(undefined, { statistics: (variant) => results[variant] ?? NO_STATISTICS, resetStatistics: (variant) => reset.push(variant), ...more })), reset };
  };
  const told = (page: StatisticsPage): string => textOf(page.view()).replace(/^.*?(?=Played)/, '');
  const choose = (page: StatisticsPage, value: string): unknown => listenerOf(page.view(), '<select', 'change')({ target: { value } });

  it('tells six numbers of the game on the table, and of another on request', () => {
    const { page } = opened({ klondike: numbers });
    assert.equal(told(page), 'Played 7 Won 2 (29%) Wins in a row 1 Most wins in a row 4 Best time 1:02:05 Fewest moves 101 Start again from zero');
    assert.match(told(opened({ klondike: { ...numbers, played: 1, won: 1 } }).page), /Won 1 \(100%\)/);
    choose(page, 'aceless');
    assert.equal(told(page), 'Played 0 Won 0 Wins in a row 0 Most wins in a row 0 Best time – Fewest moves – Start again from zero');
  });

  it('lists every game, and has the one chosen that is told of', () => {
    const { page } = opened({ klondike: numbers });
    const options = (): string[][] => [...drawn(page.view()).matchAll(/<option value=(\S+) \.selected=(\w+)>/g)].map(([, id, chosen]) => [id!, chosen!]);
    assert.deepEqual(options(), [...variants.keys()].map((id) => [id, String(id === 'klondike')]));
    choose(page, 'aceless');
    assert.deepEqual(options(), [...variants.keys()].map((id) => [id, String(id === 'aceless')]));
  });

  it('has nothing to forget where nothing was played, or where no input is taken', () => {
    const may = (page: StatisticsPage): boolean => drawn(page.view()).includes('data-do="reset" ?disabled=false');
    assert.equal(may(opened({ klondike: numbers }).page), true);
    assert.equal(may(opened({}).page), false);
    assert.equal(may(opened({ klondike: numbers }, { disabled: true }).page), false);
  });

  it('forgets the results of the game that is shown, and asks first; a question is over when another game is looked at', () => {
    const { page, reset } = opened({ klondike: numbers, aceless: numbers });
    const press = (name: string): unknown => listenerOf(page.view(), `data-do="${name}"`, 'click')({});
    const asks = (): boolean => told(page).includes('Forget the results');
    press('reset');
    assert.ok(asks());
    choose(page, 'aceless');
    assert.ok(!asks());
    press('reset');
    assert.ok(told(page).includes('Forget the results of Aceless?'));
    press('keep');
    assert.deepEqual([asks(), reset], [false, []]);
    press('reset');
    press('forget');
    assert.deepEqual([asks(), reset], [false, ['aceless']]);
  });

  it('says where results are not kept', () => {
    const says = (keeps: boolean): boolean => told(opened({}, { keeps }).page).includes(texts.statistics.onlyHere);
    assert.deepEqual([says(true), says(false)], [false, true]);
  });
});

describe('the page for sharing', () => {
  const view = (menu: MenuHost): string => textOf(new SharePage(menu, () => undefined).view());
  const linkIn = (page: SharePage): URL => new URL(/\.value=(https\S+)/.exec(drawn(page.view()))![1]!);

  it('names the deal: its number, that its cards lie open, or that it is one of its own', () => {
    assert.match(view(host({ variant: 'aceless', seed: 7 })), /^Aceless, deal 7 /);
    assert.match(view(host({ variant: 'aceless', seed: 7, open: true })), /^Aceless \(face up\), deal 7 /);
    assert.match(view(host({ variant: 'klondike', deck: orderedPack(1, true) })), /^Klondike, a deal of its own /);
  });

  it('offers moves to share and to watch only where there are any', () => {
    const menu = host();
    const offers = (): boolean[] => [texts.share.withMoves, texts.share.watch].map((text) => view(menu).includes(text));
    assert.deepEqual(offers(), [false, false]);
    draw(menu);
    assert.deepEqual(offers(), [true, true]);
    const watch = (): void => undefined;
    assert.equal(listenerOf(new SharePage(menu, watch).view(), 'data-do="watch"', 'click'), watch);
  });

  it('offers no moves to share that no record would hold, but to watch them', () => {
    const offers = (count: number): boolean[] => {
      const menu = host();
      Object.defineProperty(menu.session, 'count', { value: count });
      return [texts.share.withMoves, texts.share.watch].map((text) => view(menu).includes(text));
    };
    assert.deepEqual([MOST_MOVES, MOST_MOVES + 1].map(offers), [[true, true], [false, true]]);
  });

  it('links to the deal, with the moves on request, at the address that the page gives', () => {
    const menu = host(undefined, { shareAddress: 'https://example.org/play?lang=uk&record=old#top' });
    draw(menu, 3);
    const page = new SharePage(menu, () => undefined);
    const movesIn = (): number => {
      const link = linkIn(page);
      assert.deepEqual([link.origin + link.pathname, link.searchParams.get('lang'), link.hash, link.searchParams.getAll('record').length], ['https://example.org/play', 'uk', '#top', 1]);
      return parseRecord(link.searchParams.get('record')!).moves.length;
    };
    const choose = (checked: boolean): unknown => listenerOf(page.view(), 'type="checkbox"', 'change')({ target: { checked } });
    assert.equal(movesIn(), 0);
    choose(true);
    assert.equal(movesIn(), 3);
    choose(false);
    assert.equal(movesIn(), 0);
  });
});

describe('a link that was copied', () => {
  /** With a clipboard of the test's own, or none. */
  async function copying(clipboard: unknown, job: (page: SharePage, told: () => string, copy: () => Promise<void>) => Promise<void>): Promise<number> {
    let rendered = 0;
    const menu = host(undefined, { requestUpdate: () => void rendered++ });
    draw(menu);
    const page = new SharePage(menu, () => undefined);
    const told = (): string => textOf(/<p class="told"[^>]*>[^<]*/.exec(drawn(page.view()))![0]);
    await inBrowser({ clipboard }, async () => job(page, told, async () => listenerOf(page.view(), 'data-do="copy"', 'click')({ currentTarget: { parentElement: null } }) as Promise<void>));
    return rendered;
  }

  it('is said to be until it is another one', async () => {
    const rendered = await copying({ writeText: async () => Promise.resolve() }, async (page, told, copy) => {
      assert.equal(told(), '');
      await copy();
      assert.equal(told(), 'Copied.');
      (listenerOf(page.view(), 'type="checkbox"', 'change'))({ target: { checked: true } });
      assert.equal(told(), '', 'the link is not the one that was copied');
    });
    assert.equal(rendered, 2);
  });

  it('or is selected, where it may not be copied', async () => {
    for (const clipboard of [undefined, { writeText: async () => Promise.reject(new Error('no')) }]) {
      await copying(clipboard, async (_, told, copy) => {
        await copy();
        assert.equal(told(), 'The link is selected: copy it now.');
      });
    }
  });
});

describe('the page of settings', () => {
  const settings: readonly Setting[] = [
    { name: 'theme', values: ['', 'felt', 'night'], value: 'night' },
    { name: 'sounds', values: ['false', 'true'], value: 'true' },
    { name: 'mirrored', values: ['false', 'true'], value: 'false' },
  ];
  const page = (more: Partial<MenuHost> = {}): unknown => settingsPage(host(undefined, { settings, ...more }));

  it('shows what is in force, and tells what is chosen', () => {
    const set: string[][] = [];
    const view = page({ set: (...words) => set.push(words) });
    const markup = drawn(view);
    assert.deepEqual([...markup.matchAll(/<option value=(\S*) \.selected=(\w+)>([^<]+)/g)].map(([, ...each]) => each), [
      ['', 'false', 'To match the page'],
      ['felt', 'false', 'Green felt'],
      ['night', 'true', 'Night'],
    ]);
    assert.deepEqual([...markup.matchAll(/data-setting=(\w+) \.checked=(\w+)/g)].map(([, ...each]) => each), [['sounds', 'true'], ['mirrored', 'false']]);
    listenerOf(view, 'data-setting=theme', 'change')({ target: { value: 'felt' } });
    listenerOf(view, 'data-setting=sounds', 'change')({ target: { checked: false } });
    assert.deepEqual(set, [['theme', 'felt'], ['sounds', 'false']]);
  });

  it('takes nothing where the table takes no input, and has nothing to take back where nothing was set', () => {
    const state = (more: Partial<MenuHost>): [number, boolean] => {
      const markup = drawn(page(more));
      return [[...markup.matchAll(/\?disabled=true/g)].length, markup.includes('aria-disabled=true')];
    };
    assert.deepEqual(state({}), [0, false]);
    assert.deepEqual(state({ disabled: true }), [4, false]);
    assert.deepEqual(state({ settingsAreSet: false }), [0, true]);
  });

  it('says where settings are not kept', () => {
    const says = (keeps: boolean): boolean => textOf(page({ keeps })).includes(texts.settings.onlyHere);
    assert.deepEqual([says(true), says(false)], [false, true]);
  });
});

describe('the page of keys', () => {
  const keys = async (platform: string): Promise<string> => inBrowser({ platform }, () => textOf(keysPage(host())));

  it('names keys by what is printed on them, in the language, or by their signs', async () => {
    const text = await keys('Win32');
    for (const part of ['← → ↑ ↓ go over the table', 'Enter Space pick up', 'Shift + ↑ Shift + ↓ take more', 'Esc put cards back', 'U Ctrl + Z undo', '? F1 this menu']) assert.ok(text.includes(part), part);
  });

  it('goes with the command key on a Mac, a phone or a tablet of its maker', async () => {
    for (const platform of ['MacIntel', 'iPhone', 'iPad']) assert.ok((await keys(platform)).includes('U ⌘ + Z undo'), platform);
    assert.ok((await keys('Linux x86_64')).includes('U Ctrl + Z undo'));
  });
});

describe('the page of rules', () => {
  it('numbers the parts of the table as the picture does', () => {
    const markup = drawn(rulesPage(host({ variant: 'little-piano', seed: 1 })));
    const legend = [...markup.matchAll(/<li><span class="number">(\d)<\/span>(\w+)/g)].map(([, n, name]) => `${n} ${name}`);
    const names = /aria-label=Picture of the table: ([\w, ]+)/.exec(markup)![1]!.split(', ');
    assert.deepEqual(legend, names.map((name, index) => `${index + 1} ${name}`));
    assert.deepEqual([...names].sort(), ['Columns', 'Foundations', 'Reserve', 'Stock', 'Waste']);
  });
});

describe('the picture of a game', () => {
  const count = (markup: string, look: string): number => markup.split(`class=${look}`).length - 1;
  const boxes = (markup: string): { look: string; x: number; y: number; width: number; height: number }[] =>
    [...markup.matchAll(/<rect class=(\w+) x=(\S+) y=(\S+) width=(\S+) height=(\S+)/g)].map(([, look, ...numbers]) => {
      const [x, y, width, height] = numbers.map(Number);
      return { look: look!, x: x!, y: y!, width: width!, height: height! };
    });

  for (const id of ['klondike', 'little-klondike', 'aceless', 'little-piano', 'big-piano']) {
    for (const open of [false, true]) {
      it(`shows of ${id}${open ? ', dealt open,' : ''} each place, and each card as it lies`, () => {
        const { start } = Game.deal({ variant: id, seed: 0, deck: null, open });
        const markup = drawn(picture(variantOf(id), open, texts, false));
        const up = start.tableau.reduce((sum, column) => sum + column.up.length, 0) + start.foundations.flat().length;
        const down = start.tableau.reduce((sum, column) => sum + column.down.length, 0);
        assert.equal(count(markup, 'back'), down + 1, 'and one for the stock');
        assert.equal(count(markup, 'front'), up);
        const spaces = boxes(markup).filter(({ look }) => look === 'space');
        assert.equal(spaces.length, pilesOf(start).length - (id === 'little-piano' ? 1 : 0), 'the reserve begins where the waste was');
        for (const [, suitX, suitY] of markup.matchAll(/class=(?:ink|suit) d=M(\S+) (\S+?)m/g)) {
          const at = { x: Number(suitX), y: Number(suitY) };
          const isOver = ({ x, y, width, height }: (typeof spaces)[number]): boolean => x + width / 2 === at.x && at.y > y && at.y < y + height / 2;
          assert.equal(spaces.filter(isOver).length, 1, `the suit of a foundation is in its upper half: ${at.x} ${at.y}`);
        }
        const { decks, readyAces } = variantOf(id);
        assert.deepEqual([count(markup, 'ink'), count(markup, 'suit')], readyAces ? [decks * 4, 0] : [0, decks * 4]);
      });
    }

    it(`numbers the parts of ${id} within the picture, each where it lies and none over another`, () => {
      const parts = partsOf(variantOf(id));
      for (const mirrored of [false, true]) {
        const markup = drawn(picture(variantOf(id), false, texts, mirrored));
        const [, wide, high] = /viewBox="0 0 (\S+) ([\d.]+)"/.exec(markup)!.map(Number);
        const badges = [...markup.matchAll(/<circle cx=(\S+) cy=(\S+) r=(\S+) \/><text x=(\S+) y=(\S+)>(\d)/g)].map(([, ...each]) => each.map(Number) as [number, number, number, number, number, number]);
        assert.deepEqual(badges.map(([, , , , , n]) => n), parts.map((_, index) => index + 1));
        for (const [x, y, r, textX, textY] of badges) {
          assert.ok(x - r >= 0 && x + r <= wide! && y - r >= 0 && y + r <= high!, `${id}: ${x}, ${y}`);
          assert.equal(textX, x);
          assert.ok(textY > y && textY < y + r);
        }
        for (const [index, [x, y, r]] of badges.entries()) for (const [otherX, otherY] of badges.slice(index + 1)) assert.ok(Math.hypot(x - otherX, y - otherY) >= 2 * r, id);
        const places = boxes(markup);
        for (const { x, y, width, height } of places) assert.ok(x >= 0 && x + width <= wide! && y >= 0 && y + height <= high!);
        const stock = badges[parts.indexOf('stock')]!;
        const back = places.find(({ look }) => look === 'back')!;
        assert.ok(Math.abs(stock[0] - (back.x + back.width / 2)) < 1 && Math.abs(stock[1] - (back.y + back.height / 2)) < 2, 'on the stock');
        const feet = Math.max(...places.map(({ y, height }) => y + height));
        const [columnsX, columnsY, r] = badges[parts.indexOf('tableau')]!;
        assert.ok(Math.abs(columnsX - wide! / 2) < 1, 'in the middle of the columns');
        assert.ok(columnsY < feet + r && columnsY > feet - r, 'at their feet');
      }
    });
  }

  it('shows one place where waste and reserve share it', () => {
    const columns = [1, 2, 3, 4, 4, 4, 4, 4, 4, 4];
    const variant = { ...variantOf('little-piano'), id: 'pages-shared', columns, reserve: 2 };
    defineVariant(variant);
    const markup = drawn(picture(variant, false, texts, false));
    const spaces = boxes(markup).filter(({ look }) => look === 'space');
    assert.deepEqual([spaces.length, new Set(spaces.map(({ x, y }) => `${x} ${y}`)).size], [2 + 1 + 4 + 10, 2 + 1 + 4 + 10]);
    assert.deepEqual([...markup.matchAll(/>(\d)<\/text>/g)].map(([, n]) => n), ['1', '2', '3', '4', '5'], 'all the same each has a number');
  });

  it('is told in words: its parts in the order of their numbers', () => {
    const label = /aria-label=([^>]*)>/.exec(drawn(picture(variantOf('klondike'), false, texts, false)))![1];
    assert.equal(label, 'Picture of the table: Stock, Waste, Foundations, Columns');
  });
});
