import { type Day, dayOf } from '../../../../core/day.ts';
import { type DailyProgress, dailyFigures } from '../../../../device/daily.ts';
import type { Translate } from '../../explain/words.ts';
import type { AskedDay } from './asked-day.ts';

/** A wave for every miss, the ship for what was right: read aloud they are “water wave” and “sailboat”. */
const [MISS, RIGHT] = ['🌊', '⛵'];

/** How many days in a row are solved with today's; empty for any other day, and for a run that has only begun. */
export function sayStreak(day: Day, days: DailyProgress, now: number, t: Translate): string {
  const today = dayOf(now);
  const { streak } = dailyFigures(days, today);
  return day === today && streak > 1 ? t('daily.share.streak', { count: streak }) : '';
}

/** At most three lines, in which nothing tells the answer. */
export function shareText(
  { day, number, difficulty, kind }: Pick<AskedDay, 'day' | 'number' | 'difficulty' | 'kind'>,
  days: DailyProgress,
  now: number,
  shared: URL,
  t: Translate,
): string {
  const misses = (days[day]?.given.length ?? 1) - 1;
  const signs = MISS.repeat(misses) + RIGHT;
  const streak = sayStreak(day, days, now, t);
  return [
    t('daily.share.title', { number, signs, difficulty: t(`difficulty.${difficulty}`) }),
    ...(streak ? [streak] : []),
    new URL(`${kind}/#${day}`, shared).href,
  ].join('\n');
}
