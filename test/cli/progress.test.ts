/** What the bar says, and how often, by a clock of the test's own. */
import assert from 'node:assert/strict';
import { beforeEach, it, mock } from 'node:test';
import type { Io } from '../../src/cli/io.js';
import { Progress } from '../../src/cli/progress.js';

let now = 1000;
let said: string[] = [];
mock.method(performance, 'now', () => now);
const io = (width: number | null): Io => ({ width, say: (text: string) => void said.push(text) }) as Io;
beforeEach(() => (said = []));

it('fills, and says how much is done', () => {
  const progress = new Progress(io(80), 32);
  for (const done of [0, 1, 16, 32]) {
    progress.show(done, 'a note');
    now += 100;
  }
  assert.deepEqual(said, [`${'░'.repeat(16)}  0/32`, `█${'░'.repeat(15)}  1/32`, `${'█'.repeat(8)}${'░'.repeat(8)}  16/32`, `${'█'.repeat(16)}  32/32`].map((text) => `\r${text}  a note\x1b[K`));
});

it('is drawn anew ten times a second at most, but shows the end', () => {
  const progress = new Progress(io(80), 9);
  for (let done = 1; done <= 9; done++, now += 40) progress.show(done);
  assert.deepEqual(said.map((text) => /\d+\/9/.exec(text)![0]), ['1/9', '4/9', '7/9', '9/9']);
});

it('says from the third second on how long it will take, by the pace of this run alone', () => {
  for (const [spent, done, left] of [
    [1999, 60, null],
    [2000, 60, '8 s'],
    [9900, 60, '40 s'],
    [15_000, 60, '1 min 0 s'],
    [76_250, 75, '1 min 17 s'],
    [900_000, 60, '1.0 h'],
    [1_800_000, 60, '2.0 h'],
  ] as const) {
    const progress = new Progress(io(80), 100, 50);
    now += spent;
    progress.show(done, 'note');
    assert.equal(said.at(-1)!.slice(17), `  ${done}/100${left === null ? '' : `  ${left} left`}  note\x1b[K`, `${spent}`);
  }
});

it('keeps to the width of the terminal, and is taken away only where it was drawn', () => {
  const progress = new Progress(io(24), 10);
  progress.clear();
  assert.deepEqual(said, []);
  progress.show(5, 'a note that is cut off');
  progress.clear();
  progress.clear();
  assert.deepEqual(said, [`\r${'█'.repeat(8)}${'░'.repeat(8)}  5/10 \x1b[K`, '\r\x1b[K']);
  progress.show(6);
  assert.equal(said.length, 3, 'and comes back at once');
});

it('has eighty columns where the terminal does not say how many it has', () => {
  new Progress(io(0), 10).show(5, 'a'.repeat(99));
  assert.equal(said[0]!.length, '\r'.length + 79 + '\x1b[K'.length);
});

it('says nothing where there is no terminal', () => {
  new Progress(io(null), 10).show(10);
  assert.deepEqual(said, []);
});
