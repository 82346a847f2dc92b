import errorWords from '../../../content/en/santa-timea/puzzles.json' with { type: 'json' };
import rulings from '../../../content/en/santa-timea/rulings.json' with { type: 'json' };
import taskWords from '../../../content/en/santa-timea/tasks.json' with { type: 'json' };
import type { Day } from '../../core/day.ts';
import type { Game } from '../../kit/game.ts';
import { collectionOf, supplyOf } from '../../kit/question/file.ts';
import CONTEXT from './context.json' with { type: 'json' };
import { GLOSSARY } from './editions/glossary.ts';
import { DESK } from './editions/register.ts';
import { FACTS } from './facts.ts';
import { PREDICT, readFence } from './fence.ts';
import { puzzleNumber, repeatOn, turnQuestion } from './questions/days.ts';
import { DAILY_FILE, PUZZLE_FILE, type TimeaPuzzle } from './questions/file.ts';
import { QUESTIONS, type TimeaQuestion } from './questions/index.ts';
import { seatsIn } from './questions/scene.ts';
import { ruleOn } from './questions/trick.ts';
import { CLAUSES } from './rules/clauses.ts';
import { MAX_SEATS, MIN_SEATS } from './rules/deal.ts';

const ENGLISH = { ...rulings, ...errorWords, ...taskWords };

/** What puzzles are about, in the order of the collection, each with its sign: a path in a box of 52 × 46. */
const THEMES = {
  trick: 'M6 12H22V36H6ZM18 8H34V32H22M32 5H47V28H34',
  winds: 'M26 4 31 18 46 23 31 28 26 42 21 28 6 23 21 18Z',
  ties: 'M10 17H42M10 29H42',
  piratess: 'M4 32Q26 24 48 32 40 38 26 36 12 38 4 32ZM12 29Q14 8 26 14 38 8 40 29M22 22l8 0',
  hand: 'M16 8 8 11 17 41 22 39M36 8l8 3-9 30-5-2M16 6H36V38H16ZM26 14l5 12-5-3-5 3Z',
  last: 'M14 4H38M14 42H38M17 4Q17 16 26 23 17 30 17 42M35 4Q35 16 26 23 35 30 35 42',
  points: 'M10 6H42V40H10ZM16 15H36M16 23H36M16 31H28',
  books: 'M26 11Q16 5 5 9V38Q16 34 26 40 36 34 47 38V9Q36 5 26 11ZV40',
  played: 'M15 5H37V41H15ZM21 18Q21 13 26 13 31 13 31 18 31 21 26 23V28M26 32V34',
} as const;

type Theme = keyof typeof THEMES;

export function themeOf(question: TimeaQuestion): Theme {
  if (question.ask === 'book') return 'books';
  if (question.ask === 'played') return 'played';
  const scene = QUESTIONS.sceneOf(question);
  switch (scene.kind) {
    case 'row':
      return 'winds';
    case 'ending':
    case 'stage':
    case 'tricks':
      return 'last';
    case 'score':
    case 'game':
      return 'points';
    case 'hand':
      return 'hand';
    case 'trick':
  }
  if (scene.own) return 'hand';
  if (question.ask === 'wind') return 'winds';
  const { plays } = scene.position.trick;
  if (plays.some(({ kind }) => kind === 'piratess')) return 'piratess';
  return ruleOn(scene.position).ties.length > 0 ? 'ties' : 'trick';
}

const nameOf = (theme: string) => `puzzle-theme.${theme}`;

/** The puzzles of this game; most ask who takes. */
const PUZZLES = collectionOf(
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
  // Not worked out for days that no page shows.
  get difficulty() {
    return QUESTIONS.difficultyOf(puzzle.question);
  },
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

export const GAME = {
  id: 'santa-timea',
  fenceLanguage: 'timea',
  players: [MIN_SEATS, MAX_SEATS],
  minutes: null,
  firstPosition: { source: 'trick N2: N9 E12 S13', meta: PREDICT },
  clauses: CLAUSES,
  facts: FACTS,
  terms: GLOSSARY,
  desk: DESK,
  context: CONTEXT,
  readFence,
  puzzles: PUZZLES,
  daily: DAILY,
  sheet: () => import('./tables/sheet.css?url'),
} as const satisfies Game;
