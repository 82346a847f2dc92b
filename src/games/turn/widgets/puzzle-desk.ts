import type { Catalogue } from '../../../core/words.ts';
import { parseTask } from '../puzzles/read.ts';
import { type ToldTask, tellTask } from './tell-task.ts';
import { lateTranslate } from './words.ts';

/** Judges a puzzle and puts all there is to say into words; it is loaded with the first answer. */
export async function judgePuzzle(
  source: string,
  words: Catalogue,
  lang: string,
): Promise<ToldTask> {
  const task = parseTask(source);
  if (!task.ok) throw new Error(`“${source}” is no question`);
  return tellTask(task.value, await lateTranslate(words, lang), lang);
}
