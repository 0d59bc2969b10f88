#!/usr/bin/env node
/** The command as a process: its streams, its signals, its exit code. */
import { text } from 'node:stream/consumers';
import { dailySeed } from '../deals/daily.js';
import { runCommand } from './command.js';
import { fault } from './files.js';
import { CommandError, FAILED, INTERRUPTED } from './io.js';

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // Whoever reads the results may have had enough of them, as `head` has.
  if (error.code === 'EPIPE') process.exit(0);
  process.stderr.write(`solitaire-game: ${fault('The results', 'written', error).message}\n`);
  process.exit(FAILED);
});
/** That nobody hears the words changes nothing. */
process.stderr.on('error', () => undefined);

process.exitCode = await runCommand(process.argv.slice(2), {
  out: (text) => void process.stdout.write(text),
  say: (text) => void process.stderr.write(text),
  get width() {
    return process.stderr.isTTY ? process.stderr.columns : null; // a window changes its size
  },
  showsResults: process.stdout.isTTY,
  thread: new URL('./thread.js', import.meta.url),
  files: new URL('../', import.meta.url),
  readStdin: () => text(process.stdin), // a call that waits fails where whoever started us made it an input that does not
  today: () => dailySeed(new Date()),
  stopSignal: (message) => {
    const stop = new AbortController();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => stop.abort(new CommandError(message, INTERRUPTED)));
    }
    return stop.signal;
  },
});
