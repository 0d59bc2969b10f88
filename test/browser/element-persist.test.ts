import { expect } from '@open-wc/testing';
import type { SolitaireGame } from '../../src/index.js';
import { cleanUp, hear, pause, put, quietly, start, typesOf, until, type Attributes, type Heard } from './game.js';

const KEY = 'solitaire-game:test';

/** As a reload would: the element goes, and its markup comes anew. */
async function reload(game: SolitaireGame, attributes: Attributes): Promise<{ game: SolitaireGame; heard: Heard[] }> {
  game.remove();
  await pause(10);
  const again = put(attributes);
  const heard = hear(again);
  await again.ready;
  return { game: again, heard };
}

describe('persist', () => {
  afterEach(async () => {
    cleanUp();
    await pause(10); // an element that goes writes what it has
    localStorage.clear();
  });

  it('left out stores nothing', async () => {
    const game = await start();
    game.play('stock>waste');
    await pause(400);
    game.remove();
    await pause(10);
    expect(localStorage.length).to.equal(0);
  });

  it('resumes exactly, with one restored deal', async () => {
    const attributes = { persist: 'test', variant: 'aceless' };
    const first = await start(attributes);
    const { seed } = first;
    first.play('stock>waste');
    first.play('stock>waste');
    first.undo();
    const { game, heard } = await reload(first, attributes);
    expect(heard).to.deep.equal([{ type: 'deal', detail: { variant: 'aceless', seed, open: false, restored: true } }]);
    expect(game.position).to.deep.equal(first.position);
    expect(game.history).to.deep.equal(first.history);
    expect(game.canRedo).to.equal(true);
    expect(game.seed).to.equal(seed);
  });

  it('resumes a game that was begun in place of the one in the markup', async () => {
    const attributes = { persist: 'test', seed: '42' };
    const first = await start(attributes);
    first.newGame({ variant: 'big-piano', seed: 'mine' });
    first.play('stock>waste');
    const { game } = await reload(first, attributes);
    expect([game.variant, game.seed, game.history.length]).to.deep.equal(['big-piano', 'mine', 1]);
  });

  it('gives way to markup that names another game than before', async () => {
    const first = await start({ persist: 'test', seed: '42' });
    first.play('stock>waste');
    const { game, heard } = await reload(first, { persist: 'test', seed: '43' });
    expect([game.seed, game.history.length]).to.deep.equal([43, 0]);
    expect(heard[0]!.detail).to.not.have.property('restored');
    // Not begun yet, so the game before can still be gone on with.
    const { game: back } = await reload(game, { persist: 'test', seed: '42' });
    expect([back.seed, back.history.length]).to.deep.equal([42, 1]);
  });

  it('finds its game also when attributes come one by one', async () => {
    const attributes = { persist: 'test', variant: 'aceless', seed: '5' };
    const first = await start(attributes);
    first.play('stock>waste');
    first.remove();
    await pause(10);
    const game = put({ persist: 'test' });
    await game.ready;
    expect(game.variant).to.equal('klondike');
    await pause(400);
    game.setAttribute('variant', 'aceless');
    await game.updateComplete;
    game.setAttribute('seed', '5');
    await game.updateComplete;
    expect([game.variant, game.seed, game.history.length]).to.deep.equal(['aceless', 5, 1]);
  });

  it('is written soon after a move, without the page going', async () => {
    const game = await start({ persist: 'test' });
    game.play('stock>waste');
    await until(() => (JSON.parse(localStorage.getItem(KEY) ?? '{}') as { games?: { save: { played: number } }[] }).games?.[0]?.save.played === 1);
  });

  it('a damaged record is told, kept aside, and does not stop the game', async () => {
    localStorage.setItem(KEY, '{"version":1,"game":{"save":{"moves":');
    const { result, lines } = await quietly(async () => {
      const game = put({ persist: 'test', seed: '1' });
      const heard = hear(game);
      await game.ready;
      return { game, heard };
    });
    expect(lines.length).to.equal(1);
    expect(typesOf(result.heard)).to.deep.equal(['error', 'deal']);
    expect(result.heard[0]!.detail['cause']).to.deep.equal({ name: 'InvalidSaveError', code: 'invalid-save' });
    await until(() => localStorage.getItem(`${KEY}.damaged`) !== null);
  });

  it('storage that throws is told once, and the game goes on', async () => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    try {
      const { result: heard, lines } = await quietly(async () => {
        const game = put({ persist: 'test', seed: '1' });
        const heard = hear(game, ['error']);
        await game.ready;
        for (let count = 1; count <= 3; count++) {
          game.play('stock>waste');
          await pause(350);
        }
        expect(game.history.length).to.equal(3);
        return heard;
      });
      expect(heard.length).to.equal(1);
      // Elements of earlier tests still look after their results, and may complain too.
      expect(lines.length).to.be.at.least(1);
      expect(heard[0]!.detail['cause']).to.deep.equal({ name: 'StorageError', code: 'storage' });
    } finally {
      Storage.prototype.setItem = setItem;
    }
  });

  it('two keys share nothing', async () => {
    const one = await start({ persist: 'test' });
    one.play('stock>waste');
    await pause(350);
    const two = await start({ persist: 'test-2' });
    expect(two.history).to.deep.equal([]);
    expect(Object.keys(localStorage).filter((key) => !key.startsWith('solitaire-game:'))).to.deep.equal([]);
  });

  it('two pages at a time lose no result, and the last move of a game counts', async () => {
    const frames = await Promise.all([0, 1].map(async () => {
      const frame = document.createElement('iframe');
      frame.srcdoc = '<!doctype html><script type="module" src="/dist/solitaire-game.min.js"></script><solitaire-game persist="frames" variant="aceless"></solitaire-game>';
      const loaded = new Promise((resolve) => frame.addEventListener('load', resolve));
      document.body.append(frame);
      await loaded;
      const page = frame.contentWindow! as Window & typeof globalThis;
      await page.customElements.whenDefined('solitaire-game');
      const game = page.document.querySelector('solitaire-game')!;
      await game.ready;
      return { frame, game };
    }));
    try {
      for (let round = 0; round < 3; round++) {
        for (const { game } of frames) {
          game.newGame();
          game.play('stock>waste');
        }
      }
      await pause(500);
      const stored = JSON.parse(localStorage.getItem('solitaire-game:frames.statistics')!) as { variants: { aceless: { played: number } } };
      expect(stored.variants.aceless.played).to.equal(6);
      const { games } = JSON.parse(localStorage.getItem('solitaire-game:frames')!) as { games: { save: { seed: number } }[] };
      expect(games.map(({ save }) => save.seed).sort()).to.deep.equal(frames.map(({ game }) => game.seed as number).sort());
    } finally {
      for (const { frame } of frames) frame.remove();
    }
  });
});
