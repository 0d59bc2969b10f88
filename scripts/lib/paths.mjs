// Where things are, whatever folder a script was started from.
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** An absolute path from one that counts from the repository's root. */
export const fromRoot = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
