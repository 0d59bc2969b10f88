import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { SolitaireGame } from '../../src/index.js';
import { cleanUp, live, until } from './game.js';
import { cardsOf, gameOf, settled, tableOf } from '../helpers/table.js';

const press = async (element: SolitaireGame, ...keys: string[]): Promise<void> => {
  for (const key of keys) await sendKeys({ press: key });
  await settled(element);
};
/** The pile and the name of what has the focus inside. */
const focused = (element: SolitaireGame): string => {
  const active = element.shadowRoot!.activeElement as HTMLElement | null;
  return `${active?.closest<HTMLElement>('[data-pile]')?.dataset['pile'] ?? ''}: ${active?.getAttribute('aria-label') ?? ''}`.replaceAll('\u00a0', ' ');
};

/** Klondike 10 begins with tableau-3>tableau-5, which turns a card up. */
async function start(): Promise<SolitaireGame> {
  const element = await gameOf('klondike', 10);
  tableOf(element).querySelector<HTMLElement>('[tabindex="0"]')!.focus();
  return element;
}

describe('keyboard', () => {
  afterEach(cleanUp);

  it('has one tab stop in the table, from which the arrows walk', async () => {
    const element = await start();
    expect(tableOf(element).querySelectorAll('[tabindex="0"]')).to.have.length(1);
    expect(focused(element)).to.equal('stock: Stock, 24 cards, draw a card');
    await press(element, 'ArrowRight');
    expect(focused(element)).to.equal('waste: Waste, empty');
    await press(element, 'End', 'ArrowLeft');
    expect(focused(element)).to.match(/^tableau-6: .*, column 6, card 6 of 6$/);
    expect(tableOf(element).querySelectorAll('[tabindex="0"]')).to.have.length(1);
    await press(element, 'Home');
    expect(focused(element)).to.match(/^stock/);
  });

  it('picks up, puts down, and follows the card', async () => {
    const element = await start();
    await press(element, 'End', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'Enter');
    expect(focused(element)).to.match(/^tableau-3/);
    expect(element.shadowRoot!.activeElement!.getAttribute('aria-pressed')).to.equal('true');
    expect(live(element)).to.match(/^Picked up: .* Can go to: .*column 5/);
    const inHand = (): boolean => getComputedStyle(cardsOf(element, 'tableau-3').at(-1)!).translate !== 'none';
    expect(inHand(), 'which the focus alone does not show').to.equal(true);
    await press(element, 'Escape');
    expect(inHand()).to.equal(false);
    await press(element, 'Enter');
    await press(element, 'ArrowRight', 'ArrowRight', 'Space');
    expect(element.history).to.deep.equal([{ from: 'tableau-3', to: 'tableau-5', count: 1 }]);
    expect(focused(element)).to.match(/^tableau-5: .*, column 5, card 6 of 6$/);
    expect(live(element)).to.match(/to column 5\. Turned up: /);
  });

  it('says that there is nothing to undo, to redo or to finish, also where it is read', async () => {
    const element = await start();
    for (const [key, said] of [['u', 'There is nothing to undo'], ['r', 'There is nothing to redo'], ['a', 'The game cannot finish itself yet']] as const) {
      await press(element, key);
      expect(live(element)).to.equal(`${said}.`);
      expect(element.shadowRoot!.querySelector('.note')!.textContent.trim()).to.equal(`${said}.`);
    }
  });

  it('keeps the focus through draws, undo and redo', async () => {
    const element = await start();
    await press(element, 'Enter', 'd', 'Space');
    expect(element.history).to.have.length(3);
    expect(focused(element)).to.equal('stock: Stock, 21 cards, draw a card');
    await press(element, 'u', 'Control+z', 'r');
    expect(element.history).to.have.length(2);
    expect(focused(element)).to.equal('stock: Stock, 22 cards, draw a card');
  });

  it('says the same refusal again', async () => {
    const element = await start();
    await press(element, 'ArrowRight', 'Enter');
    const once = live(element);
    const raw = (): string => element.shadowRoot!.querySelector('[role="status"]')!.textContent;
    const before = raw();
    await press(element, 'Enter');
    expect(live(element)).to.equal(once);
    expect(raw()).to.not.equal(before);
  });

  it('leaves the page its keys', async () => {
    const element = await start();
    const seen: string[] = [];
    const listener = (event: KeyboardEvent): void => void seen.push(`${event.key}${event.defaultPrevented ? '!' : ''}`);
    document.addEventListener('keydown', listener);
    await press(element, 'x', 'd', 'ArrowRight', 'Escape', 'F2');
    const input = document.createElement('input');
    element.parentElement!.append(input);
    input.focus();
    await press(element, 'd', 'u', 'n');
    document.removeEventListener('keydown', listener);
    expect(seen).to.deep.equal(['x', 'Escape', 'F2', 'd', 'u', 'n']);
    expect(input.value).to.equal('dun');
    expect(element.history).to.have.length(1);
  });

  it('tells the page neither the beginning nor the end of a key that it used', async () => {
    const element = await start();
    const heard: string[] = [];
    const tell = ({ type, key }: KeyboardEvent): number => heard.push(`${type} ${key}`);
    const page = new AbortController();
    for (const type of ['keydown', 'keyup'] as const) document.addEventListener(type, tell, { signal: page.signal });
    try {
      await press(element, 'ArrowRight', 'ArrowLeft', 'Enter', 'u', 'Space');
      expect(heard).to.deep.equal([]);
      await press(element, 'q');
      expect(heard).to.deep.equal(['keydown q', 'keyup q']);
    } finally {
      page.abort();
    }
  });

  it('in an input of the toolbar slot types', async () => {
    const element = await start();
    const input = document.createElement('input');
    input.slot = 'toolbar';
    element.append(input);
    input.focus();
    await press(element, 'd', 'n');
    expect(input.value).to.equal('dn');
    expect(element.history).to.have.length(0);
  });

  it('takes more of a run and reads on demand', async () => {
    const element = await start();
    element.play('tableau-3>tableau-5');
    await settled(element);
    await press(element, 'End', 'ArrowLeft', 'ArrowLeft', 'c');
    expect(live(element).replaceAll('\u00a0', ' ')).to.equal('Column 5, 6 cards, face down: 4: three of diamonds, two of clubs.');
    await press(element, 'o');
    expect(live(element)).to.match(/^Foundation of spades, .*, empty\.$/);
    await press(element, 'w');
    expect(live(element).replaceAll('\u00a0', ' ')).to.equal('Stock, 24 cards, draw a card. Waste, empty.');
    await press(element, 'm');
    expect(live(element)).to.match(/^Possible moves: .*; draw from the stock\.$/);
    await press(element, 'd');
    expect(live(element)).to.match(/^On the waste: /);
  });

  it('does not scroll the page by its arrows', async () => {
    const element = await start();
    element.parentElement!.style.marginBottom = '3000px';
    await press(element, 'ArrowDown', 'ArrowDown', 'ArrowDown', 'End', ' ');
    expect(scrollY).to.equal(0);
  });

  it('never tells what lies face down', async () => {
    const element = await start();
    const labels = [...tableOf(element).querySelectorAll('[part~="down"]')].map((card) => card.getAttribute('aria-label') ?? '');
    expect(labels.filter(Boolean).map((label) => label.replaceAll('\u00a0', ' '))).to.deep.equal([
      'Stock, 24 cards, draw a card',
      ...[1, 2, 3, 4, 5, 6].map((n) => `Face down: ${n}`),
    ]);
    expect(cardsOf(element, 'stock').some((card) => card.hasAttribute('data-card'))).to.equal(false);
  });

  it('speaks the language of the page', async () => {
    const element = await start();
    element.parentElement!.lang = 'uk';
    await until(() => focused(element).includes('Колода'));
    await press(element, 'Home', 'Enter');
    expect(live(element)).to.match(/^У скиді: /);
    element.lang = 'ru';
    await until(() => focused(element).includes('открыть карту'));
    await press(element, 'Enter');
    expect(live(element)).to.match(/^В сбросе: /);
  });
});
