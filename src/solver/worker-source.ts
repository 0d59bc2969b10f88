/**
 * The text of the worker's script. Empty in the sources, where a worker cannot be had without a build and the solver
 * works on the page; the build writes the bundled `worker.ts` here.
 */
export const workerSource = String();
