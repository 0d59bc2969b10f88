/** The command without a process: what it prints and how it ends. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildSync } from 'esbuild';
import { runCommand } from '../../src/cli/command.js';
import type { Io } from '../../src/cli/io.js';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly said: string;
}

interface Outside extends Partial<Pick<Io, 'width' | 'showsResults' | 'thread' | 'files' | 'today'>> {
  readonly stdin?: string;
  /** Called with each line of results, and with what stops the command. */
  readonly onOut?: (text: string, stop: AbortController) => void;
  /** The same with what is said. */
  readonly onSay?: (text: string, stop: AbortController) => void;
}

/** A line is split at its blanks. */
export async function run(line: string | readonly string[], { width = null, showsResults = false, thread, stdin = '', files = new URL('./', import.meta.url), today = () => '2026-11-30', onOut, onSay }: Outside = {}): Promise<Ran> {
  let out = '';
  let said = '';
  const stop = new AbortController();
  const code = await runCommand(typeof line === 'string' ? line.split(' ').filter(Boolean) : line, {
    out: (text) => {
      out += text;
      onOut?.(text, stop);
    },
    say: (text) => {
      said += text;
      onSay?.(text, stop);
    },
    width,
    showsResults,
    get thread() {
      return thread ?? (program ??= threadProgram());
    },
    files,
    readStdin: () => Promise.resolve(stdin),
    today,
    stopSignal: () => stop.signal,
  });
  return { code, out, said };
}

const folder = temporaryFolder();
let program: URL | undefined;

/** In JavaScript, as a thread does not inherit the loader for TypeScript, and takes half a second to load it. */
function threadProgram(): URL {
  const outfile = join(folder, 'thread.mjs');
  buildSync({ entryPoints: [fileURLToPath(new URL('../../src/cli/thread.ts', import.meta.url))], bundle: true, platform: 'node', format: 'esm', outfile });
  return pathToFileURL(outfile);
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
