import { WINDS, type Wind } from '../../../core/compass.ts';
import { type Day, dayAfter, daysBetween } from '../../../core/day.ts';
import { checked } from '../../../core/result.ts';
import { QUESTIONS, type TimeaQuestion } from './index.ts';

export const FIRST_DAY: Day = '2026-11-01';

/** 1 for the first day; no puzzle is ever put in between, so the number never changes. */
export const puzzleNumber = (day: Day): number => daysBetween(FIRST_DAY, day) + 1;

export const FORMS = 2 * WINDS.length;

/** The list starts again on the same weekday, since difficulty rises through the week, with the compass turned. */
export function repeatOn(day: Day, last: Day) {
  const mined = daysBetween(FIRST_DAY, last) + 1;
  const skipped = mined % 7;
  const since = daysBetween(last, day) - 1;
  const round = Math.floor(since / (mined - skipped));
  const at = skipped + (since % (mined - skipped));
  return { day: dayAfter(FIRST_DAY, at), form: (round + 1) % FORMS };
}

const LETTER = /\b[NESW](?=\d|\b)/g;

export const turnText = (text: string, form: number): string =>
  text.replace(LETTER, (letter) => {
    const at = WINDS.indexOf(letter as Wind);
    const mirrored = form < WINDS.length ? at : WINDS.length - at;
    return WINDS[(mirrored + form) % WINDS.length] as Wind;
  });

export function turnQuestion(source: string, form: number): TimeaQuestion {
  const turned = checked(QUESTIONS.parse(turnText(source, form)));
  return checked(QUESTIONS.parse(QUESTIONS.make(turned)));
}
