import type { Day } from '../../../../core/day.ts';
import { checked } from '../../../../core/result.ts';
import { dailyRecord } from '../../../../device/daily.ts';
import { puzzleNumber, repeatOn, turnQuestion } from '../../questions/days.ts';
import { hintOf } from '../../questions/hint-clause.ts';
import { QUESTIONS } from '../../questions/index.ts';

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
  readonly progress: string;
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
