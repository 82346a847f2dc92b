import type { Game } from '../../kit/game.ts';
import { type LanguageWords, lessonProblems } from '../lessons/check.ts';
import type { LessonText } from '../lessons/outline.ts';
import type { OutlinedLesson } from '../lessons/parity-problems.ts';

type CheckedGame = Pick<Game, 'clauses' | 'facts' | 'fenceLanguage' | 'readFence'>;

/**
 * Everything that is wrong with the rules of one game: whatever can be wrong with a lesson, and in
 * each language a clause without its entry, with two, or one that the game does not have.
 */
export function ruleProblems(
  texts: readonly LessonText[],
  game: CheckedGame,
  languages: ReadonlyMap<string, LanguageWords>,
): string[] {
  return lessonProblems(texts, game, languages, (topics) =>
    [...languages.keys()].flatMap((language) =>
      clauseProblems(
        language,
        topics.filter((topic) => topic.language === language),
        game.clauses,
      ),
    ),
  );
}

/** An entry is written `<Clause id="V3">`, and links to other entries `[X1](#X1)`. */
function clauseProblems(
  language: string,
  topics: readonly OutlinedLesson[],
  clauses: readonly string[],
): string[] {
  const entries = topics.flatMap(({ path, outline }) =>
    outline.widgets
      .filter(({ name }) => name === 'Clause')
      .map(({ attributes, line }) => ({
        id: attributes['id'] ?? '',
        place: `${path}:${line}`,
      })),
  );
  const seen = new Set<string>();
  return [
    ...entries.flatMap(({ id, place }) => {
      if (!clauses.includes(id)) return `${place}: there is no clause “${id}”`;
      if (seen.has(id)) return `${place}: the clause “${id}” has an entry already`;
      seen.add(id);
      return [];
    }),
    ...clauses
      .filter((id) => !seen.has(id))
      .map((id) => `the rules of ${language} have no entry for the clause “${id}”`),
    ...topics.flatMap(({ path, outline }) =>
      outline.links
        .filter((link) => !clauses.includes(link.replace('#', '')))
        .map((link) => `${path}: the link “${link}” names no clause`),
    ),
  ];
}
