import type { Counsel } from '../../players/coach.ts';
import type { Comparison } from '../../players/compare.ts';
import type { Match } from '../../players/match.ts';
import type { Review } from '../../players/review.ts';
import type { Seat } from '../../rules/round.ts';
import type { CoachOrder, CoachReport } from './coach-worker.ts';

/** @param match a round whose next card is a person’s. */
export async function counselOn(match: Match): Promise<Counsel> {
  const found = await thought({ asks: 'counsel', match }, () => {});
  if (found.kind !== 'counsel') throw new Error(found.kind);
  return found.counsel;
}

/**
 * @param seat whose cards are looked at.
 * @param onPiece hears how many tricks have been looked at.
 */
export async function reviewOn(
  match: Match,
  seat: Seat,
  onPiece: (done: number) => void,
): Promise<Review> {
  const found = await thought({ asks: 'review', match, seat }, onPiece);
  if (found.kind !== 'review') throw new Error(found.kind);
  return found.review;
}

/** @param onPiece hears how many pieces of the work are done. */
export async function comparedOn(
  match: Match,
  onPiece: (done: number) => void,
): Promise<Comparison> {
  const found = await thought({ asks: 'comparison', match }, onPiece);
  if (found.kind !== 'comparison') throw new Error(found.kind);
  return found.comparison;
}

/** Each question has a worker of its own, which ends with it. */
function thought(order: CoachOrder, onPiece: (done: number) => void): Promise<CoachReport> {
  const worker = new Worker(new URL('./coach-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<CoachReport>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<CoachReport>) => {
      if (data.kind === 'piece') onPiece(data.done);
      else resolve(data);
    });
    worker.addEventListener('error', reject);
    worker.postMessage(order);
  }).finally(() => worker.terminate());
}
