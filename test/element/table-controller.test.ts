// The table of one element without a page: when what is in hand goes back, and when a win is celebrated.
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { TableController, type TableOwner } from '../../src/element/table-controller.js';
import { TableInPlay, type InPlayOwner, type ShownTable } from '../../src/element/table-in-play.js';
import { wordsFor } from '../../src/locales/index.js';
import { Session } from '../../src/session/session.js';
import { defaultSizes } from '../../src/table/arrange.js';
import { deckCourt } from '../../src/table/deck-court.js';
import { FakePlatform } from '../session/fake-platform.js';
import { winOf } from '../session/wins.js';

function made(): { readonly session: Session; readonly table: TableController; readonly done: string[] } {
  const done: string[] = [];
  const session = new Session(new FakePlatform());
  const owner = { session, words: wordsFor('en'), disabled: false, root: { querySelector: () => null }, requestUpdate: () => undefined, say: () => undefined };
  const table = new TableController(owner as unknown as TableOwner);
  class Input {
    connect(): void {}
    disconnect(): void {}
    cancel(): void {}
  }
  class Pointer extends Input {
    override cancel(): void {
      done.push('let go');
    }
  }
  class Motion {
    prepare(): void {}
    cancel(): void {}
    play(): void {
      done.push('glide');
    }
    shake(): void {}
    celebrate(): void {
      done.push('celebrate');
    }
  }
  class InPlay extends TableInPlay {
    constructor(shown: ShownTable, played: InPlayOwner) {
      super(shown, played, { Motion, inputs: [Pointer, Input] });
    }
  }
  table.equip({ TableInPlay: InPlay, deckCourt });
  return { session, table, done };
}

/** Up to the move that wins. */
function almostWon(session: Session): () => void {
  const { variant, seed, line } = winOf('klondike');
  session.newGame({ variant, seed });
  for (const move of line.slice(0, -1)) session.play(move, 'player');
  return () => session.play(line.at(-1)!, 'player');
}

it('a win is celebrated once, when its last card is seen to come home', () => {
  const { session, table, done } = made();
  const win = almostWon(session);
  table.afterRender();
  done.length = 0;
  win();
  assert.deepEqual(done.splice(0), ['let go']);
  table.afterRender();
  table.afterRender();
  assert.deepEqual(done, ['glide', 'celebrate']);
});

it('a win that is taken back before it is seen is not, and neither is a game that was loaded as won', () => {
  const { session, table, done } = made();
  const win = almostWon(session);
  win();
  const saved = session.save();
  session.undo('player');
  table.afterRender();
  session.newGame({ seed: 1 });
  table.afterRender();
  session.load(saved);
  assert.equal(session.status, 'won');
  table.afterRender();
  assert.ok(done.includes('glide') && !done.includes('celebrate'), done.join());
});

it('what is in hand goes back when the table is laid out anew, and not when nothing of its room changes', () => {
  const { session, table, done } = made();
  session.newGame({ seed: 1 });
  table.fit(700, defaultSizes);
  done.length = 0;
  assert.equal(table.fit(700.4, { ...defaultSizes }), false);
  assert.equal(table.fit(0, defaultSizes), false, 'hidden, it stays as it was');
  assert.deepEqual(done, []);
  assert.equal(table.fit(560, defaultSizes), true);
  assert.equal(table.fit(560, { ...defaultSizes, mirrored: true }), true);
  assert.deepEqual(done, ['let go', 'let go']);
});
