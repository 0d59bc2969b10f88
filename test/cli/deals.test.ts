import assert from 'node:assert/strict';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { judgeDeal } from '../../src/cli/judge.js';
import { deal } from '../../src/engine/index.js';
import { linesOf, run, temporaryFolder } from './run.js';

const folder = temporaryFolder();
/** Deals that are soon judged: to rate one that is won takes a thread half a second. */
const RUN = 'deals --variant little-piano --seeds 16..23 --max-nodes 60 --jobs';
const task = { variant: 'little-piano', open: false, maxNodes: 60 };
const EXPECTED = Array.from({ length: 8 }, (_, index) => ({ ...judgeDeal(task, index + 16).record, ms: 0 }));
const timeless = (text: string): unknown[] => linesOf(text).map((record) => ({ ...record, ms: 0 }));

let files = 0;
/** A file with that content. */
function fileWith(text: string): string {
  const path = join(folder, `${files++}.jsonl`);
  writeFileSync(path, text);
  return path;
}

it('prints the deals in the order of their seeds', async () => {
  const { code, out, said } = await run(`${RUN} 3`);
  assert.equal(code, 0);
  assert.deepEqual(timeless(out), EXPECTED);
  assert.equal(said, '');
});

it('prints them also where the file is called -, as commands call the standard output', async () => {
  const { code, out, said } = await run(`${RUN} 2 --out -`, { width: 80, showsResults: true });
  assert.deepEqual([code, timeless(out), said], [0, EXPECTED, '']);
  assert.ok(!existsSync('-'));
});

it('takes one seed, and more threads than deals', async () => {
  const { out } = await run('deals --variant klondike --seeds 4 --open --jobs 9');
  assert.deepEqual(timeless(out), [{ ...judgeDeal({ variant: 'klondike', open: true, maxNodes: 1e6 }, 4).record, ms: 0 }]);
});

it('stops when it is told to, with the lines so far whole', async () => {
  const { code, out, said } = await run(`${RUN} 2`, { onOut: (_, stop) => stop.abort(new Error('enough')) });
  assert.equal(code, 1);
  assert.match(said, /enough/);
  assert.deepEqual(timeless(out), EXPECTED.slice(0, 1));
});

it('shows a bar beside results that go elsewhere, and none among those on the terminal', async () => {
  const elsewhere = await run('deals --variant klondike --seeds 4 --jobs 1', { width: 80 });
  assert.match(elsewhere.said, /^\r[█░]{16}/);
  assert.equal(linesOf(elsewhere.out).length, 1);
  assert.equal((await run('deals --variant klondike --seeds 4 --jobs 1', { width: 80, showsResults: true })).said, '');
});

