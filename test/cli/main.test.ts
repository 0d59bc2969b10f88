/** The command as a process: the clock, the terminal and the signals that it is given. How streams end is tried with what was built, in test/hosts. */
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { linesOf, temporaryFolder } from './run.js';

const folder = temporaryFolder();
const source = (name: string): string => fileURLToPath(new URL(`../../src/cli/${name}.ts`, import.meta.url));
buildSync({ entryPoints: ['main', 'thread'].map(source), bundle: true, platform: 'node', format: 'esm', outdir: folder });
writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
const MAIN = join(folder, 'main.js');

/** The day as it is there, like 2026-11-30. */
const dayIn = (timeZone: string): string => new Intl.DateTimeFormat('sv', { timeZone }).format();

it('has the day of the place where it runs', () => {
  for (const TZ of ['Pacific/Kiritimati', 'Etc/GMT+12']) {
    const before = dayIn(TZ);
    const { stdout } = spawnSync(process.execPath, [MAIN, 'solve', '--variant', 'klondike', '--seed', 'daily', '--max-nodes', '1'], { encoding: 'utf8', env: { ...process.env, TZ } });
    assert.ok([before, dayIn(TZ)].includes(linesOf(stdout)[0]!['seed'] as string), stdout);
  }
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  it(`ends well at ${signal}`, { skip: process.platform === 'win32', timeout: 60_000 }, async () => {
    const child = spawn(process.execPath, [MAIN, 'serve', '--port', '0'], { stdio: ['ignore', 'pipe', 'ignore'] });
    child.stdout.once('data', () => child.kill(signal));
    assert.deepEqual(await new Promise((resolve) => child.once('exit', (...how) => resolve(how))), [0, null]);
  });
}

it('says that the check of the catalogue was stopped', { skip: process.platform === 'win32', timeout: 60_000 }, async () => {
  const child = spawn(process.execPath, [MAIN, 'catalogue', '--check', '--max-nodes', '1'], { stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.once('data', () => child.kill('SIGINT')); // that is the first of ten lines
  const code = new Promise((resolve) => child.once('exit', resolve));
  assert.deepEqual([await text(child.stderr), await code], ['solitaire-game: Stopped.\n', 130]);
});

/** `script` makes a terminal of so many columns, to which all streams lead. */
const onTerminal = { skip: spawnSync('script', ['--version'], { encoding: 'utf8' }).stdout?.includes('util-linux') ? false : 'there is no script(1) of util-linux', timeout: 60_000 };

describe('on a terminal', () => {
  const shown = (line: string, columns: number): string =>
    spawnSync('script', ['--quiet', '--return', '--command', `stty cols ${columns}; exec '${process.execPath}' '${MAIN}' ${line}`, '/dev/null'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).stdout;
  const RUN = 'deals --variant klondike --seeds 1..2 --max-nodes 5 --jobs 1';

  it('shows a bar as wide as that where the results go into a file', onTerminal, () => {
    const path = join(folder, 'shown.jsonl');
    const bars = shown(`${RUN} --out ${path}`, 30).split('\r').filter((text) => /^[█░]/.test(text));
    assert.ok(bars.length >= 2);
    for (const bar of bars) assert.equal(bar.replace('\x1b[K', '').length, 29, bar);
    assert.equal(linesOf(readFileSync(path, 'utf8')).length, 2);
  });

  it('shows the results, and no bar among them', onTerminal, () => {
    assert.deepEqual(linesOf(shown(RUN, 30).replaceAll('\r', '')).map(({ seed }) => seed), [1, 2]);
  });
});
