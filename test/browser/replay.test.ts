// Records and their replay: by the element's methods and by the bar.
import { expect } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import { formatRecord, parseRecord } from '../../src/engine/index.js';
import type { SolitaireGame } from '../../src/index.js';
import { setViewport } from '../helpers/chromium.js';
import { settled } from '../helpers/table.js';
import { all, cleanUp, hear, inside, pause, quietly, start, typesOf, until } from './game.js';

const RECORD = '1.big-piano.n10.8.3uam.F1';
const MOVES = parseRecord(RECORD).moves;

const dialog = (game: SolitaireGame): HTMLDialogElement | null => game.shadowRoot!.querySelector('dialog');
const deed = (game: SolitaireGame, name: string): HTMLElement => inside(game, `dialog [data-do="${name}"]`)!;
const slider = (game: SolitaireGame): HTMLInputElement => inside(game, 'dialog [type="range"]') as HTMLInputElement;
const shown = (game: SolitaireGame, pile: string): (string | undefined)[] =>
  all(game, `dialog [data-pile="${pile}"] [data-card]`).map((card) => card.dataset['card']);

async function paused(game: SolitaireGame): Promise<void> {
  await until(() => dialog(game)?.open === true && deed(game, 'play') !== null);
  await settled(game);
  deed(game, 'play').click();
  await settled(game);
}

describe('el.record', () => {
  afterEach(cleanUp);

  it('is the game on the table, and null before it is ready', async () => {
    const game = document.createElement('solitaire-game');
    expect(game.record).to.equal(null);
    const ready = await start({ variant: 'big-piano', seed: '10' });
    for (const move of MOVES) ready.play(move);
    expect(ready.record).to.equal(RECORD);
    ready.undo();
    expect(parseRecord(ready.record!).moves).to.deep.equal(MOVES.slice(0, -1));
    const { position } = ready;
    ready.newGame();
    ready.load(parseRecord(formatRecord({ ...parseRecord(RECORD), played: 7 })));
    expect(ready.position).to.deep.equal(position);
  });
});

