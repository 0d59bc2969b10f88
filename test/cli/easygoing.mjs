// A thread that wins every deal, and finds each of them easy.
import { parentPort } from 'node:worker_threads';

parentPort.on('message', (seed) => parentPort.postMessage({ seed, verdict: 'winnable', difficulty: 'easy' }));
