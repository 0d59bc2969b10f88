/** The solver in a worker of its own. Bundled into one classic script, whose text `client.ts` carries with it. */
import type { ToService } from './protocol.js';
import { SolverService } from './service.js';

/** What of a worker's global scope is used; its library and a page's cannot be compiled together. */
interface Scope {
  onmessage: ((event: MessageEvent<ToService>) => void) | null;
  postMessage(message: unknown): void;
}

const scope = globalThis as unknown as Scope;
const service = new SolverService({
  now: () => performance.now(),
  later: (job) => void setTimeout(job, 0),
  answer: (message) => scope.postMessage(message),
  slice: 40,
});
scope.onmessage = ({ data }) => service.hear(data);
