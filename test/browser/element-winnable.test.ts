// `winnable`: deals that are proved, chosen where no seed names one.
import { expect } from '@open-wc/testing';
import { seedsOf } from '../../src/deals/catalogue.js';
import { catalogue } from '../../src/element/catalogue.js';
import { deal, defineVariant, variantOf } from '../../src/engine/index.js';
import type { SolitaireGame } from '../../src/index.js';
import { button, cleanUp, delayed, hear, inside, live, pause, put, quietly, start, typesOf, until } from './game.js';
import { VARIANTS } from './wins.js';

const proved = (game: SolitaireGame, level: 'any' | 'easy' | 'medium' | 'hard' = 'any'): boolean =>
  seedsOf(game.variant, game.open, level).includes(game.seed as number);

describe('winnable', () => {
  before(() => catalogue.load());
  afterEach(cleanUp);

  for (const variant of VARIANTS) {
    it(`${variant}: the first deal is a proved one, and so is each new game`, async () => {
      const game = await start({ variant, winnable: 'easy' });
      expect(proved(game, 'easy')).to.equal(true);
      expect(game.position).to.deep.equal(deal(variant, game.seed!));
      const seeds: unknown[] = [game.seed];
      for (let round = 0; round < 10; round++) {
        button(game, 'new').click();
        await game.updateComplete;
        expect(proved(game, 'easy'), String(game.seed)).to.equal(true);
        expect(game.seed).to.not.equal(seeds.at(-1));
        seeds.push(game.seed);
      }
    });
  }

  it('reads what it was given', async () => {
    const game = await start({ winnable: '' });
    expect(game.winnable).to.equal(true);
    for (const [given, read] of [['true', true], ['false', false], ['hard', 'hard'], [null, false]] as const) {
      if (given === null) game.removeAttribute('winnable');
      else game.setAttribute('winnable', given);
      expect(game.winnable).to.equal(read);
    }
    game.winnable = 'false' as unknown as boolean;
    expect(game.winnable).to.equal(false);
  });

  it('open deals are proved as open ones', async () => {
    const game = await start({ open: '', winnable: 'medium' });
    expect(game.open && proved(game, 'medium')).to.equal(true);
  });

  it('a seed names its deal all the same', async () => {
    const listed = new Set(seedsOf('klondike', false, 'any'));
    const unwinnable = [...Array(400).keys()].find((seed) => !listed.has(seed))!;
    const game = await start({ seed: String(unwinnable), winnable: 'easy' });
    expect(game.position).to.deep.equal(deal('klondike', unwinnable));
    game.newGame({ seed: unwinnable, variant: 'aceless' });
    expect(game.seed).to.equal(unwinnable);
    button(game, 'new').click();
    expect(proved(game, 'easy')).to.equal(true);
  });

  it('holds for one new game where that says so, and the attribute for the next', async () => {
    const game = await start({ seed: '10' });
    game.newGame({ winnable: 'hard' });
    expect(proved(game, 'hard')).to.equal(true);
    expect(game.winnable).to.equal(false);
    game.winnable = 'easy';
    game.newGame({ winnable: 'hard' });
    expect(proved(game, 'hard')).to.equal(true);
    game.newGame();
    expect(proved(game, 'easy')).to.equal(true);
  });

  it('set later: a game that nobody has begun gives way, one in play stays', async () => {
    const game = await start({});
    const heard = hear(game, ['deal']);
    game.winnable = 'easy';
    await game.updateComplete;
    expect(proved(game, 'easy')).to.equal(true);
    await until(() => heard.length === 1);
    game.play('stock>waste');
    const { seed } = game;
    game.winnable = 'hard';
    await game.updateComplete;
    expect(game.seed).to.equal(seed);
    game.undo();
    game.winnable = false;
    await game.updateComplete;
    expect(game.seed).to.equal(seed);
    expect(heard.length).to.equal(1);
  });

  it('a given deck, a loaded and a restarted game stay when it is set', async () => {
    const game = await start({ seed: '10' });
    const save = game.save();
    game.newGame({ seed: 4 });
    game.load(save);
    game.winnable = 'easy';
    await game.updateComplete;
    expect(game.seed).to.equal(10);
  });

  it('before the list is here: the new game is dealt when it comes, the present one stays and can be played', async () => {
    const game = await start({ seed: '10' });
    const list = delayed();
    const heard = hear(game, ['deal']);
    game.newGame({ winnable: 'easy' });
    game.newGame({ winnable: true, variant: 'aceless' });
    game.play('stock>waste');
    expect([game.variant, game.seed, game.history.length]).to.deep.equal(['klondike', 10, 1]);
    list.arrive();
    await until(() => heard.length > 0);
    await pause(20);
    expect(heard.length, 'the last wish holds').to.equal(1);
    expect([game.variant, game.history.length]).to.deep.equal(['aceless', 0]);
    expect(proved(game)).to.equal(true);
  });

  it('before the list is here: what names a game is obeyed, and the choice given up', async () => {
    for (const act of ['newGame', 'restart', 'load'] as const) {
      const game = await start({ seed: '10' });
      const save = game.save();
      const list = delayed();
      game.newGame({ winnable: 'easy' });
      if (act === 'newGame') game.newGame({ seed: 7 });
      else if (act === 'load') game.load(save);
      else game.restart();
      const { seed } = game;
      list.arrive();
      await pause(20);
      expect(game.seed, act).to.equal(seed);
    }
  });

  it('the first game waits for the list, and ready for the game', async () => {
    const list = delayed();
    const game = put({ winnable: 'hard' });
    const heard = hear(game);
    let isReady = false;
    void game.ready.then(() => (isReady = true));
    await pause(60);
    expect([game.position, isReady, heard.length]).to.deep.equal([null, false, 0]);
    list.arrive();
    await game.ready;
    expect(typesOf(heard)).to.deep.equal(['deal']);
    expect(proved(game, 'hard')).to.equal(true);
  });

  it('before the first game: what needs one and can wait does, what tells of it tells of none, and the rest says why', async () => {
    const list = delayed();
    const game = put({ winnable: 'easy' });
    await pause(60);
    expect([game.undo(), game.redo(), game.legalMoves(), game.history, game.canUndo, game.record]).to.deep.equal([false, false, [], [], false, null]);
    for (const act of [() => game.save(), () => game.restart(), () => game.play('stock>waste')]) expect(act).to.throw('wait for `ready`');
    const answers = Promise.all([game.hint(), game.analyze(), game.autoFinish(), game.replay()]);
    await pause(60);
    expect(game.position).to.equal(null);
    list.arrive();
    const [hint, { verdict, moves }, finished] = await answers;
    expect([verdict, finished, hint?.verdict]).to.deep.equal(['winnable', false, 'winnable']);
    expect(game.legalMoves()).to.deep.include({ from: hint!.from, to: hint!.to, count: hint!.count });
    expect(moves!.length).to.be.greaterThan(0);
  });

  it('before the first game: one that is loaded is there at once, and the choice is given up', async () => {
    const save = (await start({ seed: '10' })).save();
    const list = delayed();
    const game = put({ winnable: 'easy' });
    await pause(60);
    game.load(save);
    await game.ready;
    expect(game.seed).to.equal(10);
    list.arrive();
    await pause(20);
    expect(game.seed).to.equal(10);
  });

  it('while another deal is chosen, hints are for the game in play', async () => {
    const game = await start({ seed: '10' });
    const list = delayed();
    game.newGame({ winnable: 'easy' });
    const hint = await game.hint();
    expect([game.seed, game.play(hint!)]).to.deep.equal([10, true]);
    list.arrive();
    await until(() => game.seed !== 10);
    expect([proved(game, 'easy'), game.history.length]).to.deep.equal([true, 0]);
  });

  it('a new game before the first one waits as well, and is the only one', async () => {
    const list = delayed();
    const game = put({ winnable: '' });
    const heard = hear(game);
    game.newGame({ variant: 'aceless' });
    await pause(60);
    expect([game.position, game.variant]).to.deep.equal([null, 'aceless']);
    list.arrive();
    await game.ready;
    expect(typesOf(heard)).to.deep.equal(['deal']);
    expect(game.variant).to.equal('aceless');
    expect(proved(game)).to.equal(true);
  });

  it('without the list a game is dealt all the same, and an error says so', async () => {
    const list = delayed();
    const game = put({ winnable: 'easy' });
    const heard = hear(game);
    const { lines } = await quietly(async () => {
      await pause(20);
      list.fail();
      await game.ready;
    });
    expect(game.position === null).to.equal(false);
    expect(typesOf(heard)).to.deep.equal(['deal', 'error']);
    expect(heard[1]!.detail['cause']).to.deep.equal({ name: 'UnprovedDealError', code: 'unproved' });
    expect(lines.length).to.equal(1);
    expect(Boolean(inside(game, '[role="alert"]'))).to.equal(false);
    button(game, 'new').click();
    expect(proved(game, 'easy'), 'the next one finds it').to.equal(true);
  });

  it('of nonsense says so in the box and by an error, keeps the game, and recovers', async () => {
    const game = await start({ seed: '10' });
    const heard = hear(game);
    for (const bad of ['simple', 5, NaN]) {
      heard.length = 0;
      await quietly(async () => {
        game.winnable = bad as never;
        await game.updateComplete;
      });
      expect(inside(game, '[role="alert"]')!.textContent).to.contain(`winnable=`).and.contain(String(bad));
      expect(heard.map(({ detail }) => detail['cause'])).to.deep.equal([{ name: 'AttributeError', code: 'invalid-attribute' }]);
      game.winnable = 'easy';
      await game.updateComplete;
      expect(Boolean(inside(game, '[role="alert"]'))).to.equal(false);
      expect(game.seed).to.equal(10);
    }
    expect(() => game.newGame({ winnable: 'simple' as never })).to.throw('winnable="simple"');
    expect(game.seed).to.equal(10);
  });

  it('a registered game is searched for, the present one stays until then', async () => {
    defineVariant({ ...variantOf('klondike'), id: 'of-the-page' });
    const game = await start({ seed: '10' });
    game.newGame({ variant: 'of-the-page', winnable: true });
    expect(game.variant).to.equal('klondike');
    await until(() => game.variant === 'of-the-page', 8000);
    expect((await game.analyze()).verdict).to.equal('winnable');
  });

  for (const [lang, text] of [
    ['en', 'Looking for a deal that can be won…'],
    ['ru', 'Ищем расклад, который можно выиграть…'],
    ['uk', 'Шукаємо розклад, який можна виграти…'],
  ] as const) {
    it(`${lang}: says that it looks for a deal, to be seen and heard, as long as it does`, async () => {
      const list = delayed();
      const game = put({ lang, winnable: '' });
      await until(() => inside(game, '[part="note"]') !== null);
      expect(live(game)).to.equal(text);
      expect(game.position).to.equal(null);
      const note = inside(game, '[part="note"]')!;
      expect(note.textContent).to.equal(text);
      expect(note.getAttribute('aria-hidden'), 'not heard twice').to.equal('true');
      const [{ top, bottom, width }, box] = [note.getBoundingClientRect(), game.getBoundingClientRect()];
      expect(width > 100 && top >= box.top && bottom <= box.bottom, 'it is inside').to.equal(true);
      list.arrive();
      await game.ready;
      await game.updateComplete;
      expect(inside(game, '[part="note"]') === null).to.equal(true);
    });
  }

  it('says so over a game on the table too, through its moves, and not where the deal comes at once', async () => {
    const game = await start({ seed: '10' });
    game.newGame({ winnable: 'easy' });
    await pause(600);
    expect(live(game)).to.not.contain('Looking');
    const list = delayed();
    game.newGame({ winnable: 'easy' });
    await until(() => inside(game, '[part="note"]') !== null);
    game.play('stock>waste');
    await game.updateComplete;
    expect(inside(game, '[part="note"]')!.textContent).to.contain('Looking');
    list.arrive();
    await until(() => game.history.length === 0);
    await game.updateComplete;
    expect(inside(game, '[part="note"]') === null).to.equal(true);
  });

  it('survives a reload with persist, and is no reason to leave a stored game', async () => {
    const key = `winnable-${Math.random()}`;
    const game = await start({ persist: key, winnable: 'easy' });
    game.play('stock>waste');
    const { seed } = game;
    await pause(400);
    game.remove();
    const again = await start({ persist: key, winnable: 'hard' });
    expect([again.seed, again.history.length]).to.deep.equal([seed, 1]);
    button(again, 'new').click();
    expect(proved(again, 'hard')).to.equal(true);
    localStorage.removeItem(`solitaire-game:${key}`);
  });
});
