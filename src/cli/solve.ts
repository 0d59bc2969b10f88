/** `solitaire-game solve`: one deal, or one position, as one line of JSON. */
import { parsePosition, parseSeed, type Position, type Seed } from '../engine/index.js';
import { DEFAULT_MAX_NODES } from '../solver/index.js';
import { readText } from './files.js';
import { messageOf, misuse, type Io } from './io.js';
import { judgeDeal, judgePosition } from './judge.js';
import { readOptions } from './options.js';

const OPTIONS = {
  variant: { type: 'string' },
  seed: { type: 'string' },
  open: { type: 'boolean' },
  position: { type: 'string' },
  'max-nodes': { type: 'string' },
  moves: { type: 'boolean' },
} as const;

export async function solveCommand(args: readonly string[], io: Io): Promise<void> {
  const given = readOptions(args, OPTIONS);
  const maxNodes = given.count('max-nodes') ?? DEFAULT_MAX_NODES;
  const [variant, seed, position] = [given.text('variant'), given.text('seed'), given.file('position')];
  const isDeal = variant !== undefined && seed !== undefined;
  if (position === undefined && !isDeal) throw misuse('solve needs --variant and --seed, or --position.');
  if (position !== undefined && (variant !== undefined || seed !== undefined || given.flag('open'))) {
    throw misuse('--position says all: leave out --variant, --seed and --open.');
  }
  const { record, moves } = isDeal
    ? judgeDeal({ variant, open: given.flag('open'), maxNodes }, seedOf(seed, io))
    : judgePosition(await readPosition(position!, io), maxNodes);
  io.out(`${JSON.stringify(given.flag('moves') && moves ? { ...record, moves } : record)}\n`);
}

/** As the element takes it: `daily` is today's date. */
function seedOf(written: string, io: Io): Seed {
  const seed = parseSeed(written);
  return seed === 'daily' ? io.today() : seed;
}

/** From a file, or with `-` from the standard input. */
async function readPosition(source: string, io: Io): Promise<Position> {
  const text = await readText(source, io);
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\uFEFF/, '')); // a mark that editors on Windows put before it
  } catch (error) {
    throw misuse(`The position is not JSON: ${messageOf(error)}`);
  }
  return parsePosition(json);
}
