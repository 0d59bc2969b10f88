import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { Clock } from '../../src/session/clock.js';

describe('the clock', () => {
  it('starts with the first move and stops at the end', () => {
    let now = 500;
    const clock = new Clock(() => now);
    now += 3000;
    assert.equal(clock.seconds, 0);
    clock.start();
    now += 2500;
    assert.equal(clock.seconds, 2);
    clock.setOver(true);
    now += 9000;
    assert.equal(clock.seconds, 2);
    clock.setOver(false);
    now += 500;
    assert.equal(clock.milliseconds, 3000);
  });

  it('stands still while nobody sees the game', () => {
    let now = 0;
    const clock = new Clock(() => now);
    clock.start();
    now = 1000;
    clock.setVisible(false);
    assert.equal(clock.running, false);
    now = 60_000;
    clock.start();
    assert.equal(clock.seconds, 1);
    clock.setVisible(true);
    now = 61_000;
    assert.equal(clock.seconds, 2);
  });

  it('goes on from a save, and begins anew', () => {
    let now = 0;
    const clock = new Clock(() => now);
    clock.reset(90_000, true);
    now = 5000;
    assert.equal(clock.seconds, 95);
    clock.reset();
    now = 9000;
    assert.equal(clock.milliseconds, 0);
  });
});
