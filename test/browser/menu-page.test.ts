// What the page does while the menu is open: moves, hides, disables; and a card in hand when it opens.
import { expect } from '@open-wc/testing';
import { resetMouse, sendKeys, sendMouse } from '@web/test-runner-commands';
import { landed, pileOf, settled } from '../helpers/table.js';
import { all, cleanUp, start, until } from './game.js';
import { dialog, press, open, deed, drawThrice } from './menu.js';

describe('the menu on its page', () => {
  afterEach(cleanUp);

  it('closes when the element is moved, and time goes on', async () => {
    const game = await start({ seed: '10' });
    game.play('stock>waste');
    await open(game);
    const { elapsed } = game.save();
    const other = document.createElement('div');
    game.parentElement!.append(other);
    other.append(game);
    await until(() => dialog(game) === null);
    await until(() => game.save().elapsed > elapsed);
    other.remove();
  });

  it('is opened once: closing it gives the focus back without a detour', async () => {
    const game = await start({ seed: '10' });
    game.focus();
    await settled(game);
    const menu = await open(game);
    let shown = 0;
    menu.showModal = () => void (shown += 1);
    await press('Escape');
    await until(() => dialog(game) === null);
    expect(shown).to.equal(0);
  });

  it('closes when the element is hidden, and does not open where it cannot be seen', async () => {
    const game = await start({ seed: '10' });
    drawThrice(game);
    await open(game);
    game.parentElement!.hidden = true;
    await until(() => dialog(game) === null);
    const outside = document.createElement('button');
    document.body.append(outside);
    const { x, y } = outside.getBoundingClientRect();
    await game.replay();
    await game.updateComplete;
    expect(document.elementFromPoint(x + 2, y + 2), 'the page is alive').to.equal(outside);
    outside.remove();
    game.parentElement!.hidden = false;
    await until(() => dialog(game)?.open === true);
  });

  it('a disabled game shows its results and forgets none', async () => {
    const game = await start({ seed: '10' });
    drawThrice(game);
    game.disabled = true;
    await open(game, 2);
    expect((deed(game, 'reset') as HTMLButtonElement).disabled).to.equal(true);
  });

  it('opens while a card is in hand, which goes back', async () => {
    const game = await start({ seed: '10' });
    await landed(game);
    const move = game.legalMoves().find(({ from, to }) => from.startsWith('tableau') && to.startsWith('tableau'))!;
    const card = all(game, `[data-pile="${move.from}"] [part~="card"]`).at(-1)!.getBoundingClientRect();
    const target = pileOf(game, move.to).getBoundingClientRect();
    const [x, y] = [card.x + card.width / 2, card.bottom - 10].map(Math.round) as [number, number];
    await sendMouse({ type: 'move', position: [x, y] });
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'move', position: [x + 30, y - 10] });
    await until(() => game.shadowRoot!.activeElement !== null); // no driver says when the page has heard of the press
    await sendKeys({ press: 'Shift+Slash' });
    await until(() => dialog(game)?.open === true);
    await sendMouse({ type: 'move', position: [Math.round(target.x + target.width / 2), Math.round(target.bottom - 10)] });
    await sendMouse({ type: 'up' });
    await resetMouse();
    expect(game.history).to.have.length(0);
  });
});
