import type { Catalogue, Translate } from '../../../core/words.ts';
import { bandOf } from '../puzzles/difficulty.ts';
import { ASKS, practiceTask } from '../puzzles/practice.ts';
import { type ToldTask, tellTask } from './tell-task.ts';
import { lateTranslate } from './words.ts';

export { PracticePuzzle } from './PracticePuzzle.tsx';

/** A puzzle of endless practice, made and told here. */
export interface PracticeTold {
  readonly task: ToldTask;
  readonly band: string;
  readonly t: Translate;
  readonly words: Catalogue;
}

const SEEDS = 2 ** 31;

/** @param ask what is asked; anything if it names no question. */
export async function makePractice(
  ask: string,
  words: Catalogue,
  lang: string,
): Promise<PracticeTold> {
  const t = await lateTranslate(words, lang);
  const wanted = ASKS.find((one) => one === ask) ?? null;
  const task = practiceTask({ ask: wanted, band: null }, Math.floor(Math.random() * SEEDS));
  if (!task) throw new Error(`No puzzle for “${ask}”`);
  return { task: tellTask(task, t, lang), band: t(`band.${bandOf(task)}`), t, words };
}
