import type { Day } from '../../../../core/day.ts';
import type { Catalogue } from '../../../../core/words.ts';
import { foundInSlices } from '../question/found-in-slices.ts';
import { replyTranslate } from '../question/words.ts';
import type { AskedDay } from './told-daily.ts';

/**
 * The puzzle of a day after the supply, made on this device; null once nobody waits for it any more.
 * The engine comes from here, so that the page of the day need not even list its parts.
 * @throws when the engine or the words cannot be fetched.
 */
export async function askLaterDay(
  day: Day,
  words: Catalogue,
  lang: string,
  isAwaited: () => boolean,
): Promise<AskedDay | null> {
  const [t, { lookForDay }, { askDay }] = await Promise.all([
    replyTranslate(words, lang),
    import('../../questions/supply/after.ts'),
    import('./ask-day.ts'),
  ]);
  const question = await foundInSlices(lookForDay(day), isAwaited);
  return question && askDay(day, question, t, lang);
}
