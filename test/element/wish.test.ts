// What the page wishes by its attributes, beside what it does by methods in the same task: neither may get lost.
import assert from 'node:assert/strict';
import { beforeEach, describe, it, mock } from 'node:test';
import { catalogue } from '../../src/element/catalogue.js';
import { GameController } from '../../src/element/game-controller.js';
import { Game } from '../../src/engine/index.js';
import { FakePlatform } from '../session/fake-platform.js';

beforeEach(() => mock.method(console, 'error', () => undefined));

function element(): { target: EventTarget; platform: FakePlatform; game: GameController; render(): void } {
  const [target, platform] = [new EventTarget(), new FakePlatform()];
  const game = new GameController(target, platform, () => undefined, null);
  const render = (): void => {
    game.telling.hold();
    game.settle(null);
    game.telling.release();
    platform.pass(0);
  };
  return { target, platform, game, render };
}

const REFUSED: Readonly<Record<string, (game: GameController) => void>> = {
  'a damaged save': (game) => game.load({ format: 'solitaire-game', version: 1 }),
  'a save that is no JSON': (game) => game.load('{'),
  'a bad seed': (game) => game.newGame({ seed: -1 }, 'host'),
  'a deck that is none': (game) => game.newGame({ deck: ['AS'] }, 'host'),
  'an unknown game': (game) => game.newGame({ variant: 'chess' }, 'host'),
};

for (const [what, refused] of Object.entries(REFUSED)) {
  describe(what, () => {
    it('is refused to an element that is new, which deals the game of its attributes all the same', () => {
      const { game, render } = element();
      game.wishes.set('variant', 'aceless');
      assert.throws(() => refused(game));
      render();
      assert.deepEqual([game.session.started, game.session.variant], [true, 'aceless']);
    });

    it('is refused beside a new wish, which is obeyed all the same', () => {
      const { game, render } = element();
      render();
      game.wishes.set('seed', 7);
      assert.throws(() => refused(game));
      assert.equal(game.wishes.read('seed'), 7);
      render();
      assert.equal(game.session.seed, 7);
    });

    it('is refused to a game in play, which is kept', () => {
      const { game, render } = element();
      render();
      const { seed } = game.session;
      game.play('stock>waste');
      assert.throws(() => refused(game));
      render();
      assert.deepEqual([game.session.seed, game.session.count], [seed, 1]);
    });
  });
}

describe('a wish for winnable deals', () => {
  it('has their list fetched also where the first deal is a given one, so that the next comes at once', async () => {
    const { game, render } = element();
    game.wishes.set('seed', 42);
    render();
    await new Promise((resolve) => setImmediate(resolve));
    assert.equal(catalogue.here, null);
    game.wishes.set('winnable', true);
    const load = mock.method(catalogue, 'load');
    render();
    assert.equal(load.mock.callCount(), 1);
    await load.mock.calls[0]!.result;
    assert.deepEqual([game.session.seed, catalogue.here !== null], [42, true]);
  });
});

describe('a game that the page puts on the table by a method', () => {
  const PUT: Readonly<Record<string, (game: GameController) => void>> = {
    load: (game) => game.load(Game.deal({ variant: 'big-piano', seed: 3 }).save()),
    newGame: (game) => game.newGame({ variant: 'big-piano', seed: 3 }, 'host'),
  };
  for (const [name, put] of Object.entries(PUT)) {
    it(`${name}: takes the place of a wish of the same task, and stays`, () => {
      const { game, render } = element();
      game.wishes.set('variant', 'aceless');
      put(game);
      render();
      assert.deepEqual([game.session.variant, game.wishes.read('variant'), game.session.seed], ['big-piano', 'big-piano', 3]);
    });

    it(`${name}: gives way to what the page wishes when it hears of that`, () => {
      const { target, game, render } = element();
      render();
      target.addEventListener('deal', () => game.wishes.set('variant', 'aceless'), { once: true });
      put(game);
      render();
      assert.equal(game.session.variant, 'aceless');
    });

    it(`${name}: mends an element whose attributes name no game`, () => {
      const { game, render } = element();
      game.wishes.set('variant', 'chess');
      render();
      assert.match(game.wishes.fault!.message, /chess/);
      put(game);
      render();
      assert.deepEqual([game.wishes.fault, game.session.variant], [null, 'big-piano']);
    });
  }
});
