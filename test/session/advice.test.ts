import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { formatMove, isStockMove, legalMoves, movedCards, type Move } from '../../src/engine/index.js';
import { advise } from '../../src/session/advice.js';
import { Mind } from '../../src/session/mind.js';
import { Session } from '../../src/session/session.js';
import { FakePlatform } from './fake-platform.js';
import { stuckDeck } from './stuck-deck.js';

function session(variant: string, seed: number, open = false): Session {
  const made = new Session(new FakePlatform());
  made.join(Mind);
  made.newGame({ variant, seed, open });
  return made;
}

describe('hints', () => {
  for (const variant of ['klondike', 'little-klondike', 'aceless', 'little-piano', 'big-piano']) {
    for (const open of [false, true]) {
      it(`of ${variant}${open ? ', open,' : ''} are legal, lead on, and never go in a circle`, () => {
        let won = 0;
        for (let seed = 1; seed <= 12; seed++) {
          const game = session(variant, seed, open);
          const seen = new Set<string>();
          for (let last: Move | null = null; ; ) {
            const move = game.hint();
            // In the open form a game is stuck once it cannot be won, and then there is nothing to advise.
            assert.ok(move ?? (game.status === 'stuck' || !(last && isStockMove(last))), `seed ${seed}: drawing came to nothing`);
            if (!move) break;
            last = move;
            const text = JSON.stringify(game.position);
            assert.ok(!seen.has(text), `seed ${seed}: ${formatMove(move)} goes in a circle`);
            seen.add(text);
            game.play(move, 'player');
          }
          if (game.status === 'won') won++;
        }
        assert.ok(won >= (variant === 'big-piano' || variant === 'little-klondike' ? 0 : 1), `${won} of 12 won`);
      });
    }
  }

  it('never suggest a draw while an ace lies ready', () => {
    let ready = 0;
    for (const variant of ['klondike', 'little-klondike', 'little-piano', 'big-piano']) {
      for (let seed = 1; seed <= 12; seed++) {
        const game = session(variant, seed);
        for (let move = game.hint(); move; game.play(move, 'player'), move = game.hint()) {
          const { position } = game;
          if (!legalMoves(position).some((each) => each.to.startsWith('foundation') && movedCards(position, each)[0]!.startsWith('A'))) continue;
          ready++;
          assert.ok(!isStockMove(move), `${variant} ${seed}: an ace waits while the stock is drawn from`);
        }
      }
    }
    assert.ok(ready > 100, String(ready));
  });

  it('never suggest cycling a stock that cannot help', () => {
    const made = new Session(new FakePlatform());
    made.join(Mind);
    made.newGame({ variant: 'klondike', deck: stuckDeck() });
    assert.equal(made.hint(), null);
    assert.equal(advise(made.position), null);
  });
});
