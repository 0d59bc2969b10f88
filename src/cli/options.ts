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
  flag(name: string): boolean;
  /** A whole number from 1, or from `least`. */
  count(name: string, least?: number): number | undefined;
}

export function readOptions(args: readonly string[], options: Options, { files = false } = {}): Read {
  let values: Record<string, unknown>;
  let positionals: string[];
  try {
    ({ values, positionals } = parseArgs({ args: [...args], options, strict: true, allowPositionals: files }));
  } catch (error) {
    // Node adds advice of its own behind the first sentence.
    throw misuse(messageOf(error).split(/\.\s/)[0]!.replace(/\.?$/, '.'));
  }
  const text = (name: string): string | undefined => values[name] as string | undefined;
  return {
    files: positionals,
    text,
    flag: (name) => values[name] === true,
    count: (name, least = 1) => {
      const written = text(name);
      return written === undefined ? undefined : wholeNumber(written, least, `--${name}`);
    },
  };
}

/** @throws {CommandError} for what is not such a number, in plain digits. */
function wholeNumber(written: string, least: number, name: string): number {
  const number = /^\d+$/.test(written) ? Number(written) : NaN;
  if (Number.isSafeInteger(number) && number >= least) return number;
  throw misuse(`${name} must be a whole number from ${least}, not ${JSON.stringify(written)}.`);
}

/** `3..9`, both included, or `7` alone. */
export function parseSeeds(written: string): SeedRange {
  if (written.trim() === 'daily') throw misuse("--seeds takes numbers. Today's deal: solve --seed daily.");
  const [first = '', last = first, ...more] = written.split('..');
  if (more.length > 0) throw misuse(`--seeds must be like 1..10000, not ${JSON.stringify(written)}.`);
  const range = { from: wholeNumber(first, 0, 'A seed in --seeds'), to: wholeNumber(last, 0, 'A seed in --seeds') };
  if (range.to < range.from) throw misuse(`--seeds must not run downwards, as ${written} does.`);
  return range;
}