describe('replay()', () => {
  afterEach(async () => {
    cleanUp();
    await pause(10);
    localStorage.clear();
    sessionStorage.clear();
  });

  it('steps on and back, scrubs, and leaves the game in play as it was', async () => {
    const game = await start({ seed: '10' });
    game.play('stock>waste');
    const { position, history } = game;
    const heard = hear(game);
    await game.replay(RECORD);
    await paused(game);
    expect(slider(game).max).to.equal('8');
    const first = shown(game, 'tableau-6');
    deed(game, 'forward').click();
    await settled(game);
    expect(slider(game).value).to.equal('1');
    expect(shown(game, 'tableau-6')).to.not.deep.equal(first);
    expect(inside(game, 'dialog .told')!.textContent).to.match(/to the foundation/);
    const { left, top } = deed(game, 'back').getBoundingClientRect();
    await sendMouse({ type: 'click', position: [Math.round(left) + 20, Math.round(top) + 20] });
    await settled(game);
    expect(shown(game, 'tableau-6')).to.deep.equal(first);
    slider(game).value = '8';
    slider(game).dispatchEvent(new Event('input'));
    await settled(game);
    expect(deed(game, 'forward').getAttribute('aria-disabled')).to.equal('true');
    expect(shown(game, 'foundation-2').length).to.equal(1);
    expect(game.position).to.equal(position);
    expect(game.history).to.deep.equal(history);
    dialog(game)!.close();
    await until(() => dialog(game) === null);
    expect(game.position).to.equal(position);
    expect(typesOf(heard)).to.deep.equal([]);
    game.undo();
    expect(game.history.length).to.equal(0);
  });

  it('plays by itself to the end, faster on request, and again from the start', async () => {
    const game = await start({ seed: '10' });
    await game.replay(RECORD);
    await until(() => dialog(game)?.open === true);
    await settled(game);
    expect(deed(game, 'play').title, 'it has begun').to.equal('Pause');
    deed(game, 'speed').click();
    deed(game, 'speed').click();
    await settled(game);
    expect(deed(game, 'speed').title).to.equal('Speed: ×4');
    await until(() => slider(game).value === '8', 6000);
    await settled(game);
    expect(deed(game, 'play').title).to.equal('Play');
    deed(game, 'play').click();
    await settled(game);
    expect(Number(slider(game).value), 'or a step on').to.be.at.most(1);
  });

  it('has its slider in a row of its own on a phone, and below it all that is left in one', async () => {
    try {
      for (const width of [320, 360, 800]) {
        await setViewport({ width, height: 700 });
        const game = await start({ seed: '10', lang: 'ru' });
        for (let drawn = 0; drawn < 120; drawn++) game.play(game.legalMoves().find(({ from, to }) => from === 'stock' || to === 'stock')!);
        await game.replay();
        await paused(game);
        slider(game).value = slider(game).max;
        slider(game).dispatchEvent(new Event('input'));
        await settled(game);
        expect(inside(game, 'dialog .count')!.textContent).to.equal('120 / 120');
        const page = inside(game, 'dialog .page')!;
        expect(page.scrollWidth, `${width}`).to.be.at.most(page.clientWidth);
        const range = slider(game).getBoundingClientRect();
        const boxes = [inside(game, 'dialog .count')!, ...['back', 'play', 'forward', 'speed'].map((name) => deed(game, name))].map((each) => each.getBoundingClientRect());
        boxes.forEach((box, index) => expect(box.left, `${width}: ${index}`).to.be.at.least(boxes[index - 1]?.right ?? 0));
        expect(new Set(boxes.map(({ top, height }) => Math.round(top + height / 2))).size, `${width}: rows`).to.equal(1);
        if (width < 560) expect(boxes.every(({ top }) => top >= range.bottom)).to.equal(true);
        else expect(boxes[0]!.left).to.be.at.least(range.right);
        for (const box of boxes.slice(1)) expect([box.width >= 44, box.height >= 44], `${width}`).to.deep.equal([true, true]);
        cleanUp();
      }
    } finally {
      await setViewport({ width: 800, height: 600 });
    }
  });

  it('shows the game on the table where no record is given', async () => {
    const game = await start({ seed: '10' });
    game.play('stock>waste');
    game.play('stock>waste');
    await game.replay();
    await paused(game);
    expect(slider(game).max).to.equal('2');
  });

  it('puts its deal on the table when the player wants it, and offers the way back', async () => {
    const game = await start({ seed: '10' });
    for (let count = 0; count < 3; count++) game.play('stock>waste');
    await game.replay(RECORD);
    await paused(game);
    deed(game, 'deal').click();
    await until(() => dialog(game) === null);
    expect([game.variant, game.seed, game.history.length]).to.deep.equal(['big-piano', 10, 0]);
    await settled(game);
    inside(game, '[data-do="back"]')!.click();
    expect([game.variant, game.seed, game.history.length]).to.deep.equal(['klondike', 10, 3]);
  });

  it('deals a record without moves, and gives no stored game up', async () => {
    const game = await start({ seed: '1', persist: 'replay' });
    game.play('stock>waste');
    await game.replay(formatRecord(parseRecord(RECORD), { moves: false }));
    expect([game.variant, game.seed, game.history.length, dialog(game)]).to.deep.equal(['big-piano', 10, 0, null]);
    game.remove();
    await pause(400);
    const again = await start({ seed: '1', persist: 'replay' });
    expect(again.history.length).to.equal(1);
  });

  it('refuses what is no record, with an error event, and keeps the game', async () => {
    const game = await start({ seed: '10' });
    const heard = hear(game);
    const { lines, result } = await quietly(async () => game.replay(`${RECORD}x`).then(() => null, (error: unknown) => error as Error));
    expect(result?.message).to.match(/changed or cut off/);
    expect(lines.length).to.equal(1);
    expect(heard.map(({ type, detail }) => [type, detail['cause']])).to.deep.equal([['error', { name: 'InvalidRecordError', code: 'invalid-record' }]]);
    expect(dialog(game)).to.equal(null);
  });
});
