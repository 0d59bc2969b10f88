/** What the command understands, and what it says of what it does not. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
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

it("says the package's version", async () => {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string };
  assert.equal((await run('--version')).out, `${version}\n`);
});

const MISUSES: Readonly<Record<string, RegExp>> = {
  '': /Say what to do/,
  shuffle: /no command "shuffle"/,
  toString: /no command "toString"/,
  'solve --variant klondike': /needs --variant and --seed/,
  'solve --seed 1': /needs --variant and --seed/,
  'solve --variant canfield --seed 1': /no game called "canfield"/,
  'solve --variant klondike --seed 9007199254740993': /seed 9007199254740993 is not/,
  'solve --variant klondike --seed 1 --max-nodes 0': /--max-nodes must be a whole number from 1, not "0"/,
  'solve --variant klondike --seed 1 --max-nodes 1e3': /--max-nodes must be a whole number/,
  'solve --variant klondike --seed 1 --colour red': /Unknown option '--colour'/,
  'solve --variant klondike --seed': /argument missing/,
  'solve --variant klondike --seed 1 2': /Unexpected argument '2'/,
  'solve --position - --open': /leave out/,
  'deals --variant klondike': /needs --variant and --seeds/,
  'deals --variant klondike --seeds 9..3': /must not run downwards/,
  'deals --variant klondike --seeds 1..2..3': /must be like 1\.\.10000/,
  'deals --variant klondike --seeds 1..x': /whole number from 0, not "x"/,
  'deals --variant klondike --seeds daily': /--seeds takes numbers\. Today's deal: solve --seed daily/,
  'deals --variant klondike --seeds ..5': /whole number from 0, not ""/,
  'deals --variant klondike --seeds -1..5': /seeds/,
  'deals --variant klondike --seeds 1..2 --jobs none': /--jobs must be/,
  'deals --variant canfield --seeds 1..2': /no game called "canfield"/,
  'catalogue --check --write x': /two things/,
  'catalogue list.jsonl': /Files are for --write/,
  'catalogue --write x': /needs the lists/,
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
