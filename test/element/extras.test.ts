// What comes beside the table, where it is about days and games that were left: with the real game behind it, and timers that the test turns.
import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import { nothing } from 'lit';
import { shareAddress, type DoorElement } from '../../src/element/menu-door.js';
import { catalogue } from '../../src/element/catalogue.js';
import { Dealer } from '../../src/element/dealer.js';
import { Extras, type ExtrasOwner } from '../../src/element/extras.js';
import { GameController } from '../../src/element/game-controller.js';
import { Preferences } from '../../src/element/preferences.js';
import { Keeper } from '../../src/session/keeper.js';
import { Mind } from '../../src/session/mind.js';
import { wordsFor } from '../../src/locales/index.js';
import { FakePlatform } from '../session/fake-platform.js';

interface Page {
  readonly platform: FakePlatform;
  readonly game: GameController;
  readonly extras: Extras;
  readonly document: { hidden: boolean };
  readonly element: { isConnected: boolean };
  readonly said: string[];
  wish(name: 'seed' | 'variant', value: string): void;
}

function page(): Page {
  const platform = new FakePlatform();
  platform.date = '2026-11-30';
  const said: string[] = [];
  const document = { hidden: false };
  const element = { isConnected: true, ownerDocument: document, addStyles: () => undefined, getClientRects: () => [] };
  const game: GameController = new GameController(new EventTarget(), platform, () => extras.awaitDeal(), null);
  const nobody = (): never => assert.fail('nobody is to ask');
  game.session.join(Mind);
  game.equip({ keeper: new Keeper(platform, game.session), dealer: new Dealer(platform, nobody, catalogue) });
  const owner = { game, session: game.session, words: wordsFor('en'), disabled: false, sounds: false, root: { activeElement: null }, table: { cyrillic: false, layout: { frame: {} }, cancel: () => undefined, takeFocus: () => undefined }, requestUpdate: () => undefined, say: (text: string) => said.push(text) };
  const extras: Extras = new Extras(owner as unknown as ExtrasOwner, element as unknown as DoorElement, new Preferences(platform));
  const wish = (name: 'seed' | 'variant', value: string): void => {
    game.wishes.set(name, value);
    game.settle(null);
  };
  return { platform, game, extras, document, element, said, wish };
}

beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }));
afterEach(() => mock.timers.reset());
const MINUTE = 60_000;

describe('the daily deal of a page that stays open', () => {
  it('becomes the next one after midnight', () => {
    const { platform, game, wish } = page();
    wish('seed', 'daily');
    mock.timers.tick(10 * MINUTE);
    assert.equal(game.session.seed, '2026-11-30');
    for (const date of ['2026-12-01', '2026-12-02']) {
      platform.date = date;
      mock.timers.tick(MINUTE);
      assert.equal(game.session.seed, date);
    }
  });

  it('stays while it is played, and while nobody sees the page, which gets the new one when it is seen again', () => {
    const { platform, game, document, extras, wish } = page();
    wish('seed', 'daily');
    document.hidden = true;
    platform.date = '2026-12-01';
    mock.timers.tick(MINUTE);
    assert.equal(game.session.seed, '2026-11-30');
    document.hidden = false;
    extras.wake();
    assert.equal(game.session.seed, '2026-12-01');
    game.play('stock>waste');
    platform.date = '2026-12-02';
    mock.timers.tick(10 * MINUTE);
    assert.deepEqual([game.session.seed, game.session.count], ['2026-12-01', 1]);
  });

  it('is not looked for on a page with another deal, nor for an element that was taken out', () => {
    const { platform, game, element, extras, wish } = page();
    wish('seed', 'daily');
    wish('seed', '42');
    const today = mock.method(platform, 'today');
    mock.timers.tick(10 * MINUTE);
    assert.equal(today.mock.callCount(), 0);
    wish('seed', 'daily');
    element.isConnected = false;
    extras.close();
    platform.date = '2026-12-01';
    mock.timers.tick(10 * MINUTE);
    assert.equal(game.session.seed, '2026-11-30');
  });
});

describe('a note', () => {
  it('that something could not be loaded stays while the game goes on, and goes with the element', () => {
    mock.method(console, 'error', () => undefined);
    const { game, extras, wish } = page();
    wish('seed', '42');
    assert.equal(extras.noteView(), nothing);
    extras.lost(new Error('no such file'));
    game.play('stock>waste');
    extras.hinted(null);
    assert.match(JSON.stringify(extras.noteView()), /could not be loaded/i);
    extras.close();
    assert.equal(extras.noteView(), nothing);
  });
});

