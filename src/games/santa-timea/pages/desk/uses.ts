import { lessonTexts, ruleTexts } from '../../../../site/lessons/lesson-texts.ts';
import { outlineOf } from '../../../../site/lessons/outline.ts';
import { entriesOf } from '../../../../site/puzzles.ts';
import { GAME } from '../../game.ts';
import { QUESTIONS } from '../../questions/index.ts';
import type { ClauseId } from '../../rules/clauses.ts';

/** Everything in the house that stands on one clause; found, not written down, so it can't be stale. */
export interface Uses {
  /** Functions and constants of the engine whose comments cite it: `trick.ts: resolveTrick`. */
  readonly functions: readonly string[];
  /** How many tests name it in their titles. */
  readonly tests: number;
  /** Lessons of the course and printed examples, by their part of the address. */
  readonly lessons: readonly string[];
  readonly examples: readonly string[];
  /** Puzzles whose solution follows it, by id. */
  readonly puzzles: readonly string[];
  /** Whether the page of rules shows a position beside it. */
  readonly shown: boolean;
}

const RULES = import.meta.glob<string>(
  ['/src/games/santa-timea/rules/*.ts', '!/src/games/santa-timea/rules/{*.test,test-*}.ts'],
  { eager: true, query: '?raw', import: 'default' },
);

const TESTS = import.meta.glob<string>(
  ['/src/**/*.test.ts', '/tests/*.test.ts', '/tests/{browser,dist}/*.ts'],
  { eager: true, query: '?raw', import: 'default' },
);

const cited = (text: string): string[] =>
  [...text.matchAll(/\[([A-Z]\d{1,2}b?)\]/g)].map((match) => match[1] ?? '');

const comments = (source: string): string =>
  [...source.matchAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/g)].map((match) => match[0]).join('\n');

/** A top-level declaration with the comment before it, and its name. */
const DECLARED = /^(?:\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?(?:export )?(function\*?|const) (\w+)/gm;

/** Every function and constant of the engine with the clauses it cites. */
const FUNCTIONS = Object.entries(RULES).flatMap(([path, source]) => {
  const starts = [...source.matchAll(DECLARED)];
  return starts.map((start, index) => ({
    name: `${path.split('/').at(-1)}: ${start[2]}`,
    clauses: cited(comments(source.slice(start.index, starts[index + 1]?.index))),
  }));
});

/** The clauses in the title of each test. */
const TITLES = Object.values(TESTS).flatMap((source) =>
  [...source.matchAll(/['"`]((?:\[[A-Z]\d{1,2}b?\][ …]+)+)/g)].map((match) =>
    cited(match[1] ?? ''),
  ),
);

/** The lessons are the same in every language; one is enough to ask. */
const LESSONS = lessonTexts('santa-timea')
  .filter(({ language }) => language === 'en')
  .map(({ path, text }) => ({
    slug: path.replace(/.*\/|\.mdx$/g, ''),
    outline: outlineOf(text),
  }));

const SHOWN = new Set(
  ruleTexts('santa-timea')
    .filter(({ language }) => language === 'en')
    .flatMap(({ text }) => [...text.matchAll(/<Clause id="([^"]+)">([\s\S]*?)<\/Clause>/g)])
    .filter(([, , words = '']) => words.includes('```timea') || words.includes('<Fact'))
    .map(([, id]) => id),
);

const SOLUTIONS = entriesOf(GAME, GAME.puzzles).map(({ id, puzzle: { question } }) => {
  const [right = ''] = QUESTIONS.answersOf(question).right;
  const reasons = QUESTIONS.reasonsFor(question, right);
  return { id, clauses: new Set<string>(reasons.map(({ step }) => step.clause)) };
});

const inSeries = (series: string, clause: string): string[] =>
  LESSONS.filter(
    ({ outline }) => outline.series === series && outline.clauses.includes(clause),
  ).map(({ slug }) => slug);

/** What stands on a clause. */
export const usesOf = (clause: ClauseId): Uses => ({
  functions: FUNCTIONS.filter(({ clauses }) => clauses.includes(clause)).map(({ name }) => name),
  tests: TITLES.filter((clauses) => clauses.includes(clause)).length,
  lessons: inSeries('course', clause),
  examples: inSeries('examples', clause),
  puzzles: SOLUTIONS.filter(({ clauses }) => clauses.has(clause)).map(({ id }) => id),
  shown: SHOWN.has(clause),
});

/** What a clause lacks that every clause must have: a function and a test. */
export function lacks(clause: ClauseId): string[] {
  const { functions, tests } = usesOf(clause);
  return [...(functions.length > 0 ? [] : ['function']), ...(tests > 0 ? [] : ['test'])].map(
    (what) => `${clause}: ${what}`,
  );
}
