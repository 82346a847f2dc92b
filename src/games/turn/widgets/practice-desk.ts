import type { Catalogue, Translate } from '../../../core/words.ts';
import { practicePuzzle } from '../puzzles/maker.ts';
import { makeTask } from '../puzzles/read.ts';
import { ASKS } from '../puzzles/task.ts';
import { type ToldTask, tellTask } from './tell-task.ts';
import { lateTranslate } from './words.ts';

export { PracticePuzzle } from './PracticePuzzle.tsx';

/** A puzzle of endless practice, made and told here. */
export interface PracticeTold extends ToldTask {
  readonly source: string;
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
  const { task, band } = practicePuzzle(Math.floor(Math.random() * SEEDS), wanted);
  return { ...tellTask(task, t, lang), source: makeTask(task), band: t(`band.${band}`), t, words };
}