describe('with --out', () => {
  it('writes the file and prints nothing; a second run has nothing to do', async () => {
    const path = join(folder, 'new.jsonl');
    assert.deepEqual(await run(`${RUN} 1 --out ${path}`), { code: 0, out: '', said: '' });
    const text = readFileSync(path, 'utf8');
    assert.deepEqual(timeless(text), EXPECTED);
    assert.deepEqual(await run(`${RUN} 1 --out ${path}`), { code: 0, out: '', said: '' });
    assert.equal(readFileSync(path, 'utf8'), text);
  });

  const whole = EXPECTED.map((record) => `${JSON.stringify(record)}\n`);
  const begun = whole.slice(0, 5).join('');

  for (const [title, text] of Object.entries({
    'where the file ends': begun,
    'behind half a line': begun + whole[5]!.slice(0, 40),
    'behind one that lacks only its end': begun + whole[5]!.slice(0, -1),
    'behind one that has hardly begun': `${begun}{"v`,
    'behind half a line with letters of several bytes': `${begun}{"variant":"little-piano","seed":21,"косын`,
    'in an empty file': '',
  })) {
    it(`goes on ${title}`, async () => {
      const path = fileWith(text);
      assert.equal((await run(`${RUN} 1 --out ${path}`)).code, 0);
      const after = readFileSync(path, 'utf8');
      assert.deepEqual(timeless(after), EXPECTED);
      if (text !== '') assert.ok(after.startsWith(begun), 'what was there is not done again');
    });
  }

  for (const [title, text, wanted] of [
    ['of another game', begun.replaceAll('little-piano', 'klondike'), /:1 is not of this run: it is of klondike/],
    ['of another form', begun.replaceAll('"open":false', '"open":true'), /its cards lie open/],
    ['that begins elsewhere', whole.slice(1, 4).join(''), /it is seed 17 instead of 16/],
    ['with a gap', whole[0]! + whole[2]!, /:2 is not of this run: it is seed 18 instead of 17/],
    ['that ends with another deal', whole.slice(0, 7).join('') + whole[7]!.replace('"seed":23', '"seed":24'), /:8 is not of this run: it is seed 24 instead of 23/],
    ['that goes further', whole.join('') + whole[7]!.replace('"seed":23', '"seed":24'), /it is seed 24, and the last one is 23/],
    ['with a lower limit', whole[0]!.replace('"nodes":60', '"nodes":59'), /another --max-nodes/],
    ['with a higher limit', whole[0]!.replace('"unknown"', '"unwinnable"').replace('"nodes":60', '"nodes":61'), /another --max-nodes/],
    ['with a broken line inside', whole[0]! + whole[1]!.slice(9), /:2 is no deal/],
    ['with other JSON', '{"deals":[]}\n', /:1 is no deal/],
    ['that is something else, without an end of line', 'my notes', /is no list of deals/],
    ['that is a position, without an end of line', JSON.stringify(deal('little-piano', 1)), /is no list of deals/],
  ] as const) {
    it(`leaves a file alone ${title}`, async () => {
      const path = fileWith(text);
      const { code, said } = await run(`${RUN} 1 --out ${path}`);
      assert.equal(code, 1);
      assert.match(said, wanted);
      assert.equal(readFileSync(path, 'utf8'), text);
    });
  }

  it('goes on behind a deal that took the last state it was allowed', async () => {
    const decided = whole[0]!.replace('"unknown"', '"unwinnable"');
    assert.match(decided, /"unwinnable".*"nodes":60,/);
    const path = fileWith(decided);
    assert.equal((await run(`${RUN} 1 --out ${path}`)).code, 0);
    assert.ok(readFileSync(path, 'utf8').startsWith(decided));
  });

  it('leaves a file alone whose cards lie face down, where they are to lie open', async () => {
    const path = fileWith(begun);
    const { code, said } = await run(`${RUN} 1 --open --out ${path}`);
    assert.deepEqual([code, readFileSync(path, 'utf8')], [1, begun]);
    assert.match(said, /:1 is not of this run: its cards do not lie open/);
  });

  it('leaves a file to the run that wrote first, where two of them are at it at once', async () => {
    const path = fileWith('');
    const runs = await Promise.all([run(`${RUN} 1 --out ${path}`), run(`${RUN} 1 --out ${path}`)]);
    assert.deepEqual(runs.map(({ code }) => code).sort(), [0, 1]);
    assert.ok(runs.find(({ code }) => code === 1)!.said.includes(`${path} was changed by somebody else`));
    assert.deepEqual(timeless(readFileSync(path, 'utf8')), EXPECTED);
  });

  for (const [title, away] of [
    ['removed', rmSync],
    ['replaced', (path: string) => renameSync(fileWith('something else'), path)],
  ] as const) {
    it(`writes nothing where nobody would find it: into a file that was ${title}`, { skip: process.platform === 'win32' }, async () => {
      const path = fileWith('');
      const { code, said } = await run(`${RUN} 1 --out ${path}`, { width: 80, onSay: (text) => void (text.includes(' 1/8 ') && away(path)) });
      assert.equal(code, 1);
      assert.ok(said.endsWith(`solitaire-game: ${path} was removed or replaced meanwhile; nothing more is written to it.\n`), said);
    });
  }

  it('writes also where nothing stays: to a device', { skip: process.platform === 'win32' }, async () => {
    assert.deepEqual(await run('deals --variant klondike --seeds 1..2 --max-nodes 5 --jobs 1 --out /dev/null'), { code: 0, out: '', said: '' });
  });

  it('says that it cannot write', async () => {
    const { code, said } = await run(`${RUN} 1 --out ${join(folder, 'no', 'such', 'folder.jsonl')}`);
    assert.equal(code, 1);
    assert.match(said, /cannot be written/);
  });

  it('says that it cannot write, where there is a folder', async () => {
    const { code, said } = await run(`${RUN} 1 --out ${folder}`);
    assert.deepEqual([code, said.includes(`${folder} cannot be written`)], [1, true], said);
  });

  it('shows a bar on a terminal, no wider than that, and sums up', async () => {
    const { out, said } = await run(`${RUN} 1 --out ${fileWith(begun)}`, { width: 50 });
    assert.equal(out, '');
    const [, ...drawn] = said.split('\r');
    assert.match(drawn[0]!, /^█{10}░{6} {2}5\/8 {2}0 winnable/, 'before the first deal of its own, which may take long');
    for (const text of drawn.slice(0, -1)) assert.ok(text.replace('\x1b[K', '').length < 50, text);
    const count = (wanted: string): number => EXPECTED.filter(({ verdict }) => verdict === wanted).length;
    const counts = `${count('winnable')} winnable, ${count('unwinnable')} unwinnable, ${count('unknown')} unknown`;
    assert.ok(drawn.at(-2)!.startsWith(`${'█'.repeat(16)}  8/8  `), said);
    assert.ok(said.endsWith(`\r\x1b[K8 deals: ${counts}\n`), said);
  });
});
