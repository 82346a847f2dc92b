import type { Day } from '../../../../core/day.ts';
import type { Translate } from '../../explain/words.ts';
import { puzzleNumber } from '../../questions/file.ts';
import { hintOf } from '../../questions/hint-clause.ts';
import { QUESTIONS, type TimeaQuestion } from '../../questions/index.ts';
import { askTask } from '../question/tell.ts';
import type { AskedDay } from './told-daily.ts';

/** A day’s puzzle as its page gets it. */
export const askDay = (
  day: Day,
  question: TimeaQuestion,
  t: Translate,
  lang: string,
): AskedDay => ({
  day,
  number: puzzleNumber(day),
  kind: question.ask,
  band: QUESTIONS.bandOf(question),
  hint: hintOf(question),
  source: QUESTIONS.make(question),
  ...askTask(question, t, lang),
});
