/** From the command's arguments to what was asked. Errors that a person can act on become a sentence and an exit code. */
import { readFileSync } from 'node:fs';
import { inspect } from 'node:util';
import { GameError } from '../engine/index.js';
import { catalogueCommand } from './catalogue.js';
import { dealsCommand } from './deals.js';
import { HELP } from './help.js';
import { CommandError, FAILED, MISUSED, misuse, type Io } from './io.js';
import { serveCommand } from './serve.js';
import { solveCommand } from './solve.js';

const COMMANDS: Readonly<Record<string, (args: readonly string[], io: Io) => void | Promise<void>>> = {
  solve: solveCommand,
  deals: dealsCommand,
  catalogue: catalogueCommand,
  serve: serveCommand,
};

/** The exit code, once all is done. */
export async function runCommand(args: readonly string[], io: Io): Promise<number> {
  try {
    await dispatch(args, io);
    return 0;
  } catch (error) {
    const [text, code] = explain(error);
    io.say(`solitaire-game: ${text}\n`);
    if (code === MISUSED) io.say('solitaire-game --help shows how it is used.\n');
    return code;
  }
}

async function dispatch(args: readonly string[], io: Io): Promise<void> {
  const [name, ...rest] = args;
  if (name === undefined || args.includes('--help') || args.includes('-h')) {
    if (name === undefined) throw misuse('Say what to do: solve, deals, catalogue or serve.');
    io.out(HELP);
  } else if (name === '--version' || name === '-v') {
    io.out(`${version()}\n`);
  } else if (Object.hasOwn(COMMANDS, name)) {
    await COMMANDS[name]!(rest, io);
  } else {
    throw misuse(`There is no command ${JSON.stringify(name)}; there are ${Object.keys(COMMANDS).join(', ')}.`);
  }
}

function version(): string {
  const text = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(text) as { version: string }).version;
}

function explain(error: unknown): [text: string, code: number] {
  if (error instanceof CommandError) return [error.message, error.exitCode];
  if (error instanceof GameError) return [error.message, MISUSED];
  return [inspect(error), FAILED];
}
