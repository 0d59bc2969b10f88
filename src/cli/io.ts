/** What the command has to do with the outside, so that it can be tested without a process. Types and errors only. */

export interface Io {
  /** Results go here, and nothing else. */
  out(text: string): void;
  /** Words for people. */
  say(text: string): void;
  /** Columns of the terminal that shows what is said; 0 where it does not tell, `null` where it is none. */
  readonly width: number | null;
  /** Whether results appear on a terminal, where they show by themselves how far it is. */
  readonly showsResults: boolean;
  /** The program of a thread. */
  readonly thread: URL;
  /** The files for pages: the package's dist/. */
  readonly files: URL;
  readStdin(): Promise<string>;
  /** The local date as `YYYY-MM-DD`: the seed of the daily deal. */
  today(): string;
  /** Aborted when the user wants no more, with an error that says `message`. Only who asks for it stops gracefully. */
  stopSignal(message: string): AbortSignal;
}

/** Ends the command with a sentence and an exit code. */
export class CommandError extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode: number) {
    super(message);
    this.exitCode = exitCode;
  }
}

export const FAILED = 1;
export const MISUSED = 2;
export const INTERRUPTED = 130;

/** For what was asked in a way that makes no sense. */
export const misuse = (message: string): CommandError => new CommandError(message, MISUSED);

/** For what went wrong outside, such as a file that cannot be read. */
export const failure = (message: string): CommandError => new CommandError(message, FAILED);

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
