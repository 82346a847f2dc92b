import type { Level } from '../../notation/levels.ts';
import { chooseCard } from '../../players/bot.ts';
import type { Turn } from '../../players/match.ts';
import type { WheelCard } from '../../rules/cards.ts';

/** What the thinking player is asked. */
export interface Question extends Turn {
  readonly level: Level;
}

/**
 * The card of a player of this strength. The gentle one answers at once; the others think apart from the page.
 * Where that cannot be, the gentle one plays for them: a page is never blocked.
 */
export function think(turn: Turn, level: Level): Promise<WheelCard> {
  const gentle = () => chooseCard(turn.view, turn.seed);
  if (level === 'gentle' || isAlone) return Promise.resolve(gentle());
  return new Promise((resolve) => {
    try {
      worker ??= new Worker(new URL('./think-worker.ts', import.meta.url), { type: 'module' });
    } catch {
      isAlone = true;
      return resolve(gentle());
    }
    worker.onmessage = ({ data }: MessageEvent<WheelCard>) => resolve(data);
    worker.onerror = () => {
      isAlone = true;
      resolve(gentle());
    };
    worker.postMessage({ ...turn, level } satisfies Question);
  });
}

let worker: Worker | undefined;
let isAlone = false;

/** Whether the gentle player plays for all, since this browser thinks nowhere but in its page. */
export const thinksAlone = (): boolean => isAlone;
