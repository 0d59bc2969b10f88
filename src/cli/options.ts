/** Reads what stands behind a subcommand. Every fault becomes a sentence; nothing is asked of the engine yet. */
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { messageOf, misuse } from './io.js';

/** Both included. */
export interface SeedRange {
  readonly from: number;
  readonly to: number;
}

type Options = NonNullable<ParseArgsConfig['options']>;

export interface Read {
  readonly files: readonly string[];
  text(name: string): string | undefined;
  /** The name of a file, or `-` for a stream. */
  file(name: string): string | undefined;
  flag(name: string): boolean;
  /** A whole number from 1, or from `least`; up to `most`, if that is given. */
  count(name: string, least?: number, most?: number): number | undefined;
}

export function readOptions(args: readonly string[], options: Options, { files = false } = {}): Read {
  let values: Record<string, unknown>;
  let positionals: string[];
  try {
    ({ values, positionals } = parseArgs({ args: [...args], options, strict: true, allowPositionals: files }));
  } catch (error) {
    throw misuse(sentenceOf(messageOf(error)));
  }
  const text = (name: string): string | undefined => values[name] as string | undefined;
  const file = (name: string): string | undefined => {
    const path = text(name);
    if (path === '') throw misuse(`--${name} needs the name of a file.`);
    return path;
  };
  if (positionals.includes('')) throw misuse('The name of a file must not be empty.');
  return {
    files: positionals,
    text,
    file,
    flag: (name) => values[name] === true,
    count: (name, least = 1, most) => {
      const written = text(name);
      return written === undefined ? undefined : wholeNumber(written, least, `--${name}`, most);
    },
  };
}

/** What Node says, without its advice behind the first sentence; that a value is missing is said in words of our own. */
function sentenceOf(message: string): string {
  const sentence = message.split(/\.\s/)[0]!.replace(/\.?$/, '.');
  return sentence.replace(/^Option '(--[\w-]+)( <value>)?' argument (missing|is ambiguous).*/s, '$1 needs a value; one that begins with a dash is written $1=-….');
}

/** @throws {CommandError} for what is not such a number, in plain digits. */
function wholeNumber(written: string, least: number, name: string, most = Number.MAX_SAFE_INTEGER): number {
  const number = /^\d+$/.test(written) ? Number(written) : NaN;
  if (number >= least && number <= most) return number;
  throw misuse(`${name} must be a whole number from ${least} to ${most}, not ${JSON.stringify(written)}.`);
}

/** `3..9`, both included, or `7` alone. */
export function parseSeeds(written: string): SeedRange {
  if (written === 'daily') throw misuse("--seeds takes numbers. Today's deal: solve --seed daily.");
  if (!/^\d+(\.\.\d+)?$/.test(written)) throw misuse(`--seeds must be like 1..10000, or one number, not ${JSON.stringify(written)}.`);
  const [from, to = from] = written.split('..').map((seed) => wholeNumber(seed, 0, 'A seed in --seeds')) as [number, number?];
  if (to < from) throw misuse(`--seeds must not run downwards, as ${written} does.`);
  return { from, to };
}
