// Sounds: off unless asked for, and silent until the player has touched the page.
import { expect } from '@open-wc/testing';
import { resetMouse, sendMouse } from '@web/test-runner-commands';
import { settled } from '../helpers/table.js';
import { cleanUp, pause, start, until } from './game.js';

describe('sounds', () => {
  const { prototype } = AudioBufferSourceNode;
  const { start: begin } = prototype;
  let begun = 0;

  before(async () => {
    prototype.start = function (...args) {
      begun++;
      begin.apply(this, args);
    };
    await sendMouse({ type: 'click', position: [1, 1] });
    await resetMouse();
  });
  beforeEach(() => (begun = 0));
  afterEach(cleanUp);
  after(() => (prototype.start = begin));

  it('are off by default', async () => {
    const game = await start({ seed: '10' });
    game.play('stock>waste');
    await settled(game);
    await pause(200);
    expect(begun).to.equal(0);
  });

  it('are heard where the page wants them, and stop when it does not', async () => {
    const game = await start({ seed: '10', sounds: '' });
    expect(game.sounds).to.equal(true);
    game.play('stock>waste');
    await until(() => begun > 0);
    game.setAttribute('sounds', 'false');
    await pause(100);
    begun = 0;
    game.play('stock>waste');
    await pause(200);
    expect(begun).to.equal(0);
  });
});
