import type { Day } from '../../../../core/day.ts';
import type { Catalogue } from '../../../../core/words.ts';
import type { Translate } from '../../explain/words.ts';
import { puzzleNumber } from '../../questions/file.ts';
import { hintOf } from '../../questions/hint-clause.ts';
import { QUESTIONS, type TimeaQuestion } from '../../questions/index.ts';
import { repeatOn, turnQuestion } from '../../questions/repeat.ts';
import { askTask } from '../question/tell.ts';
import { replyTranslate } from '../question/words.ts';
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

/**
 * The puzzle of a day after the last mined one: that of an earlier day with the compass turned or mirrored.
 * @param load fetches the puzzle of a mined day.
 * @throws when the words cannot be fetched.
 */
export async function askLaterDay(
  day: Day,
  last: Day,
  load: (day: Day) => Promise<AskedDay>,
  words: Catalogue,
  lang: string,
): Promise<AskedDay> {
  const repeat = repeatOn(day, last);
  const [t, { source }] = await Promise.all([replyTranslate(words, lang), load(repeat.day)]);
  return askDay(day, turnQuestion(source, repeat.form), t, lang);
}
