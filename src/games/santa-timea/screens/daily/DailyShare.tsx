import { type Day, dayAfter, dayOf, sayDay, sayWeekday, weekdayOf } from '../../../../core/day.ts';
import { type DailyProgress, dailyRecord } from '../../../../device/daily.ts';
import { dailyFigures } from '../../../../device/daily-figures.ts';
import { openRecord } from '../../../../device/record.ts';
import type { Translate } from '../../explain/words.ts';
import { ShareText } from '../../tables/shared/ShareText.tsx';
import type { AskedDay, DailyPlaces } from './told-daily.ts';

interface DailyShareProps {
  readonly asked: AskedDay;
  readonly game: string;
  readonly places: DailyPlaces;
  readonly lang: string;
  readonly t: Translate;
}

/** Tells others how it went. */
export function DailyShare(props: DailyShareProps) {
  const text = () => {
    const days = openRecord(dailyRecord(props.game)).get();
    return shareText(props, days, dayOf(Date.now()));
  };
  return <ShareText text={text} say={(key) => props.t(`daily.share.${key}`)} />;
}

/**
 * One text in words, which gives nothing away and can be read aloud: which puzzle, how it went, for today’s
 * puzzle the streak and a row with the tries of this week’s days, and the link that opens it in everybody’s
 * own language.
 */
function shareText(
  { asked, places, lang, t }: Pick<DailyShareProps, 'asked' | 'places' | 'lang' | 't'>,
  days: DailyProgress,
  today: Day,
): string {
  const tries = days[asked.day]?.given.length ?? 1;
  const { streak } = dailyFigures(days, today);
  const monday = dayAfter(today, -weekdayOf(today));
  const row = Object.entries(days)
    .filter(([day, { solved }]) => solved && monday <= day && day <= today)
    .sort()
    .map(([day, { given }]) => `${sayWeekday(day, lang)} ${given.length}`)
    .join(', ');
  const link = new URL(`${places.shared}${asked.kind}/#${asked.day}`, location.origin).href;
  return [
    t('daily.share.title', { number: asked.number, date: sayDay(asked.day, lang) }),
    t('daily.level', { band: t(`band.${asked.band}`) }),
    tries === 1 ? t('daily.share.first') : t('daily.share.later', { count: tries }),
    ...(asked.day === today && streak > 1 ? [t('daily.share.streak', { count: streak })] : []),
    ...(asked.day === today ? [t('daily.share.row', { row })] : []),
    link,
  ].join('\n');
}
