// Cards in hand, and on their way home from there.
import { expect } from '@open-wc/testing';
import { deal } from '../../src/engine/index.js';
import { lift } from '../../src/table/lift.js';
import type { Spot } from '../../src/table/spot.js';
import { Stage } from './motion-stage.js';

const spot: Spot = { pile: 'tableau-1', index: 0 };
const frames = async (): Promise<void> => {
  for (let frame = 0; frame < 3; frame++) await new Promise((done) => requestAnimationFrame(done)); // in which animations say that they are over
};

describe('a card in hand', () => {
  it('stays there where it was caught on its way home, before it has followed anything', async () => {
    const stage = await Stage.of(deal('klondike', 1));
    const isMarked = (): boolean => stage.node(spot).hasAttribute('data-dragging');
    const before = lift(stage.table, spot);
    before.follow(40, 40);
    before.glideHome();
    const now = lift(stage.table, spot);
    await frames();
    expect(isMarked(), 'in hand').to.equal(true);
    now.follow(20, 20);
    now.glideHome();
    expect(isMarked(), 'on its way').to.equal(true);
    for (const animation of stage.animations) animation.cancel();
    await frames();
    expect(isMarked(), 'home').to.equal(false);
    await stage.atRest();
  });
});
