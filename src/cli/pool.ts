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
      for (let job = queue.shift(); job; job = queue.shift()) done(await ask(worker, job));
    } finally {
      await worker.terminate();
    }
  }

  function ask(worker: Worker, job: Job): Promise<Done> {
    return new Promise((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.postMessage(job);
    });
  }
}
