// Every game is played to its win the way people play: the three ways, each run by a test file of its own.
import { expect } from '@open-wc/testing';
import { resetMouse } from '@web/test-runner-commands';
import { applyMove, deal, type Move, isStockMove } from '../../src/engine/index.js';
import type { SolitaireGame } from '../../src/index.js';
import { setViewport } from '../helpers/chromium.js';
import { cdp, touchEnd, touchStart, type Point } from '../helpers/cdp.js';
import { cleanUp, hear, pause } from './game.js';
import { cardsOf, gameOf, mouseDrag, moveOf, pileOf, pointOf, pressKeys, sourceIndex, tableOf } from '../helpers/table.js';
import { VARIANTS, winOf } from './wins.js';

export type Way = (element: SolitaireGame, move: Move) => Promise<void>;

export const byDrag: Way = async (element, move) => {
  if (isStockMove(move)) await mouseDrag(pointOf(element, 'stock'), pointOf(element, 'stock')); // not moved: a click
  else await mouseDrag(pointOf(element, move.from, sourceIndex(element, move)), pointOf(element, move.to));
};

/** Neither event waited for by the other. */
const tap = async (at: Point): Promise<unknown> => Promise.all([touchStart(at), touchEnd()]);

/** Taps the cards until they lie where they should; where a tap does otherwise, picks them up by a long press. */
export const byTap: Way = async (element, move) => {
  if (isStockMove(move)) return void (await tap(pointOf(element, 'stock')));
  const count = element.history.length;
  const from = pointOf(element, move.from, sourceIndex(element, move));
  await tap(from);
  await element.updateComplete;
  const made = element.history.length > count ? element.history.at(-1)! : null;
  if (made?.to === move.to) return;
  if (made) element.undo();
  await element.updateComplete;
  // A tap that found nothing plainly meant has picked them up already.
  if (made ?? !element.shadowRoot!.querySelector('[part~="selected"]')) await longPress(from);
  await tap(pointOf(element, move.to));
};

async function longPress(at: { x: number; y: number }): Promise<void> {
  await touchStart(at);
  await pause(480);
  await touchEnd();
}

const focusedPile = (element: SolitaireGame): string | undefined =>
  (element.shadowRoot!.activeElement as HTMLElement | null)?.closest<HTMLElement>('[data-pile]')?.dataset['pile'];

/** Keys from the spot in focus to a pile's last card, and up in its run. */
function keysTo(element: SolitaireGame, from: string | undefined, pile: string, up = 0): string[] {
  const piles = [...tableOf(element).querySelectorAll<HTMLElement>('[data-pile]:not(.idle)')].map((each) => each.dataset['pile']);
  const steps = piles.indexOf(pile) - piles.indexOf(from);
  const cards = cardsOf(element, pile);
  const active = cards.indexOf(element.shadowRoot!.activeElement as HTMLElement);
  return [
    ...Array<string>(Math.abs(steps)).fill(steps > 0 ? 'ArrowRight' : 'ArrowLeft'),
    ...Array<string>(from === pile && active >= 0 ? cards.length - 1 - active : 0).fill('ArrowDown'),
    ...Array<string>(up).fill('ArrowUp'),
  ];
}

export const byKeys: Way = async (element, move) => {
  if (isStockMove(move)) return pressKeys(['d']);
  const there = keysTo(element, focusedPile(element), move.from, move.count - 1);
  if (move.to.startsWith('foundation')) return pressKeys([...there, 'f']);
  await pressKeys([...there, 'Enter', ...keysTo(element, move.from, move.to).filter((key) => key !== 'ArrowDown'), ' ']);
};

/** One test for each game. */
export function describeWholeGames(name: string, way: Way): void {
  describe(`whole games by ${name}`, () => {
    before(async () => {
      await setViewport({ width: 1000, height: 900 }); // all of the longest column can be reached
      await cdp('Input.setIgnoreInputEvents', { ignore: false }); // so that later messages find the session open, and keep their order
    });
    afterEach(async () => {
      await resetMouse();
      cleanUp();
    });

    for (const variant of VARIANTS) {
      it(variant, async function () {
        this.timeout(100_000);
        // One game is played faster than its cards fly; the others spare the machine.
        const win = winOf(variant);
        const element = await gameOf(variant, win.seed);
        if (variant !== 'little-piano') element.style.setProperty('--solitaire-duration', '0s');
        const heard = hear(element, ['move', 'undo', 'win', 'stuck']);
        const count = (type: string): number => heard.filter((event) => event.type === type).length;
        pileOf(element, 'stock').querySelector<HTMLElement>('[tabindex="0"]')!.focus();
        for (const [index, text] of win.moves.entries()) {
          const move = moveOf(text);
          await way(element, move);
          await element.updateComplete;
          const { from, to, count } = element.history.at(-1) ?? { from: '', to: '', count: 0 };
          expect(`${index} ${from}>${to}:${count}`).to.equal(`${index} ${move.from}>${move.to}:${move.count}`);
        }
        expect(element.status).to.equal('won');
        expect(element.position).to.deep.equal(win.moves.map(moveOf).reduce(applyMove, deal(variant, win.seed)));
        // Taps that went elsewhere were taken back.
        expect(count('move') - count('undo')).to.equal(win.moves.length);
        expect(heard.filter(({ type }) => type === 'move').every(({ detail }) => detail['source'] === 'player')).to.equal(true);
        expect([count('win'), count('stuck')]).to.deep.equal([1, 0]);
        expect(heard.at(-1)!.type).to.equal('win');
        expect(heard.at(-1)!.detail).to.deep.include({ variant, seed: win.seed, count: win.moves.length });
      });
    }
  });
}
