import { ContextConsumer } from '@lit/context';
import { expect } from '@open-wc/testing';
import { sendKeys, sendMouse } from '@web/test-runner-commands';
import { LitElement } from 'lit';
import { gameContext, type GameView, type SolitaireGame } from '../../src/index.js';
import { centerOf } from '../helpers/cdp.js';
import { hasStates, needs } from '../helpers/chromium.js';
import { stuckLine } from '../session/stuck-deck.js';
import { all, button, cardsIn, cleanUp, hear, inside, live, message, pause, put, stage, start, typesOf, until } from './game.js';
import { winOf } from './wins.js';

async function click(element: Element): Promise<void> {
  element.scrollIntoView({ block: 'nearest' });
  const { x, y } = centerOf(element);
  await sendMouse({ type: 'click', position: [Math.round(x), Math.round(y)] });
}

async function won(attributes: Record<string, string> = {}): Promise<SolitaireGame> {
  const { seed, moves } = winOf('aceless');
  const game = await start({ variant: 'aceless', seed: String(seed), ...attributes });
  for (const move of moves) game.play(move);
  await game.updateComplete;
  return game;
}

class GameCount extends LitElement {
  readonly consumer = new ContextConsumer(this, { context: gameContext, subscribe: true });

  get view(): GameView {
    return this.consumer.value!;
  }
}
customElements.define('game-count', GameCount);

