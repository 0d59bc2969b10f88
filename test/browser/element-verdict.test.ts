// `show-winnable`: what the toolbar says of the game, and when it is said aloud.
import { expect } from '@open-wc/testing';
import { hasStates, needs } from '../helpers/chromium.js';
import { cleanUp, inside, live, pause, start, until } from './game.js';
import { winOf } from './wins.js';

const { seed, moves } = winOf('klondike');
const shown = (game: Parameters<typeof inside>[0]): string => inside(game, '[part~="verdict"]')?.textContent.trim() ?? '';

describe('show-winnable', function () {
  this.timeout(20_000);
  afterEach(cleanUp);

  it('is off by default, and can be switched at any time', async () => {
    needs(hasStates);
    const game = await start({ seed: String(seed) });
    expect(Boolean(inside(game, '.verdict'))).to.equal(false);
    game.showWinnable = true;
    await until(() => shown(game) === 'Can be won');
    expect(game.matches(':state(winnable)')).to.equal(true);
    expect(Boolean(inside(game, '[part~="verdict"] svg'))).to.equal(true);
    game.setAttribute('show-winnable', 'false');
    await game.updateComplete;
    expect(Boolean(inside(game, '.verdict'))).to.equal(false);
    expect(game.matches(':state(winnable)')).to.equal(false);
  });

  it('follows moves and undo in the language of the page, without changing the height', async () => {
    for (const [lang, text] of [['ru', 'Можно выиграть'], ['uk', 'Можна виграти']] as const) {
      const game = await start({ seed: String(seed), 'show-winnable': '', lang });
      const { offsetHeight } = game;
      await until(() => shown(game) === text, 8000);
      for (const move of moves.slice(0, 12)) game.play(move);
      game.undo();
      await until(() => shown(game) === text, 8000);
      expect(game.offsetHeight).to.equal(offsetHeight);
    }
  });

  it('says once that the game is lost, and that it is not when that is taken back', async () => {
    needs(hasStates);
    const { seed: other } = winOf('aceless');
    const game = await start({ variant: 'aceless', seed: String(other), 'show-winnable': '' });
    await until(() => shown(game) === 'Can be won', 8000);
    const line = (await game.analyze()).moves!;
    // Whoever only draws has lost when the single redeal is used up, if not before.
    for (let draw; game.status === 'playing' && (draw = game.legalMoves().find(({ from, to }) => from === 'stock' || to === 'stock')); ) game.play(draw);
    expect(game.status, 'not even stuck yet, which would be another message').to.equal('playing');
    await until(() => shown(game) === 'Cannot be won', 8000);
    expect(game.matches(':state(unwinnable)')).to.equal(true);
    expect(live(game)).to.contain('Cannot be won');
    while (game.undo());
    await until(() => shown(game) === 'Can be won');
    game.play(line[0]!);
    await pause(30);
    expect(live(game)).to.not.contain('Cannot be won');
  });
});
