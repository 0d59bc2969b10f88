/** The program of one worker thread: judges the deals whose seeds it is sent, one after the other. */
import { parentPort, workerData } from 'node:worker_threads';
import { judgeDeal, type Task } from './judge.js';

parentPort?.on('message', (seed: number) => parentPort?.postMessage(judgeDeal(workerData as Task, seed).record));
