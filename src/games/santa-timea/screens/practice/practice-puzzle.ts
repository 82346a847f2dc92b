import type { Translate } from '../../../../core/words.ts';
import { QUESTIONS } from '../../questions/index.ts';
import { lookForPractice, type PracticePlace } from '../../questions/supply/practice.ts';
import { tellTask } from '../question/tell.ts';
import type { ToldTask } from '../question/told.ts';

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
      const question = next.value;
      return question && { ...tellTask(question, t, lang), band: QUESTIONS.bandOf(question) };
    }
    await new Promise((resolve) => setTimeout(resolve));
  }
  return null;
}
