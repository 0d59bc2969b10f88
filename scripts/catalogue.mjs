// npm run catalogue: solves deals of every game, closed and open, and writes src/deals/catalogue-data.ts, by the command as it
// was built last (npm run build). Takes some minutes of all cores; stopped, it goes on where it was. The lists stay, to be rated
// anew when thresholds change: after a change to the solver or to the score, remove them first.
import './lib/node-version.mjs';
import { spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { fromRoot } from './lib/paths.mjs';

const { variants } = await import('../dist/engine/index.js');
/** Two decks take ten times as long. */
const SEEDS = { 1: '0..399', 2: '0..239' };
/** A win that takes more is hard to find for a person, too, and would make the catalogue take hours. */
const MAX_NODES = '500000';
/** Where the lists are. */
const FOLDER = '.catalogue';

/** By the streams of this process, so that the bar shows. */
async function command(...args) {
  const child = spawn(process.execPath, ['dist/cli/main.js', ...args], { cwd: fromRoot('.'), stdio: 'inherit' });
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) process.exit(code ?? 1);
}

await mkdir(fromRoot(FOLDER), { recursive: true });
const lists = [];
for (const [variant, { decks }] of variants) {
  for (const form of [[], ['--open']]) {
    const list = `${FOLDER}/${variant}${form.length ? '-open' : ''}.jsonl`;
    await command('deals', '--variant', variant, ...form, '--seeds', SEEDS[decks], '--max-nodes', MAX_NODES, '--out', list);
    lists.push(list);
  }
}
await command('catalogue', '--write', 'src/deals/catalogue-data.ts', ...lists);
