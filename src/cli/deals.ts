/** `solitaire-game deals`: many deals of a game, a line of JSON each, in the order of their seeds. */
import { availableParallelism } from 'node:os';
import { variantOf } from '../engine/index.js';
import { DEFAULT_MAX_NODES } from '../solver/index.js';
import { STREAM } from './files.js';
import { misuse, type Io } from './io.js';
import { Journal } from './journal.js';
import type { DealRecord, Task } from './judge.js';
import { parseSeeds, readOptions, type SeedRange } from './options.js';
import { Progress } from './progress.js';
import { judgeInOrder, MOST_THREADS } from './threads.js';

const OPTIONS = {
  variant: { type: 'string' },
  seeds: { type: 'string' },
  open: { type: 'boolean' },
  'max-nodes': { type: 'string' },
  jobs: { type: 'string' },
  out: { type: 'string' },
} as const;

export async function dealsCommand(args: readonly string[], io: Io): Promise<void> {
  const given = readOptions(args, OPTIONS);
  const [variant, written, out] = [given.text('variant'), given.text('seeds'), given.file('out')];
  if (variant === undefined || written === undefined) throw misuse('deals needs --variant and --seeds.');
  const seeds = parseSeeds(written);
  const task: Task = { variant: variantOf(variant).id, open: given.flag('open'), maxNodes: given.count('max-nodes') ?? DEFAULT_MAX_NODES };
  const jobs = given.count('jobs', 1, MOST_THREADS) ?? availableParallelism();
  const journal = out === undefined || out === STREAM ? null : new Journal(out, task, seeds);
  try {
    await judgeAll(task, seeds, jobs, io, journal);
  } finally {
    journal?.close();
  }
}

async function judgeAll(task: Task, seeds: SeedRange, jobs: number, io: Io, journal: Journal | null): Promise<void> {
  const found = new Counts();
  for (const record of journal?.records ?? []) found.add(record);
  const before = found.total;
  const total = seeds.to - seeds.from + 1;
  const hasBar = io.width !== null && (journal !== null || !io.showsResults);
  const progress = new Progress(hasBar ? io : { ...io, width: null }, total, before);
  try {
    progress.show(before, found.text); // the first deal may take a minute
    const signal = io.stopSignal(journal ? 'Stopped; the same command goes on from here.' : 'Stopped.');
    for await (const record of judgeInOrder(task, seedsIn({ from: seeds.from + before, to: seeds.to }), { jobs, program: io.thread, signal })) {
      const line = `${JSON.stringify(record)}\n`;
      if (journal) journal.write(line);
      else io.out(line);
      found.add(record);
      progress.show(found.total, found.text);
    }
  } finally {
    progress.clear();
  }
  if (hasBar) io.say(`${total} deals: ${found.text}\n`);
}

function* seedsIn({ from, to }: SeedRange): Generator<number> {
  for (let seed = from; seed <= to; seed++) yield seed;
}

class Counts {
  total = 0;
  readonly #counts: Record<DealRecord['verdict'], number> = { winnable: 0, unwinnable: 0, unknown: 0 };

  add({ verdict }: DealRecord): void {
    this.total++;
    this.#counts[verdict]++;
  }

  get text(): string {
    return Object.entries(this.#counts)
      .map(([verdict, count]) => `${count} ${verdict}`)
      .join(', ');
  }
}
