import { expect } from '@open-wc/testing';
import { deal, parseRecord } from '../../src/engine/index.js';
import { SolitaireGame } from '../../src/index.js';
import { needs } from '../helpers/chromium.js';
import { all, button, cardsIn, cleanUp, hear, inside, pause, put, stage, start, typesOf, until } from './game.js';

const rightmost = (game: SolitaireGame): number => Math.max(...all(game, '[data-pile]').map((pile) => pile.getBoundingClientRect().right));

const drawByMouse = (game: SolitaireGame): void => {
  cardsIn(game, 'stock').at(-1)!.click();
};

describe('life in a page', () => {
  afterEach(cleanUp);

  it('defines a name once, and never throws', () => {
    SolitaireGame.define();
    expect(customElements.get('solitaire-game')).to.equal(SolitaireGame);
    SolitaireGame.define('other-solitaire');
    const other = customElements.get('other-solitaire')!;
    SolitaireGame.define('other-solitaire');
    expect(customElements.get('other-solitaire')).to.equal(other);
    expect(document.createElement('other-solitaire')).to.be.instanceOf(SolitaireGame);
  });

  it('made by script, by markup and by cloning are all the same', async () => {
    const box = stage();
    box.innerHTML = '<solitaire-game variant="aceless" seed="7"><p>fallback</p></solitaire-game>';
    const game = box.querySelector('solitaire-game')!;
    await game.ready;
    const clone = game.cloneNode(true) as SolitaireGame;
    box.append(clone, new SolitaireGame());
    await clone.ready;
    expect(clone.position).to.deep.equal(deal('aceless', 7));
    expect(game.querySelector('p')!.offsetWidth, 'the fallback is not shown').to.equal(0);
  });

  it('moved in the same task, nothing happens to the game', async () => {
    const game = await start();
    game.play('stock>waste');
    const { position } = game;
    const heard = hear(game);
    const other = stage(500);
    other.append(game);
    await pause(30);
    expect(game.position).to.equal(position);
    expect(typesOf(heard)).to.deep.equal([]);
    expect(inside(game, '[part~="table"]')!.getBoundingClientRect().width).to.equal(500);
    await until(() => rightmost(game) <= other.getBoundingClientRect().right);
    drawByMouse(game);
    expect(game.history.length).to.equal(2);
  });

  it('moved with moveBefore, too', async () => {
    const game = await start();
    const other = stage(500) as HTMLElement & { moveBefore?: (node: Node, child: null) => void };
    if (!other.moveBefore) return;
    game.play('stock>waste');
    const heard = hear(game);
    other.moveBefore(game, null);
    await pause(30);
    expect(game.history.length).to.equal(1);
    expect(typesOf(heard)).to.deep.equal([]);
    drawByMouse(game);
    expect(game.history.length).to.equal(2);
  });

  it('removed and put back, it goes on', async () => {
    const game = await start();
    const box = game.parentElement!;
    game.play('stock>waste');
    const heard = hear(game);
    game.remove();
    await pause(30);
    game.play('stock>waste');
    box.append(game);
    await pause(30);
    expect(game.history.length).to.equal(2);
    expect(cardsIn(game, 'waste').length).to.equal(2);
    drawByMouse(game);
    expect(typesOf(heard)).to.deep.equal(['beforemove', 'move', 'beforemove', 'move']);
    expect(game.history.length).to.equal(3);
  });

  it('removed in the middle of a glide, nothing is lost', async () => {
    const game = await start();
    game.play('tableau-3>tableau-5');
    await game.updateComplete;
    game.remove();
    await pause(30);
    stage().append(game);
    await game.updateComplete;
    expect(cardsIn(game, 'tableau-3').length + cardsIn(game, 'tableau-5').length).to.equal(8);
    expect(game.history.length).to.equal(1);
  });

  it('never connected, it still plays by its methods', () => {
    const game = document.createElement('solitaire-game');
    game.newGame({ variant: 'aceless', seed: 4 });
    game.play('stock>waste');
    expect([game.variant, game.seed, game.history.length]).to.deep.equal(['aceless', 4, 1]);
  });

  it('never connected, it knows as much as any other', async () => {
    const game = document.createElement('solitaire-game');
    game.newGame({ seed: 4 });
    expect((await game.analyze()).verdict).to.equal('winnable');
    const hint = await game.hint();
    expect(hint?.verdict).to.equal('winnable');
    expect(game.play(hint!)).to.equal(true);
    expect(await game.autoFinish()).to.equal(false);
    expect(parseRecord(game.record!).moves).to.have.length(1);
  });

  it('made with a replay before it is connected, that is shown', async () => {
    const game = document.createElement('solitaire-game');
    game.newGame({ seed: 4 });
    game.play('stock>waste');
    const shown = game.replay();
    stage().append(game);
    await shown;
    await game.updateComplete;
    expect(inside(game, '[part~="menu"] .replay')).to.not.equal(null);
  });

  it('made with a new game before it is connected, that game is shown', async () => {
    const game = document.createElement('solitaire-game');
    game.newGame({ variant: 'aceless', seed: 4 });
    const heard = hear(game);
    stage().append(game);
    await game.ready;
    expect(typesOf(heard)).to.deep.equal(['deal']);
    expect(cardsIn(game, 'foundation-1').length).to.equal(1);
  });

  it('hidden at first, it is laid out when it is shown', async () => {
    const box = stage(500);
    box.style.display = 'none';
    const game = put({ seed: '1' }, box);
    await game.ready;
    box.style.display = '';
    await until(() => rightmost(game) <= box.getBoundingClientRect().right);
    expect(inside(game, '[part~="table"]')!.clientWidth).to.equal(500);
  });

  it('is laid out for its width at once, and for each other one', async () => {
    const box = stage(320);
    const game = put({ seed: '1' }, box);
    await game.updateComplete;
    const width = (): number => cardsIn(game, 'tableau-1')[0]!.offsetWidth;
    const first = width();
    await pause(50);
    expect(width()).to.equal(first);
    box.style.width = '1000px';
    await until(() => width() > first);
    expect(box.scrollWidth).to.be.at.most(1000);
  });

  it('lives in a frame’s document and comes back, with its looks', async () => {
    const frame = document.createElement('iframe');
    frame.width = '600';
    frame.height = '600';
    stage().append(frame);
    const inner = frame.contentDocument!;
    const game = await start();
    game.play('stock>waste');
    const heard = hear(game);
    inner.body.append(game);
    await pause(50);
    const looks = (): string => inner.defaultView!.getComputedStyle(inside(game, '.root')!).display;
    expect(looks()).to.equal('block');
    expect(inner.defaultView!.getComputedStyle(cardsIn(game, 'waste')[0]!).position).to.equal('absolute');
    drawByMouse(game);
    expect(game.history.length).to.equal(2);
    stage().append(game);
    await pause(50);
    expect(getComputedStyle(cardsIn(game, 'waste')[0]!).position).to.equal('absolute');
    expect(typesOf(heard)).to.deep.equal(['beforemove', 'move']);
    const fresh = put({ seed: '1' }, inner.body);
    await fresh.ready;
    expect(inner.defaultView!.getComputedStyle(cardsIn(fresh, 'tableau-1')[0]!).position).to.equal('absolute');
  });

  it('replaces what a declarative shadow root holds', async () => {
    const box = stage();
    needs('setHTMLUnsafe' in box);
    (box as HTMLElement & { setHTMLUnsafe(html: string): void }).setHTMLUnsafe(
      '<solitaire-game seed="1"><template shadowrootmode="open"><p>old</p></template></solitaire-game>',
    );
    const game = box.querySelector('solitaire-game')!;
    await game.ready;
    await game.updateComplete;
    expect(Boolean(inside(game, 'p'))).to.equal(false);
    expect(all(game, '[part~="table"]').length).to.equal(1);
  });

  it('two games share nothing', async () => {
    const one = await start({ seed: '1' });
    const two = await start({ seed: '1' });
    one.play('stock>waste');
    expect(two.history).to.deep.equal([]);
    button(one, 'undo').click();
    expect(two.canRedo).to.equal(false);
  });

  it('leaves nothing behind when it is taken out', async () => {
    const added: string[] = [];
    const { addEventListener } = EventTarget.prototype;
    const targets: EventTarget[] = [window, document];
    const live = new Map<string, number>();
    EventTarget.prototype.addEventListener = function (this: EventTarget, type: string, listener, options) {
      if (targets.includes(this)) {
        added.push(type);
        const signal = typeof options === 'object' ? options.signal : undefined;
        live.set(type, (live.get(type) ?? 0) + 1);
        signal?.addEventListener('abort', () => live.set(type, live.get(type)! - 1));
      }
      addEventListener.call(this, type, listener, options);
    };
    for (let round = 0; round < 5; round++) {
      const game = await start();
      game.play('stock>waste');
      await game.updateComplete;
      game.remove();
      await pause(20);
    }
    EventTarget.prototype.addEventListener = addEventListener;
    expect(added).to.include('visibilitychange');
    expect([...live.values()].every((count) => count === 0), JSON.stringify([...live])).to.equal(true);
  });

  it('time stands still while it is out of the page', async () => {
    const game = await start();
    const save = game.save();
    game.load({ ...save, moves: ['stock>waste'], played: 1, elapsed: 99.9 });
    await until(() => game.elapsed === 100);
    game.remove();
    await pause(20);
    const { elapsed } = game.save();
    await pause(60);
    expect(game.save().elapsed).to.equal(elapsed);
  });

  it('time stands still while it is scrolled out of sight', async () => {
    const game = await start();
    const save = game.save();
    game.load({ ...save, moves: ['stock>waste'], played: 1, elapsed: 50 });
    const time = (): number => game.save().elapsed;
    await until(() => time() > 50);
    const spacer = document.createElement('div');
    spacer.style.height = '300vh';
    game.before(spacer);
    let elapsed = -1;
    for (let looks = 0; looks < 20 && elapsed !== time(); looks++) {
      elapsed = time();
      await pause(60); // a browser tells of it when it has the time
    }
    expect(time()).to.equal(elapsed);
    spacer.remove();
    await until(() => time() > elapsed);
  });

  it('fifty on a page are all played', async () => {
    const games = await Promise.all(Array.from({ length: 50 }, (_, seed) => start({ variant: 'big-piano', seed: String(seed) })));
    for (const game of games) game.play(game.legalMoves()[0]!);
    await Promise.all(games.map((game) => game.updateComplete));
    expect(games.every((game) => game.history.length === 1 && game.shadowRoot!.querySelectorAll('[part~="card"]').length > 50)).to.equal(true);
  }).timeout(60_000);
});
