import type { Job } from '../../editions/your-book.ts';
import type { Counted } from './count-worker.ts';

/**
 * Counts in a worker of its own.
 * @param onCounted hears of each job in its order.
 * @returns what stops it.
 */
export function count(jobs: readonly Job[], onCounted: (job: Job, counted: Counted) => void) {
  const worker = new Worker(new URL('./count-worker.ts', import.meta.url), { type: 'module' });
  const left = [...jobs];
  const stop = () => worker.terminate();
  worker.addEventListener('message', ({ data }: MessageEvent<Counted>) => {
    const job = left.shift();
    if (left.length === 0) stop();
    if (job) onCounted(job, data);
  });
  worker.postMessage(jobs);
  return stop;
}
