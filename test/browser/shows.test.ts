// A deal and a won game as shows: short, over at any input, with nothing left behind.
import { expect, nextFrame } from '@open-wc/testing';
import { deal } from '../../src/engine/index.js';
import { tableChange } from '../../src/session/change.js';
import { columnMove, DRAW, home, last, near, Stage, won } from './motion-stage.js';

describe('shows', () => {
  it('deals from the stock in well under a second; the next move ends the show', async () => {
    const stage = await Stage.of(deal('big-piano', 1));
    stage.change(tableChange('deal', null, deal('big-piano', 2), 0, 'player'));
    const ends = stage.animations.map(({ effect }) => effect!.getComputedTiming().endTime as number);
    expect(ends.length).to.be.at.least(55);
    expect(Math.max(...ends)).to.be.at.most(900);
    stage.at(0);
    near(stage.seen({ pile: 'tableau-4', index: 5 }), stage.layout().piles.get('stock')!.cards.at(-1)!);
    const open = stage.root.querySelectorAll('.tableau > .up').length;
    expect(stage.root.querySelectorAll('.tableau > .up > .turning').length, 'each open card turns up on the way').to.equal(open);
    const widthOf = (index: number): number => stage.node({ pile: 'tableau-1', index }).getBoundingClientRect().width;
    const { cardWidth } = stage.layout();
    expect(widthOf(0), 'the first one sets off').to.be.closeTo(cardWidth, 1);
    for (const index of [1, 5]) expect(widthOf(index), 'not seen before its turn').to.be.lessThan(1);
    stage.at(300);
    for (const index of [1, 5]) expect(widthOf(index), 'on its way').to.be.closeTo(cardWidth, 1);
    near(stage.seen({ pile: 'tableau-1', index: 0 }), stage.home({ pile: 'tableau-1', index: 0 }), 30);
    stage.play(DRAW);
    expect(stage.animations.length).to.be.at.most(2);
    stage.finish();
    await stage.atRest();
  });

  it('deals no longer than the player wants to watch: any input ends the show', async () => {
    for (const input of [new PointerEvent('pointerdown', { bubbles: true }), new KeyboardEvent('keydown', { key: 'x', bubbles: true })]) {
      const stage = await Stage.of(deal('klondike', 1));
      stage.change(tableChange('deal', null, deal('klondike', 2), 0, 'player'));
      expect(stage.animations.length).to.be.at.least(28);
      document.body.dispatchEvent(input);
      await stage.atRest();
    }
  });

  it('takes everything home at once when cancelled', async () => {
    const stage = await Stage.of(deal('klondike', 1));
    stage.change(tableChange('deal', null, deal('klondike', 2), 0, 'player'));
    stage.at(200);
    stage.motion.cancel();
    await stage.atRest();
    const { position, move } = columnMove();
    const turning = await Stage.of(position);
    turning.play(move);
    turning.motion.cancel();
    await turning.atRest();
    expect(turning.root.querySelector('.turning')).to.equal(null);
    stage.change(tableChange('restore', stage.position, deal('klondike', 3), 0, 'host'));
    await stage.atRest();
  });

  it('where a page calls off what moves on it, nothing is left of a show, and the next one is not cut short by that', async () => {
    const deals = await Stage.of(deal('klondike', 1));
    const begin = (): void => deals.change(tableChange('deal', null, deal('klondike', 2), 0, 'player'));
    const column = (): string => deals.node({ pile: 'tableau-1', index: 0 }).parentElement!.style.zIndex;
    begin();
    for (const animation of deals.animations) animation.cancel();
    await deals.atRest();
    begin();
    for (const animation of deals.animations) animation.cancel();
    begin(); // before the page hears that the one before was called off
    await nextFrame();
    await nextFrame();
    expect(column(), 'the columns of the next deal keep their level').to.not.equal('');
    expect(deals.animations.length).to.be.at.least(28);
    begin(); // the one before called off by the table itself
    await nextFrame();
    await nextFrame();
    expect(column()).to.not.equal('');
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'x', bubbles: true }));
    await deals.atRest();
    const dance = await Stage.of(won);
    dance.motion.celebrate(dance.layout());
    await nextFrame();
    expect(dance.animations.length).to.equal(52);
    for (const animation of dance.animations) animation.cancel();
    await dance.atRest();
  });

  it('celebrates a win for less than four seconds, or until any input', async () => {
    const stage = await Stage.of(won);
    stage.motion.celebrate(stage.layout());
    await nextFrame();
    expect(stage.animations.length).to.equal(52);
    for (const { effect } of stage.animations) for (const frame of (effect as KeyframeEffect).getKeyframes()) expect(frame).not.to.have.any.keys('zIndex', 'visibility');
    expect(Math.max(...stage.animations.map(({ effect }) => effect!.getComputedTiming().endTime as number))).to.be.at.most(4000);
    for (const animation of stage.animations) animation.pause();
    stage.at(1700);
    const layout = stage.layout();
    for (let index = 0; index < 13; index++) {
      const { x, y } = stage.seen({ pile: 'foundation-2', index });
      expect(x > -layout.cardWidth / 2 && x < layout.width - layout.cardWidth / 2, 'on the table').to.be.true;
      expect(y > -layout.cardHeight / 2 && y < layout.height - layout.cardHeight / 2).to.be.true;
      expect(getComputedStyle(stage.node({ pile: 'foundation-2', index })).visibility).to.equal('visible');
    }
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'x', bubbles: true }));
    await stage.atRest();
  });

  it('celebrates when the last card has come home, on top of its pile', async () => {
    const stage = await Stage.of(last);
    stage.play(home);
    stage.motion.celebrate(stage.layout());
    await new Promise((done) => setTimeout(done, 50));
    expect(stage.animations.length, 'the flight alone').to.equal(1);
    stage.finish();
    for (let frame = 0; frame < 3; frame++) await new Promise((done) => requestAnimationFrame(done));
    expect(stage.animations.length).to.equal(52);
    const levels = [12, 11].map((index) => stage.node({ pile: 'foundation-4', index }).style.zIndex);
    expect(levels[0], 'no queen over her king').to.equal(levels[1]);
    stage.finish();
    await stage.atRest();
  });

  it('a move before the last card is home leaves no celebration', async () => {
    const stage = await Stage.of(last);
    stage.play(home);
    stage.motion.celebrate(stage.layout());
    stage.undo(last, home);
    stage.finish();
    await stage.atRest();
  });
});
