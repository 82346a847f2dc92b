import { readFileSync } from 'node:fs';
import { caret, type Problem, sayProblem } from '../../core/result.ts';
import { GAMES } from '../../games/list.ts';
import { allCatalogueProblems } from '../i18n/catalogue-files.ts';
import { lessonProblems, ruleProblems } from '../lessons/check.ts';
import { languageWords, lessonTexts, ruleTexts } from '../lessons/lesson-texts.ts';
import { supplyFiles } from '../puzzles.ts';
import { entriesOf, proseTexts, termProblems } from '../terms/glossary.ts';

type Check = () => readonly Problem[];

export const CHECKS = {
  words: allCatalogueProblems,
  lessons: () =>
    GAMES.flatMap((game) => lessonProblems(lessonTexts(game.id), game, languageWords(game.id))),
  rules: () =>
    GAMES.flatMap((game) => ruleProblems(ruleTexts(game.id), game, languageWords(game.id))),
  terms: () => GAMES.flatMap(({ id, terms }) => termProblems(proseTexts(id), terms, entriesOf(id))),
  puzzles: () =>
    GAMES.flatMap((game) =>
      [game.puzzles, ...(game.daily ? [game.daily] : [])].flatMap((supply) =>
        supply.problems(supplyFiles(game, supply)),
      ),
    ),
} satisfies Readonly<Record<string, Check>>;

export const contentProblems = (
  checks: Readonly<Record<string, Check>> = CHECKS,
  read = (path: string) => readFileSync(path, 'utf8'),
): string[] =>
  Object.entries(checks).flatMap(([name, check]) => {
    try {
      return check().map((problem) => printed(problem, read));
    } catch (error) {
      // Where words are missing, another check may not be able to say what it has found.
      return [`${name}: ${error instanceof Error ? error.message : error}`];
    }
  });

function printed(problem: Problem, read: (path: string) => string): string {
  const { file, found } = problem;
  if (found === undefined) return sayProblem(problem);
  const text = read(file);
  const lines = text.split('\n');
  const isHere = (one: string, index: number) =>
    (problem.line ?? index + 1) === index + 1 && one.includes(found);
  const line = problem.column === undefined ? lines.findIndex(isHere) + 1 : problem.line;
  if (!line) return sayProblem(problem);
  const column = problem.column ?? (lines[line - 1] ?? '').indexOf(found) + 1;
  return `${sayProblem({ ...problem, line, column })}\n${caret(text, { line, column, found })}`;
}
