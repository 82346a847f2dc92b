import { parentPort } from 'node:worker_threads';
import { type Job, playMatch } from './match.ts';

parentPort?.on('message', (job: Job) => parentPort?.postMessage(playMatch(job)));
