import type { APIRoute } from 'astro';
import ical, {
  ICalAlarmRelatesTo,
  ICalAlarmType,
  ICalEventRepeatingFreq,
  ICalEventTransparency,
} from 'ical-generator';
import { DAILY_GAME, SUPPLIED } from '../../../site/dailies.ts';
import { gameWords } from '../../../site/games.ts';
import { languageOf, languagePaths } from '../../../site/i18n/languages.ts';
import { pageAddress } from '../../../site/i18n/pages.ts';

export const getStaticPaths = languagePaths;

const REMINDER = 8 * 60 * 60;

export const GET: APIRoute = ({ params, site }) => {
  const language = languageOf(params);
  const t = gameWords(language, DAILY_GAME.id);
  const url = new URL(pageAddress(language, 'daily'), site).href;
  const { first } = SUPPLIED;
  const calendar = ical({ name: t('daily-feed.title'), prodId: '//Windrose//Daily//EN' });
  const event = calendar.createEvent({
    id: `daily-${language}@${new URL(url).host}`,
    // A file that says the same must be the same, whenever it is built.
    stamp: new Date(`${first}T00:00:00Z`),
    start: new Date(`${first}T00:00:00Z`),
    allDay: true,
    timezone: 'UTC',
    repeating: { freq: ICalEventRepeatingFreq.DAILY },
    transparency: ICalEventTransparency.TRANSPARENT,
    summary: t('daily-feed.event'),
    description: `${t('daily-feed.event-text')} ${url}`,
    url,
  });
  const reminder = event.createAlarm({ type: ICalAlarmType.display, triggerAfter: REMINDER });
  // Else it counts from the end of the day.
  reminder.relatesTo(ICalAlarmRelatesTo.start);
  return new Response(`${calendar.toString()}\r\n`, {
    headers: { 'Content-Type': 'text/calendar; charset=utf-8' },
  });
};
