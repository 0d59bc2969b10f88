// What the page hears when it plays itself, or deals anew, while it is being told: each event is about the game that it was told of.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Dealer } from '../../src/element/dealer.js';
import { GameController } from '../../src/element/game-controller.js';
import { Keeper } from '../../src/session/keeper.js';
import { FakePlatform } from '../session/fake-platform.js';
import { winOf } from '../session/wins.js';

interface Heard {
  readonly type: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

function page(): { target: EventTarget; platform: FakePlatform; game: GameController; heard: Heard[] } {
  const [target, platform] = [new EventTarget(), new FakePlatform()];
  const game = new GameController(target, platform, () => undefined, null);
  const heard: Heard[] = [];
  for (const type of ['deal', 'move', 'win']) target.addEventListener(type, (event) => heard.push({ type, detail: (event as CustomEvent<Heard['detail']>).detail }));
  game.telling.hold();
  game.settle(null);
  game.telling.release();
  platform.pass(0);
  heard.length = 0;
  return { target, platform, game, heard };
}

describe('a page that deals anew', () => {
  it('at the last move hears the win of the game that was won', () => {
    const { target, game, heard } = page();
    const { variant, seed, line } = winOf('little-piano');
    game.newGame({ variant, seed }, 'host');
    target.addEventListener('move', () => game.session.status === 'won' && game.newGame({ variant: 'klondike', seed: 7 }, 'host'));
    for (const move of line) game.play(move);
    const [win, dealt] = heard.slice(-2);
    assert.deepEqual([win!.type, win!.detail['variant'], win!.detail['seed'], win!.detail['count']], ['win', variant, seed, line.length]);
    assert.deepEqual(dealt, { type: 'deal', detail: { variant: 'klondike', seed: 7, open: false } });
  });

  it('twice while it is told of a move hears of both deals by their own names', () => {
    const { target, game, heard } = page();
    const twice = (): void => [7, 8].forEach((seed) => game.newGame({ variant: 'aceless', seed }, 'host'));
    target.addEventListener('move', twice, { once: true });
    game.play('stock>waste');
    assert.deepEqual(heard.slice(1).map(({ detail }) => detail['seed']), [7, 8]);
  });

  it('and asks for a winnable deal within the same listener gets that', () => {
    const { target, platform, game } = page();
    let put: Parameters<Dealer['choose']>[4] | undefined;
    const dealer = { choose: (...[, , , , found]: Parameters<Dealer['choose']>) => (put = found) };
    game.equip({ keeper: new Keeper(platform, game.session), dealer: dealer as unknown as Dealer });
    const ask = (): void => {
      game.newGame({ seed: 7 }, 'host');
      game.newGame({ winnable: 'easy' }, 'host');
    };
    target.addEventListener('move', ask, { once: true });
    game.play('stock>waste');
    assert.deepEqual([game.session.seed, game.choosing.pending], [7, true], 'word of the first deal does not call the second off');
    put!(99);
    assert.deepEqual([game.session.seed, game.choosing.pending], [99, false]);
  });

  it('within a listener of the choice by chance has that replaced as the page wishes, as long as nobody has begun it', () => {
    const { target, game } = page();
    target.addEventListener('move', () => game.newGame({}, 'host'), { once: true });
    game.play('stock>waste');
    const { seed } = game.session;
    game.wishes.set('winnable', true);
    game.settle(null);
    assert.ok(game.choosing.pending || game.session.seed !== seed);
  });
});
