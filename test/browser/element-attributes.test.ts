import { expect } from '@open-wc/testing';
import { deal } from '../../src/engine/index.js';
import { SolitaireGame } from '../../src/index.js';
import { button, cardsIn, cleanUp, hear, inside, message, pause, put, quietly, stage, start, typesOf, until } from './game.js';
import { winOf } from './wins.js';

describe('attributes', () => {
  afterEach(cleanUp);

  it('name the deal', async () => {
    const game = await start({ variant: 'little-piano', seed: '42', open: '' });
    expect(game.position).to.deep.equal(deal('little-piano', 42, { open: true }));
    expect([game.variant, game.seed, game.open]).to.deep.equal(['little-piano', 42, true]);
  });

  it('have defaults', async () => {
    const game = await start({});
    expect([game.variant, game.open, game.controls, game.autoplay, game.disabled, game.persist]).to.deep.equal(['klondike', false, 'full', 'off', false, null]);
    expect(game.seed).to.be.a('number');
    expect(game.position).to.deep.equal(deal('klondike', game.seed!));
  });

  it('take the text "false" for false', async () => {
    const game = await start({ seed: '1', open: 'false', disabled: 'false' });
    expect([game.open, game.disabled]).to.deep.equal([false, false]);
    (game as unknown as Record<string, unknown>)['open'] = 'false';
    expect(game.open).to.equal(false);
  });

  it('taken away, the property reads its default again', async () => {
    const game = await start({ seed: '1', controls: 'none', autoplay: 'all', back: 'stripes' });
    expect([game.controls, game.autoplay, game.back]).to.deep.equal(['none', 'all', 'stripes']);
    for (const name of ['controls', 'autoplay', 'back']) game.removeAttribute(name);
    expect([game.controls, game.autoplay, game.back]).to.deep.equal(['full', 'off', 'lattice']);
  });

  it('make a seed canonical', async () => {
    const game = await start({ seed: ' 0042 ' });
    expect(game.seed).to.equal(42);
    game.seed = 'Anna';
    await game.updateComplete;
    expect(game.position).to.deep.equal(deal('klondike', 'Anna'));
  });

  it('left empty are left out', async () => {
    const game = await start({ seed: '', variant: '' });
    expect(game.variant).to.equal('klondike');
    expect(game.seed).to.be.a('number');
    game.newGame({ seed: '' });
    expect(game.seed).to.be.a('number');
  });

  it('know the daily deal', async () => {
    const now = new Date();
    const date = [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((n) => String(n).padStart(2, '0')).join('-');
    const game = await start({ seed: ' daily' });
    expect(game.seed).to.equal(date);
    expect(game.position).to.deep.equal(deal('klondike', date));
  });

  it('know that it is another day, when the page is seen again', async () => {
    const game = await start({ seed: 'daily' });
    const today = game.seed;
    const Real = Date;
    class Tomorrow extends Real {
      constructor() {
        super(Real.now() + 24 * 60 * 60 * 1000);
      }
    }
    window.Date = Tomorrow as DateConstructor;
    try {
      document.dispatchEvent(new Event('visibilitychange'));
    } finally {
      window.Date = Real;
    }
    expect(game.seed).to.be.a('string').and.not.equal(today);
  });

  it('changed together make one new deal', async () => {
    const game = await start();
    const heard = hear(game);
    game.setAttribute('variant', 'aceless');
    game.seed = 5;
    game.open = true;
    game.variant = 'big-piano';
    await game.updateComplete;
    expect(heard).to.deep.equal([{ type: 'deal', detail: { variant: 'big-piano', seed: 5, open: true } }]);
    expect(game.position).to.deep.equal(deal('big-piano', 5, { open: true }));
  });

  it('set to what they are make no deal', async () => {
    const game = await start({ seed: '10', variant: 'klondike' });
    const heard = hear(game);
    game.setAttribute('seed', '10');
    game.variant = 'klondike';
    game.removeAttribute('variant');
    game.removeAttribute('seed');
    game.open = false;
    await game.updateComplete;
    expect(heard).to.deep.equal([]);
  });

  it('count at once for methods that are called in the same task', async () => {
    const game = put();
    game.variant = 'aceless';
    game.seed = 3;
    expect(game.legalMoves()).to.deep.include({ from: 'stock', to: 'waste', count: 1 });
    game.play('stock>waste');
    await game.ready;
    expect([game.variant, game.history.length]).to.deep.equal(['aceless', 1]);
  });

  it('set just before a new game hold for that, without a deal between', async () => {
    const game = await start();
    const heard = hear(game, ['deal']);
    game.variant = 'aceless';
    game.open = true;
    game.newGame({ seed: 9 });
    await game.updateComplete;
    expect(heard).to.deep.equal([{ type: 'deal', detail: { variant: 'aceless', seed: 9, open: true } }]);
  });

  it('reflect nothing of the game', async () => {
    const game = await start({ seed: '10' });
    game.play('stock>waste');
    game.newGame({ variant: 'aceless', open: true });
    await game.updateComplete;
    expect(game.getAttributeNames()).to.deep.equal(['seed']);
    expect(game.getAttribute('seed')).to.equal('10');
  });

  it('set as properties before the upgrade are obeyed', async () => {
    const game = document.createElement('later-game') as HTMLElement & Partial<SolitaireGame>;
    stage().append(game);
    Object.assign(game, { variant: 'aceless', seed: 8, disabled: true });
    SolitaireGame.define('later-game');
    await game.ready;
    expect(game.position).to.deep.equal(deal('aceless', 8));
    expect(game.disabled).to.equal(true);
    expect(Object.keys(game)).to.not.include('seed');
  });

  it('choose the controls', async () => {
    const game = await start();
    expect(Boolean(button(game, 'hint'))).to.equal(true);
    game.controls = 'minimal';
    await game.updateComplete;
    expect(Boolean(button(game, 'hint'))).to.equal(false);
    expect(Boolean(button(game, 'new'))).to.equal(true);
    game.setAttribute('controls', 'none');
    await game.updateComplete;
    expect(Boolean(inside(game, '[part~="toolbar"]'))).to.equal(false);
  });

  it('disabled takes no input, but shows the game and obeys code', async () => {
    const game = await start({ seed: '10', disabled: '' });
    cardsIn(game, 'stock').at(-1)!.click();
    button(game, 'new').click();
    await pause(20);
    expect([game.seed, game.history.length]).to.deep.equal([10, 0]);
    expect(game.play('stock>waste')).to.equal(true);
    game.disabled = false;
    await game.updateComplete;
    button(game, 'undo').click();
    expect(game.history.length).to.equal(0);
  });

  it('disabled, nothing goes on by itself; enabled again, autoplay does', async () => {
    const { seed, moves } = winOf('klondike');
    const game = await start({ seed: String(seed) });
    const home = moves.findIndex((move) => move.includes('>foundation'));
    for (const move of moves.slice(0, home)) game.play(move);
    game.autoplay = 'all';
    await game.updateComplete;
    game.disabled = true;
    await pause(500);
    expect(game.history.length).to.equal(home);
    game.disabled = false;
    await until(() => game.history.length > home);
    game.autoplay = 'off';
  });

  it('disabled, a finish that has begun stops; one that code begins goes on', async () => {
    const { seed, moves } = winOf('klondike');
    const game = await start({ seed: String(seed) });
    for (const move of moves) {
      if (button(game, 'finish')) break;
      game.play(move);
      await game.updateComplete;
    }
    const { length } = game.history;
    const finished = game.autoFinish();
    await until(() => game.history.length > length + 1);
    game.disabled = true;
    expect(await finished).to.equal(false);
    expect(game.status).to.equal('playing');
    expect(await game.autoFinish()).to.equal(true);
  });

  it('speak the language of the element or of what is around it', async () => {
    const box = stage();
    const game = put({ seed: '1' }, box);
    await game.ready;
    const label = (): string | null => button(game, 'undo').getAttribute('aria-label');
    expect(label()).to.equal('Undo');
    box.lang = 'ru-RU';
    await until(() => /[а-я]/i.test(label()!));
    const russian = label();
    game.lang = 'uk';
    await until(() => label() !== russian);
    expect(label()).to.match(/[а-яі]/i);
    game.removeAttribute('lang');
    await pause();
    expect(label()).to.equal(russian);
    const host = document.createElement('div');
    host.attachShadow({ mode: 'open' });
    box.append(host);
    host.shadowRoot!.append(game);
    await pause();
    expect(label()).to.equal(russian);
    box.lang = 'xx';
    await pause();
    expect(label()).to.equal('Undo');
  });

  it('of nonsense say so in the box, the console and an event, keep the game, and recover', async () => {
    const game = await start({ seed: '10' });
    game.play('stock>waste');
    const { position } = game;
    const heard = hear(game);
    for (const [name, bad, good] of [
      ['variant', 'nonsense', 'klondike'],
      ['seed', '9007199254740992', '10'],
      ['seed', -1, 10],
      ['seed', 1.5, 10],
      ['seed', NaN, 10],
    ] as const) {
      heard.length = 0;
      const { lines } = await quietly(async () => {
        Object.assign(game, { [name]: bad });
        await game.updateComplete;
        game.requestUpdate();
        await game.updateComplete;
      });
      const alert = inside(game, '[role="alert"]')!;
      expect(alert.textContent.trim()).to.contain(String(bad));
      expect(lines.length).to.equal(1);
      expect(typesOf(heard)).to.deep.equal(['error']);
      expect(heard[0]!.detail).to.have.keys('message', 'cause');
      expect(game[name]).to.deep.equal(bad);
      expect(game.position).to.equal(position);
      Object.assign(game, { [name]: good });
      await game.updateComplete;
      expect(Boolean(inside(game, '[role="alert"]'))).to.equal(false);
      expect(game.position, `${name} put right goes on with the game`).to.equal(position);
      expect(typesOf(heard)).to.deep.equal(['error']);
    }
  });

  it('of nonsense from the beginning are put right later', async () => {
    const { result: game } = await quietly(async () => {
      const made = put({ variant: 'bridge' });
      const heard = hear(made);
      await until(() => heard.length > 0);
      expect(typesOf(heard)).to.deep.equal(['error']);
      return made;
    });
    expect(game.position).to.equal(null);
    expect(Boolean(inside(game, '[role="alert"]'))).to.equal(true);
    game.variant = 'aceless';
    await game.ready;
    expect(Boolean(game.position)).to.equal(true);
    expect(Boolean(inside(game, '[role="alert"]'))).to.equal(false);
    expect(Boolean(message(game))).to.equal(false);
  });

  it('with a default fall back on it, and say so', async () => {
    const { result: game, lines } = await quietly(() => start({ seed: '10', controls: 'lots', autoplay: 'yes' }));
    expect(lines.length).to.equal(2);
    expect(inside(game, '[role="alert"]')!.textContent).to.contain('lots').and.contain('yes');
    expect(Boolean(button(game, 'hint'))).to.equal(true);
    button(game, 'new').click();
    expect(game.seed).to.not.equal(10);
    game.controls = 'full';
    game.autoplay = 'off';
    await game.updateComplete;
    expect(Boolean(inside(game, '[role="alert"]'))).to.equal(false);
  });
});
