/** Deals judged by several threads at once, handed out in the given order and given back in it. Owns the threads. */
import { Worker } from 'node:worker_threads';
import type { DealRecord, Task } from './judge.js';

/** More are a mistake, and could take all memory: a thread has some 14 MB of its own. */
export const MOST_THREADS = 256;

export interface ThreadsOptions {
  readonly jobs: number;
  /** What each thread runs: `thread.ts`, as it was built. */
  readonly program: URL;
  /** Ends the threads; the generator then throws the signal's reason. */
  readonly signal: AbortSignal;
}

export async function* judgeInOrder(task: Task, seeds: Iterable<number>, { jobs, program, signal }: ThreadsOptions): AsyncGenerator<DealRecord, void> {
  const source: Iterator<number, unknown> = seeds[Symbol.iterator]();
  /** Seeds that were handed out, the one whose turn is next first, and what was judged before its turn. */
  const due: number[] = [];
  const early = new Map<number, DealRecord>();
  const threads: Worker[] = [];
  const errors: Error[] = [];
  let wake = (): void => undefined;

  const fail = (cause: unknown): void => {
    errors.push(cause instanceof Error ? cause : new Error(String(cause)));
    wake();
  };
  const stop = (): void => fail(signal.reason);
  const take = (): number | null => {
    const next = source.next();
    if (next.done) return null;
    due.push(next.value);
    return next.value;
  };
  const start = (first: number): void => {
    const thread = new Worker(program, { workerData: task });
    threads.push(thread);
    thread.on('error', fail);
    thread.on('message', (record: DealRecord) => {
      early.set(record.seed, record);
      const seed = take();
      if (seed !== null) thread.postMessage(seed);
      wake();
    });
    thread.postMessage(first);
  };

  if (signal.aborted) stop();
  signal.addEventListener('abort', stop);
  try {
    for (let seed; threads.length < jobs && (seed = take()) !== null; ) start(seed);
    while (due.length > 0) {
      if (errors[0]) throw errors[0];
      const record = early.get(due[0]!);
      if (!record) {
        await new Promise<void>((resolve) => (wake = resolve));
        continue;
      }
      early.delete(record.seed);
      due.shift();
      yield record;
    }
  } finally {
    signal.removeEventListener('abort', stop);
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}
