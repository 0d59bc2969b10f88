/**
 * Where the worker's script is. In the sources nowhere: without a build no worker can be had, and the solver works on the page. The build
 * replaces this file where the script is a file beside the others, and worker-text.ts in any case.
 */
/** Its address, where it is a file on the page's own server; else an empty text. */
export const workerFile = (): string => '';

/** What is in it; an empty text where it cannot be had. Fetched when asked for. */
export const workerText = async (): Promise<string> => (await import('./worker-text.js')).text;
