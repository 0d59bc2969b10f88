/** The command without a process: what it prints and how it ends. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { runCommand } from '../../src/cli/command.js';
import type { Io } from '../../src/cli/io.js';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly said: string;
}

interface Outside extends Partial<Pick<Io, 'width' | 'showsResults' | 'files' | 'today'>> {
  readonly stdin?: string;
  /** Called with each line of results, and with what stops the command. */
  readonly onOut?: (text: string, stop: AbortController) => void;
}

export async function run(line: string, { width = null, showsResults = false, stdin = '', files = new URL('./', import.meta.url), today = () => '2026-11-30', onOut }: Outside = {}): Promise<Ran> {
  let out = '';
  let said = '';
  const stop = new AbortController();
  const code = await runCommand(line.split(' ').filter(Boolean), {
    out: (text) => {
      out += text;
      onOut?.(text, stop);
    },
    say: (text) => (said += text),
    width,
    showsResults,
    thread: new URL('./thread.mjs', import.meta.url),
    files,
    readStdin: () => stdin,
    today,
    stopSignal: () => stop.signal,
  });
  return { code, out, said };
}

/** A folder of the test file's own, gone when it has run. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'solitaire-game-'));
  after(() => rmSync(folder, { recursive: true }));
  return folder;
}

export const linesOf = (text: string): Record<string, unknown>[] =>
  text
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Record<string, unknown>);
