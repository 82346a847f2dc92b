import errorWords from '../../../content/en/santa-timea/puzzles.json' with { type: 'json' };
import rulings from '../../../content/en/santa-timea/rulings.json' with { type: 'json' };
import taskWords from '../../../content/en/santa-timea/tasks.json' with { type: 'json' };
import type { Day } from '../../core/day.ts';
import { collectionOf, supplyOf } from '../../kit/question/supply.ts';
import { puzzleNumber, repeatOn, turnQuestion } from './questions/days.ts';
import { DAILY_FILE, PUZZLE_FILE, type TimeaPuzzle } from './questions/file.ts';
import { QUESTIONS } from './questions/index.ts';
import { seatsIn } from './questions/scene.ts';
import { THEMES, themeOf } from './questions/theme.ts';

const ENGLISH = { ...rulings, ...errorWords, ...taskWords };

const nameOf = (theme: string) => `puzzle-theme.${theme}`;

/** The puzzles of this game; most ask who takes. */
export const PUZZLES = collectionOf(
  { format: PUZZLE_FILE, english: ENGLISH },
  Object.keys(THEMES).map(nameOf),
  ({ question }) => {
    const theme = themeOf(question);
    return {
      seats: seatsIn(QUESTIONS.sceneOf(question)),
      difficulty: QUESTIONS.difficultyOf(question),
      theme: nameOf(theme),
      sign: THEMES[theme],
      ...(question.ask !== 'taker' && { about: `question-kind.${question.ask}` }),
    };
  },
);

const ofDay = (puzzle: TimeaPuzzle) => ({
  day: puzzle.key,
  number: puzzleNumber(puzzle.key),
  kind: puzzle.question.ask,
  difficulty: QUESTIONS.difficultyOf(puzzle.question),
  source: puzzle.source,
  puzzle,
});

/** The puzzle of every day, in order: a file a year. */
export const DAILY = {
  ...supplyOf(/^daily\/\d{4}\.txt$/, { format: DAILY_FILE, english: ENGLISH }, ofDay),
  /** That of a day after the last line: an earlier one with the compass turned or mirrored. */
  repeat(day: Day, mined: readonly ReturnType<typeof ofDay>[]) {
    const repeat = repeatOn(day, mined.at(-1)?.day ?? day);
    const source = mined.find((one) => one.day === repeat.day)?.puzzle.source ?? '';
    return ofDay(DAILY_FILE.draft(day, turnQuestion(source, repeat.form)));
  },
};
