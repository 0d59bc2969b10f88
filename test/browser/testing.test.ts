// The harness that hosts drive a game with in their own tests (solitaire-game/testing).
import { expect } from '@open-wc/testing';
import type { PileId } from '../../src/index.js';
import { GameHarness, harnessOf } from '../../src/testing/index.js';
import { moveOf } from '../helpers/table.js';
import { cleanUp, hear, put, stage } from './game.js';
import { winOf } from './wins.js';

const win = winOf('klondike');
const game = async (seed: number | string = 10, width?: number): Promise<GameHarness> => harnessOf(put({ variant: 'klondike', seed: String(seed) }, stage(width)));

async function failure(job: () => unknown): Promise<string> {
  try {
    await job();
  } catch (error) {
    return (error as Error).message;
  }
  throw new Error('It did not fail.');
}

describe('the harness for hosts', () => {
  afterEach(cleanUp);

  it('drags, taps and draws as a player does', async () => {
    const harness = await game();
    const heard = hear(harness.element, ['move']);
    expect(harness.isFaceUp('tableau-3')).to.equal(true);
    expect(harness.isFaceUp('tableau-3', { count: 2 })).to.equal(false);
    const before = harness.cards('tableau-5').length;
    expect(await harness.drag('tableau-3', 'tableau-5')).to.equal(true);
    expect(harness.cards('tableau-5')).to.have.length(before + 1);
    expect(harness.cards('tableau-3').map((card) => card !== null)).to.deep.equal([false, true]);
    expect(await harness.tap('tableau-3')).to.equal(true);
    expect(harness.cards('foundation-4')).to.have.length(1);
    expect(await harness.draw()).to.equal(true);
    expect(heard.map(({ detail }) => detail['source'])).to.deep.equal(['player', 'player', 'player']);
    expect(harness.element.history.map(({ from, to }) => `${from}>${to}`)).to.deep.equal(['tableau-3>tableau-5', 'tableau-3>foundation-4', 'stock>waste']);
  });

  it('takes back by key and button, and tells what is refused', async () => {
    const harness = await game();
    await harness.draw();
    expect(await harness.undo()).to.equal(true);
    expect(await harness.redo()).to.equal(true);
    expect(await harness.click('undo')).to.equal(true);
    expect(await harness.press('D')).to.equal(true);
    expect(await harness.press('Ctrl+Z')).to.equal(true);
    expect(await harness.drag('tableau-7', 'tableau-1')).to.equal(false);
    expect(harness.note).to.match(/\w/);
    expect(harness.announcement).to.match(/\w/);
    expect(harness.message).to.equal(null);
  });

  it('walks by keys', async () => {
    const harness = await game();
    await harness.press('Home');
    await harness.press('Enter'); // on the stock: draws
    expect(harness.cards('waste')).to.have.length(1);
    await harness.press('Space');
    expect(harness.cards('waste')).to.have.length(2);
  });

  it('presses keys where the focus is on the table, and takes it there first', async () => {
    const harness = await game();
    const { element } = harness;
    const root = element.shadowRoot!;
    const table = root.querySelector('[part~="table"]')!;
    const heard: boolean[] = [];
    const isFocused = (target: EventTarget | null): boolean => document.activeElement === element && target === root.activeElement && target !== table && table.contains(root.activeElement);
    root.addEventListener('keydown', ({ target }) => heard.push(isFocused(target)), true);
    expect(await harness.press('D')).to.equal(true);
    await harness.press('End');
    const last = root.activeElement;
    expect(await harness.press('D')).to.equal(true);
    expect(root.activeElement, 'it stays where it was').to.equal(last);
    root.querySelector<HTMLElement>('[data-action="menu"]')!.focus();
    expect(await harness.press('D'), 'a button is no place for it').to.equal(true);
    expect(heard).to.deep.equal([true, true, true, true]);
  });

  for (const [name, css, width] of [
    ['narrow', '', 300],
    ['scaled', 'transform: scale(0.6); transform-origin: 0 0', 800],
    ['scrolled away', 'margin-top: 3000px', 800],
  ] as const) {
    it(`wins a whole game on a ${name} page, without a pause`, async () => {
      const harness = await game(win.seed, width);
      harness.element.style.setProperty('--solitaire-duration', '0ms');
      harness.element.parentElement!.style.cssText += `;${css}`;
      for (const text of win.moves) {
        const { from, to, count } = moveOf(text);
        const changed = from === 'stock' || to === 'stock' ? await harness.draw() : await harness.drag(from, to as PileId, { count });
        if (!changed) throw new Error(`${text} was not made`);
      }
      expect(harness.element.status).to.equal('won');
      expect(harness.message).to.match(/\w/);
      expect(harness.element.history).to.have.length(win.moves.length);
    }).timeout(40_000);
  }

  it('says what is wrong', async () => {
    const harness = await game();
    expect(await failure(async () => harness.tap('tableau-9'))).to.contain('no pile “tableau-9”; there are stock, waste');
    expect(await failure(async () => harness.drag('tableau-1', 'tableau-2', { count: 2 }))).to.equal('There is no card 2 from the top of tableau-1, which has 1.');
    expect(await failure(async () => harness.tap('tableau-3', { count: 0 }))).to.equal('There is no card 0 from the top of tableau-3, which has 3.');
    expect(await failure(async () => harness.click('finish'))).to.contain('finish');
    const hidden = put({}, stage());
    hidden.style.display = 'none';
    expect(await failure(async () => harnessOf(hidden))).to.contain('not shown');
  });

  it('says that it needs a layout, where there is none', async () => {
    const element = put();
    const bare = document.implementation.createHTMLDocument();
    bare.adoptNode(element);
    expect(await failure(() => new GameHarness(element))).to.contain('jsdom');
  });
});
