/**
 * The file of a run, one line a deal in the order of the seeds. Each line is written whole and at once, so that a run can
 * end at any time; the next one takes up where the file ends, and a last line that is only half there is done again.
 */
import { closeSync, fstatSync, ftruncateSync, openSync, writeFileSync } from 'node:fs';
import { readIfThere, writing } from './files.js';
import { failure } from './io.js';
import type { DealRecord, Task } from './judge.js';
import type { SeedRange } from './options.js';

/** How every line of a run begins: tells half a line from what is no file of ours, which must not be touched. */
const beginning = ({ variant }: Task): string => `{"variant":${JSON.stringify(variant)},"seed":`;

export class Journal {
  /** What earlier runs have found. */
  readonly records: readonly DealRecord[];
  readonly #path: string;
  readonly #file: number;
  /** Bytes in the file, as this run left it. */
  #size: number;

  /** @throws {CommandError} for a file that is not of this run, and then the file is as it was. */
  constructor(path: string, task: Task, seeds: SeedRange) {
    this.#path = path;
    const text = readIfThere(path);
    const end = text.lastIndexOf('\n') + 1;
    const half = text.slice(end);
    const begins = beginning(task);
    if (!half.startsWith(begins) && !begins.startsWith(half)) throw failure(`${path} is no list of deals; it is left as it is.`);
    const lines = text.split('\n').slice(0, -1);
    this.records = lines.map((line, index) => checked(line, `${path}:${index + 1}`, task, seeds.from + index, seeds.to));
    this.#size = Buffer.byteLength(text.slice(0, end));
    this.#file = writing(path, () => openSync(path, 'a'));
    if (half !== '') writing(path, () => ftruncateSync(this.#file, this.#size));
  }

  /** @throws {CommandError} also where somebody else has written meanwhile, as two runs at once would be of use to neither, or has removed the file. */
  write(line: string): void {
    const stat = fstatSync(this.#file);
    if (stat.isFile() && stat.nlink === 0) throw failure(`${this.#path} was removed or replaced meanwhile; nothing more is written to it.`);
    if (stat.isFile() && stat.size !== this.#size) throw failure(`${this.#path} was changed by somebody else meanwhile, maybe by another run; nothing more is written to it.`);
    writing(this.#path, () => writeFileSync(this.#file, line)); // all of it, where one call of the system may write a part
    this.#size += Buffer.byteLength(line);
  }

  close(): void {
    closeSync(this.#file);
  }
}

/** A line of this very run: the same game, the seed whose turn it is, and a verdict that this limit would give. */
function checked(line: string, place: string, task: Task, seed: number, last: number): DealRecord {
  const demand = (holds: boolean, fault: string): void => {
    if (!holds) throw failure(`${place} is not of this run: ${fault}. Choose another file, or remove this one.`);
  };
  const record = parseDealRecord(line);
  if (!record) throw failure(`${place} is no deal; the file is left as it is.`);
  demand(record.variant === task.variant, `it is of ${record.variant}`);
  demand(record.open === task.open, record.open ? 'its cards lie open' : 'its cards do not lie open');
  demand(record.seed === seed && seed <= last, `it is seed ${record.seed}${seed <= last ? ` instead of ${seed}` : `, and the last one is ${last}`}`);
  const fits = record.verdict === 'unknown' ? record.nodes >= task.maxNodes : record.nodes <= task.maxNodes;
  demand(fits, 'it was made with another --max-nodes');
  return record;
}

/** A record out of a line of text; `null` where it is none. */
export function parseDealRecord(line: string): DealRecord | null {
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch {
    return null;
  }
  const { variant, seed, open, verdict, nodes, score } = (json ?? {}) as Partial<Record<keyof DealRecord, unknown>>;
  const holds =
    typeof variant === 'string' &&
    Number.isSafeInteger(seed) &&
    (seed as number) >= 0 &&
    typeof open === 'boolean' &&
    ['winnable', 'unwinnable', 'unknown'].includes(verdict as string) &&
    typeof nodes === 'number' &&
    (verdict === 'winnable' ? typeof score === 'number' : score === null);
  return holds ? (json as DealRecord) : null;
}
