import { parentPort } from 'node:worker_threads';
import { calibrateRound, type Sample } from './calibration.ts';
import { type Job, playMatch } from './match.ts';

parentPort?.on('message', (job: Job | Sample) =>
  parentPort?.postMessage('level' in job ? playMatch(job) : calibrateRound(job)),
);
