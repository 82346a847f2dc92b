import { readFileSync } from 'node:fs';
import { caret } from '../../core/text-error.ts';
import { GAMES } from '../../games/list.ts';
import { allCatalogueProblems } from '../i18n/catalogue-files.ts';
import { lessonProblems } from '../lessons/check.ts';
import { languageWords, lessonTexts, ruleTexts } from '../lessons/lesson-texts.ts';
import { supplyFiles } from '../puzzles.ts';
import { ruleProblems } from '../rules/check.ts';
import { entriesOf, proseTexts } from '../terms/glossary.ts';
import { termProblems } from '../terms/term-problems.ts';

type Check = () => readonly string[];

/** All that the content is held against, each by itself. */
export const CHECKS = {
  /** What the languages say apart from each other. */
  words: allCatalogueProblems,
  /** Lessons that are missing, too long or built differently; fences and facts the engine refuses. */
  lessons: () =>
    GAMES.flatMap((game) => lessonProblems(lessonTexts(game.id), game, languageWords(game.id))),
  /** The same of the rules; clauses without an entry, or with two. */
  rules: () =>
    GAMES.flatMap((game) => ruleProblems(ruleTexts(game.id), game, languageWords(game.id))),
  /** Words that are not those of their edition. */
  terms: () => GAMES.flatMap(({ id, terms }) => termProblems(proseTexts(id), terms, entriesOf(id))),
  /** Lines of puzzles that can't be read, and what the engine says otherwise. */
  puzzles: () =>
    GAMES.flatMap((game) =>
      [game.puzzles, ...(game.daily ? [game.daily] : [])].flatMap((supply) =>
        supply.problems(supplyFiles(game, supply)),
      ),
    ),
} satisfies Readonly<Record<string, Check>>;

/** Everything that is wrong with the content, each with its file, its place as far as it has one, and a caret. */
export const contentProblems = (
  checks: Readonly<Record<string, Check>> = CHECKS,
  read = (path: string) => readFileSync(path, 'utf8'),
): string[] =>
  Object.entries(checks).flatMap(([name, check]) => {
    try {
      return check().map((problem) => placed(problem, read));
    } catch (error) {
      // Where words are missing, another check may not be able to say what it has found.
      return [`${name}: ${error instanceof Error ? error.message : error}`];
    }
  });

/** A problem that names a line or only a file: `path:12: what is wrong with “this”`; what is missing has no place. */
const UNPLACED = /^((?:content|puzzles)\/[^\s:]+)(?::(\d+))?: ((?!missing)[^“]*“([^”]+)”[\s\S]*)$/;

/** Adds line, column and caret where the text that a problem quotes stands in its file. */
function placed(problem: string, read: (path: string) => string): string {
  const [, path = '', line, message = '', quoted = ''] = UNPLACED.exec(problem) ?? [];
  if (path === '') return problem;
  const text = read(path);
  const lines = text.split('\n');
  // A key of a catalogue stands in its file by its last part.
  const forms = path.endsWith('.json') ? [`"${quoted.split('.').at(-1)}"`, quoted] : [quoted];
  for (const form of forms) {
    const first = line === undefined ? 0 : Number(line) - 1;
    const at = lines.findIndex(
      (one, index) =>
        index >= first && (line === undefined || index === first) && one.includes(form),
    );
    if (at < 0) continue;
    const place = { line: at + 1, column: (lines[at] ?? '').indexOf(form) + 1, found: form };
    return `${path}:${place.line}:${place.column}: ${message}\n${caret(text, place)}`;
  }
  return problem;
}
