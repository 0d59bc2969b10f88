// The command as it was built, as a process among others: readers that leave, files that are none, signals.
import assert from 'node:assert/strict';
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, openSync, readFileSync, rmSync, statSync, watch, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { deal } from '../../src/engine/index.js';

const MAIN = fileURLToPath(new URL('../../dist/cli/main.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'solitaire-game-'));
after(() => rmSync(folder, { recursive: true }));
const onPosix = { skip: process.platform === 'win32', timeout: 20_000 };

/** None outlives the tests, whatever becomes of them. */
const children: ChildProcess[] = [];
after(() => children.forEach((child) => child.kill('SIGKILL')));

function start(line: string, stdio: ('pipe' | 'ignore' | number)[] = ['ignore', 'pipe', 'pipe']): ChildProcess {
  const child = spawn(process.execPath, [MAIN, ...line.split(' ')], { stdio });
  children.push(child);
  return child;
}

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly said: string;
}

/** How it ends, and what it has written by then where anybody reads it. */
function ended(child: ChildProcess): Promise<Ended> {
  const read = { out: '', said: '' };
  child.stdout?.on('data', (text: Buffer) => (read.out += text.toString()));
  child.stderr?.on('data', (text: Buffer) => (read.said += text.toString()));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, ...read })));
}

const lines = (text: string): { seed: number }[] => text.split('\n').slice(0, -1).map((line) => JSON.parse(line) as { seed: number });

describe('whoever reads', () => {
  it('may have had enough of the results', onPosix, async () => {
    const child = start('deals --variant klondike --seeds 1..100000 --max-nodes 5 --jobs 2');
    child.stdout!.once('data', () => child.stdout!.destroy());
    const { code, said } = await ended(child);
    assert.deepEqual([code, said], [0, '']);
  });

  it('may not hear what is said: the answer is the same', onPosix, async () => {
    const child = start('shuffle');
    child.stderr!.destroy();
    assert.equal((await ended(child)).code, 2);
  });

  it('may have no room for the results, and hears of it', { ...onPosix, skip: !existsSync('/dev/full') }, async () => {
    const { code, said } = await ended(start('catalogue', ['ignore', openSync('/dev/full', 'w'), 'pipe']));
    assert.equal(code, 1);
    assert.match(said, /^solitaire-game: The results cannot be written: ENOSPC[^\n]*\n$/);
  });
});

it('waits for its standard input', onPosix, async () => {
  const child = start('solve --position -', ['pipe', 'pipe', 'pipe']);
  const json = JSON.stringify(deal('klondike', 10));
  child.stdin!.write(json.slice(0, 100));
  setTimeout(() => child.stdin!.end(json.slice(100)), 300);
  const { out, said } = await ended(child);
  assert.equal(said, '');
  assert.equal((JSON.parse(out) as { verdict: string }).verdict, 'winnable');
});

it('writes into a pipe that has a name, and does not wait for what nobody will write there', onPosix, async () => {
  const pipe = join(folder, 'pipe');
  assert.equal(spawnSync('mkfifo', [pipe]).status, 0);
  const reader = spawn('cat', [pipe], { stdio: ['ignore', 'pipe', 'ignore'] });
  const [read, { code }] = await Promise.all([ended(reader), ended(start(`deals --variant klondike --seeds 1..3 --max-nodes 5 --jobs 1 --out ${pipe}`))]);
  assert.deepEqual([code, lines(read.out).map(({ seed }) => seed)], [0, [1, 2, 3]]);
});

it('stopped by Ctrl-C leaves whole lines, from which it goes on', onPosix, async () => {
  const path = join(folder, 'stopped.jsonl');
  writeFileSync(path, '');
  const child = start(`deals --variant klondike --seeds 1..100000 --max-nodes 5 --jobs 2 --out ${path}`);
  const watcher = watch(path, { persistent: false }, () => {
    if (statSync(path).size === 0) return;
    watcher.close(); // once: a second signal would end it where it stands
    child.kill('SIGINT');
  });
  assert.deepEqual(await ended(child), { code: 130, out: '', said: 'solitaire-game: Stopped; the same command goes on from here.\n' });
  const text = readFileSync(path, 'utf8');
  const found = lines(text).length;
  assert.ok(found > 0);
  assert.equal((await ended(start(`deals --variant klondike --seeds 1..${found + 2} --max-nodes 5 --jobs 2 --out ${path}`))).code, 0);
  const after = readFileSync(path, 'utf8');
  assert.ok(after.startsWith(text));
  assert.deepEqual(lines(after).map(({ seed }) => seed), Array.from({ length: found + 2 }, (_, index) => index + 1));
});

it('serves on where nobody hears it, and lets browsers keep for ever what has a hash in its name, and that alone', onPosix, async () => {
  const child = start('serve --port 0');
  child.stderr!.destroy();
  const origin = String(await new Promise((resolve) => child.stdout!.once('data', resolve))).trim();
  const names = Object.keys(JSON.parse(readFileSync(new URL('../../dist/sri.json', import.meta.url), 'utf8')) as object).filter((name) => name !== 'node.js');
  const kept = await Promise.all(names.map(async (name) => [name, (await fetch(origin + name)).headers.get('cache-control')!.includes('immutable')]));
  const hashed = names.filter((name) => name.split('.').length === 5);
  assert.ok(hashed.length >= 8);
  assert.deepEqual(Object.fromEntries(kept), Object.fromEntries(names.map((name) => [name, hashed.includes(name)])));
  const end = ended(child);
  child.kill('SIGINT');
  assert.equal((await end).code, 0);
});
