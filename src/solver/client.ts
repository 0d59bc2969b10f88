/**
 * Where a page has its positions solved: in one worker for all games on it, started when first needed and let go when
 * idle; where no worker can be had, in slices on the page. Owns that choice and who waits for which answer.
 *
 * Some policies refuse a worker at once and some later, with an error or with silence, so each way must answer a ping
 * before it is trusted.
 */
import type { Position, Variant } from '../engine/index.js';
import type { FromService, ToService } from './protocol.js';
import type { SolveResult } from './solver.js';
import { trusted } from './trust.js';
import { workerText, workerUrl } from './worker-source.js';

export interface SolveAsideOptions {
  readonly maxNodes?: number;
  /** Gives the search up; the promise is then rejected with the signal's reason. */
  readonly signal?: AbortSignal;
}

interface Place {
  tell(message: ToService): void;
  end(): void;
}

/** How long a worker may take to answer its first ping. */
const PATIENCE = 3000;
/** A worker without work is let go after this time. */
const IDLE = 20_000;
/** On the page, no slice may be felt. */
const PAGE_SLICE = 6;

const waiting = new Map<number, { resolve(result: SolveResult): void; reject(error: Error): void }>();
let place: Promise<Place> | null = null;
let idle: ReturnType<typeof setTimeout> | undefined;
let lastId = 0;

/** Solves a position of a game without holding up the page. */
export async function solveAside(position: Position, variant: Variant, { maxNodes, signal }: SolveAsideOptions = {}): Promise<SolveResult> {
  signal?.throwIfAborted();
  clearTimeout(idle);
  const { tell } = await (place ??= findPlace());
  if (signal?.aborted) letGoWhenIdle();
  signal?.throwIfAborted();
  const id = ++lastId;
  return new Promise<SolveResult>((resolve, reject) => {
    const abort = (): void => {
      tell({ kind: 'cancel', id });
      settle(id);
      reject(reasonOf(signal));
    };
    const done = (): void => signal?.removeEventListener('abort', abort);
    waiting.set(id, {
      resolve: (result) => (done(), resolve(result)),
      reject: (error) => (done(), reject(error)),
    });
    signal?.addEventListener('abort', abort, { once: true });
    tell({ kind: 'solve', request: { id, position, variant, ...(maxNodes === undefined ? {} : { maxNodes }) } });
  });
}

function reasonOf(signal: AbortSignal | undefined): Error {
  const reason: unknown = signal?.reason;
  return reason instanceof Error ? reason : new Error(String(reason));
}

/** Nobody waits for that answer any more. */
function settle(id: number): void {
  waiting.delete(id);
  letGoWhenIdle();
}

/** A place without work is let go after a while. */
function letGoWhenIdle(): void {
  if (waiting.size > 0) return;
  clearTimeout(idle);
  idle = setTimeout(() => {
    if (waiting.size > 0) return;
    void place?.then((found) => found.end());
    place = null;
  }, IDLE);
}

const hear = (message: FromService): void => {
  if (message.kind === 'pong') return;
  const who = waiting.get(message.id);
  settle(message.id);
  if (message.kind === 'solved') who?.resolve(message.result);
  else who?.reject(new Error(message.message));
};

async function findPlace(): Promise<Place> {
  // A file of the page's own server is let in wherever our own script is, and such a policy hears of no attempt.
  for (const way of typeof Worker === 'function' ? [workerUrl, textUrl] : []) {
    try {
      const url = await way();
      if (url !== '') return await inWorker(url);
    } catch {
      // A policy, or no room for a worker: the page has to do.
    }
  }
  return onPage().catch((error: unknown) => {
    place = null; // the next request looks anew
    throw error;
  });
}

async function textUrl(): Promise<string> {
  const text = await workerText();
  return text && URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
}

async function inWorker(url: string): Promise<Place> {
  let worker: Worker | null = null;
  try {
    const made = (worker = new Worker(trusted.createScriptURL(url), url.startsWith('blob:') ? {} : { type: 'module' }));
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('The worker is silent.')), PATIENCE);
      made.onmessage = () => (clearTimeout(timer), resolve());
      made.onerror = (event) => (clearTimeout(timer), event.preventDefault(), reject(new Error('The worker was refused.')));
      made.postMessage({ kind: 'ping' } satisfies ToService);
    });
    made.onmessage = ({ data }: MessageEvent<FromService>) => hear(data);
    // Whoever waits for a worker that broke asks again, and gets another.
    made.onerror = (event) => {
      event.preventDefault();
      made.terminate();
      place = null;
      for (const [id, { reject }] of [...waiting]) {
        settle(id);
        reject(new Error('The solver broke off.'));
      }
    };
    return { tell: (message) => made.postMessage(message), end: () => made.terminate() };
  } catch (error) {
    worker?.terminate();
    throw error;
  } finally {
    URL.revokeObjectURL(url);
  }
}

async function onPage(): Promise<Place> {
  const { SolverService } = await import('./service.js');
  const service = new SolverService({
    now: () => performance.now(),
    later: (job) => void setTimeout(job, 0),
    answer: hear,
    slice: PAGE_SLICE,
  });
  return { tell: (message) => service.hear(message), end: () => undefined };
}
