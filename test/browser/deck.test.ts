// Another deck for all games of a page.
import { expect } from '@open-wc/testing';
import { classic } from '../../src/decks/classic.js';
import { registerDeck, type Card } from '../../src/index.js';
import { cleanUp, inside, start } from './game.js';

describe('the classic deck', () => {
  afterEach(() => {
    registerDeck(null);
    cleanUp();
  });

  it('changes the courts of games on the table, and nothing else; taken away, they are as before', async () => {
    registerDeck(null);
    const game = await start({ seed: '5' });
    const drawn = (card: string): string => inside(game, `[data-card="${card}"]`)!.innerHTML;
    const before = ['QS', '2C'].map(drawn);
    registerDeck(classic);
    await game.updateComplete;
    expect(drawn('QS')).not.to.equal(before[0]);
    expect(drawn('2C')).to.equal(before[1]);
    registerDeck(null);
    await game.updateComplete;
    expect(['QS', '2C'].map(drawn)).to.deep.equal(before);
  });

  it('has twelve courts, which stay in their frame', async () => {
    registerDeck(classic);
    const deck = Array.from('SHDC', (suit) => Array.from('A23456789TJQK', (rank) => `${rank}${suit}` as Card)).flat();
    const game = await start({ seed: '1' });
    game.style.setProperty('--solitaire-duration', '0ms'); // on the table at once
    for (const cards of [deck, [...deck].reverse()]) {
      game.newGame({ variant: 'klondike', deck: cards, open: true });
      await game.updateComplete;
      for (const card of game.shadowRoot!.querySelectorAll<HTMLElement>('[data-card^="J"], [data-card^="Q"], [data-card^="K"]')) {
        const box = card.getBoundingClientRect();
        const { x, y, right, bottom } = card.querySelector('g')!.getBoundingClientRect();
        expect(x > box.x && y > box.y && right < box.right && bottom < box.bottom, card.dataset['card']).to.equal(true);
      }
    }
    expect(Object.keys(classic.courts).length).to.equal(12);
  });
});
