/**
 * The parts of the program that are loaded apart, each once for all games on a page. A load that failed is tried again by
 * the next game. Must not know what is in them.
 */
import type * as PlayModule from './play.js';

export type Play = typeof PlayModule;

export interface Companion<T> {
  /** Once it is here, it is here at once. */
  readonly here: T | null;
  load(): Promise<T>;
}

function companion<T>(fetch: () => Promise<T>, fault: string): Companion<T> {
  let arriving: Promise<T> | null = null;
  const made = {
    here: null as T | null,
    load: () =>
      (arriving ??= fetch().then(
        (arrived) => (made.here = arrived),
        (cause: unknown) => {
          arriving = null;
          throw new Error(fault, { cause });
        },
      )),
  };
  return made;
}

/** All that a game needs to be played but not to be seen. */
export const playPart = companion(
  () => import('./play.js'),
  'The game can be seen but not played: its second file, which belongs beside the first, could not be loaded.',
);

/** The deals that are proved winnable. */
export const catalogue = companion(() => import('../deals/catalogue.js'), 'The list of winnable deals, which belongs beside the first file, could not be loaded.');
