#!/usr/bin/env node
/** The command as a process: its streams, its signals, its exit code. */
import { readFileSync } from 'node:fs';
import { runCommand } from './command.js';
import { dateOf } from './date.js';
import { CommandError, INTERRUPTED } from './io.js';

/** Whoever reads the results may have had enough of them, as `head` has. */
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1));

process.exitCode = await runCommand(process.argv.slice(2), {
  out: (text) => void process.stdout.write(text),
  say: (text) => void process.stderr.write(text),
  width: process.stderr.isTTY ? process.stderr.columns : null,
  showsResults: process.stdout.isTTY,
  thread: new URL('./thread.js', import.meta.url),
  files: new URL('../', import.meta.url),
  readStdin: () => readFileSync(0, 'utf8'),
  today: () => dateOf(new Date()),
  stopSignal: (message) => {
    const stop = new AbortController();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => stop.abort(new CommandError(message, INTERRUPTED)));
    }
    return stop.signal;
  },
});
