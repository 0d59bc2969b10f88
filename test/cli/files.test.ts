/** Files as users name them, and as disks fail. */
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import fs, { chmodSync, lstatSync, readFileSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, it, mock } from 'node:test';
import { fault, readIfThere, readText, replaceText } from '../../src/cli/files.js';
import { FAILED } from '../../src/cli/io.js';
import { temporaryFolder } from './run.js';

const folder = temporaryFolder();
const onPosix = { skip: process.platform === 'win32' };
const stdin = (read: () => Promise<string>): { readStdin(): Promise<string> } => ({ readStdin: read });
const unasked = stdin(() => assert.fail('nobody asked for the standard input'));

it('reads a file, or what is called - from the standard input', async () => {
  const path = join(folder, 'read.txt');
  writeFileSync(path, 'жук');
  assert.equal(await readText(path, unasked), 'жук');
  assert.equal(await readText('-', stdin(() => Promise.resolve('typed'))), 'typed');
});

it('says what cannot be read, why, and its name once', async () => {
  const path = join(folder, 'none.txt');
  await assert.rejects(readText(path, unasked), { message: `${path} cannot be read: ENOENT: no such file or directory`, exitCode: FAILED });
  await assert.rejects(readText(folder, unasked), { message: `${folder} cannot be read: EISDIR: illegal operation on a directory` });
  await assert.rejects(readText('-', stdin(() => Promise.reject(new Error('EIO: i/o error, read')))), { message: 'The standard input cannot be read: EIO: i/o error', exitCode: FAILED });
});

it('finds nothing where there is nothing, and asks nobody but files', () => {
  const path = join(folder, 'there.txt');
  writeFileSync(path, 'left');
  assert.deepEqual([path, join(folder, 'nowhere'), folder, process.platform === 'win32' ? 'nul' : '/dev/zero'].map(readIfThere), ['left', '', '', '']);
});

it('says why it cannot find out what is there', onPosix, () => {
  const path = join(folder, 'file.txt', 'below');
  writeFileSync(join(folder, 'file.txt'), '');
  assert.throws(() => readIfThere(path), { message: `${path} cannot be read: ENOTDIR: not a directory` });
});

it('leaves out of a reason what Node adds to it, and nothing else', () => {
  for (const [said, wanted] of [
    ["ENOENT: no such file or directory, open '/a, b/c'", 'ENOENT: no such file or directory'],
    ["EXDEV: cross-device link not permitted, rename 'a' -> 'b'", 'EXDEV: cross-device link not permitted'],
    ["ENOENT: no such file or directory, open 'a\nb'", 'ENOENT: no such file or directory'],
    ['ENOSPC: no space left on device, write', 'ENOSPC: no space left on device'],
    ['It is too long, they say: 9', 'It is too long, they say: 9'],
  ] as const)
    assert.equal(fault('It', 'written', new Error(said)).message, `It cannot be written: ${wanted}`);
  assert.equal(fault('It', 'read', 'a text').message, 'It cannot be read: a text');
});

describe('a text that takes the place of another', () => {
  it('is all there, and nothing beside it', () => {
    const path = join(folder, 'whole.txt');
    for (const text of ['first', 'second, and longer', 'third']) {
      replaceText(path, text);
      assert.equal(readFileSync(path, 'utf8'), text);
    }
    assert.deepEqual(readdirSync(folder).filter((name) => name.startsWith('whole.txt')), ['whole.txt']);
  });

  it('leaves the other where it is when the disk is full, and takes itself away', () => {
    const path = join(folder, 'full.txt');
    writeFileSync(path, 'old');
    const write = fs.writeFileSync;
    mock.method(fs, 'writeFileSync', (place: string, text: string) => {
      write(place, text.slice(0, 2));
      throw new Error('ENOSPC: no space left on device, write');
    });
    syncBuiltinESMExports();
    assert.throws(() => replaceText(path, 'new'), { message: `${path} cannot be written: ENOSPC: no space left on device`, exitCode: FAILED });
    mock.restoreAll();
    syncBuiltinESMExports();
    assert.equal(readFileSync(path, 'utf8'), 'old');
    assert.deepEqual(readdirSync(folder).filter((name) => name.startsWith('full.txt')), ['full.txt']);
  });

  it('may be read by whom the other was, behind a link as well', onPosix, () => {
    const path = join(folder, 'private.txt');
    writeFileSync(path, 'old');
    chmodSync(path, 0o600);
    const link = join(folder, 'link.txt');
    symlinkSync(path, link);
    replaceText(link, 'new');
    assert.ok(lstatSync(link).isSymbolicLink());
    assert.equal(readFileSync(path, 'utf8'), 'new');
    assert.equal(statSync(path).mode & 0o777, 0o600);
  });

  // A pipe stands for devices, too: where this fails, a device would be replaced by a file on the machine that runs the tests.
  it('goes into what is no file as it is', { ...onPosix, timeout: 20_000 }, async () => {
    const pipe = join(folder, 'pipe');
    assert.equal(spawnSync('mkfifo', [pipe]).status, 0);
    const reader = spawn('cat', [pipe], { stdio: ['ignore', 'pipe', 'ignore'] });
    const read = text(reader.stdout);
    replaceText(pipe, 'passed on');
    assert.ok(statSync(pipe).isFIFO());
    assert.equal(await read, 'passed on');
  });

  it('says where it cannot be', () => {
    assert.throws(() => replaceText(folder, 'text'), { message: `${folder} cannot be written: EISDIR: illegal operation on a directory` });
    const path = join(folder, 'no', 'folder.txt');
    assert.throws(() => replaceText(path, 'text'), { message: `${path} cannot be written: ENOENT: no such file or directory` });
  });
});
