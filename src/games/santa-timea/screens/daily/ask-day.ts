import type { Day } from '../../../../core/day.ts';
import type { Catalogue } from '../../../../core/words.ts';
import type { Translate } from '../../explain/words.ts';
import { puzzleNumber } from '../../questions/file.ts';
import { hintOf } from '../../questions/hint-clause.ts';
import { QUESTIONS, type TimeaQuestion } from '../../questions/index.ts';
import { lookForDay } from '../../questions/supply/after.ts';
import { foundInSlices } from '../question/found-in-slices.ts';
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
 * The puzzle of a day after the supply, made on this device; null once nobody waits for it any more.
 * @throws when the words cannot be fetched.
 */
export async function askLaterDay(
  day: Day,
  words: Catalogue,
  lang: string,
  isAwaited: () => boolean,
): Promise<AskedDay | null> {
  const t = await replyTranslate(words, lang);
  const question = await foundInSlices(lookForDay(day), isAwaited);
  return question && askDay(day, question, t, lang);
}
