// Child processes that leave nothing behind: each leads a process group, which ends with it or with us.
import { spawn } from 'node:child_process';
import { ROOT } from './paths.mjs';

const isWindows = process.platform === 'win32';
const running = new Set();

/** What moves a terminal's cursor; @web/test-runner writes it into files and pipes, too. */
// eslint-disable-next-line no-control-regex
const CURSOR_CODES = /\x1b\[\d*[AGK]/g;

function kill(child, signal = 'SIGTERM') {
  try {
    if (isWindows) child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // It had ended already.
  }
}

/** Ends every child that still runs, and what those started. */
export function killAll(signal) {
  for (const child of running) kill(child, signal);
}

process.on('exit', () => killAll('SIGKILL'));
for (const [signal, code] of [['SIGINT', 130], ['SIGTERM', 143], ['SIGHUP', 129]]) {
  process.on(signal, () => process.exit(code));
}

// npm, ended by a signal, ends the shell between it and us but not us: notice, and end as well.
const parent = process.ppid;
if (process.env.npm_lifecycle_event) {
  setInterval(() => process.ppid !== parent && process.exit(143), 500).unref();
}

/** Starts a program at the repository's root, in a process group of its own. */
export function start(program, args, options = {}) {
  const child = spawn(program, args, {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    ...options,
    env: { ...process.env, ...options.env },
    detached: !isWindows,
  });
  running.add(child);
  child.once('close', () => {
    // What it started and did not end (a browser, say) goes with it.
    kill(child, 'SIGKILL');
    running.delete(child);
  });
  return child;
}

/**
 * Runs a program to its end. With `quiet`, what it prints is only collected; otherwise it is shown as well.
 * Never rejects: a program that is missing or takes too long is a result like any other.
 */
export function run(program, args, { quiet = false, minutes = 20, ...options } = {}) {
  return new Promise((resolve) => {
    const child = start(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const collect = (stream) => (chunk) => {
      const text = chunk.replace(CURSOR_CODES, '');
      output += text;
      if (!quiet) stream.write(text);
    };
    child.stdout.setEncoding('utf8').on('data', collect(process.stdout));
    child.stderr.setEncoding('utf8').on('data', collect(process.stderr));

    let trouble = '';
    const timer = setTimeout(() => {
      trouble = `\nStopped: it was still running after ${minutes} minutes.\n`;
      kill(child, 'SIGKILL');
    }, minutes * 60_000);
    child.once('error', (error) => {
      trouble = `\n${program} could not be started: ${error.message}\n`;
    });
    child.once('close', (code) => {
      clearTimeout(timer);
      if (trouble && !quiet) process.stderr.write(trouble);
      resolve({ ok: code === 0 && !trouble, code, output: output + trouble });
    });
  });
}

/** The command line that starts npm, also where npm itself is not on PATH. */
export function npmCommand(...args) {
  const cli = process.env.npm_execpath;
  if (cli?.endsWith('.js')) return [process.execPath, [cli, ...args]];
  return [isWindows ? 'npm.cmd' : 'npm', args];
}

/** The command line of a tool from node_modules, given the path of its program in there. */
export const tool = (path, ...args) => [process.execPath, [`node_modules/${path}`, ...args]];
