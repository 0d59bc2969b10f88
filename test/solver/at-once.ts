/** Work that comes in portions, done to its end. */
export function atOnce<Result>(work: Generator<undefined, Result>): Result {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}
