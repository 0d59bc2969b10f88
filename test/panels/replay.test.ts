// The projector without a screen: what its bar shows, and when it goes on. How it fits the table to the window is in test/browser.
import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import { orderedPack } from '../../src/engine/index.js';
import { wordsFor } from '../../src/locales/index.js';
import { panelTexts } from '../../src/locales/panels.js';
import type { MenuHost, Recorded } from '../../src/panels/host.js';
import { Replay } from '../../src/panels/replay.js';
import type { GameSpec } from '../../src/session/session.js';
import { FakePlatform } from '../session/fake-platform.js';
import { winOf } from '../session/wins.js';
import { drawn, listenerOf, textOf } from './drawn.js';

const { variant, seed, moves } = winOf('little-piano');

interface Projector {
  readonly replay: Replay;
  readonly dealt: GameSpec[];
  /** How often it was asked for a rendering since the last time. */
  asked(): number;
  press(name: string): void;
  scrub(value: string): void;
  /** Where it is, and whether it plays. */
  state(): string;
  told(): string;
}

function projector(more: Partial<Recorded> = {}, played = 8, host: Partial<MenuHost> = {}): Projector {
  const dealt: GameSpec[] = [];
  let asked = 0;
  const menu = { root: { querySelector: () => null }, words: wordsFor('en'), texts: panelTexts('en'), disabled: false, requestUpdate: () => void asked++, dealAnew: (spec: GameSpec) => dealt.push(spec), ...host };
  const replay = new Replay(menu as unknown as MenuHost, { variant, seed: seed!, open: false, moves, played, ...more });
  const attribute = (name: string, label: string): string => new RegExp(`data-do=${name} title=([^>]*?) aria-disabled=(\\w*)`).exec(drawn(replay.view()))![label === 'able' ? 2 : 1]!;
  return {
    replay,
    dealt,
    asked: () => [asked, (asked = 0)][0]!,
    press: (name) => void listenerOf(replay.view(), name === 'deal' ? 'data-do="deal"' : `data-do=${name}`, 'click')({}),
    scrub: (value) => void listenerOf(replay.view(), 'type="range"', 'input')({ target: { value } }),
    state: () => {
      const markup = drawn(replay.view());
      const able = ['back', 'play', 'forward', 'speed'].filter((name) => attribute(name, 'able') === '');
      const [, most, place] = /max=(\d+) \.value=(\d+)/.exec(markup)!;
      assert.ok(markup.includes(`<span class="count">${place} / ${most}</span>`));
      return `${attribute('play', 'label')} ${place}/${most}: ${able.join(' ')}`;
    },
    told: () => textOf(/<p class="told"[^]*?<\/p>/.exec(drawn(replay.view()))![0]),
  };
}

