import type { Opponent } from '../../notation/levels.ts';
import { chooseCard } from '../../players/bot.ts';
import type { Turn } from '../../players/match.ts';
import type { WheelCard } from '../../rules/cards.ts';

export interface Question extends Turn, Opponent {
  /** Questions may be asked before earlier ones are answered: an answer has the number of its own. */
  readonly number: number;
}

export interface Thought extends Pick<Question, 'number'> {
  readonly card: WheelCard;
}

/** @param makeWorker throws where a page may have none. */
export function createThinker(makeWorker: () => Worker) {
  let worker: Worker | undefined;
  let isAlone = false;
  let asked = 0;
  /** Those who wait, by the number of their question; without a card the gentle one plays for them. */
  const waiting = new Map<number, (card?: WheelCard) => void>();
  const start = (): Worker => {
    const started = makeWorker();
    started.addEventListener('message', ({ data: { number, card } }: MessageEvent<Thought>) => {
      waiting.get(number)?.(card);
      waiting.delete(number);
    });
    started.addEventListener('error', () => {
      isAlone = true;
      for (const answer of waiting.values()) answer();
      waiting.clear();
    });
    return started;
  };
  /** Where nothing can think apart from the page, the gentle one plays: a page is never blocked. */
  function think(turn: Turn, { level, way }: Opponent): Promise<WheelCard> {
    const gentle = () => chooseCard(turn.view, turn.seed, way);
    if (level === 'gentle' || isAlone) return Promise.resolve(gentle());
    return new Promise((resolve) => {
      try {
        worker ??= start();
      } catch {
        isAlone = true;
        return resolve(gentle());
      }
      const number = ++asked;
      waiting.set(number, (card = gentle()) => resolve(card));
      worker.postMessage({ ...turn, level, way, number } satisfies Question);
    });
  }
  return {
    think,
    /** Whether the gentle player plays for all, since this browser thinks nowhere but in its page. */
    thinksAlone: (): boolean => isAlone,
  };
}

export const { think, thinksAlone } = createThinker(
  () => new Worker(new URL('./think-worker.ts', import.meta.url), { type: 'module' }),
);
