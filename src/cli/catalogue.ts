/** `solitaire-game catalogue`: what the catalogue of winnable deals holds, whether it still holds, and its making. */
import { availableParallelism } from 'node:os';
import { seedsOf } from '../deals/catalogue.js';
import { catalogueText } from '../deals/catalogue-text.js';
import { DIFFICULTIES, rate, type Difficulty } from '../deals/difficulty.js';
import { variantOf, variants } from '../engine/index.js';
import { DEFAULT_MAX_NODES } from '../solver/index.js';
import { readIfThere, readText, replaceText, STREAM } from './files.js';
import { failure, misuse, type Io } from './io.js';
import { parseDealRecord } from './journal.js';
import type { DealRecord } from './judge.js';
import { readOptions } from './options.js';
import { Progress } from './progress.js';
import { judgeInOrder, MOST_THREADS } from './threads.js';

const OPTIONS = {
  check: { type: 'boolean' },
  write: { type: 'string' },
  variant: { type: 'string' },
  jobs: { type: 'string' },
  'max-nodes': { type: 'string' },
} as const;

/** Pages load a letter for each seed from 0 on; and a single seed of sixteen digits would take all memory. */
const HIGHEST_SEED = 10_000;

export async function catalogueCommand(args: readonly string[], io: Io): Promise<void> {
  const given = readOptions(args, OPTIONS, { files: true });
  const target = given.file('write');
  if (target !== undefined && given.flag('check')) throw misuse('--check and --write are two things.');
  const [variant, jobs, maxNodes] = [given.text('variant'), given.count('jobs', 1, MOST_THREADS), given.count('max-nodes')];
  if (!given.flag('check') && (jobs ?? maxNodes) !== undefined) throw misuse('--jobs and --max-nodes are for --check: nothing is solved without it.');
  if (target !== undefined) {
    if (variant !== undefined) throw misuse('--write takes all deals of the lists: leave out --variant.');
    return write(target, given.files, io);
  }
  if (given.files.length > 0) throw misuse('Files are for --write.');
  const forms = formsOf(variant);
  if (given.flag('check')) return check(forms, io, jobs ?? availableParallelism(), maxNodes ?? DEFAULT_MAX_NODES);
  for (const form of forms) io.out(`${JSON.stringify({ ...form, ...counts(form) })}\n`);
}

/** A game, dealt face down or open. */
interface Form {
  readonly variant: string;
  readonly open: boolean;
}

/** Both forms of one game, or of all. */
function formsOf(variant: string | undefined): Form[] {
  const ids = variant === undefined ? [...variants.keys()] : [variantOf(variant).id];
  return ids.flatMap((id) => [false, true].map((open) => ({ variant: id, open })));
}

function counts({ variant, open }: Form): Record<Difficulty, number> {
  const entries = DIFFICULTIES.map((difficulty) => [difficulty, seedsOf(variant, open, difficulty).length]);
  return Object.fromEntries(entries) as Record<Difficulty, number>;
}

async function write(target: string, files: readonly string[], io: Io): Promise<void> {
  if (files.length === 0) throw misuse('--write needs the lists of deals that the catalogue is to be made of.');
  const lists: DealRecord[][] = [];
  for (const path of files) lists.push(dealsOf(await readText(path, io), path));
  const text = catalogueText(lists.flat());
  if (target === STREAM) return io.out(text);
  const title = text.slice(0, text.indexOf('\n'));
  const before = readIfThere(target);
  if (before !== '' && !before.startsWith(title)) throw failure(`${target} is there and is no catalogue; it is left as it is.`);
  replaceText(target, text);
}

/** Rated by the thresholds as they are now. */
function dealsOf(list: string, path: string): DealRecord[] {
  if (list === '') throw failure(`${path} is empty.`);
  return list.replace(/\n$/, '').split('\n').map((line, index) => {
    const place = `${path}:${index + 1}`;
    const record = parseDealRecord(line);
    if (!record) throw failure(`${place} is no deal.`);
    const { variant, seed, open, score } = record;
    if (!variants.has(variant)) throw failure(`${place} is of no game that is known here: ${JSON.stringify(variant)}.`);
    if (seed > HIGHEST_SEED) throw failure(`${place} is seed ${seed}; a catalogue has room for those up to ${HIGHEST_SEED}.`);
    return { ...record, difficulty: score === null ? null : rate(variant, open, score) };
  });
}

/**
 * Solves every deal of the catalogue. One that is not won is a fault of the catalogue. That a later version rates a deal
 * differently is none, but worth knowing.
 */
async function check(forms: readonly Form[], io: Io, jobs: number, maxNodes: number): Promise<void> {
  const signal = io.stopSignal('Stopped.');
  const total = forms.reduce((sum, { variant, open }) => sum + seedsOf(variant, open, 'any').length, 0);
  const progress = new Progress(io, total);
  let done = 0;
  let failures = 0;
  try {
    for (const form of forms) {
      const { variant, open } = form;
      const seeds = seedsOf(variant, open, 'any');
      const ratings = new Map(DIFFICULTIES.flatMap((difficulty) => seedsOf(variant, open, difficulty).map((seed) => [seed, difficulty])));
      const unproved: number[] = [];
      let ratedOtherwise = 0;
      for await (const { seed, verdict, difficulty } of judgeInOrder({ ...form, maxNodes }, seeds, { jobs, program: io.thread, signal })) {
        if (verdict !== 'winnable') unproved.push(seed);
        else if (difficulty !== ratings.get(seed)) ratedOtherwise++;
        progress.show(++done, variant);
      }
      progress.clear();
      failures += unproved.length;
      io.out(`${JSON.stringify({ ...form, deals: seeds.length, unproved, ratedOtherwise })}\n`);
    }
  } finally {
    progress.clear();
  }
  if (failures > 0) throw failure(`Of ${total} deals, ${failures} could not be won again.`);
}
