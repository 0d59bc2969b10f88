// Languages that the page brings along, and pages that run from right to left.
import { expect } from '@open-wc/testing';
import { defineLanguage, type LanguageTexts } from '../../src/index.js';
import { gameOf, landed, mouseDrag, pileOf, pointOf, settled, tableOf } from '../helpers/table.js';
import { button, cleanUp, hear, inside, live, message, put, quietly, stage, until } from './game.js';
import { winOf } from './wins.js';

const hebrew: LanguageTexts = {
  labels: { actions: { undo: 'ביטול', hint: 'רמז', new: 'משחק חדש' }, texts: { toolbar: 'פקדים' }, piles: { waste: 'ערימה' } },
  sayings: { texts: { won: 'ניצחת!', onWaste: 'בערימה: {cards}' } },
};
const name = (element: Parameters<typeof button>[0], action: string): string | null => button(element, action).getAttribute('aria-label');

describe('a language of the page', () => {
  afterEach(cleanUp);

  it('is spoken at once by a game that is in it already, and by its live region', async () => {
    const element = await gameOf('klondike', 10);
    element.lang = 'de-AT';
    await settled(element);
    expect(name(element, 'undo')).to.equal('Undo');
    defineLanguage('de', { labels: { actions: { undo: 'Zurück' } }, sayings: { texts: { onWaste: 'offen: {cards}' } } });
    await until(() => name(element, 'undo') === 'Zurück');
    expect(name(element, 'redo'), 'what is left out stays English').to.equal('Redo');
    expect(inside(element, '.root')!.lang).to.equal('de');
    element.play('stock>waste');
    await settled(element);
    expect(live(element)).to.match(/^Offen: /);
    defineLanguage('de', { labels: { actions: { redo: 'Vor' } } });
    await until(() => name(element, 'redo') === 'Vor');
    expect(name(element, 'undo'), 'and what was defined before').to.equal('Zurück');
  });

  it('with a fault says which, and English is spoken', async () => {
    const element = await gameOf('klondike', 10);
    const heard = hear(element, ['error']);
    const { lines } = await quietly(async () => {
      defineLanguage('fr', { labels: { ranks: 'as deux' } });
      element.lang = 'fr';
      await until(() => heard.length > 0);
    });
    expect(heard[0]!.detail['message']).to.match(/labels\.ranks must be 13 words/);
    expect(lines.join()).to.match(/labels\.ranks/);
    expect(name(element, 'undo')).to.equal('Undo');
  });
});

describe('a page from right to left', () => {
  afterEach(() => {
    document.documentElement.dir = '';
    cleanUp();
  });

  it('turns the texts and the toolbar, not the table', async () => {
    defineLanguage('he', hebrew);
    const ltr = await gameOf('klondike', 10);
    const places = (element: HTMLElement): number[][] => {
      const { left, top } = tableOf(element as typeof ltr).getBoundingClientRect();
      return [...tableOf(element as typeof ltr).querySelectorAll('.pile, .card')].map((each) => {
        const { x, y } = each.getBoundingClientRect();
        return [Math.round(x - left), Math.round(y - top)];
      });
    };
    document.documentElement.dir = 'rtl';
    const element = put({ seed: '10', lang: 'he' }, stage(760));
    await element.ready;
    await until(() => name(element, 'undo') === 'ביטול');
    for (const game of [ltr, element]) await landed(game);
    expect(places(element)).to.deep.equal(places(ltr));
    const x = (action: string): number => button(element, action).getBoundingClientRect().x;
    expect(x('new')).to.be.greaterThan(x('undo'));
    expect(x('undo')).to.be.greaterThan(x('hint'));
    expect(getComputedStyle(tableOf(element)).direction).to.equal('ltr');
    ltr.parentElement!.remove(); // so that all of the other one can be seen
    await settled(element);
    await mouseDrag(pointOf(element, 'tableau-3'), pointOf(element, 'tableau-5'));
    expect(element.history).to.have.length(1);
    expect(pileOf(element, 'stock').getBoundingClientRect().x).to.be.lessThan(pileOf(element, 'waste').getBoundingClientRect().x);
    await expect(element).to.be.accessible();
  });

  it('a text in a language that runs the other way keeps its own way', async () => {
    document.documentElement.dir = 'rtl';
    const { seed, moves } = winOf('aceless');
    const element = await gameOf('aceless', seed);
    for (const move of moves) element.play(move);
    await until(() => message(element) !== null);
    const title = message(element)!.querySelector('.title')!;
    const range = document.createRange();
    const at = (index: number): number => {
      range.setStart(title.firstChild!, index);
      range.setEnd(title.firstChild!, index + 1);
      return range.getBoundingClientRect().x;
    };
    const first = [...title.childNodes].findIndex(({ nodeType }) => nodeType === Node.TEXT_NODE);
    const text = title.childNodes[first]!;
    title.replaceChildren(text);
    expect(text.textContent).to.equal('You won!');
    expect(at(7), 'the exclamation mark stands at the end').to.be.greaterThan(at(0));
  });
});