describe('a replay', () => {
  let clock = new FakePlatform();
  beforeEach(() => {
    clock = new FakePlatform();
    mock.method(globalThis, 'setTimeout', (job: () => void, ms: number) => clock.later(job, ms));
    mock.method(globalThis, 'clearTimeout', (cancel: () => void) => cancel());
  });
  afterEach(() => mock.restoreAll());

  it('can be stepped on and back, as far as there are moves, and says what each step does', () => {
    const { press, state, told, asked } = projector({}, 2);
    assert.equal(state(), 'Play 0/2: play forward speed');
    assert.equal(told(), 'Move 0 of 2');
    press('back');
    assert.deepEqual([asked(), state()], [0, 'Play 0/2: play forward speed'], 'there is no way back');
    press('forward');
    assert.ok(asked() > 0);
    assert.equal(state(), 'Play 1/2: back play forward speed');
    assert.match(told(), /^\w.*(to column \d|to the foundation|waste: .*|empty)\.$/);
    press('forward');
    assert.equal(state(), 'Play 2/2: back play speed');
    press('forward');
    assert.equal(state(), 'Play 2/2: back play speed');
    press('back');
    assert.match(told(), /^Undone: /);
    press('back');
    assert.match(told(), /^Undone: /);
    assert.match(state(), / 0\/2/);
  });

  it('goes on by itself, a move a second, to its end, and then from the start', () => {
    const { press, state, asked } = projector({}, 3);
    press('play');
    assert.ok(asked() > 0);
    assert.equal(state(), 'Pause 0/3: play forward speed');
    clock.pass(999);
    assert.match(state(), / 0\/3/);
    clock.pass(1);
    assert.match(state(), /^Pause 1\/3/);
    assert.ok(asked() > 0);
    clock.pass(1000);
    assert.match(state(), /^Pause 2\/3/);
    clock.pass(1000);
    assert.match(state(), /^Play 3\/3/);
    clock.pass(5000);
    assert.match(state(), /^Play 3\/3/);
    press('play');
    assert.match(state(), /^Pause 0\/3/);
    clock.pass(1000);
    assert.match(state(), /^Pause 1\/3/);
  });

  it('goes faster on request: twice, four times, and at its own pace again', () => {
    const { press, state, replay } = projector();
    const speed = (): string => /title=(Speed[^>]*?) aria-disabled/.exec(drawn(replay.view()))![1]!;
    assert.equal(speed(), 'Speed: ×1');
    press('speed');
    assert.equal(speed(), 'Speed: ×2');
    press('play');
    clock.pass(500);
    assert.match(state(), / 1\/8/);
    press('speed');
    assert.equal(speed(), 'Speed: ×4');
    clock.pass(500);
    assert.match(state(), / 2\/8/);
    clock.pass(250);
    assert.match(state(), / 3\/8/);
    press('speed');
    assert.equal(speed(), 'Speed: ×1');
  });

  it('rests when it is paused, stepped, or taken to a place', () => {
    const rests: [string, (projector: Projector) => void, string][] = [
      ['paused', ({ press }) => press('play'), '1/8'],
      ['stepped', ({ press }) => press('forward'), '2/8'],
      ['stepped back', ({ press }) => press('back'), '0/8'],
      ['scrubbed', ({ scrub }) => scrub('6'), '6/8'],
      ['stopped', ({ replay }) => replay.stop(), '1/8'],
    ];
    for (const [how, rest, place] of rests) {
      const made = projector();
      made.press('play');
      clock.pass(1000);
      assert.match(made.state(), /^Pause 1\/8/);
      rest(made);
      clock.pass(9000);
      assert.ok(made.state().startsWith(`Play ${place}:`), `${how}: ${made.state()}`);
    }
  });

  it('is heard step by step, but not while it plays; of a longer way only the place is told', () => {
    const { press, scrub, told, replay } = projector();
    const live = (): string => /class="told" aria-live=(\w+)/.exec(drawn(replay.view()))![1]!;
    assert.equal(live(), 'polite');
    press('play');
    assert.equal(live(), 'off');
    press('play');
    assert.equal(live(), 'polite');
    press('forward');
    assert.doesNotMatch(told(), /^Move/);
    scrub('5');
    assert.equal(told(), 'Move 5 of 8');
  });

  it('begins by itself when it is shown, once, if there is anything to play', () => {
    const page = { innerHeight: 600, ResizeObserver: class { observe(): void {} disconnect(): void {} } };
    const screen = { ownerDocument: { defaultView: page }, parentElement: null, closest: () => null, querySelector: () => null };
    const shown = { root: { querySelector: () => screen } } as unknown as Partial<MenuHost>;
    const { replay, state } = projector({}, 3, shown);
    replay.afterRender();
    assert.match(state(), /^Pause 0\/3/);
    clock.pass(600);
    replay.afterRender();
    clock.pass(400);
    assert.match(state(), /^Pause 1\/3/);
    replay.stop();
    const empty = projector({ moves: [] }, 0, shown);
    empty.replay.afterRender();
    assert.equal(empty.state(), 'Play 0/0: speed');
    empty.replay.stop();
  });

  it('of no moves cannot be played', () => {
    const { press, state } = projector({ moves: [] }, 0);
    assert.equal(state(), 'Play 0/0: speed');
    press('play');
    assert.equal(state(), 'Play 0/0: speed');
  });

  it('is named after its game, and deals that game to whoever wants it', () => {
    const { replay, press, dealt } = projector();
    assert.equal(replay.title, 'Watching: Little Piano');
    press('deal');
    const deck = orderedPack(1, true);
    const own = projector({ variant: 'klondike', seed: null, deck, open: true, moves: [] }, 0);
    own.press('deal');
    assert.deepEqual([...dealt, ...own.dealt], [{ variant, seed, deck: null, open: false }, { variant: 'klondike', seed: null, deck, open: true }]);
    assert.ok(!drawn(projector({}, 8, { disabled: true }).replay.view()).includes('data-do="deal"'), 'nothing is dealt where no input is taken');
  });
});
