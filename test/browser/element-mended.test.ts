// Cases that once went wrong, each kept so that it does not come back.
import { expect } from '@open-wc/testing';
import { IllegalMoveError, InvalidSaveError } from '../../src/engine/index.js';
import { hasStates, needs } from '../helpers/chromium.js';
import { button, cardsIn, cleanUp, inside, message, put, quietly, stage, start, until } from './game.js';
import { winOf } from './wins.js';

/** What a call throws. */
function thrownBy(call: () => unknown): Error {
  try {
    call();
  } catch (error) {
    return error as Error;
  }
  throw new Error('It did not throw.');
}

describe('mended', () => {
  afterEach(cleanUp);

  it('a wish made while a deal is told is obeyed', async () => {
    const game = await start();
    game.addEventListener('deal', () => game.setAttribute('variant', 'aceless'), { once: true });
    game.newGame({ seed: 1 });
    await game.updateComplete;
    expect(game.variant).to.equal('aceless');
    expect(game.position!.variant).to.equal('aceless');
  });

  it('open as text is a boolean in a save', async () => {
    const game = await start();
    game.newGame({ seed: 1, open: 'false' as unknown as boolean });
    expect(game.open).to.equal(false);
    const save = game.save();
    expect(save.open).to.equal(false);
    game.load(JSON.parse(JSON.stringify(save)));
  });

  it('disabled as text by property follows the rule of the attribute', async () => {
    const game = await start();
    game.disabled = 'false' as unknown as boolean;
    await game.updateComplete;
    button(game, 'new').click();
    expect(game.seed).to.not.equal(10);
  });

  it('values that are no text at all are named and do no harm', async () => {
    const game = await start();
    await quietly(async () => {
      game.controls = 10n as unknown as 'full';
      game.autoplay = Object.create(null) as 'off';
      await game.updateComplete;
    });
    expect(inside(game, '[part~="error"]')!.textContent).to.contain('controls=10');
    game.play('stock>waste');
    expect(game.history.length).to.equal(1);
  });

  it('a text that is no JSON and a list with holes are damaged saves, and the game in play is kept', async () => {
    const game = await start();
    game.play('stock>waste');
    const before = game.position;
    await quietly(() => {
      for (const damaged of ['x', { ...game.save(), moves: Array(3), played: 3 }]) {
        expect(thrownBy(() => game.load(damaged))).to.be.instanceOf(InvalidSaveError);
        expect(game.position).to.equal(before);
      }
    });
  });

  it('a damaged save, loaded first thing, is refused, and the game of the attributes is there all the same', async () => {
    const { result: game } = await quietly(async () => {
      const made = put({ variant: 'aceless', seed: '5' });
      expect(() => made.load({ format: 'solitaire-game' })).to.throw();
      await made.ready;
      return made;
    });
    expect([game.variant, game.seed]).to.deep.equal(['aceless', 5]);
    expect(cardsIn(game, 'tableau-1')).to.have.length(1);
  });

  it('a deck that is none is refused by name', async () => {
    const game = await start();
    expect(thrownBy(() => game.newGame({ deck: 5 as never })).name).to.equal('InvalidDeckError');
  });

  it('errors keep their names, whatever a bundler makes of classes', () => {
    const error = new IllegalMoveError('needs-king', { from: 'tableau-1', to: 'tableau-2', count: 1 });
    expect(error.name).to.equal('IllegalMoveError');
    expect(String(error)).to.match(/^IllegalMoveError: .*needs king/);
  });

  it('the state of a won game can be matched in its win listener', async () => {
    needs(hasStates);
    const { seed, moves } = winOf('klondike');
    const game = await start({ seed: String(seed) });
    let matched: boolean | null = null;
    game.addEventListener('win', () => (matched = game.matches(':state(won)')));
    for (const move of moves) game.play(move);
    expect(matched).to.equal(true);
  });

  it('focus() puts the keyboard into the table, and a button that is gone leaves it there', async () => {
    const { seed, moves } = winOf('klondike');
    const game = await start({ seed: String(seed) });
    game.focus();
    await game.updateComplete;
    const focused = (): Element | null => game.shadowRoot!.activeElement;
    expect(inside(game, '[part~="table"]')!.contains(focused())).to.equal(true);
    for (const move of moves.slice(0, -1)) game.play(move);
    await until(() => button(game, 'finish') as HTMLElement | null !== null);
    button(game, 'finish').focus();
    button(game, 'finish').click();
    await until(() => game.status === 'won');
    await game.updateComplete;
    expect(game.shadowRoot!.contains(focused()), 'the focus is still in the game').to.equal(true);
  });

  it('the message at the end is in sight though the table is taller than the window', async () => {
    const { seed, moves } = winOf('klondike');
    const box = stage(1000);
    const below = document.createElement('div');
    below.style.height = '3000px';
    box.append(below);
    const game = put({ seed: String(seed) }, box);
    box.prepend(game);
    await game.ready;
    const top = document.createElement('div');
    top.style.height = `${innerHeight - 300}px`;
    box.prepend(top); // only 300 px of the table are in the window
    for (const move of moves) game.play(move);
    await until(() => message(game) !== null);
    scrollTo(0, 0);
    const { bottom } = message(game)!.getBoundingClientRect();
    expect(bottom).to.be.at.most(innerHeight);
  });

  it('Escape in the message closes it', async () => {
    const { seed, moves } = winOf('klondike');
    const game = await start({ seed: String(seed) });
    for (const move of moves) game.play(move);
    await until(() => message(game) !== null);
    const close = message(game)!.querySelector<HTMLElement>('.close')!;
    close.focus();
    close.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true, cancelable: true }));
    await game.updateComplete;
    expect(message(game)).to.equal(null);
  });
});
