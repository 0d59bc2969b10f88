import { expect } from '@open-wc/testing';
import { applyMove, deal, IllegalMoveError, parseMove } from '../../src/engine/index.js';
import { inGoodOrder } from '../../src/session/line.js';
import { stuckDeck } from '../session/stuck-deck.js';
import { cleanUp, hear, pause, put, quietly, stage, start, typesOf, until } from './game.js';
import { winOf } from './wins.js';

const DRAW = { from: 'stock', to: 'waste', count: 1 } as const;

function isFrozen(value: unknown): boolean {
  return typeof value !== 'object' || value === null || (Object.isFrozen(value) && Object.values(value).every(isFrozen));
}

describe('events', () => {
  afterEach(cleanUp);

  it('of the first deal wait for listeners of the same task', async () => {
    const game = put({ seed: '10' });
    const heard = hear(game);
    await Promise.resolve();
    await game.updateComplete;
    const late = hear(game);
    await game.ready;
    expect(heard).to.deep.equal([{ type: 'deal', detail: { variant: 'klondike', seed: 10, open: false } }]);
    expect(late).to.deep.equal(heard);
  });

  it('ready comes once, after deal, also of an element that moves and deals again', async () => {
    const game = put({ seed: '10' });
    const heard = hear(game, ['deal', 'ready']);
    const above = hear(document, ['ready']);
    await game.ready;
    expect(typesOf(heard)).to.deep.equal(['deal', 'ready']);
    stage().append(game);
    game.newGame({ seed: 11 });
    await game.updateComplete;
    expect(typesOf(heard)).to.deep.equal(['deal', 'ready', 'deal']);
    expect(above).to.deep.equal([]);
  });

  it('tell a move: beforemove, then move', async () => {
    const game = await start();
    const heard = hear(game);
    const before = game.position!;
    game.play(DRAW);
    const cards = [before.stock.at(-1)];
    expect(heard).to.deep.equal([
      { type: 'beforemove', detail: { move: DRAW, cards, source: 'host' } },
      { type: 'move', detail: { move: DRAW, cards, turnedUp: [], count: 1, source: 'host' } },
    ]);
    for (const { detail } of heard) {
      expect(isFrozen(detail)).to.equal(true);
      expect(JSON.parse(JSON.stringify(detail))).to.deep.equal(detail);
    }
  });

  it('tell what was turned up', async () => {
    const game = await start({ seed: '10' });
    const heard = hear(game, ['move']);
    const [first] = winOf('klondike').seed === 10 ? winOf('klondike').moves : ['tableau-3>tableau-5'];
    const before = game.position!;
    const { down } = before.tableau[2]!;
    expect(first).to.equal('tableau-3>tableau-5');
    game.play(first!);
    expect(heard[0]!.detail['turnedUp']).to.deep.equal([down.at(-1)]);
  });

  it('bubble through shadow roots, but error stays', async () => {
    const host = document.createElement('div');
    stage().append(host);
    host.attachShadow({ mode: 'open' }).innerHTML = '<p></p>';
    const game = put({ seed: '10' }, host.shadowRoot!.querySelector('p')!);
    const above = hear(document.body);
    const own = hear(game);
    await game.ready;
    game.play(DRAW);
    await quietly(async () => {
      game.variant = 'x';
      await game.updateComplete;
    });
    expect(typesOf(above)).to.deep.equal(['deal', 'beforemove', 'move']);
    expect(typesOf(own)).to.deep.equal(['deal', 'beforemove', 'move', 'error']);
  });

  it('beforemove can forbid a move, by whomever', async () => {
    const game = await start();
    const heard = hear(game, ['move']);
    game.addEventListener('beforemove', (event) => event.preventDefault());
    const { position } = game;
    expect(game.play(DRAW)).to.equal(false);
    game.focus();
    expect(game.position).to.equal(position);
    expect(game.history).to.deep.equal([]);
    expect(heard).to.deep.equal([]);
  });

  it('an illegal or senseless move throws, with the reason, and nothing is told', async () => {
    const game = await start();
    const heard = hear(game);
    const { position } = game;
    expect(() => game.play('waste>tableau-1')).to.throw(IllegalMoveError).with.property('reason');
    expect(() => game.play('nonsense')).to.throw().with.property('code', 'invalid-move');
    expect(() => game.play({} as never)).to.throw().with.property('code', 'invalid-move');
    expect(heard).to.deep.equal([]);
    expect(game.position).to.equal(position);
  });

  it('tell undo and redo with the move in its forward form', async () => {
    const game = await start();
    game.play(DRAW);
    const heard = hear(game);
    expect([game.canUndo, game.canRedo]).to.deep.equal([true, false]);
    expect(game.undo()).to.equal(true);
    expect([game.canUndo, game.canRedo]).to.deep.equal([false, true]);
    expect(game.undo()).to.equal(false);
    expect(game.redo()).to.equal(true);
    expect(game.redo()).to.equal(false);
    expect(heard).to.deep.equal([
      { type: 'undo', detail: { move: DRAW, count: 0, source: 'host' } },
      { type: 'redo', detail: { move: DRAW, count: 1, source: 'host' } },
    ]);
  });

  it('tell a new game and a restart as deals', async () => {
    const game = await start();
    const heard = hear(game);
    game.newGame({ variant: 'aceless', seed: 'Anna' });
    game.play(DRAW);
    game.restart();
    expect(typesOf(heard)).to.deep.equal(['deal', 'beforemove', 'move', 'deal']);
    expect(heard[3]!.detail).to.deep.equal({ variant: 'aceless', seed: 'Anna', open: false });
    expect(game.position).to.deep.equal(deal('aceless', 'Anna'));
    expect(game.history).to.deep.equal([]);
  });

  it('tell a deck of one’s own without a seed', async () => {
    const game = await start();
    const cards = stuckDeck();
    const heard = hear(game);
    game.newGame({ deck: cards });
    expect(heard[0]!.detail).to.deep.equal({ variant: 'klondike', seed: null, open: false });
    expect(game.seed).to.equal(null);
    expect(() => game.newGame({ deck: cards.slice(1) })).to.throw().with.property('code', 'invalid-deck');
  });

  it('tell the win once, after the last move', async () => {
    const { seed, moves } = winOf('aceless');
    const game = await start({ variant: 'aceless', seed: String(seed) });
    const heard = hear(game, ['move', 'win']);
    for (const move of moves) game.play(move);
    expect(typesOf(heard).filter((type) => type === 'move').length).to.equal(moves.length);
    expect(heard.at(-1)!.type).to.equal('win');
    expect(heard.filter(({ type }) => type === 'win').length).to.equal(1);
    expect(heard.at(-1)!.detail).to.deep.include({ variant: 'aceless', seed, count: moves.length });
    expect(game.status).to.equal('won');
    const expected = moves.map(parseMove).reduce(applyMove, deal('aceless', seed));
    expect(game.position).to.deep.equal(expected);
  });

  it('tell stuck once, after the deal', async () => {
    const game = await start();
    const heard = hear(game, ['deal', 'stuck']);
    game.newGame({ variant: 'klondike', deck: stuckDeck() });
    await until(() => game.status === 'stuck');
    await pause(50);
    expect(heard.slice(1)).to.deep.equal([{ type: 'stuck', detail: { reason: 'no-progress', count: 0 } }]);
    game.play(DRAW);
    await pause(50);
    expect(heard.length).to.equal(2);
  });

  it('errors of a listener disturb nobody', async () => {
    const game = await start();
    const faults: string[] = [];
    const catcher = (event: ErrorEvent): void => {
      faults.push(event.message);
      event.preventDefault();
    };
    const { onerror } = window;
    window.onerror = null;
    window.addEventListener('error', catcher);
    game.addEventListener('move', () => {
      throw new Error('a listener of the page');
    });
    const heard = hear(game, ['move']);
    game.play(DRAW);
    window.removeEventListener('error', catcher);
    window.onerror = onerror;
    expect(faults.length).to.equal(1);
    expect([game.history.length, heard.length]).to.deep.equal([1, 1]);
  });

  it('inner events do not leak', async () => {
    const game = await start();
    const leaked = hear(stage().parentElement!, ['change', 'input', 'close', 'toggle', 'cancel', 'submit', 'slotchange']);
    game.newGame();
    await game.updateComplete;
    expect(leaked).to.deep.equal([]);
  });

  it('saving and loading: one restored deal; a damaged save throws, tells error and keeps the game', async () => {
    const game = await start();
    game.play(DRAW);
    const save: unknown = JSON.parse(JSON.stringify(game.save()));
    const other = await start({ variant: 'big-piano', seed: '1' });
    const heard = hear(other);
    other.load(save);
    expect(heard).to.deep.equal([{ type: 'deal', detail: { variant: 'klondike', seed: 10, open: false, restored: true } }]);
    expect(other.position).to.deep.equal(game.position);
    expect(other.history).to.deep.equal(game.history);
    expect(other.variant).to.equal('klondike');
    const { position } = other;
    await quietly(() => expect(() => other.load({ ...(save as object), moves: ['x'] })).to.throw().with.property('code', 'invalid-save'));
    await quietly(() => expect(() => other.load('{')).to.throw());
    expect(typesOf(heard)).to.deep.equal(['deal', 'error', 'error']);
    expect(heard[1]!.detail['cause']).to.deep.include({ code: 'invalid-save' });
    expect(other.position).to.equal(position);
    other.load(JSON.stringify(save));
  });

  it('the hint is a legal move', async () => {
    const game = await start();
    const move = await game.hint();
    expect(game.legalMoves()).to.deep.include(move);
  });

  it('what is asked of a game is answered for the position of that moment, whatever the page does next', async () => {
    const game = await start();
    const { moves } = await game.analyze();
    const [likely] = inGoodOrder(game.position!, moves!);
    const asked = game.analyze();
    const hinted = game.hint();
    const finished = game.autoFinish();
    game.newGame({ seed: 2 });
    expect((await asked).moves, 'of the game before').to.deep.equal(moves);
    expect([await hinted, await finished]).to.deep.equal([likely, false]);
    const { moves: others } = await game.analyze();
    expect(others).not.to.deep.equal(moves);
  });

  it('autoFinish plays to the win, as auto', async () => {
    const { seed, moves } = winOf('klondike');
    const game = await start({ seed: String(seed) });
    const heard = hear(game, ['move', 'win']);
    let byHost = 0;
    while (!(await game.autoFinish())) {
      expect(heard.length, 'nothing is played where it would not win').to.equal(byHost);
      game.play(moves[byHost++]!);
    }
    expect(game.status).to.equal('won');
    expect(heard.at(-1)!.type).to.equal('win');
    expect(heard.slice(byHost, -1).every(({ detail }) => detail['source'] === 'auto')).to.equal(true);
  });
});
