/**
 * Where the worker's script is. In the sources nowhere: without a build no worker can be had, and the solver works on the page. The build
 * replaces this file in what is made for pages, and worker-text.ts in any case.
 */
import type { ScriptTag } from './let-in.js';

/** Its address, where it is a file on the page's own server; else an empty text. */
export const workerFile = (): string => '';

/** What is in it; an empty text where it cannot be had. Fetched when asked for. */
export const workerText = async (): Promise<string> => (await import('./worker-text.js')).text;

/** The tags that brought us, where they can be told from others. */
export const ownScripts = (): readonly ScriptTag[] => [];
