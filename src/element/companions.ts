/**
 * The second part of the program, loaded once for all games on a page as soon as the first of them is in it. A load that
 * failed is tried again by the next game. Must not know what is in it.
 */
import type * as PlayModule from './play.js';

export type Play = typeof PlayModule;

let arriving: Promise<Play> | null = null;
/** Once it is here, it is here at once. */
let arrived: Play | null = null;

export function playNow(): Play | null {
  return arrived;
}

export function loadPlay(): Promise<Play> {
  arriving ??= import('./play.js').then(
    (play) => (arrived = play),
    (cause: unknown) => {
      arriving = null;
      throw new Error('The game can be seen but not played: its second file, which belongs beside the first, could not be loaded.', { cause });
    },
  );
  return arriving;
}
