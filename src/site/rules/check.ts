import type { Problem } from '../../core/text-error.ts';
import type { Game } from '../../kit/game.ts';
import { type LanguageWords, lessonProblems, type OutlinedLesson } from '../lessons/check.ts';
import type { LessonText } from '../lessons/outline.ts';

type CheckedGame = Pick<Game, 'clauses' | 'facts' | 'fenceLanguage' | 'readFence'>;

export function ruleProblems(
  texts: readonly LessonText[],
  game: CheckedGame,
  languages: ReadonlyMap<string, LanguageWords>,
): Problem[] {
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

function clauseProblems(
  language: string,
  topics: readonly OutlinedLesson[],
  clauses: readonly string[],
): Problem[] {
  const entries = topics.flatMap(({ path, outline }) =>
    outline.widgets
      .filter(({ name }) => name === 'Clause')
      .map(({ attributes, line }) => ({
        id: attributes['id'] ?? '',
        place: { file: path, line },
      })),
  );
  const seen = new Set<string>();
  return [
    ...entries.flatMap(({ id, place }) => {
      const message = clauses.includes(id)
        ? `the clause “${id}” has an entry already`
        : `there is no clause “${id}”`;
      if (!clauses.includes(id) || seen.has(id)) return { ...place, found: id, message };
      seen.add(id);
      return [];
    }),
    ...clauses
      .filter((id) => !seen.has(id))
      .map((id) => ({
        file: `content/${language}`,
        message: `the rules have no entry for the clause “${id}”`,
      })),
    ...topics.flatMap(({ path, outline }) =>
      outline.links
        .filter((link) => !clauses.includes(link.replace('#', '')))
        .map((link) => ({
          file: path,
          found: link,
          message: `the link “${link}” names no clause`,
        })),
    ),
  ];
}
