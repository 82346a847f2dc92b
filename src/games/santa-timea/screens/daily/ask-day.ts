import type { Translate } from '../../../../core/words.ts';
import { type DailyPuzzle, puzzleNumber } from '../../daily/puzzle.ts';
import { hintOf } from '../../tasks/hint.ts';
import { askTask } from '../question/tell-task.ts';
import type { AskedDay } from './told-daily.ts';

/** Puts a day’s puzzle into words, leaving out everything that judges an answer. */
export function askDay(puzzle: DailyPuzzle, t: Translate, lang: string): AskedDay {
  const { day, source, task, band } = puzzle;
  return {
    day,
    number: puzzleNumber(day),
    kind: task.ask,
    band,
    hint: hintOf(task),
    source,
    ...askTask(task, t, lang),
  };
}
