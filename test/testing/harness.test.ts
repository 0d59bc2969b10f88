// Where the harness can work, and what it says where it cannot. What it does is in test/browser/testing.test.ts.
import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { SolitaireGame } from '../../src/index.js';
import { GameHarness, harnessOf } from '../../src/testing/index.js';

const PAGE = { PointerEvent: Event };

/** An element of a page of that width. */
const element = (defaultView: unknown, width: number): SolitaireGame =>
  ({ localName: 'solitaire-game', shadowRoot: null, ownerDocument: { defaultView, documentElement: { getBoundingClientRect: () => ({ width }) } } }) as unknown as SolitaireGame;

it('needs a page that is laid out, and pointers', () => {
  for (const [view, width] of [[null, 800], [PAGE, 0], [{}, 800]] as const) assert.throws(() => new GameHarness(element(view, width)), /needs a browser with a layout/);
  const one = element(PAGE, 800);
  assert.equal(new GameHarness(one).element, one);
});

it('says that the element is not defined, or that there is no game yet', async () => {
  const one = element(PAGE, 800);
  assert.throws(() => new GameHarness(one).cards('stock'), /<solitaire-game> is not defined: import 'solitaire-game' first/);
  const empty = { ...one, shadowRoot: { querySelector: () => null, getAnimations: () => [] }, updateComplete: Promise.resolve(true) } as unknown as SolitaireGame;
  assert.throws(() => new GameHarness(empty).cards('stock'), /no game on the table yet/);
  await assert.rejects(new GameHarness(empty).drag('stock', 'waste'), /no game on the table yet/);
});

it('is ready once the element is defined, has its game, has rendered, and can be seen', async () => {
  const order: string[] = [];
  const soon = async (what: string): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, 2)).then(() => order.push(what));
  const page = (width: number): SolitaireGame => {
    const one: Record<string, unknown> = { ...element({ ...PAGE, customElements: { whenDefined: async (name: string) => soon(name).then(define) } }, 800), getBoundingClientRect: () => ({ width }) };
    const define = (): void => void Object.assign(one, { shadowRoot: { getAnimations: () => [] }, ready: soon('ready').then(() => void (one['updateComplete'] = soon('rendered'))) });
    return one as unknown as SolitaireGame;
  };
  const one = page(300);
  assert.equal((await harnessOf(one)).element, one);
  assert.deepEqual(order, ['solitaire-game', 'ready', 'rendered']);
  await assert.rejects(harnessOf(page(0)), /not shown: it has no size/);
});

it('waits until what moves lies still, but not for what moves for ever, or is held', async () => {
  const order: string[] = [];
  const moving = (playState: string, endTime: number, finished: Promise<unknown>): unknown => ({ playState, finished, effect: { getComputedTiming: () => ({ endTime }) } });
  const never = new Promise(() => undefined);
  let rounds = 0;
  const glide = new Promise((resolve) => setTimeout(resolve, 5)).then(() => order.push('landed'));
  const getAnimations = (): unknown[] => [
    ...(rounds++ === 0 ? [moving('running', 300, glide), moving('running', 300, Promise.reject(new Error('cancelled')))] : []),
    moving('running', Infinity, never),
    moving('paused', 300, never),
  ];
  const shadowRoot = { getAnimations };
  const rendered = new Promise((resolve) => setTimeout(resolve, 1)).then(() => order.push('rendered'));
  await new GameHarness({ ...element(PAGE, 800), shadowRoot, updateComplete: rendered } as unknown as SolitaireGame).settled();
  assert.deepEqual([order, rounds], [['rendered', 'landed'], 2]);
});
