// A world whose clock, chance and storage the test turns by hand.
import type { Platform, TextStore } from '../../src/session/platform.js';

export class FakePlatform implements Platform {
  time = 0;
  seeds = 1000;
  date = '2025-11-30';
  still = false;
  holding = false;
  readonly reported: unknown[] = [];
  readonly stored = new Map<string, string>();
  storageFault: Error | null = null;
  #jobs: { at: number; job: () => void }[] = [];

  readonly tabs = new Map<string, string>();
  readonly tab: TextStore = {
    read: (key) => this.tabs.get(key) ?? null,
    write: (key, text) => void this.tabs.set(key, text),
  };

  readonly storage: TextStore = {
    read: (key) => {
      if (this.storageFault) throw this.storageFault;
      return this.stored.get(key) ?? null;
    },
    write: (key, text) => {
      if (this.storageFault) throw this.storageFault;
      this.stored.set(key, text);
    },
  };

  now(): number {
    return this.time;
  }

  later(job: () => void, ms: number): () => void {
    const entry = { at: this.time + ms, job };
    this.#jobs.push(entry);
    return () => (this.#jobs = this.#jobs.filter((other) => other !== entry));
  }

  randomSeed(): number {
    return this.seeds++;
  }

  chance(): number {
    return (this.seeds++ * 0.618) % 1;
  }

  today(): string {
    return this.date;
  }

  report(error: unknown): void {
    this.reported.push(error);
  }

  stillMotion(): boolean {
    return this.still;
  }

  busy(): boolean {
    return this.holding;
  }

  /** Lets time pass, and does what falls due, in order. */
  pass(ms: number): void {
    const end = this.time + ms;
    for (;;) {
      const due = this.#jobs.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!due) break;
      this.#jobs = this.#jobs.filter((entry) => entry !== due);
      this.time = Math.max(this.time, due.at);
      due.job();
    }
    this.time = end;
  }

  get waiting(): number {
    return this.#jobs.length;
  }
}
