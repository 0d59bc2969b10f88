import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'node:test';
import { applyMove, deal, isWon, parseMove } from '../../src/engine/index.js';
import { linesOf, run, temporaryFolder } from './run.js';

const folder = temporaryFolder();

it('solves a deal, with the moves that win', async () => {
  const begun = performance.now();
  const { code, out } = await run('solve --variant klondike --seed 10 --moves');
  const spent = performance.now() - begun;
  assert.equal(code, 0);
  const [record, ...more] = linesOf(out);
  assert.equal(more.length, 0);
  const { moves, ms, nodes, score, difficulty, ...rest } = record!;
  const texts = moves as string[];
  assert.deepEqual(rest, { variant: 'klondike', seed: 10, open: false, verdict: 'winnable', length: texts.length });
  assert.ok((nodes as number) > 0 && (score as number) > 0);
  assert.ok((ms as number) > 0 && (ms as number) < spent && Number.isInteger((ms as number) * 10), `${ms as number} of ${spent}`);
  assert.ok(['easy', 'medium', 'hard'].includes(difficulty as string));
  let end = deal('klondike', 10);
  for (const text of texts) end = applyMove(end, parseMove(text));
  assert.ok(isWon(end));
});

it('says the limit, and gives no line, length or difficulty then', async () => {
  const [record] = linesOf((await run('solve --variant big-piano --seed ленивый --open --max-nodes 3 --moves')).out);
  assert.deepEqual({ ...record, ms: 0 }, { variant: 'big-piano', seed: 'ленивый', open: true, verdict: 'unknown', length: null, nodes: 3, ms: 0, score: null, difficulty: null });
});

it("solves today's deal, which is the one that a page calls daily", async () => {
  const solved = async (seed: string, day: string): Promise<unknown> => ({ ...linesOf((await run(`solve --variant klondike --seed ${seed}`, { today: () => day })).out)[0], ms: 0 });
  const daily = await solved('daily', '2026-12-01');
  assert.equal((daily as { seed: string }).seed, '2026-12-01');
  assert.deepEqual(daily, await solved('2026-12-01', '2001-01-01'));
});

it('solves a position, from a file or from the standard input', async () => {
  const json = JSON.stringify(deal('klondike', 10));
  const path = join(folder, 'position.json');
  writeFileSync(path, json);
  const marked = join(folder, 'marked.json');
  writeFileSync(marked, `\uFEFF${json}`);
  assert.equal((await run(`solve --position ${marked}`)).code, 0, 'as some editors save it');
  const [fromFile] = linesOf((await run(`solve --position ${path}`)).out);
  const [fromInput] = linesOf((await run('solve --position -', { stdin: json })).out);
  const { nodes, length } = linesOf((await run('solve --variant klondike --seed 10')).out)[0]!;
  assert.deepEqual({ ...fromFile, ms: 0 }, { variant: 'klondike', verdict: 'winnable', length, nodes, ms: 0 });
  assert.deepEqual({ ...fromInput, ms: 0 }, { ...fromFile, ms: 0 });
});

it('names what is wrong with a position', async () => {
  const cases: Readonly<Record<string, RegExp>> = {
    '{"variant":': /not JSON/,
    '[]': /position: /,
    [JSON.stringify({ ...deal('klondike', 1), stock: ['1S'] })]: /stock\[0\]/,
    [JSON.stringify({ ...deal('klondike', 1), stock: [] })]: /is missing/,
    [JSON.stringify({ ...deal('klondike', 1), variant: 'canfield' })]: /canfield/,
  };
  for (const [stdin, wanted] of Object.entries(cases)) {
    const { code, out, said } = await run('solve --position -', { stdin });
    assert.equal(code, 2, stdin);
    assert.equal(out, '');
    assert.match(said, wanted);
  }
});

it('says which file cannot be read', async () => {
  const { code, said } = await run(`solve --position ${join(folder, 'none.json')}`);
  assert.equal(code, 1);
  assert.match(said, /^solitaire-game: [^\n]*none\.json cannot be read: ENOENT: no such file or directory\n$/);
});
