/**
 * Where the worker's script is. Nowhere in the sources, where a worker cannot be had without a build and the solver works on
 * the page; the build puts the bundled `worker.ts` here.
 */
/** Its address, where it is a file on the page's own server; else an empty text. */
export const workerUrl = (): string => '';

/** What is in it; an empty text where it cannot be had. */
export const workerText = (): Promise<string> => Promise.resolve('');
