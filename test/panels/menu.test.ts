// The menu's own keys and its way out, with a dialog of the test's own. What a player sees of it is in test/browser/menu.test.ts.
import assert from 'node:assert/strict';
import { describe, it, mock } from 'node:test';
import { wordsFor } from '../../src/locales/index.js';
import { panelTexts } from '../../src/locales/panels.js';
import type { MenuHost, Recorded } from '../../src/panels/host.js';
import { Menu } from '../../src/panels/menu.js';
import { Session } from '../../src/session/session.js';
import { FakePlatform } from '../session/fake-platform.js';
import { winOf } from '../session/wins.js';
import { drawn, listenerOf } from './drawn.js';

const { variant, seed, moves } = winOf('little-piano');
const recorded: Recorded = { variant, seed: seed!, open: false, moves, played: 3 };

interface Stop {
  readonly name: string;
  readonly tabIndex: number;
  matches(selector: string): boolean;
  closest(selector: string): unknown;
  focus(): void;
}

/** A menu in a dialog with these places to stop at. */
function made(stops: readonly (Partial<Stop> & { name: string })[] = []) {
  const done: string[] = [];
  const places = stops.map((stop): Stop => ({ tabIndex: 0, matches: () => false, closest: () => null, focus: () => done.push(`focus ${stop.name}`), ...stop }));
  const dialog = { open: true, close: () => done.push('close'), querySelector: () => null, querySelectorAll: () => places };
  const session = new Session(new FakePlatform());
  session.newGame({ variant: 'klondike', seed: 10 });
  const host = { session, words: wordsFor('en'), texts: panelTexts('en'), lacksTexts: false, disabled: false, keeps: true, mirrored: false, settings: [], shareAddress: 'https://example.org/', root: { querySelector: (selector: string) => (selector === 'dialog.panel' ? dialog : null) }, closed: () => done.push('closed'), requestUpdate: () => undefined };
  const menu = new Menu(host as unknown as MenuHost);
  const key = (name: string, more: object = {}): string[] => {
    done.length = 0;
    const event = { key: name, shiftKey: false, altKey: false, ctrlKey: false, metaKey: false, target: { role: null }, preventDefault: () => done.push('prevented'), stopPropagation: () => done.push('stopped'), ...more };
    listenerOf(menu.view(), 'part="menu"', 'keydown')(event);
    return [...done];
  };
  const page = (): string | undefined => /id="tab-(\w+)"[^>]*aria-selected=true/.exec(drawn(menu.view()))?.[1];
  return { menu, done, places, key, page };
}

describe('keys in the menu', () => {
  it('are the page’s, but for Escape, which closes nothing else', () => {
    const { key } = made();
    assert.deepEqual([key('Escape'), key('a'), key('Enter')], [['stopped'], [], []]);
  });

  it('turn its pages on a tab alone, and not with those that a browser has its own use for', () => {
    const { key, page } = made();
    const tab = { target: { role: 'tab' } };
    assert.deepEqual([page(), key('ArrowRight'), page()], ['rules', [], 'rules']);
    for (const modifier of ['altKey', 'ctrlKey', 'metaKey']) assert.deepEqual([key('ArrowRight', { ...tab, [modifier]: true }), page()], [[], 'rules'], modifier);
    assert.deepEqual([key('ArrowLeft', tab), page()], [['prevented'], 'settings']);
    assert.deepEqual([key('ArrowUp', tab), page()], [[], 'settings']);
    assert.deepEqual([key('Home', tab), page()], [['prevented'], 'rules']);
  });

  it('stay inside: Tab goes from the last stop to the first, and back', () => {
    const { key, places } = made([{ name: 'first' }, { name: 'middle' }, { name: 'last' }]);
    const [first, middle, last] = places;
    assert.deepEqual(key('Tab', { target: last }), ['focus first', 'prevented']);
    assert.deepEqual(key('Tab', { target: first, shiftKey: true }), ['focus last', 'prevented']);
    assert.deepEqual([key('Tab', { target: middle }), key('Tab', { target: first }), key('Tab', { target: last, shiftKey: true })], [[], [], []]);
    assert.deepEqual(key('Tab', { target: last, ctrlKey: true }), [], 'the browser’s tabs');
  });

  it('go round over what can be stopped at, and not over what is disabled, resting, or one of many tabs', () => {
    const { key, places } = made([
      { name: 'other tab', tabIndex: -1 },
      { name: 'tab' },
      { name: 'close' },
      { name: 'disabled', matches: (selector) => selector === ':disabled' },
      { name: 'a card of the replay', closest: (selector) => (selector === '[inert]' ? {} : null) },
    ]);
    assert.deepEqual(key('Tab', { target: places[2] }), ['focus tab', 'prevented']);
    assert.deepEqual(key('Tab', { target: places[1], shiftKey: true }), ['focus close', 'prevented']);
  });
});

describe('the way out of the menu', () => {
  it('is a click beside it, not one inside', () => {
    const { menu, done } = made();
    const dialog = {};
    const click = (target: unknown): unknown => listenerOf(menu.view(), 'part="menu"', 'click')({ target, currentTarget: dialog });
    click({});
    assert.deepEqual(done, []);
    click(dialog);
    assert.deepEqual(done, ['close']);
  });

  it('ends a replay, which goes on no more, and tells the element', () => {
    const clock = new FakePlatform();
    mock.method(globalThis, 'setTimeout', (job: () => void, ms: number) => clock.later(job, ms));
    mock.method(globalThis, 'clearTimeout', (cancel: () => void) => cancel());
    try {
      const { menu, done } = made();
      const play = (): unknown => listenerOf(menu.view(), 'data-do=play', 'click')({});
      const place = (): string | undefined => /class="count">(\d+) \//.exec(drawn(menu.view()))?.[1];
      menu.replay(recorded);
      assert.match(drawn(menu.view()), /aria-label=Watching: Little Piano/);
      play();
      clock.pass(1000);
      assert.equal(place(), '1');
      assert.equal(clock.waiting, 1);
      menu.replay(recorded);
      assert.deepEqual([clock.waiting, place()], [0, '0'], 'another one takes its place');
      play();
      assert.equal(clock.waiting, 1);
      listenerOf(menu.view(), 'part="menu"', 'close')({});
      assert.deepEqual([clock.waiting, done, place()], [0, ['closed'], undefined]);
    } finally {
      mock.restoreAll();
    }
  });
});
