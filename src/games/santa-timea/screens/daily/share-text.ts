import { type Day, dayOf } from '../../../../core/day.ts';
import type { DailyProgress } from '../../../../device/daily.ts';
import { dailyFigures } from '../../../../device/daily-figures.ts';
import type { Translate } from '../../explain/words.ts';
import type { AskedDay } from './asked-day.ts';

/** A wave for every miss, the ship for what was right: read aloud they are “water wave” and “sailboat”. */
const [MISS, RIGHT] = ['🌊', '⛵'];

/** At most three lines, in which nothing tells the answer. */
export function shareText(
  { day, number, band, kind }: Pick<AskedDay, 'day' | 'number' | 'band' | 'kind'>,
  days: DailyProgress,
  now: number,
  shared: URL,
  t: Translate,
): string {
  const misses = (days[day]?.given.length ?? 1) - 1;
  const today: Day = dayOf(now);
  const { streak } = dailyFigures(days, today);
  const signs = MISS.repeat(misses) + RIGHT;
  return [
    t('daily.share.title', { number, signs, band: t(`band.${band}`) }),
    ...(day === today && streak > 1 ? [t('daily.share.streak', { count: streak })] : []),
    new URL(`${kind}/#${day}`, shared).href,
  ].join('\n');
}
