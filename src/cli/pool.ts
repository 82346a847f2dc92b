import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';

/**
 * Does jobs on so many cores and hands over what comes of each; rejects if one fails.
 * @param script what a worker runs: it answers every job with one message.
 */
export function runJobs<Job, Done>(
  script: URL,
  jobs: readonly Job[],
  done: (result: Done) => void,
  cores = availableParallelism(),
): Promise<void> {
  const queue = [...jobs];
  const workers = Array.from({ length: Math.min(cores, queue.length) }, work);
  return Promise.all(workers).then(() => undefined);

  async function work(): Promise<void> {
    const worker = new Worker(script);
    try {
      for (let job = queue.shift(); job; job = queue.shift()) {
        worker.postMessage(job);
        const [result] = (await once(worker, 'message')) as [Done];
        done(result);
      }
    } finally {
      await worker.terminate();
    }
  }
}
