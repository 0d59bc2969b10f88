// Notes over the table: why a move is refused, and the way back to a game that was left.
import { expect } from '@open-wc/testing';
import { catalogue } from '../../src/element/catalogue.js';
import { pileOf, pressKeys, settled } from '../helpers/table.js';
import { stuckLine } from '../session/stuck-deck.js';
import { button, cleanUp, delayed, hear, inside, live, message, start, until } from './game.js';
import { deed, drawThrice } from './menu.js';
import { winOf } from './wins.js';

describe('a note over the table', () => {
  afterEach(cleanUp);

  it('says why a move is refused, and goes with the next move', async () => {
    const game = await start({ seed: '10' });
    const heightBefore = game.offsetHeight;
    pileOf(game, 'waste').querySelector<HTMLElement>('.place')!.focus();
    await settled(game);
    await pressKeys(['f']);
    await until(() => inside(game, '[part~="note"]') !== null);
    const note = inside(game, '[part~="note"]')!;
    expect(note.textContent).to.equal('There is no card here.');
    expect(live(game)).to.contain('There is no card here.');
    expect(note.getAttribute('aria-hidden'), 'it is heard from the live region already').to.equal('true');
    expect(game.offsetHeight).to.equal(heightBefore);
    game.play('stock>waste');
    await settled(game);
    expect(inside(game, '[part~="note"]')).to.equal(null);
  });

  it('says which card a hint moves where, and when the game is lost already', async () => {
    const game = await start({ variant: 'aceless', seed: String(winOf('aceless').seed) });
    await game.analyze(); // a hint has less patience
    expect((await game.hint())!.verdict).to.equal('winnable');
    button(game, 'hint').click();
    await until(() => inside(game, '[part~="note"]') !== null);
    const text = inside(game, '[part~="note"]')!.textContent;
    expect(text).to.match(/^(Move the \w+ of \w+ from (column \d|the waste) to (column \d|the foundation)|Draw a card from the stock)\.$/);
    expect(live(game)).to.contain(text);
    // Whoever only draws has lost when the single redeal is used up, if not before.
    for (let draw; (draw = game.legalMoves().find(({ from, to }) => from === 'stock' || to === 'stock')); ) game.play(draw);
    expect(game.status, 'not even stuck yet, which would be another message').to.equal('playing');
    expect((await game.analyze()).verdict).to.equal('unwinnable');
    button(game, 'hint').click();
    await until(() => inside(game, '[part~="note"]') !== null);
    expect(inside(game, '[part~="note"]')!.textContent).to.contain('Cannot be won.');
    expect(live(game)).to.contain('Cannot be won.');
  });

  it('a hint rings its card, and dashes where that goes; the stock is ringed to be touched', async () => {
    const game = await start({ variant: 'klondike', seed: '11' });
    const { moves } = await game.analyze();
    const outline = (selector: string): string => getComputedStyle(inside(game, selector)!).outlineStyle;
    button(game, 'hint').click();
    await until(() => inside(game, '[part~="card"][part~="hint"]') !== null);
    expect(inside(game, '[part~="note"]')!.textContent).to.equal('Move the ace of clubs from column 5 to the foundation.');
    expect(outline('[data-card="AC"]')).to.equal('solid');
    expect(outline('[data-pile="foundation-4"] > .place')).to.equal('dashed');
    // As the line has it, the stock comes next.
    for (const move of moves!.slice(0, 2)) game.play(move);
    game.play('tableau-5>foundation-4');
    await game.analyze();
    button(game, 'hint').click();
    await until(() => inside(game, '[data-pile="stock"][part~="hint"]') !== null);
    expect(outline('[data-pile="stock"] > :last-child')).to.equal('solid');
    expect(inside(game, '[part~="note"]')!.textContent).to.equal('Draw a card from the stock.');
  });

  it('says nothing of a hint where the message says already that no way leads on', async () => {
    const { variant, seed, moves } = stuckLine();
    const game = await start({ variant, seed: String(seed) });
    for (const move of moves) game.play(move);
    await until(() => message(game) !== null);
    button(game, 'hint').click();
    await until(() => live(game).includes('No useful move found'));
    expect(inside(game, '[part~="note"]')).to.equal(null);
  });

  it('goes by itself after a while', async function () {
    this.timeout(9000);
    const game = await start({ seed: '10' });
    game.focus();
    await settled(game);
    await pressKeys(['f']);
    await until(() => inside(game, '[part~="note"]') !== null);
    await until(() => inside(game, '[part~="note"]') === null, 7000);
  });

  it('offers the way back to a game that the player left, until the next is begun', async () => {
    const game = await start({ seed: '10' });
    drawThrice(game);
    const { position } = game;
    const heard = hear(game);
    button(game, 'new').click();
    await settled(game);
    expect(game.history.length).to.equal(0);
    expect(live(game)).to.contain('undo brings it back');
    deed(game, 'back').click();
    await settled(game);
    expect(game.position).to.deep.equal(position);
    expect(heard.map(({ type, detail }) => [type, detail['seed'] === 10])).to.deep.equal([['deal', false], ['deal', true]]);

    button(game, 'restart').click();
    await settled(game);
    button(game, 'undo').click();
    await settled(game);
    expect(game.position).to.deep.equal(position);

    button(game, 'new').click();
    await settled(game);
    game.play('stock>waste');
    await settled(game);
    expect(inside(game, '[part~="note"]')).to.equal(null);
    button(game, 'undo').click();
    button(game, 'undo').click();
    expect(game.seed).to.not.equal(10);
  });

  it('offers nothing where nothing is lost, or where the page deals', async () => {
    const game = await start({ seed: '10' });
    game.play('stock>waste');
    button(game, 'new').click();
    await settled(game);
    expect(inside(game, '[part~="note"]')).to.equal(null);
    drawThrice(game);
    game.newGame();
    await settled(game);
    expect(inside(game, '[part~="note"]')).to.equal(null);
    expect(button(game, 'undo').getAttribute('aria-disabled')).to.equal('true');
  });

  it('a game that is gone back to is the newest of it, also where the next deal comes later', async () => {
    await catalogue.load();
    const list = delayed();
    const game = await start({ seed: '10' });
    drawThrice(game);
    game.winnable = true;
    const deals = hear(game, ['deal']);
    button(game, 'new').click();
    await settled(game);
    expect(inside(game, '.offer'), 'nothing is left yet').to.equal(null);
    game.play('stock>waste');
    const { position } = game;
    list.arrive();
    await until(() => deals.length === 1);
    await settled(game);
    expect(inside(game, '.offer')).to.not.equal(null);
    deed(game, 'back').click();
    await settled(game);
    expect(game.position).to.deep.equal(position);
  });

  it('a disabled game is not gone back to; restart waits for a move', async () => {
    const game = await start({ seed: '10' });
    drawThrice(game);
    button(game, 'new').click();
    await settled(game);
    expect(button(game, 'restart').getAttribute('aria-disabled')).to.equal('true');
    const { seed } = game;
    game.disabled = true;
    await settled(game);
    expect(inside(game, '.offer')).to.equal(null);
    await pressKeys(['u']);
    expect(game.seed).to.equal(seed);
  });

  it('two times New, and the game before can still be gone back to', async () => {
    const game = await start({ seed: '10' });
    drawThrice(game);
    const { position } = game;
    button(game, 'new').click();
    await settled(game);
    button(game, 'new').click();
    await settled(game);
    button(game, 'undo').click();
    await settled(game);
    expect(game.position).to.deep.equal(position);
  });
});
