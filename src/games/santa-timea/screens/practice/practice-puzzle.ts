import type { Translate } from '../../../../core/words.ts';
import { lookForPractice, type PracticePlace } from '../../daily/practice.ts';
import { taskBand } from '../../tasks/difficulty.ts';
import { tellTask } from '../question/tell-task.ts';
import type { ToldTask } from '../question/told-task.ts';

/** A puzzle of endless practice, made and told here. */
export interface PracticeTold extends ToldTask {
  readonly band: string;
}

/** How long a search may hold up the page at a time, in milliseconds. */
const SLICE = 12;

/**
 * Makes the puzzle of a place, with pauses in which the page can be used.
 * @param isWanted whether anybody still waits for it.
 * @returns null if nothing fits the theme, or nobody waits any more.
 */
export async function findPractice(
  place: PracticePlace,
  t: Translate,
  lang: string,
  isWanted: () => boolean,
): Promise<PracticeTold | null> {
  const search = lookForPractice(place);
  while (isWanted()) {
    const until = performance.now() + SLICE;
    while (performance.now() < until) {
      const next = search.next();
      if (!next.done) continue;
      const task = next.value;
      return task && { ...tellTask(task, t, lang), band: taskBand(task) };
    }
    await new Promise((resolve) => setTimeout(resolve));
  }
  return null;
}
