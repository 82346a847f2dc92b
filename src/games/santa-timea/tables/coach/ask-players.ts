import type { Match } from '../../players/match.ts';
import type { Seat } from '../../rules/round.ts';
import type { Findings, Order, Report, Task } from './players-worker.ts';

/** Each question has a worker of its own. @param onPiece hears how many pieces of the work are done. */
export function askPlayers<A extends Task>(
  asks: A,
  match: Match,
  onPiece: (done: number) => void = () => {},
  seat?: Seat,
): Promise<Findings[A]> {
  let worker: Worker | undefined;
  return new Promise<Findings[A]>((resolve, reject) => {
    worker = new Worker(new URL('./players-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Report<A>>) => {
      if ('done' in data) onPiece(data.done);
      else resolve(data.found);
    });
    worker.addEventListener('error', reject);
    worker.postMessage({ asks, match, seat } satisfies Order);
  }).finally(() => worker?.terminate());
}
