/**
 * `npm run bench`: runs every suite, prints its tables and writes them to bench/RESULTS.md. A suite's name chooses it:
 * `npm run bench -- engine`; then nothing is written.
 */
import { cpus, totalmem } from 'node:os';
import { engineSections } from './engine.js';
import { markdown, type Section } from './report.js';
import { writeFirst } from './results.js';
import { summarizeSolver } from './summary.js';

const SUITES: Readonly<Record<string, () => Section[]>> = { engine: engineSections };

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !Object.hasOwn(SUITES, name));
if (unknown.length > 0) {
  console.error(`There is no suite ${unknown.join(', ')}. Suites: ${Object.keys(SUITES).join(', ')}`);
  process.exit(2);
}

const cpu = cpus();
const machine = `${cpu.length} × ${cpu[0]?.model.trim() ?? 'unknown processor'}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node}, ${process.platform}`;
const head = `# Measurements

Machine: ${machine}. Repeat with \`npm run bench\`; it takes about a minute and writes this file.

Rates are per second of processor time on one core, the best of several rounds, so that other work on the machine disturbs
them little. Latencies are by the clock and do suffer from it: look at the medians first.
`;
console.log(head);
const parts = [head];
for (const [name, suite] of Object.entries(SUITES)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  for (const section of suite()) {
    const text = markdown(section);
    console.log(text);
    parts.push(text);
  }
}
if (chosen.length === 0) {
  writeFirst(parts.join('\n'), 'Frames'); // frames.mjs measures those
  summarizeSolver();
}
