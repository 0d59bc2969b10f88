/** Deals judged by several threads at once, handed out in the given order and given back in it. Owns the threads. */
import { Worker } from 'node:worker_threads';
import type { DealRecord, Task } from './judge.js';

export interface ThreadsOptions {
  readonly jobs: number;
  /** What each thread runs: `thread.ts`, as it was built. */
  readonly program: URL;
  /** Ends the threads; the generator then throws the signal's reason. */
  readonly signal: AbortSignal;
}

export async function* judgeInOrder(task: Task, seeds: readonly number[], { jobs, program, signal }: ThreadsOptions): AsyncGenerator<DealRecord, void> {
  /** What was judged before its turn came. */
  const early = new Map<number, DealRecord>();
  let assigned = 0;
  const errors: Error[] = [];
  let wake = (): void => undefined;
  const fail = (cause: unknown): void => {
    errors.push(cause instanceof Error ? cause : new Error(String(cause)));
    wake();
  };
  const stop = (): void => fail(signal.reason);
  if (signal.aborted) stop();
  signal.addEventListener('abort', stop);

  const threads = Array.from({ length: Math.min(jobs, seeds.length) }, () => {
    const thread = new Worker(program, { workerData: task });
    const assign = (): void => {
      if (assigned < seeds.length) thread.postMessage(seeds[assigned++]);
    };
    thread.on('error', fail);
    thread.on('message', (record: DealRecord) => {
      early.set(record.seed, record);
      assign();
      wake();
    });
    assign();
    return thread;
  });
  try {
    for (const seed of seeds) {
      for (;;) {
        if (errors[0]) throw errors[0];
        const record = early.get(seed);
        if (record) {
          early.delete(seed);
          yield record;
          break;
        }
        await new Promise<void>((resolve) => (wake = resolve));
      }
    }
  } finally {
    signal.removeEventListener('abort', stop);
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}
