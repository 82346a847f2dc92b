import type { Catalogue } from '../../../../core/words.ts';
import { QUESTIONS } from '../../questions/index.ts';
import { puzzleTranslate } from '../../tables/trick/puzzle-words.ts';
import { tellTask } from './tell-task.ts';
import type { ToldTask } from './told-task.ts';

/**
 * Judges a puzzle and puts it into words; loaded with the first answer.
 * @param source the question in notation.
 * @param words those that the page brought.
 */
export async function judgeTask(source: string, words: Catalogue, lang: string): Promise<ToldTask> {
  const parsed = QUESTIONS.parse(source);
  if (!parsed.ok) throw new Error(`“${source}” is no question`);
  return tellTask(parsed.value, await puzzleTranslate(words, lang), lang);
}