describe('what is on the screen', () => {
  afterEach(cleanUp);

  it('deals the cards of a page’s second game as a show, as soon as it is there', async () => {
    await start();
    const second = put({ seed: '11' });
    await second.updateComplete;
    const shown = second.shadowRoot!.getAnimations().filter(({ effect }) => (effect as KeyframeEffect).target!.matches('[part~="card"]'));
    expect(shown.length).to.equal(28);
  });

  it('every pile is one element with its cards, and a face-down card tells nothing', async () => {
    for (const [variant, piles] of [
      ['klondike', 13],
      ['little-klondike', 12],
      ['aceless', 13],
      ['little-piano', 16],
      ['big-piano', 23],
    ] as const) {
      const game = await start({ variant, seed: '1' });
      expect(all(game, '[part~="pile"][data-pile]').length).to.equal(piles);
      const { tableau } = game.position!;
      tableau.forEach(({ down, up }, index) => {
        const cards = cardsIn(game, `tableau-${index + 1}`);
        expect(cards.length).to.equal(down.length + up.length);
        expect(cards.slice(down.length).map(({ dataset }) => dataset['card'])).to.deep.equal(up);
      });
      for (const card of all(game, '[part~="down"]')) {
        expect(card.outerHTML).to.not.match(/data-card|of (spades|hearts|diamonds|clubs)/);
      }
    }
  });

  it('the toolbar does what it says', async () => {
    const game = await start();
    const heard = hear(game);
    expect(button(game, 'undo').getAttribute('aria-disabled')).to.equal('true');
    await click(cardsIn(game, 'stock').at(-1)!);
    await game.updateComplete;
    expect(button(game, 'undo').hasAttribute('aria-disabled')).to.equal(false);
    await click(button(game, 'undo'));
    await click(button(game, 'redo'));
    await click(button(game, 'restart'));
    await click(button(game, 'new'));
    expect(typesOf(heard)).to.deep.equal(['beforemove', 'move', 'undo', 'redo', 'deal', 'deal']);
    expect(heard[1]!.detail['source']).to.equal('player');
    expect(heard[2]!.detail['source']).to.equal('player');
    expect(Boolean(button(game, 'finish'))).to.equal(false);
  });

  it('a hint is shown and said', async () => {
    const game = await start();
    const move = (await game.hint())!;
    await click(button(game, 'hint'));
    await until(() => all(game, '[part~="table"] [part~="hint"]').length > 0); // a busy machine may have to search again
    expect(live(game)).to.not.equal('');
    game.play(move);
    await game.updateComplete;
    expect(all(game, '[part~="table"] [part~="hint"]').length).to.equal(0);
  });

  it('finish is offered when it wins, and stops at a touch', async () => {
    const { seed, moves } = winOf('klondike');
    const game = await start({ seed: String(seed) });
    for (const move of moves) {
      await game.updateComplete;
      if (button(game, 'finish')) break;
      game.play(move);
    }
    await click(button(game, 'finish'));
    await pause(150);
    const { length } = game.history;
    await sendMouse({ type: 'down' });
    await sendMouse({ type: 'up' });
    await pause(200);
    expect(game.status).to.equal('playing');
    expect(game.history.length - length).to.be.lessThan(9);
    await click(button(game, 'finish'));
    await until(() => game.status === 'won', 8000);
    await game.updateComplete;
    expect(Boolean(message(game))).to.equal(true);
  });

  it('the win shows a message that can be dismissed', async () => {
    const game = await won();
    expect(message(game)!.getAttribute('part')).to.contain('won');
    expect(live(game)).to.contain('won');
    await click(message(game)!.querySelector('[part~="close"]')!);
    await game.updateComplete;
    expect(Boolean(message(game))).to.equal(false);
    game.undo();
    game.redo();
    await game.updateComplete;
    expect(Boolean(message(game))).to.equal(true);
    await click(message(game)!.querySelector('[data-action="new"]')!);
    await game.updateComplete;
    expect(Boolean(message(game))).to.equal(false);
    expect(game.status).to.equal('playing');
  });

  it('a second win is held against the first, for the eyes and once for the ears', async () => {
    const game = await won();
    expect(message(game)!.querySelector('.standing'), 'nothing to compare with').to.equal(null);
    const { history } = game;
    game.newGame({ variant: game.variant, seed: game.seed! });
    for (const move of history) game.play(move);
    await game.updateComplete;
    const text = message(game)!.querySelector('.standing')!.textContent;
    expect(text, 'a busy machine may have been faster now').to.match(new RegExp(`^(Best: \\d:\\d\\d, ${history.length}\u00a0moves|New best time!)$`));
    expect(live(game).split(text)).to.have.length(2);
  });

  it('stuck shows a message with a way out', async () => {
    const { variant, seed, moves } = stuckLine();
    const game = await start({ variant, seed: String(seed) });
    for (const move of moves) game.play(move);
    await until(() => game.status === 'stuck');
    await game.updateComplete;
    expect(message(game)!.getAttribute('part')).to.contain('stuck');
    await click(message(game)!.querySelector('[data-action="undo"]')!);
    await game.updateComplete;
    expect([game.history.length, game.status]).to.deep.equal([moves.length - 1, 'playing']);
    expect(Boolean(message(game))).to.equal(false);
    const focused = game.shadowRoot!.activeElement;
    expect(Boolean(focused?.closest('[part~="table"]')), 'the focus does not fall out').to.equal(true);
  });

  it('stuck covers no card: below the cards, or over the toolbar where they reach down', async () => {
    const { variant, seed, moves } = stuckLine();
    for (const [width, height, inLine] of [[640, 360, true], [360, 420, true], [320, 480, true], [1100, 900, true], [360, 780, false]] as const) {
      const box = stage(width);
      box.style.height = `${height}px`;
      const game = put({ variant, seed: String(seed) }, box);
      game.style.height = '100%';
      await game.ready;
      for (const move of moves) game.play(move);
      for (const lang of ['en', 'ru', 'uk']) {
        game.lang = lang;
        await until(() => message(game) !== null && inside(game, '.root')!.lang === lang);
        await game.updateComplete;
        const shown = message(game)!;
        const where = `${width} × ${height}, ${lang}`;
        const { top, bottom } = shown.getBoundingClientRect();
        for (const card of all(game, '[part~="card"]')) {
          const pile = card.parentElement!.getBoundingClientRect();
          expect(pile.bottom <= top + 1 || pile.top >= bottom - 1, `${where}: ${card.parentElement!.dataset['pile']} is seen`).to.equal(true);
        }
        const bar = inside(game, '.bar')!.getBoundingClientRect();
        expect(bottom <= bar.bottom + 1, where).to.equal(inLine);
        for (const part of shown.querySelectorAll<HTMLElement>('.title, button')) expect(part.scrollWidth <= part.clientWidth + 1, `${where}: ${part.textContent} is not cut off`).to.equal(true);
        const title = document.createRange();
        title.selectNodeContents(shown.querySelector('.title')!);
        const boxes = [title, ...shown.querySelectorAll('button')].map((part) => part.getBoundingClientRect());
        for (const [index, one] of boxes.entries()) {
          const clear = boxes.slice(index + 1).every((other) => one.right <= other.left + 1 || other.right <= one.left + 1 || one.bottom <= other.top + 1 || other.bottom <= one.top + 1);
          expect(clear, `${where}: nothing overlaps`).to.equal(true);
        }
      }
      game.remove();
    }
  }).timeout(30_000);

  it('the state can be styled', async () => {
    needs(hasStates);
    const game = await start({ variant: 'aceless', seed: String(winOf('aceless').seed) });
    expect(game.matches(':state(playing)')).to.equal(true);
    for (const move of winOf('aceless').moves) game.play(move);
    await game.updateComplete;
    expect(game.matches(':state(won)')).to.equal(true);
    expect(game.matches(':state(playing)')).to.equal(false);
  });

  it('the live region is there before it speaks, says each thing once and nothing at the first deal', async () => {
    const game = await start();
    const region = inside(game, '[role="status"]')!;
    expect(live(game)).to.equal('');
    const said: string[] = [];
    const observer = new MutationObserver(() => said.push(region.textContent));
    observer.observe(region, { childList: true, characterData: true, subtree: true });
    game.play('stock>waste');
    await game.updateComplete;
    await pause();
    game.undo();
    await game.updateComplete;
    await pause();
    game.redo();
    game.undo();
    game.redo();
    await game.updateComplete;
    await pause();
    observer.disconnect();
    expect(said.length).to.equal(3);
    expect(new Set(said).size).to.equal(3);
    expect(region.isConnected).to.equal(true);
  });

  it('the same words again are heard again', async () => {
    const game = await start();
    inside(game, '[data-pile="waste"] .place')!.focus();
    await sendKeys({ press: 'Enter' });
    await game.updateComplete;
    const first = inside(game, '[role="status"]')!.textContent;
    await sendKeys({ press: 'Enter' });
    await game.updateComplete;
    const second = inside(game, '[role="status"]')!.textContent;
    expect(first.trim()).to.not.equal('');
    expect(second).to.not.equal(first);
    expect(second.trim()).to.equal(first.trim());
  });

  it('moves and time are shown', async () => {
    const game = await start();
    const status = (): string => inside(game, '[part~="toolbar"] .status')!.textContent.replace(/\s+/g, ' ').trim();
    expect(status()).to.contain('0:00');
    game.play('stock>waste');
    await game.updateComplete;
    expect(status()).to.contain('1 move');
    await until(() => status().includes('0:01'));
  });

  it('a page’s own toolbar follows the game and plays it', async () => {
    const game = put({ seed: '10' });
    const part = document.createElement('game-count') as GameCount;
    part.slot = 'toolbar';
    game.append(part);
    await game.ready;
    expect(part.view).to.include({ variant: 'klondike', count: 0, status: 'playing', canUndo: false });
    expect(Object.isFrozen(part.view)).to.equal(true);
    game.play('stock>waste');
    await game.updateComplete;
    expect(part.view).to.include({ count: 1, canUndo: true });
    part.view.run('undo');
    await game.updateComplete;
    expect(part.view).to.include({ count: 0, canRedo: true });
    expect(part.checkVisibility(), 'it is shown in place of our own').to.equal(true);
    expect(button(game, 'undo').offsetWidth).to.equal(0);
  });

  it('one tab stop, arrows inside, and keys only while the focus is inside', async () => {
    const box = stage();
    const before = document.createElement('input');
    const after = document.createElement('input');
    box.append(before);
    const game = put({ seed: '10', controls: 'none' }, box);
    box.append(after);
    await game.ready;
    before.focus();
    await sendKeys({ type: 'dun' });
    expect([before.value, game.history.length, game.seed]).to.deep.equal(['dun', 0, 10]);
    await sendKeys({ press: 'Tab' });
    expect(document.activeElement).to.equal(game);
    expect(game.shadowRoot!.activeElement!.closest('[data-pile]')!.getAttribute('data-pile')).to.equal('stock');
    await sendKeys({ press: 'd' });
    await sendKeys({ press: 'Enter' });
    expect(game.history.length).to.equal(2);
    await game.updateComplete;
    expect(game.shadowRoot!.activeElement!.closest('[data-pile]')!.getAttribute('data-pile'), 'the focus stays at the stock').to.equal('stock');
    await sendKeys({ press: 'u' });
    expect(game.history.length).to.equal(1);
    await sendKeys({ press: 'Tab' });
    expect(document.activeElement).to.equal(after);
    await sendKeys({ type: 'u' });
    expect(game.history.length).to.equal(1);
  });
});
