import { createSignal } from 'solid-js';
import { opponentAt } from '../../notation/levels.ts';
import { chooseCard } from '../../players/bot.ts';
import { type Match, type Turn, turnOf } from '../../players/match.ts';
import type { WheelCard } from '../../rules/cards.ts';
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

/** Whether the gentle player plays for all, since this browser thinks nowhere but in its page. */
const [thinksAlone, setAlone] = createSignal(false);

export { thinksAlone };

/** The card of the opponent whose turn it is. A page is never blocked by the stronger ones. */
export async function think(match: Match): Promise<WheelCard> {
  const { view, seed } = turnOf(match) as Turn;
  const { level, way } = opponentAt(match, view.seat);
  if (level !== 'gentle' && !thinksAlone()) {
    try {
      return await askPlayers('card', match);
    } catch {
      setAlone(true);
    }
  }
  return chooseCard(view, seed, way);
}
