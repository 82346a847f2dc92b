import type { Translate } from '../../../../core/words.ts';
import { puzzleNumber, type TimeaPuzzle } from '../../questions/file.ts';
import { hintOf } from '../../questions/hint-clause.ts';
import { askTask } from '../question/tell-task.ts';
import type { AskedDay } from './told-daily.ts';

/** Puts a day’s puzzle into words, leaving out everything that judges an answer. */
export function askDay(puzzle: TimeaPuzzle, t: Translate, lang: string): AskedDay {
  const { key, source, question, band } = puzzle;
  return {
    day: key,
    number: puzzleNumber(key),
    kind: question.ask,
    band,
    hint: hintOf(question),
    source,
    ...askTask(question, t, lang),
  };
}
