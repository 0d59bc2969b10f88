/**
 * Keeps the solver's most asked-for figures in RESULTS.md, where figures are looked for, taken from what
 * `npm run bench:solver` wrote to SOLVER.md. Measures nothing.
 */
import { readFileSync } from 'node:fs';
import { writeSection } from './results.js';

const SOLVER = new URL('SOLVER.md', import.meta.url);
/** Columns of the solver's first table that are repeated. */
const SHOWN = 6;

export function summarizeSolver(): void {
  const rows = readFileSync(SOLVER, 'utf8')
    .split('## Deals')[1]!
    .split('\n## ')[0]!
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').slice(0, SHOWN + 2).join('|').replace(/\|?$/, '|'));
  const section = ['Processor time a deal; more, and what the figures mean, in [SOLVER.md](SOLVER.md).', '', ...rows, ''];
  writeSection('Solver', section.join('\n'));
}
