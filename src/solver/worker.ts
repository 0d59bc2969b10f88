/**
 * The solver in a worker of its own. Bundled into one classic script, whose text is in `worker-text.ts`; where a page
 * allows no worker, the build runs the same script on the page, against a scope that stands in for the worker's.
 */
import type { ToService } from './protocol.js';
import { SolverService } from './service.js';

/** What of a worker's global scope is used; its library and a page's cannot be compiled together. */
interface Scope {
  onmessage: ((event: MessageEvent<ToService>) => void) | null;
  postMessage(message: unknown): void;
  /** The length of a slice in milliseconds, for a scope that is no worker's. */
  slice?: number;
}

const scope = globalThis as unknown as Scope;
const service = new SolverService({
  now: () => performance.now(),
  later: (job) => void setTimeout(job, 0),
  answer: (message) => scope.postMessage(message),
  slice: scope.slice ?? 40,
});
scope.onmessage = ({ data }) => service.hear(data);
