import type { Counsel } from '../../players/coach.ts';
import type { Review } from '../../players/review.ts';
import type { CoachOrder, CoachReport } from './coach-worker.ts';

/** @param text a round whose next card is the learner’s. */
export async function counselOn(text: string): Promise<Counsel> {
  const found = await thought({ asks: 'counsel', text }, () => {});
  if (found.kind !== 'counsel') throw new Error(found.kind);
  return found.counsel;
}

/**
 * @param text a round that is over.
 * @param onTrick hears how many tricks have been looked at.
 */
export async function reviewOn(text: string, onTrick: (done: number) => void): Promise<Review> {
  const found = await thought({ asks: 'review', text }, onTrick);
  if (found.kind !== 'review') throw new Error(found.kind);
  return found.review;
}

/** Each question has a worker of its own, which ends with it. */
function thought(order: CoachOrder, onTrick: (done: number) => void): Promise<CoachReport> {
  const worker = new Worker(new URL('./coach-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<CoachReport>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<CoachReport>) => {
      if (data.kind === 'trick') onTrick(data.done);
      else resolve(data);
    });
    worker.addEventListener('error', reject);
    worker.postMessage(order);
  }).finally(() => worker.terminate());
}