describe('the menu', () => {
  it('does not open in an element that was taken out before it came, and time goes on there', async () => {
    const { game, extras, element, wish } = page();
    wish('seed', '42');
    const opening = extras.open();
    element.isConnected = false;
    extras.close();
    await opening;
    assert.deepEqual([extras.menuView(), game.session.paused], [nothing, false]);
    element.isConnected = true;
    await extras.open();
    assert.notEqual(extras.menuView(), nothing);
    assert.equal(game.session.paused, true);
    extras.close();
    assert.deepEqual([extras.menuView(), game.session.paused], [nothing, false]);
  });
});

describe('a link that the player shares', () => {
  const address = (shareUrl: string | null | undefined, URL: string, baseURI = URL): string => shareAddress({ shareUrl, ownerDocument: { URL, baseURI } as Document });
  const PAGE = 'https://cards.example/games/?x=1';

  it('leads where the page says, be it in short', () => {
    assert.equal(address('https://other.example/play', PAGE), 'https://other.example/play');
    assert.equal(address('play?lang=uk', PAGE), 'https://cards.example/games/play?lang=uk');
  });

  it('leads to the page where that says nothing, or what is no address', () => {
    for (const nowhere of [null, undefined, '', 'http://[', 'https://x:y/']) assert.equal(address(nowhere, PAGE), PAGE);
  });

  it('leads to the page around one that has no address of its own', () => {
    assert.equal(address(null, 'about:srcdoc', PAGE), PAGE);
    assert.equal(address('http://[', 'about:srcdoc', PAGE), PAGE);
  });
});

describe('a game that the player leaves', () => {
  const begin = ({ game }: Page): void => {
    for (let draws = 0; draws < 3; draws++) game.play('stock>waste');
  };

  it('is offered again, and is the one that is gone back to', () => {
    const made = page();
    const { game, extras, said, wish } = made;
    wish('seed', '42');
    begin(made);
    extras.leave(() => game.newGame({}, 'player'));
    assert.equal(extras.canGoBack, true);
    assert.equal(said.length, 1);
    extras.goBack();
    assert.deepEqual([game.session.seed, game.session.count, extras.canGoBack], [42, 3, false]);
  });

  /** As if the list of winnable deals were on its way, until the steps have it arrive. */
  async function whileTheListComes(steps: (arrive: () => Promise<void>) => Promise<void>): Promise<void> {
    const here = await catalogue.load();
    const loose = catalogue as { here: unknown };
    loose.here = null;
    try {
      await steps(async () => {
        loose.here = here;
        await new Promise((resolve) => setImmediate(resolve));
      });
    } finally {
      loose.here = here;
    }
  }

  it('is offered once, also where the next deal comes later: not again by a deal of the page', () =>
    whileTheListComes(async (arrive) => {
      const made = page();
      const { game, extras, said, wish } = made;
      wish('seed', '42');
      begin(made);
      game.wishes.set('winnable', true);
      extras.leave(() => game.newGame({}, 'player'));
      assert.deepEqual([game.choosing.pending, extras.canGoBack], [true, false]);
      game.play(game.session.legalMoves()[0]!);
      await arrive();
      assert.deepEqual([game.choosing.pending, extras.canGoBack], [false, true]);
      said.length = 0;
      game.newGame({ seed: 7 }, 'host');
      assert.deepEqual([extras.canGoBack, said], [false, []]);
    }));

  it('is not offered by a deal of the page, after a game that the page has loaded meanwhile', () =>
    whileTheListComes(async (arrive) => {
      const made = page();
      const { game, extras, wish } = made;
      wish('seed', '42');
      begin(made);
      const saved = game.session.save();
      game.wishes.set('winnable', true);
      extras.leave(() => game.newGame({}, 'player'));
      game.load(saved);
      begin(made);
      await arrive();
      assert.deepEqual([game.session.seed, game.session.count], [42, 6], 'the deal was called off');
      game.newGame({ seed: 7 }, 'host');
      assert.equal(extras.canGoBack, false);
    }));

  it('is not offered where it had hardly begun', () => {
    const { game, extras, wish } = page();
    wish('seed', '42');
    game.play('stock>waste');
    extras.leave(() => game.newGame({}, 'player'));
    assert.equal(extras.canGoBack, false);
  });
});
