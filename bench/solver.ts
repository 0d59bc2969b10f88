/**
 * `npm run bench:solver`: every deal of test/cases whose verdict is known, and seeds of big-piano, for which nobody knows
 * one. Prints tables and writes them to bench/SOLVER.md. `npm run bench:solver klondike aceless` measures these only;
 * `--seconds 1` gives each deal less time. Then nothing is written.
 */
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { deal, isWon, parsePosition, applyMove, type Position } from '../src/engine/index.js';
import { Solver } from '../src/solver/index.js';
import { Model } from '../src/solver/model.js';
import { Portfolio } from '../src/solver/portfolio.js';
import { realise } from '../src/solver/realise.js';
import { tidied } from '../src/solver/tidy.js';
import { atOnce } from '../test/solver/at-once.js';
import { readCases } from '../test/solver/cases.js';
import { markdown, quantile, whole } from './report.js';
import { writeFirst } from './results.js';
import { summarizeSolver } from './summary.js';

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
/** What the figures say, in words; to be looked over when they change. */
const VERSUS = `## Against the native peers, and what would close the gap

Undecided deals: fewer than any general solver leaves, and fewer than the specialised one leaves in the same five seconds (of the
two hundred deals it takes longer for 2 at draw 3 and for 3 of little-klondike with worrying back). Two proofs of loss see to that: a quick
one, at the first look and wherever the search spends the last host of a kind (\`src/solver/loss.ts\`), and a search through the easier game in
which every card of the stock can be had at any time (\`src/solver/portfolio.ts\`). Most lost deals are lost there too, with a tenth of the
states. What stays undecided is lost, though the easier game is won. The native program looks at ten times as many states in a second, so where neither
proof helps, it is faster.

Medians are not within three times of its 0.01 to 0.1 ms, but at draw 3 nearly so once the code is warm. A median deal is 50 to 100 states; two thirds
of the time are what it does not do: check a position of unknown origin, write the line as moves, and play these through the engine (see
the table of parts). With code that is new to the engine a deal takes several times as long as with code that is warm, and most of the medians
above is that. The native program keeps a state in two machine words and finds steps by shifts; here a state is some typed arrays. What
would close the gap: bit boards for hosts and cards all through; and one entry in the table for all states that sending cards home and worrying
them back lead between (1.3 to 3.5 times fewer entries, counted on lost deals of long searches).

Tried and left out. Splitting the proof of loss by who takes the only free host of a kind cuts the states of some lost deals by two to ten and of
others by a tenth, at two to four times the work for each. Looking in the easier game from states within the search, too, cuts next to nothing.
Leaving the quick proof out of the first 64 states makes these a third cheaper, and half as many more.
`;
/** Nodes between two looks at the clock. */
const SLICE = 20_000;

/** Seconds that a deal gets; big-piano's go on for twice as long, to see what more effort brings. */
const SECONDS = 5;
const LONG = 10;
const PIANO = 'big-piano';

interface Item {
  readonly id: string;
  readonly position: Position;
  readonly verdict: string;
}

interface Measured {
  readonly verdict: string;
  readonly milliseconds: number;
  readonly clock: number;
  readonly nodes: number;
  readonly bytes: number;
  readonly moves: number;
}

/** Processor time, as other work on the machine would disturb the clock's. */
function cpuMilliseconds(since?: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
}

function measure(position: Position, seconds: number): Measured {
  const start = process.cpuUsage();
  const begun = performance.now();
  const solver = new Solver(position, { maxNodes: Infinity });
  let bytes = 0;
  for (;;) {
    const result = solver.step(SLICE);
    bytes = Math.max(bytes, solver.bytes);
    const milliseconds = cpuMilliseconds(start);
    if (!result && milliseconds < seconds * 1000) continue;
    const clock = performance.now() - begun;
    const moves = result?.moves?.length ?? NaN;
    return { verdict: result?.verdict ?? 'unknown', milliseconds, clock, nodes: solver.nodes, bytes, moves };
  }
}

function itemsOf(name: string): Item[] {
  if (name !== PIANO) return readCases(name);
  return Array.from({ length: 200 }, (_, index) => ({ id: `seed ${index + 1}`, position: deal(name, index + 1), verdict: 'unknown' }));
}

function resultsOf(name: string, seconds: number): Measured[] {
  return itemsOf(name).map(({ id, position, verdict }) => {
    const result = measure(position, seconds);
    if (result.verdict !== 'unknown' && verdict !== 'unknown' && result.verdict !== verdict) {
      throw new Error(`${id}: ${result.verdict}, but it is known to be ${verdict}`);
    }
    return result;
  });
}

/** What would have been measured, had the time been less. */
function within(results: readonly Measured[], seconds: number): Measured[] {
  return results.map((result) => {
    const late = result.milliseconds > seconds * 1000;
    return late ? { ...result, verdict: 'unknown', milliseconds: seconds * 1000 } : result;
  });
}

const isDecided = ({ verdict }: Measured): boolean => verdict !== 'unknown';
const percent = (part: number, all: number): string => `${((100 * part) / all).toFixed(1)} %`;
const sorted = (values: readonly number[]): number[] => values.filter((value) => !Number.isNaN(value)).sort((a, b) => a - b);
const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

