/** A part of the program that is loaded apart, once for all games on a page. A load that failed is tried again by the next who asks. Knows no part. */
import { lostPart } from '../engine/lost.js';

export interface Companion<T> {
  /** Once it is here, it is here at once. */
  readonly here: T | null;
  load(): Promise<T>;
}

/** `what` it is that cannot be had, as said then. */
export function companion<T>(fetch: () => Promise<T>, what: string): Companion<T> {
  let arriving: Promise<T> | null = null;
  const made = {
    here: null as T | null,
    load: () =>
      (arriving ??= fetch().then(
        (arrived) => (made.here = arrived),
        (cause: unknown) => {
          arriving = null;
          throw lostPart(what, cause);
        },
      )),
  };
  return made;
}
