import type { Match } from '../../players/match.ts';
import type { Seat } from '../../rules/round.ts';
import type { CoachOrder, CoachReport, CoachTask, Findings } from './coach-worker.ts';

/** Each question has a worker of its own. @param onPiece hears how many pieces of the work are done. */
export function askCoach<A extends CoachTask>(
  asks: A,
  match: Match,
  onPiece: (done: number) => void = () => {},
  seat?: Seat,
): Promise<Findings[A]> {
  const worker = new Worker(new URL('./coach-worker.ts', import.meta.url), { type: 'module' });
  return new Promise<Findings[A]>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<CoachReport<A>>) => {
      if ('done' in data) onPiece(data.done);
      else resolve(data.found);
    });
    worker.addEventListener('error', reject);
    worker.postMessage({ asks, match, seat } satisfies CoachOrder);
  }).finally(() => worker.terminate());
}
