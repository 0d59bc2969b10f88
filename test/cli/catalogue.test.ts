import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { judgeDeal } from '../../src/cli/judge.js';
import { seedsOf } from '../../src/deals/catalogue.js';
import { catalogueText } from '../../src/deals/catalogue-text.js';
import { deal } from '../../src/engine/index.js';
import { solve } from '../../src/solver/index.js';
import { linesOf, run, temporaryFolder } from './run.js';

const folder = temporaryFolder();
/** As `deals` writes it. */
const record = (variant: string, seed: number): string => JSON.stringify({ variant, seed, open: false, verdict: 'winnable', nodes: 1, score: 0 });

it('says what the catalogue holds', async () => {
  const { code, out } = await run('catalogue');
  assert.equal(code, 0);
  const lines = linesOf(out);
  assert.equal(lines.length, 10);
  const count = (difficulty: 'easy' | 'medium' | 'hard'): number => seedsOf('aceless', true, difficulty).length;
  assert.deepEqual(
    lines.find(({ variant, open }) => variant === 'aceless' && open),
    { variant: 'aceless', open: true, easy: count('easy'), medium: count('medium'), hard: count('hard') },
  );
});

it('solves the catalogue again, and fails where that proves no win', async () => {
  const maxNodes = 20; // few are won then: to rate one takes time
  const { code, out, said } = await run(`catalogue --check --variant klondike --max-nodes ${maxNodes}`);
  const lines = linesOf(out);
  assert.deepEqual(
    lines.map(({ variant, open }) => [variant, open]),
    [['klondike', false], ['klondike', true]],
  );
  let total = 0;
  let failures = 0;
  for (const { open, deals, unproved, ratedOtherwise } of lines) {
    const seeds = seedsOf('klondike', open as boolean, 'any');
    const lost = seeds.filter((seed) => !solve(deal('klondike', seed, { open: open as boolean }), { maxNodes }).moves);
    assert.ok(lost.length > 0 && lost.length < seeds.length);
    assert.equal(deals, seeds.length);
    assert.deepEqual(unproved, lost);
    assert.equal(ratedOtherwise, 0, 'a rating does not depend on the solver');
    total += seeds.length;
    failures += lost.length;
  }
  assert.equal(code, 1);
  assert.equal(said, `solitaire-game: Of ${total} deals, ${failures} could not be won again.\n`);
});

it('is content where all are won again, and counts those that are rated otherwise by now', async () => {
  const { code, out, said } = await run('catalogue --check --variant aceless', { thread: new URL('./easygoing.mjs', import.meta.url) });
  assert.deepEqual([code, said], [0, '']);
  assert.deepEqual(
    linesOf(out),
    [false, true].map((open) => {
      const deals = seedsOf('aceless', open, 'any').length;
      return { variant: 'aceless', open, deals, unproved: [], ratedOtherwise: deals - seedsOf('aceless', open, 'easy').length };
    }),
  );
});

it('stopped, takes its bar away before it says so', async () => {
  const onSay = (text: string, stop: AbortController): void => stop.abort(new Error(`at ${text}`));
  const { code, out, said } = await run('catalogue --check --variant klondike --max-nodes 1 --jobs 1', { width: 80, onSay });
  assert.deepEqual([code, out], [1, '']);
  assert.ok(said.startsWith(`\r${'░'.repeat(16)}  1/726  klondike\x1b[K\r\x1b[Ksolitaire-game: `), said);
});

it('is written out of lists of deals', async () => {
  const lists = [join(folder, 'closed.jsonl'), join(folder, 'open.jsonl')];
  await run(`deals --variant klondike --seeds 2..9 --jobs 1 --out ${lists[0]}`);
  await run(`deals --variant klondike --seeds 0..5 --open --jobs 1 --out ${lists[1]}`);
  const target = join(folder, 'catalogue.ts');
  assert.deepEqual(await run(`catalogue --write ${target} ${lists.join(' ')}`), { code: 0, out: '', said: '' });
  const letter = (open: boolean, seed: number): string => judgeDeal({ variant: 'klondike', open, maxNodes: 1e6 }, seed).record.difficulty?.charAt(0) ?? '-';
  const letters = (open: boolean, seeds: number[]): string => seeds.map((seed) => letter(open, seed)).join('').replace(/-+$/, '');
  const text = readFileSync(target, 'utf8');
  assert.ok(text.includes(`  'klondike': '--${letters(false, [2, 3, 4, 5, 6, 7, 8, 9])}',\n`), text);
  assert.ok(text.includes(`  'klondike+': '${letters(true, [0, 1, 2, 3, 4, 5])}',\n`), text);
});

