/** The puzzles of the days as a collection: ten years, every answer judged, and what comes after them. */
import { describe, expect, it } from 'vitest';
import { type Day, dayAfter, daysBetween, weekdayOf } from '../src/core/day.ts';
import {
  FIRST_DAY,
  FORMS,
  repeatOn,
  turnQuestion,
  turnText,
} from '../src/games/santa-timea/questions/days.ts';
import type { TimeaPuzzle } from '../src/games/santa-timea/questions/file.ts';
import { QUESTIONS } from '../src/games/santa-timea/questions/index.ts';
import { simulatorRight } from './simulator-right.ts';
import { COLLECTION, DAYS } from './supply-kit.ts';

const { answersOf } = QUESTIONS;

const LAST_DAY = DAYS.at(-1)?.key ?? '';

describe('the mined days', () => {
  it('have one puzzle for every day of at least ten years', () => {
    expect(daysBetween(FIRST_DAY, LAST_DAY)).toBeGreaterThan(3650);
    expect(DAYS.map(({ key }) => key)).toEqual(DAYS.map((_, index) => dayAfter(FIRST_DAY, index)));
  });

  // The build confirms every line by the engine, see `content-problems.ts`.
  it('have no puzzle of the collection', () => {
    const patterns = [...DAYS, ...COLLECTION].map(({ question }) => QUESTIONS.patternOf(question));
    expect(new Set(patterns).size).toBe(patterns.length);
  });

  it('rise through the week from easy on Monday to expert on Sunday', () => {
    const week = ['easy', 'easy', 'medium', 'medium', 'hard', 'hard', 'expert'];
    const other = DAYS.filter(
      ({ key, question }) => QUESTIONS.difficultyOf(question) !== week[weekdayOf(key)],
    );
    expect(other).toEqual([]);
  });

  it('[T4] [X3] about a trick have the answer that the simulator has', () => {
    let judged = 0;
    for (const { key, question } of [...DAYS, ...COLLECTION]) {
      const said = simulatorRight(question);
      if (!said) continue;
      expect([key, ...answersOf(question).right]).toEqual([key, ...said]);
      judged += 1;
    }
    expect(judged).toBeGreaterThan(1500);
  });
});

describe('after the last one', () => {
  /** Each answer moves as the compass does. */
  const moves = (puzzle: TimeaPuzzle, form: number) => {
    const turned = turnQuestion(puzzle.source, form);
    const right = answersOf(puzzle.question).right.map((answer) => turnText(answer, form));
    expect([puzzle.key, form, ...answersOf(turned).right.toSorted()]).toEqual([
      puzzle.key,
      form,
      ...right.toSorted(),
    ]);
    expect(QUESTIONS.difficultyOf(turned), `${puzzle.key} ${form}`).toBe(
      QUESTIONS.difficultyOf(puzzle.question),
    );
  };
  const forms = Array.from({ length: FORMS }, (_, form) => form);

  it('the answer moves with the compass, in every form', () => {
    for (const puzzle of DAYS.filter((_, index) => index % 25 === 0)) {
      for (const form of forms) moves(puzzle, form);
    }
  });

  it('so it does for every day in every form', { tags: 'all' }, () => {
    for (const puzzle of DAYS) for (const form of forms) moves(puzzle, form);
  });

  it('the list starts again on the same weekday, in eight forms before one comes again', () => {
    const round = DAYS.length - (DAYS.length % 7);
    const seen = new Set<string>();
    const wrong: Day[] = [];
    for (let days = 1; days <= FORMS * round; days++) {
      const day = dayAfter(LAST_DAY, days);
      const repeat = repeatOn(day, LAST_DAY);
      seen.add(`${repeat.day} ${repeat.form}`);
      // As it was mined, a puzzle comes last.
      const isMined = repeat.form === 0;
      const isLast = days > (FORMS - 1) * round;
      if (weekdayOf(repeat.day) !== weekdayOf(day) || isMined !== isLast) wrong.push(day);
    }
    expect(wrong).toEqual([]);
    expect(seen.size).toBe(FORMS * round);
    expect(daysBetween(LAST_DAY, dayAfter(LAST_DAY, FORMS * round)) / 365).toBeGreaterThan(79);
  });
});
