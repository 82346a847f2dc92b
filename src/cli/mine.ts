// `npm run -s mine -- 2037-12-31` adds puzzles of days after the last line, up to the day it is given, to
// `puzzles/santa-timea/daily/`. What is published never changes: it only adds lines, at the end.
import { appendFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type Day, dayAfter, isCalendarDay, weekdayOf } from '../core/day.ts';
import { createRandom } from '../core/random.ts';
import { puzzleNumber } from '../games/santa-timea/questions/days.ts';
import {
  DAILY_FILE,
  PUZZLE_FILE,
  readDays,
  type TimeaPuzzle,
} from '../games/santa-timea/questions/file.ts';
import { QUESTIONS, type TimeaQuestion } from '../games/santa-timea/questions/index.ts';
import { PUZZLE_RULES } from '../games/santa-timea/questions/misreadings.ts';
import {
  type Ask,
  canExpose,
  draftPuzzle,
  isSound,
} from '../games/santa-timea/questions/practice.ts';
import { resolveTrick } from '../games/santa-timea/rules/trick.ts';
import { foundBy, lookForQuestion } from '../kit/question/again.ts';
import type { Difficulty } from '../kit/question/question.ts';

const FOLDER = new URL('../../puzzles/santa-timea/daily/', import.meta.url);

const WEEK: readonly Difficulty[] = ['easy', 'easy', 'medium', 'medium', 'hard', 'hard', 'expert'];

const HARD = ['avoid', 'win-lead', 'give', 'safe', 'total', 'last', 'at-most', 'wind'] as const;

const KINDS: { readonly [D in Difficulty]: readonly Ask[] } = {
  easy: ['taker', 'leader', 'take', 'win-lead', 'damage', 'wind'],
  medium: ['taker', 'leader', 'worth', 'avoid', 'take', 'win-lead', 'points', 'wind'],
  hard: ['taker', 'leader', 'take', 'nobody', ...HARD],
  expert: ['taker', 'leader', ...HARD],
};

const SHARES: { readonly [D in Difficulty]?: number } = { hard: 1 / 2, expert: 1 / 3 };

const LEAST = 6;

/** A card that may be the answer: its printed number, 0 of a Piratess, and its worth, to order the cards by. */
type Option = Readonly<{ answer: string; rank: number; worth: number }>;

const SHORTCUTS = (['rank', 'worth'] as const).flatMap((of) =>
  [Math.min, Math.max].map((most) => (options: readonly Option[]) => {
    const wanted = most(...options.map((option) => option[of]));
    return options.filter((option) => option[of] === wanted).map(({ answer }) => answer);
  }),
);

function optionsOf(question: TimeaQuestion): Option[] {
  const { offered } = QUESTIONS.answersOf(question);
  const tricks =
    question.ask === 'taker' || question.ask === 'leader'
      ? question.position.trick.plays.map((_, place) => ({
          answer: String(place),
          trick: question.position.trick,
          place,
        }))
      : 'choices' in question
        ? question.choices.map(({ position: { trick } }, index) => ({
            answer: offered[index] ?? '',
            trick,
            place: question.place,
          }))
        : [];
  return tricks.map(({ answer, trick, place }) => {
    const card = trick.plays[place];
    const { strength = 0 } = resolveTrick(trick, PUZZLE_RULES).worths[place] ?? {};
    return { answer, rank: card?.kind === 'number' ? card.rank : 0, worth: strength };
  });
}

function rightShortcuts(question: TimeaQuestion): boolean[] {
  const { right } = QUESTIONS.answersOf(question);
  const options = optionsOf(question);
  if (options.length === 0) return SHORTCUTS.map(() => false);
  return SHORTCUTS.map((shortcut) => shortcut(options).every((answer) => right.includes(answer)));
}

function mineDay(
  day: Day,
  before: readonly TimeaPuzzle[],
  known: ReadonlySet<string>,
): TimeaPuzzle {
  const random = createRandom(puzzleNumber(day));
  const difficulty = WEEK[weekdayOf(day)] as Difficulty;
  const kinds = KINDS[difficulty];
  for (let turn = puzzleNumber(day); ; turn++) {
    const ask = kinds[turn % kinds.length] as Ask;
    const alike = before.filter(
      ({ key, question }) => question.ask === ask && WEEK[weekdayOf(key)] === difficulty,
    );
    const counts = alike.map(({ question }) => rightShortcuts(question));
    const most = (SHARES[difficulty] ?? 1) * Math.max(alike.length + 1, LEAST);
    const found = foundBy(
      lookForQuestion({
        asks: [ask],
        random,
        make: draftPuzzle,
        isWanted: (question) =>
          isSound(question) &&
          QUESTIONS.difficultyOf(question) === difficulty &&
          !known.has(QUESTIONS.patternOf(question)) &&
          (!canExpose(ask) || QUESTIONS.exposedBy(question).length > 0) &&
          QUESTIONS.dependsOn(question).length === 0 &&
          rightShortcuts(question).every(
            (isRight, at) => !isRight || counts.filter((one) => one[at]).length + 1 <= most,
          ),
      }),
    );
    if (found) return DAILY_FILE.draft(day, found);
  }
}

const [until = ''] = process.argv.slice(2);
const read = (path: string) => readFileSync(new URL(path, FOLDER), 'utf8');
const files = readdirSync(FOLDER).sort();
const texts = files.map((path) => ({ path, text: read(path) }));
const days = readDays(texts);
const collection = PUZZLE_FILE.parseChecked(read('../puzzles.txt'));
if (!isCalendarDay(until)) {
  console.error(`The last day is missing, as in: npm run -s mine -- 2037-12-31`);
  process.exitCode = 1;
} else if (!days.ok || !collection.ok) {
  console.error('The puzzles cannot be read; npm run check:content says why.');
  process.exitCode = 1;
} else {
  const all = [...days.value];
  const known = new Set(
    [...collection.value, ...all].map((one) => QUESTIONS.patternOf(one.question)),
  );
  for (let day = dayAfter(all.at(-1)?.key ?? '', 1); day <= until; day = dayAfter(day, 1)) {
    const puzzle = mineDay(day, all, known);
    const file = new URL(`${day.slice(0, 4)}.txt`, FOLDER);
    if (!existsSync(file)) writeFileSync(file, `${texts[0]?.text.split('\n\n')[0]}\n\n`);
    appendFileSync(file, `${DAILY_FILE.make(puzzle)}\n`);
    all.push(puzzle);
    known.add(QUESTIONS.patternOf(puzzle.question));
  }
}
