// seed="daily": the player's date, which rolls over at midnight without disturbing a game in play.
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { GameController } from '../../src/element/game-controller.js';
import { FakePlatform } from '../session/fake-platform.js';

function daily(): { platform: FakePlatform; game: GameController } {
  const platform = new FakePlatform();
  platform.date = '2026-11-30';
  const game = new GameController(new EventTarget(), platform, () => undefined, null);
  game.wishes.set('seed', ' daily ');
  game.settle(null);
  return { platform, game };
}

describe('the daily deal', () => {
  it('is that of the date', () => {
    const { game } = daily();
    assert.equal(game.session.seed, '2026-11-30');
    assert.equal(game.wishes.read('seed'), '2026-11-30');
    assert.equal(game.wishes.daily, true);
  });

  it('gives way to the new date while nobody has begun it', () => {
    const { platform, game } = daily();
    game.rollOver();
    assert.equal(game.session.seed, '2026-11-30', 'it is still that day');
    platform.date = '2026-12-01';
    game.rollOver();
    assert.equal(game.session.seed, '2026-12-01');
    assert.equal(game.wishes.read('seed'), '2026-12-01');
    game.settle(null);
    assert.equal(game.session.seed, '2026-12-01', 'and is what the page wishes now');
  });

  it('in play is not disturbed, and a new game after that is the new day’s', () => {
    const { platform, game } = daily();
    game.play('stock>waste');
    platform.date = '2026-12-01';
    game.rollOver();
    game.settle(null);
    assert.deepEqual([game.session.seed, game.session.count], ['2026-11-30', 1]);
    game.session.undo('player');
    game.rollOver();
    assert.equal(game.session.seed, '2026-11-30', 'what was taken back can be made again');
    game.newGame({}, 'player');
    assert.equal(game.session.seed, '2026-12-01');
    game.newGame({}, 'player');
    assert.equal(typeof game.session.seed, 'number', 'the day has one deal; then others come');
    platform.date = '2026-12-02';
    game.rollOver();
    assert.equal(typeof game.session.seed, 'number', 'another deal is no daily one');
    game.newGame({ variant: 'aceless' }, 'host');
    assert.deepEqual([game.session.variant, game.session.seed], ['aceless', '2026-12-02']);
  });

  it('of a new day is not lost by a new game that is refused', () => {
    const { platform, game } = daily();
    platform.date = '2026-12-01';
    assert.throws(() => game.newGame({ variant: 'chess' }, 'host'), /chess/);
    game.newGame({}, 'player');
    assert.equal(game.session.seed, '2026-12-01');
  });

  it('does not take the place of a seed or a deck that is given, and ends with another wish', () => {
    const { platform, game } = daily();
    platform.date = '2026-12-01';
    game.newGame({ seed: 7 }, 'host');
    assert.equal(game.session.seed, 7);
    game.wishes.set('seed', '8');
    game.settle(null);
    platform.date = '2026-12-02';
    game.newGame({}, 'host');
    assert.equal(typeof game.session.seed, 'number');
    assert.equal(game.wishes.daily, false);
  });
});
