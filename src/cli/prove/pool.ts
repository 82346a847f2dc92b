import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Done, Job } from './jobs.ts';

/** Does jobs on all cores and hands over each as it is done; rejects if one fails. */
export function runJobs(jobs: readonly Job[], done: (result: Done) => void): Promise<void> {
  const queue = [...jobs];
  const workers = Array.from({ length: Math.min(availableParallelism(), queue.length) }, work);
  return Promise.all(workers).then(() => undefined);

  async function work(): Promise<void> {
    const worker = new Worker(new URL('./worker.ts', import.meta.url));
    try {
      for (let job = queue.shift(); job; job = queue.shift()) done(await ask(worker, job));
    } finally {
      await worker.terminate();
    }
  }
}

const ask = (worker: Worker, job: Job): Promise<Done> =>
  new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.postMessage(job);
  });
