// A thread that is the slower the smaller the seed, and breaks at seed 13.
import { parentPort } from 'node:worker_threads';

parentPort.on('message', (seed) => {
  if (seed === 13) throw new Error('unlucky');
  setTimeout(() => parentPort.postMessage({ seed }), 20 * (10 - seed));
});
