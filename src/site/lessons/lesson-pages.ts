import { GAMES } from '../../games/list.ts';
import { LANGUAGES } from '../i18n/languages.ts';
import { type Lesson, lessonsOf, type Series } from './lessons.ts';

export interface LessonPage {
  readonly lesson: Lesson;
  readonly lessons: readonly Lesson[];
  readonly before: Lesson | undefined;
  readonly after: Lesson | undefined;
}

export async function lessonPages(series: Series): Promise<LessonPage[]> {
  const shelves = LANGUAGES.flatMap((language) =>
    GAMES.map((game) => lessonsOf(language, game.id, series)),
  );
  return (await Promise.all(shelves)).flatMap((lessons) =>
    lessons.map((lesson, index) => ({
      lesson,
      lessons,
      before: lessons[index - 1],
      after: lessons[index + 1],
    })),
  );
}
