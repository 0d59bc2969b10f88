/** What the command understands, and what it says of what it does not. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { FAILED, INTERRUPTED, MISUSED } from '../../src/cli/io.js';
import { variants } from '../../src/engine/index.js';
import { run } from './run.js';

it('shows its help, also behind a command', async () => {
  for (const line of ['--help', '-h', 'deals --help']) {
    const { code, out, said } = await run(line);
    assert.equal(code, 0);
    assert.match(out, /^Usage: solitaire-game/);
    assert.equal(said, '');
  }
});

it('fits its help into a terminal', async () => {
  const { out } = await run('--help');
  for (const line of out.split('\n')) assert.ok(line.length <= 80, line);
});

it('names in its help every game and every exit code', async () => {
  const { out } = await run('--help');
  assert.ok(out.includes(`\nGames: ${[...variants.keys()].join(', ')}.\n`), out);
  assert.deepEqual([FAILED, MISUSED, INTERRUPTED], [1, 2, 130], 'as shells have it');
  assert.ok(out.endsWith('\nExit codes: 0 done, 1 failed, 2 asked in a wrong way, 130 interrupted.\n'), out);
});

it("says the package's version", async () => {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string };
  for (const line of ['--version', '-v']) assert.deepEqual(await run(line), { code: 0, out: `${version}\n`, said: '' });
});

const MISUSES: Readonly<Record<string, RegExp>> = {
  '': /Say what to do/,
  shuffle: /no command "shuffle"; there are solve, deals, catalogue, serve\.\n/,
  toString: /no command "toString"/,
  'solve --variant klondike': /needs --variant and --seed/,
  'solve --seed 1': /needs --variant and --seed/,
  'solve --variant canfield --seed 1': /no game called "canfield"/,
  'solve --variant klondike --seed 9007199254740993': /seed 9007199254740993 is not/,
  'solve --variant klondike --seed 1 --max-nodes 0': /--max-nodes must be a whole number from 1 to 9007199254740991, not "0"/,
  'solve --variant klondike --seed 1 --max-nodes 1e3': /--max-nodes must be a whole number/,
  'solve --variant klondike --seed 1 --colour red': /Unknown option '--colour'\.\n/,
  'solve --variant klondike --seed': /: --seed needs a value; one that begins with a dash is written --seed=-…\.\n/,
  'solve --variant klondike --seed -1': /: --seed needs a value; one that begins with a dash is written --seed=-…\.\n/,
  'solve --variant klondike --seed 1 2': /Unexpected argument '2'/,
  'solve --position - --open': /leave out/,
  'solve --position - --variant klondike': /leave out/,
  'solve --position - --seed 1': /leave out/,
  'deals --variant klondike': /needs --variant and --seeds/,
  'deals --variant klondike --seeds 9..3': /must not run downwards/,
  'deals --variant klondike --seeds 1..2..3': /must be like 1\.\.10000/,
  'deals --variant klondike --seeds 1..x': /must be like 1\.\.10000, or one number, not "1\.\.x"/,
  'deals --variant klondike --seeds 1-5': /must be like 1\.\.10000, or one number, not "1-5"/,
  'deals --variant klondike --seeds 1..9007199254740992': /A seed in --seeds must be a whole number from 0 to 9007199254740991, not "9007199254740992"/,
  'deals --variant klondike --seeds daily': /--seeds takes numbers\. Today's deal: solve --seed daily/,
  'deals --variant klondike --seeds ..5': /must be like 1\.\.10000/,
  'deals --variant klondike --seeds -1..5': /seeds/,
  'deals --variant klondike --seeds 1..2 --jobs none': /--jobs must be/,
  'deals --variant klondike --seeds 1..2 --jobs 1000': /--jobs must be a whole number from 1 to 256, not "1000"/,
  'deals --variant canfield --seeds 1..2': /no game called "canfield"/,
  'solve --position=': /: --position needs the name of a file\.\n/,
  'deals --variant klondike --seeds 1..2 --out=': /: --out needs the name of a file\.\n/,
  'catalogue --write= list.jsonl': /: --write needs the name of a file\.\n/,
  'catalogue --check --write x': /two things/,
  'catalogue --check --jobs 0': /--jobs must be a whole number from 1 to 256, not "0"/,
  'catalogue --check --jobs 257': /--jobs must be a whole number from 1 to 256, not "257"/,
  'catalogue --jobs 2': /--jobs and --max-nodes are for --check/,
  'catalogue --max-nodes 9': /--jobs and --max-nodes are for --check/,
  'catalogue --write x list.jsonl --jobs 2': /--jobs and --max-nodes are for --check/,
  'catalogue list.jsonl': /Files are for --write/,
  'catalogue --write x': /needs the lists/,
  'catalogue --write x list.jsonl --variant klondike': /leave out --variant/,
};

for (const [line, wanted] of Object.entries(MISUSES)) {
  it(`refuses: ${line || '(nothing)'}`, async () => {
    const { code, out, said } = await run(line);
    assert.equal(code, 2);
    assert.equal(out, '');
    assert.match(said, wanted);
    assert.match(said, /^solitaire-game: .+\nsolitaire-game --help shows how it is used\.\n$/);
  });
}

it('refuses a file without a name', async () => {
  const { code, said } = await run(['catalogue', '--write', 'x', '']);
  assert.equal(code, 2);
  assert.match(said, /^solitaire-game: The name of a file must not be empty\.\n/);
});

it('tells what nobody foresaw with the place where it happened, and nothing of how the command is used', async () => {
  const onOut = (): void => {
    throw new RangeError('unforeseen');
  };
  const { code, said } = await run('--version', { onOut });
  assert.equal(code, 1);
  assert.match(said, /^solitaire-game: RangeError: unforeseen\n {4}at .*command\.test/);
  assert.doesNotMatch(said, /how it is used/);
});
