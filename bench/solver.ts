/**
 * `npm run bench:solver`: every deal of test/cases whose verdict is known, and seeds of big-piano, for which nobody knows
 * one. Prints a table and writes it to bench/SOLVER.md. `npm run bench:solver -- klondike aceless` measures these only;
 * `--seconds 1` gives each deal less time. Then nothing is written.
 */
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { deal, type Position } from '../src/engine/index.js';
import { Solver } from '../src/solver/index.js';
import { readCases } from '../test/solver/cases.js';
import { markdown, quantile, whole } from './report.js';

/** What the best public solvers did with the first hundred of the same deals: median, mean and p95 in milliseconds. */
const PEERS: Readonly<Record<string, string>> = {
  klondike: 'lonelybot 0.013 / 10.7 / 52; KPatience 1.8 / 139 / 1,020 (89 % decided)',
  'klondike-draw3': 'lonelybot 0.09 / 38 / 132; KPatience 3.2 / 151 / 879 (84 %)',
  'little-klondike-worrying-back': 'lonelybot, patched: 0.036 / 52 / 109',
  'little-klondike': '',
  aceless: 'Solvitaire, extended: 101 / ≥3,110 / 23,500',
  'aceless-no-redeal': '',
  'aceless-unlimited-redeals': 'lonelybot, patched: 0.028 / 3.9 / 25',
  'little-piano': 'Solvitaire, extended: 39 / 564 / 4,558',
  'little-piano-open': '',
  'big-piano': 'none plays it',
};
/** Nodes between two looks at the clock. */
const SLICE = 20_000;

interface Item {
  readonly id: string;
  readonly position: Position;
  readonly verdict: string;
}

interface Measured {
  readonly verdict: string;
  readonly milliseconds: number;
  readonly nodes: number;
  readonly bytes: number;
}

/** Processor time, as other work on the machine would disturb the clock's. */
function cpuMilliseconds(since?: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
}

function measure(position: Position, seconds: number): Measured {
  const start = process.cpuUsage();
  const solver = new Solver(position, { maxNodes: Infinity });
  let bytes = 0;
  for (;;) {
    const result = solver.step(SLICE);
    bytes = Math.max(bytes, solver.bytes);
    const milliseconds = cpuMilliseconds(start);
    if (result || milliseconds > seconds * 1000) {
      return { verdict: result?.verdict ?? 'unknown', milliseconds, nodes: solver.nodes, bytes };
    }
  }
}

function itemsOf(name: string): Item[] {
  if (name !== 'big-piano') return readCases(name);
  return Array.from({ length: 200 }, (_, index) => ({ id: `seed ${index + 1}`, position: deal(name, index + 1), verdict: 'unknown' }));
}

function rowFor(name: string, seconds: number): string[] {
  const items = itemsOf(name);
  const results = items.map(({ id, position, verdict }) => {
    const result = measure(position, seconds);
    if (result.verdict !== 'unknown' && verdict !== 'unknown' && result.verdict !== verdict) {
      throw new Error(`${id}: ${result.verdict}, but it is known to be ${verdict}`);
    }
    return result;
  });
  const count = (verdict: string): number => results.filter((result) => result.verdict === verdict).length;
  const times = results.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const nodes = results.map((result) => result.nodes).sort((a, b) => a - b);
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  const decided = (100 * (items.length - count('unknown'))) / items.length;
  return [
    name,
    `${count('winnable')} / ${count('unwinnable')} / ${count('unknown')}`,
    `${decided.toFixed(1)} %`,
    quantile(times, 0.5).toFixed(2),
    mean.toFixed(1),
    whole(quantile(times, 0.95)),
    whole(quantile(times, 1)),
    whole(quantile(nodes, 0.5)),
    whole(quantile(nodes, 0.95)),
    whole(Math.max(...results.map(({ bytes }) => bytes)) / 1e6),
    PEERS[name] ?? '',
  ];
}

const { values, positionals } = parseArgs({ options: { seconds: { type: 'string' } }, allowPositionals: true });
const names = positionals.length > 0 ? positionals : Object.keys(PEERS);
const rows = names.map((name) => {
  const row = rowFor(name, Number(values.seconds ?? (name === 'big-piano' ? 10 : 5)));
  console.log(row.join('  '));
  return row;
});
const text = `# The solver, measured

Machine: ${cpus()[0]?.model.trim() ?? 'unknown processor'}, one core, Node ${process.versions.node}. Repeat with \`npm run bench:solver\`; it may
take half an hour and writes this file. Every verdict was compared with the known one, and every win was played through.

${markdown({
  title: 'Deals',
  note: 'Milliseconds of processor time, reading the position and playing the line through included; at most 5 s a deal, big-piano 10 s. Peers: native programs, medians / means / 95th percentiles where known.',
  head: ['deals', 'won / lost / unknown', 'decided', 'median ms', 'mean', 'p95', 'most', 'median nodes', 'p95', 'MB', 'peers (ms)'],
  rows,
})}`;
if (positionals.length === 0 && values.seconds === undefined) writeFileSync(new URL('SOLVER.md', import.meta.url), text);
else console.log(text);
