/**
 * The files that a user names: read and written, and what is said where that fails. Owns that `-` is no file but a stream; must not
 * know what is in them.
 */
import { readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { failure, messageOf, type CommandError, type Io } from './io.js';

/** As commands call the standard input, or output. */
export const STREAM = '-';

/** @throws {CommandError} */
export async function readText(path: string, io: Pick<Io, 'readStdin'>): Promise<string> {
  if (path !== STREAM) return attempt(path, 'read', () => readFileSync(path, 'utf8'));
  return io.readStdin().catch((error: unknown) => {
    throw fault('The standard input', 'read', error);
  });
}

/**
 * What an earlier run has left there. Only a file has kept what was written to it: who reads a pipe or a terminal may wait for ever.
 * @throws {CommandError}
 */
export function readIfThere(path: string): string {
  return attempt(path, 'read', () => (statSync(path, { throwIfNoEntry: false })?.isFile() ? readFileSync(path, 'utf8') : ''));
}

/**
 * All of it or nothing: where the disk is full, what was there before is still there.
 * @throws {CommandError}
 */
export function replaceText(path: string, text: string): void {
  writing(path, () => {
    const there = statSync(path, { throwIfNoEntry: false });
    if (there && !there.isFile()) return writeFileSync(path, text); // a device keeps nothing
    const place = there ? realpathSync(path) : path; // a link stays one
    const draft = `${place}.${process.pid}.new`;
    try {
      writeFileSync(draft, text, there && { mode: there.mode });
      renameSync(draft, place);
    } catch (error) {
      rmSync(draft, { force: true });
      throw error;
    }
  });
}

/** What `write` gives. @throws {CommandError} where it throws. */
export const writing = <T>(path: string, write: () => T): T => attempt(path, 'written', write);

function attempt<T>(name: string, what: 'read' | 'written', action: () => T): T {
  try {
    return action();
  } catch (error) {
    throw fault(name, what, error);
  }
}

/** Without what Node adds behind the reason: the call that failed, and the path once more. */
export function fault(name: string, what: 'read' | 'written', error: unknown): CommandError {
  return failure(`${name} cannot be ${what}: ${messageOf(error).replace(/, [a-z]+( '.*')?$/s, '')}`);
}
