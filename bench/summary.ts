/**
 * Keeps the solver's most asked-for figures at the end of RESULTS.md, where figures are looked for, taken from what
 * `npm run bench:solver` wrote to SOLVER.md. Measures nothing.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const RESULTS = new URL('RESULTS.md', import.meta.url);
const SOLVER = new URL('SOLVER.md', import.meta.url);
const TITLE = '## Solver';
/** Columns of the solver's first table that are repeated. */
const SHOWN = 6;

export function summarizeSolver(): void {
  const rows = readFileSync(SOLVER, 'utf8')
    .split('## Deals')[1]!
    .split('\n## ')[0]!
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').slice(0, SHOWN + 2).join('|').replace(/\|?$/, '|'));
  const others = readFileSync(RESULTS, 'utf8').split(`\n${TITLE}\n`)[0]!.trimEnd();
  const section = [TITLE, '', 'Processor time a deal; more, and what the figures mean, in [SOLVER.md](SOLVER.md).', '', ...rows, ''];
  writeFileSync(RESULTS, `${others}\n\n${section.join('\n')}`);
}