it('takes the last deal of a list, too, where the end of its line was lost', async () => {
  const list = join(folder, 'unended.jsonl');
  writeFileSync(list, `${record('klondike', 0)}\n${record('klondike', 1)}`);
  const target = join(folder, 'unended.ts');
  assert.equal((await run(`catalogue --write ${target} ${list}`)).code, 0);
  assert.match(readFileSync(target, 'utf8'), /'klondike': 'ee',\n/);
});

it('takes the place of a catalogue or of nothing, never of a list', async () => {
  const list = join(folder, 'precious.jsonl');
  const text = `${JSON.stringify(judgeDeal({ variant: 'klondike', open: false, maxNodes: 10 }, 1).record)}\n`;
  writeFileSync(list, text);
  const refused = await run(`catalogue --write ${list} ${list}`);
  assert.deepEqual(refused, { code: 1, out: '', said: `solitaire-game: ${list} is there and is no catalogue; it is left as it is.\n` });
  assert.equal(readFileSync(list, 'utf8'), text);
  const target = join(folder, 'again.ts');
  writeFileSync(target, '');
  for (const other of [list, '-']) assert.equal((await run(`catalogue --write ${target} ${other}`, { stdin: record('aceless', 2) })).code, 0);
  assert.match(readFileSync(target, 'utf8'), /'aceless': '--e',\n/, 'a catalogue of other deals is one, too');
});

it('is written to the standard output, out of a list from the standard input, as what is called - is no file', async () => {
  const list = join(folder, 'stream.jsonl');
  writeFileSync(list, `${record('klondike', 1)}\n`);
  const { code, out, said } = await run(`catalogue --write - ${list} -`, { stdin: `${record('aceless', 2)}\n` });
  assert.deepEqual([code, said, out], [0, '', catalogueText([{ variant: 'klondike', open: false, seed: 1, difficulty: 'easy' }, { variant: 'aceless', open: false, seed: 2, difficulty: 'easy' }])]);
  assert.ok(!existsSync('-'));
});

it('has room for the ten thousand deals of a long run', async () => {
  const { code, out } = await run('catalogue --write - -', { stdin: record('klondike', 10_000) });
  assert.equal(code, 0);
  assert.ok(out.includes(`'${'-'.repeat(10_000)}e'`));
});

it('refuses a deal that no catalogue can hold', async () => {
  for (const [stdin, wanted] of [
    [record('chess', 1), '-:2 is of no game that is known here: "chess".'],
    [record('toString', 1), '-:2 is of no game that is known here: "toString".'],
    [record('klondike', 10_001), '-:2 is seed 10001; a catalogue has room for those up to 10000.'],
    [record('klondike', -1), '-:2 is no deal.'],
  ] as const) {
    assert.deepEqual(await run('catalogue --write - -', { stdin: `${record('klondike', 1)}\n${stdin}\n` }), { code: 1, out: '', said: `solitaire-game: ${wanted}\n` });
  }
  assert.deepEqual(await run('catalogue --write - -', { stdin: '' }), { code: 1, out: '', said: 'solitaire-game: - is empty.\n' });
});

it('says that it cannot be written where no file can be', async () => {
  for (const target of [folder, join(folder, 'no', 'folder.ts')]) {
    const { code, said } = await run(`catalogue --write ${target} -`, { stdin: record('klondike', 1) });
    assert.equal(code, 1);
    assert.match(said, /^solitaire-game: [^\n]* cannot be written: [^\n]*\n$/);
  }
});

it('names the list that is none, and writes nothing', async () => {
  const list = join(folder, 'bad.jsonl');
  writeFileSync(list, `${JSON.stringify(judgeDeal({ variant: 'klondike', open: false, maxNodes: 10 }, 1).record)}\n{}\n`);
  const target = join(folder, 'untouched.ts');
  for (const [path, wanted] of [
    [list, /bad\.jsonl:2 is no deal/],
    [join(folder, 'none.jsonl'), /none\.jsonl cannot be read/],
  ] as const) {
    const { code, said } = await run(`catalogue --write ${target} ${path}`);
    assert.equal(code, 1);
    assert.match(said, wanted);
  }
  assert.throws(() => readFileSync(target));
});

it('writes no trailing blanks, and a deal where it belongs in whichever order they come', () => {
  const form = { variant: 'klondike', open: false } as const;
  const text = catalogueText([
    { ...form, seed: 3, difficulty: 'hard' },
    { ...form, seed: 5, difficulty: null },
    { ...form, seed: 1, difficulty: 'easy' },
  ]);
  assert.match(text, /'klondike': '-e-h',\n/);
});
