/**
 * Where a page has its positions solved: in one worker for all games on it, started when first needed and let go when
 * idle; where no worker can be had, in slices on the page. Owns that choice and who waits for which answer.
 *
 * Some policies refuse a worker at once and some later, with an error or with silence, so each rung of the ladder must
 * answer a ping before it is trusted: a script that the page names; the file beside our own, where that is the page's server (a policy
 * that lets our script in has it too, and hears of no attempt); the script as text; the page itself. Where the page lets scripts in one by one
 * (let-in.ts), nothing but what it names is tried: its policy would refuse the rest, and report it.
 */
import type { Position, Variant } from '../engine/index.js';
import { lostPart } from '../engine/lost.js';
import { oneByOne } from './let-in.js';
import type { FromService, ToService } from './protocol.js';
import type { ServicePlatform, SolverService } from './service.js';
import type { SolveResult } from './solver.js';
import { trusted } from './trust.js';
import { ownScripts, workerFile, workerText } from './worker-source.js';

export interface SolveAsideOptions {
  readonly maxNodes?: number;
  /** Gives the search up; the promise is then rejected with the signal's reason. */
  readonly signal?: AbortSignal;
  /** A script of the page's own origin that is the worker; tried first, where no worker is at work yet. */
  readonly workerUrl?: string | null;
}

/** What the ladder stands on: a test gives its own. */
export interface Ground {
  /** Whether the page is one that would refuse any worker but its own. */
  isClosed(): boolean;
  /** The address of the worker's file, where it lies on the page's own server; else empty. */
  file(): string;
  /** Text of the worker's script; empty where there is none. */
  text(): Promise<string>;
  /** Throws where there are no workers. */
  makeWorker(url: string): Worker;
  /** The service that works on the page, loaded when it is needed. */
  loadService(): Promise<new (platform: ServicePlatform) => SolverService>;
}

interface Place {
  tell(message: ToService): void;
  /** Lets the worker go; `null` where there is none, and nothing to let go. */
  readonly end: (() => void) | null;
}

/** How long a worker may take to answer its first ping. */
const PATIENCE = 3000;
/** A worker without work is let go after this time. */
const IDLE = 20_000;
/** On the page, no slice may be felt. */
const PAGE_SLICE = 6;

export class SolverClient {
  readonly #ground: Ground;
  readonly #waiting = new Map<number, { resolve(result: SolveResult): void; reject(error: Error): void }>();
  #place: Promise<Place> | null = null;
  #idle: ReturnType<typeof setTimeout> | undefined;
  #lastId = 0;

  constructor(ground: Ground) {
    this.#ground = ground;
  }

  /** Solves a position of a game without holding up the page. */
  async solve(position: Position, variant: Variant, { maxNodes, signal, workerUrl }: SolveAsideOptions = {}): Promise<SolveResult> {
    signal?.throwIfAborted();
    clearTimeout(this.#idle);
    const { tell } = await (this.#place ??= this.#findPlace(workerUrl ?? null));
    if (signal?.aborted) this.#letGoWhenIdle();
    signal?.throwIfAborted();
    const id = ++this.#lastId;
    return new Promise<SolveResult>((resolve, reject) => {
      const abort = (): void => {
        tell({ kind: 'cancel', id });
        this.#settle(id);
        reject(reasonOf(signal));
      };
      const done = (): void => signal?.removeEventListener('abort', abort);
      this.#waiting.set(id, {
        resolve: (result) => (done(), resolve(result)),
        reject: (error) => (done(), reject(error)),
      });
      signal?.addEventListener('abort', abort, { once: true });
      tell({ kind: 'solve', request: { id, position, variant, ...(maxNodes === undefined ? {} : { maxNodes }) } });
    });
  }

  /** Nobody waits for that answer any more. */
  #settle(id: number): void {
    this.#waiting.delete(id);
    this.#letGoWhenIdle();
  }

  /** A place without work is let go after a while. */
  #letGoWhenIdle(): void {
    if (this.#waiting.size > 0) return;
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => {
      void this.#place?.then(({ end }) => {
        if (!end || this.#waiting.size > 0) return;
        end();
        this.#place = null;
      });
    }, IDLE);
  }

  readonly #hear = (message: FromService): void => {
    if (message.kind === 'pong') return;
    const who = this.#waiting.get(message.id);
    this.#settle(message.id);
    if (message.kind === 'solved') who?.resolve(message.result);
    else who?.reject(new Error(message.message));
  };

  /** The first rung that holds. */
  async #findPlace(given: string | null): Promise<Place> {
    const ground = this.#ground;
    const made = async (): Promise<string> => {
      const text = await ground.text();
      return text && URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
    };
    for (const rung of [() => given, ...(ground.isClosed() ? [] : [() => ground.file(), made])]) {
      try {
        const url = await rung();
        if (url) return await this.#inWorker(url);
      } catch {
        // A policy, a wrong address, or no room for a worker: the next rung has to do.
      }
    }
    return this.#onPage().catch((error: unknown) => {
      this.#place = null; // the next request looks anew
      throw error;
    });
  }

  async #inWorker(url: string): Promise<Place> {
    let worker: Worker | null = null;
    try {
      const made = (worker = this.#ground.makeWorker(url));
      await new Promise<void>((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error()), PATIENCE);
        made.onmessage = ({ data }: MessageEvent<Partial<FromService> | null>) => {
          if (data?.kind !== 'pong') return; // some other script, which may say what it likes
          clearTimeout(timer);
          resolve();
        };
        made.onerror = (event) => (clearTimeout(timer), event.preventDefault(), reject(new Error()));
        made.postMessage({ kind: 'ping' } satisfies ToService);
      });
      made.onmessage = ({ data }: MessageEvent<FromService>) => this.#hear(data);
      // Whoever waits for a worker that broke asks again, and gets another.
      made.onerror = (event) => {
        event.preventDefault();
        made.terminate();
        this.#place = null;
        for (const [id, { reject }] of [...this.#waiting]) {
          this.#settle(id);
          reject(new Error('The solver broke off.'));
        }
      };
      return { tell: (message) => made.postMessage(message), end: () => made.terminate() };
    } catch (error) {
      worker?.terminate();
      throw error;
    } finally {
      URL.revokeObjectURL(url); // nothing happens to an address that is none of ours
    }
  }

  async #onPage(): Promise<Place> {
    const Service = await this.#ground.loadService().catch((cause: unknown) => {
      throw lostPart('The solver', cause);
    });
    const service = new Service({
      now: () => performance.now(),
      later: (job) => void setTimeout(job, 0),
      answer: this.#hear,
      slice: PAGE_SLICE,
    });
    return { tell: (message) => service.hear(message), end: null };
  }
}

function reasonOf(signal: AbortSignal | undefined): Error {
  const reason: unknown = signal?.reason;
  return reason instanceof Error ? reason : new Error(String(reason));
}

/** One for all games on the page. */
const shared = new SolverClient({
  isClosed: () => oneByOne(ownScripts(), document.scripts, location.origin),
  file: workerFile,
  text: workerText,
  // What is a file of ours is a module too.
  makeWorker: (url) => new Worker(trusted.createScriptURL(url), url.startsWith('blob:') ? {} : { type: 'module' }),
  loadService: async () => (await import('./service.js')).SolverService,
});

/** Solves a position of a game without holding up the page. */
export function solveAside(position: Position, variant: Variant, options?: SolveAsideOptions): Promise<SolveResult> {
  return shared.solve(position, variant, options);
}
