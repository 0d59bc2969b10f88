/** A part of the program that is loaded apart, once for all games on a page. A load that failed is tried again by the next who asks. Knows no part. */
export interface Companion<T> {
  /** Once it is here, it is here at once. */
  readonly here: T | null;
  load(): Promise<T>;
}

/** `fault` is what is said where it cannot be had. */
export function companion<T>(fetch: () => Promise<T>, fault: string): Companion<T> {
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
