import { type Day, dayOf } from '../../../../core/day.ts';
import { checked } from '../../../../core/result.ts';
import { type DailyProgress, dailyFigures, dailyRecord } from '../../../../device/daily.ts';
import type { Translate } from '../../explain/words.ts';
import { puzzleNumber, repeatOn, turnQuestion } from '../../questions/days.ts';
import { QUESTIONS, type TimeaQuestion } from '../../questions/index.ts';
import type { ClauseId } from '../../rules/clauses.ts';

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

/**
 * The puzzle of a day; after the last mined one that of an earlier day with the compass turned or mirrored.
 * @param load fetches the question of a mined day.
 */
export async function askDay(day: Day, last: Day, load: (day: Day) => Promise<string>) {
  const question = await questionOn(day, last, load);
  return {
    day,
    number: puzzleNumber(day),
    /** What is asked, as the first word of the question says it: `taker`. */
    kind: question.ask,
    difficulty: QUESTIONS.difficultyOf(question),
    hint: hintOf(question),
    source: QUESTIONS.make(question),
  };
}

async function questionOn(day: Day, last: Day, load: (day: Day) => Promise<string>) {
  if (day <= last) return checked(QUESTIONS.parse(await load(day)));
  const repeat = repeatOn(day, last);
  return turnQuestion(await load(repeat.day), repeat.form);
}

/** The least usual first. */
const BY_SURPRISE: readonly ClauseId[] = [
  'A2',
  'A1b',
  'A1',
  'P6',
  'P5',
  'A16',
  'X3',
  'P1',
  'X1',
  'V6',
  'V4',
  'V3',
  'V2',
  'V1',
  'A10',
  'B8',
  'B5',
  'A9',
  'R6',
  'R7',
  'R3',
  'R2',
  'R4',
];

export function hintOf(question: TimeaQuestion): string {
  if ('ending' in question) return 'T4';
  const about = QUESTIONS.clausesOf(question);
  const [any] = about;
  const hint = BY_SURPRISE.find((clause) => about.has(clause)) ?? any;
  if (!hint) throw new Error('A question without a clause');
  return hint;
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
