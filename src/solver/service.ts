/**
 * Answers requests to solve, in slices: the requests take turns, and between two slices there is time to hear more. The
 * same in a worker and on the page; owns the queue, must not know where it runs. What it is asked comes from games in
 * play, whose positions and variants the engine has checked already.
 */
import { register } from '../engine/variants.js';
import type { FromService, SolveRequest, ToService } from './protocol.js';
import { Solving } from './solving.js';

export interface ServicePlatform {
  /** Milliseconds; only differences are used. */
  now(): number;
  /** Runs `job` once, as soon as others had their turn. */
  later(job: () => void): void;
  answer(message: FromService): void;
  /** Milliseconds that one slice may take. */
  readonly slice: number;
}

interface Job {
  readonly request: SolveRequest;
  /** Made in the job's first slice. */
  solver: Solving | null;
}

/**
 * Nodes between two looks at the clock: as many as take a small part of a slice here and now. From one on, as code that runs for the
 * first time takes a hundred times as long.
 */
const MOST = 4096;

export class SolverService {
  readonly #platform: ServicePlatform;
  readonly #jobs: Job[] = [];
  #busy = false;
  #step = 1;

  constructor(platform: ServicePlatform) {
    this.#platform = platform;
  }

  hear(message: ToService): void {
    if (message.kind === 'ping') this.#platform.answer({ kind: 'pong' });
    else if (message.kind === 'solve') this.#begin(message.request);
    else this.#drop(message.id);
  }

  #begin(request: SolveRequest): void {
    this.#jobs.push({ request, solver: null });
    if (!this.#busy) this.#goOn();
  }

  #drop(id: number): void {
    const index = this.#jobs.findIndex((job) => job.request.id === id);
    if (index >= 0) this.#jobs.splice(index, 1);
  }

  #goOn(): void {
    this.#busy = true;
    this.#platform.later(() => {
      this.#busy = false;
      this.#slice();
      if (this.#jobs.length > 0) this.#goOn();
    });
  }

  #slice(): void {
    const job = this.#jobs.shift();
    if (!job) return;
    const { id, position, variant, maxNodes } = job.request;
    const { now, slice } = this.#platform;
    let at = now();
    const end = at + slice;
    try {
      if (!job.solver) {
        register(variant);
        job.solver = new Solving(position, maxNodes);
        at = now();
      }
      while (at < end) {
        const result = job.solver.step(this.#step);
        if (result) {
          this.#platform.answer({ kind: 'solved', id, result });
          return;
        }
        const taken = -at + (at = now());
        if (taken > slice / 4) this.#step = Math.max(1, this.#step >> 1);
        else if (taken < slice / 16) this.#step = Math.min(MOST, this.#step << 1);
      }
    } catch (error) {
      this.#fail(id, error);
      return;
    }
    this.#jobs.push(job);
  }

  #fail(id: number, error: unknown): void {
    this.#platform.answer({ kind: 'failed', id, message: error instanceof Error ? error.message : String(error) });
  }
}
