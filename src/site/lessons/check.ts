import { err, ok, type Result } from '../../core/result.ts';
import type { Problem } from '../../core/text-error.ts';
import type { Translate } from '../../core/words.ts';
import type { Game } from '../../kit/game.ts';
import { type FactWords, factProblems } from './fact-problems.ts';
import { fenceProblems } from './fence-problems.ts';
import { type LessonText, outlineOf } from './outline.ts';
import { type OutlinedLesson, parityProblems } from './parity-problems.ts';
import { nameProblems, stepProblems } from './step-problems.ts';

export interface LanguageWords {
  readonly factWords: FactWords;
  readonly t: Translate;
}

function outlined(texts: readonly LessonText[]): Result<OutlinedLesson[], Problem[]> {
  const unread: Problem[] = [];
  const read = texts.flatMap((text) => {
    try {
      return [{ ...text, outline: outlineOf(text.text) }];
    } catch (error) {
      const said = error instanceof Error ? error.message : String(error);
      const [, line, column, message = said] = /^(\d+):(\d+): ([\s\S]*)$/.exec(said) ?? [];
      const place = line === undefined ? {} : { line: Number(line), column: Number(column) };
      unread.push({ file: text.path, ...place, message });
      return [];
    }
  });
  return unread.length > 0 ? err(unread) : ok(read);
}

export function lessonProblems(
  texts: readonly LessonText[],
  game: Pick<Game, 'facts' | 'fenceLanguage' | 'readFence'>,
  languages: ReadonlyMap<string, LanguageWords>,
  further: (lessons: readonly OutlinedLesson[]) => readonly Problem[] = headProblems,
): Problem[] {
  const read = outlined(texts);
  if (!read.ok) return read.error;
  const lessons = read.value;
  const names = [...new Set(lessons.map(nameOf))];
  return [
    ...names.flatMap((name) =>
      parityProblems(
        lessons.filter((lesson) => nameOf(lesson) === name),
        [...languages.keys()],
      ),
    ),
    ...lessons.flatMap((lesson) => {
      const words = languages.get(lesson.language);
      if (!words) {
        const message = `the site has no language “${lesson.language}”`;
        return { file: lesson.path, message };
      }
      return [
        ...stepProblems(lesson, lesson.outline, game),
        ...fenceProblems(lesson, lesson.outline, game, words.t),
        ...factProblems(lesson, lesson.outline, game.facts, words.factWords),
      ];
    }),
    ...nameProblems(lessons, game),
    ...further(lessons),
  ];
}

const nameOf = (lesson: LessonText): string => lesson.path.split('/').slice(2).join('/');

const headProblems = (lessons: readonly OutlinedLesson[]): Problem[] =>
  lessons.flatMap(({ path, outline }) =>
    outline.missing.map((key) => ({ file: path, line: 1, message: `the head has no “${key}”` })),
  );