function rowFor(name: string, results: readonly Measured[]): string[] {
  const count = (verdict: string): number => results.filter((result) => result.verdict === verdict).length;
  const times = sorted(results.map(({ milliseconds }) => milliseconds));
  const nodes = sorted(results.map((result) => result.nodes));
  return [
    name,
    `${count('winnable')} / ${count('unwinnable')} / ${count('unknown')}`,
    percent(results.filter(isDecided).length, results.length),
    quantile(times, 0.5).toFixed(2),
    meanOf(times).toFixed(1),
    whole(quantile(times, 0.95)),
    quantile(sorted(results.map(({ clock }) => clock)), 0.5).toFixed(2),
    whole(quantile(times, 0.99)),
    whole(quantile(times, 1)),
    whole(quantile(nodes, 0.5)),
    whole(meanOf(nodes)),
    whole(quantile(nodes, 0.95)),
    whole(Math.max(...results.map(({ bytes }) => bytes)) / 1e6),
    whole(meanOf(sorted(results.map(({ moves }) => moves)))),
    PEERS[name] ?? '',
  ];
}

/** How many deals are decided by when; both in seconds and in nodes, which other work on the machine does not disturb. */
function effortRows(results: readonly Measured[]): string[][] {
  const decided = (isIn: (result: Measured) => boolean): number => results.filter((result) => isDecided(result) && isIn(result)).length;
  return [1.25, 2.5, 5, 10, 20].map((seconds) => {
    const nodes = seconds * 160_000;
    const [inTime, inNodes] = [
      decided(({ milliseconds }) => milliseconds <= seconds * 1000),
      decided((result) => result.nodes <= nodes),
    ];
    return [`${seconds}`, percent(inTime, results.length), whole(nodes), percent(inNodes, results.length)];
  });
}

/** Medians of the parts of easy deals, by the clock, when all code has been warmed up. */
function partsRow(name: string): string[] {
  const rounds: number[][] = [];
  for (let round = 0; round < 3; round++) {
    rounds.length = 0;
    for (const { position } of readCases(name)) {
      const times = [performance.now()];
      const lap = (): void => void times.push(performance.now());
      const parsed = parsePosition(position);
      lap();
      const model = new Model(parsed);
      const search = new Portfolio(model);
      lap();
      search.run(20_000);
      lap();
      if (search.outcome !== 'won') continue;
      const moves = atOnce(realise(parsed, model, atOnce(tidied(model, search.path))));
      lap();
      let end = parsed;
      for (const move of moves) end = applyMove(end, move);
      if (!isWon(end)) throw new Error(`${name}: the line does not win`);
      lap();
      rounds.push(times.slice(1).map((time, part) => time - times[part]!));
    }
  }
  return [name, ...[0, 1, 2, 3, 4].map((part) => quantile(sorted(rounds.map((times) => times[part]!)), 0.5).toFixed(3))];
}

const { values, positionals } = parseArgs({ options: { seconds: { type: 'string' } }, allowPositionals: true });
const names = positionals.length > 0 ? positionals : Object.keys(PEERS);
const unknown = names.filter((name) => !Object.hasOwn(PEERS, name));
if (unknown.length > 0) {
  console.error(`There are no deals called ${unknown.join(', ')}. Deals: ${Object.keys(PEERS).join(', ')}`);
  process.exit(2);
}
const sections: string[] = [];
const rows = names.map((name) => {
  const seconds = Number(values.seconds ?? (name === PIANO ? LONG : SECONDS));
  const results = resultsOf(name, name === PIANO ? 2 * seconds : seconds);
  const row = rowFor(name, within(results, seconds));
  console.log(row.join('  '));
  if (name === PIANO) {
    sections.push(
      markdown({
        title: 'big-piano: what more effort brings',
        note: 'Deals of seeds 1–200 that are decided within so much processor time, and within so many nodes (about as many as that time takes).',
        head: ['seconds', 'decided', 'nodes', 'decided'],
        rows: effortRows(results),
      }),
    );
  }
  return row;
});
sections.unshift(
  markdown({
    title: 'Deals',
    note: `Milliseconds of processor time (that of the engine's own compiler threads with it), reading the position and playing the line through
included; at most ${SECONDS} s a deal, big-piano ${LONG} s. "Clock" is the median by the clock. MB: the search's tables at their largest. Peers: native
programs, medians / means / 95th percentiles where known.`,
    head: 'deals|won / lost / unknown|decided|median ms|mean|p95|clock|p99|most|median nodes|mean|p95|MB|moves a line|peers (ms)'.split('|'),
    rows,
  }),
);
if (positionals.length === 0) {
  sections.push(
    markdown({
      title: 'What a median is made of',
      note: 'Milliseconds by the clock for won deals of up to 20,000 nodes, medians of each part, code warmed up.',
      head: ['deals', 'reading the position', 'setting up', 'search', 'line', 'playing it through'],
      rows: ['klondike', 'klondike-draw3', 'little-klondike-worrying-back', 'aceless-unlimited-redeals'].map(partsRow),
    }),
    VERSUS,
  );
}
const text = `# The solver, measured

Machine: ${cpus()[0]?.model.trim() ?? 'unknown processor'}, one core, Node ${process.versions.node}. Repeat with \`npm run bench:solver\`; it takes
some ten minutes and writes this file, all but its last section. Every verdict was compared with the known one, and every win was played through.
The whole process, all deals in turn, took ${whole(process.resourceUsage().maxRSS / 1000)} MB at most; one search's tables may take 228 MB, and then forget their older half.

${sections.join('\n')}`;
if (positionals.length === 0 && values.seconds === undefined) {
  writeFirst(text, 'On the page', 'SOLVER.md'); // long-tasks.mjs measures that
  summarizeSolver();
} else console.log(text);
