import { type Day, dayOf } from '../../../../core/day.ts';
import { checked } from '../../../../core/result.ts';
import { type DailyProgress, dailyFigures, dailyRecord } from '../../../../device/daily.ts';
import type { Translate } from '../../explain/words.ts';
import { puzzleNumber, repeatOn, turnQuestion } from '../../questions/days.ts';
import { QUESTIONS, type TimeaQuestion } from '../../questions/index.ts';
import { MISREADINGS } from '../../questions/misreadings.ts';

export const keptDays = dailyRecord('santa-timea');

export type AskedDay = Awaited<ReturnType<typeof askDay>>;

/** The questions of a month by their days, in notation: a file that is the same in every language. */
export type AskedMonth = Readonly<Record<Day, string>>;

export interface DailyPlaces {
  readonly here: string;
  /** The folder of the months, as `2026-12.json`. */
  readonly data: string;
  /** The page of no language, which leads each reader to their own; it has one for every kind below it. */
  readonly shared: string;
  readonly deal: string;
  readonly trainer: string;
}

/** The puzzle of a day; after the last mined one that of an earlier day with the compass turned or mirrored. */
export async function askDay(day: Day, last: Day, load: (day: Day) => Promise<string>) {
  const question = await questionOn(day, last, load);
  return {
    day,
    number: puzzleNumber(day),
    /** What is asked, as the first word of the question says it: `taker`. */
    kind: question.ask,
    difficulty: QUESTIONS.difficultyOf(question),
    hint: (t: Translate) => hintOf(question, t),
    source: QUESTIONS.make(question),
  };
}

async function questionOn(day: Day, last: Day, load: (day: Day) => Promise<string>) {
  if (day <= last) return checked(QUESTIONS.parse(await load(day)));
  const repeat = repeatOn(day, last);
  return turnQuestion(await load(repeat.day), repeat.form);
}

/** How to go about it, or what is misread most easily there. */
export function hintOf(question: TimeaQuestion, t: Translate): string {
  if ('ending' in question) return t('hint.last');
  const { ask } = question;
  if (ask === 'wind' || ask === 'safe') return t(`hint.${ask}`);
  // Scoring has a hint for every answer, here for none.
  if (QUESTIONS.sceneOf(question).kind === 'score')
    return QUESTIONS.view(question, t).reply('?').hint;
  const exposed = QUESTIONS.exposedBy(question);
  const mistake = MISREADINGS.findLast((id) => exposed.includes(id)) ?? 'ignores-wind';
  return t(`misreading.${mistake}`);
}

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
