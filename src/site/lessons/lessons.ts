import { type CollectionEntry, getCollection } from 'astro:content';
import { GAMES } from '../../games/list.ts';
import { LANGUAGES, type Language } from '../i18n/languages.ts';
import { siteWords } from '../i18n/translate.ts';

export const SERIES = ['course', 'examples'] as const;

type Series = (typeof SERIES)[number];

export interface Lesson {
  readonly language: Language;
  readonly game: string;
  readonly slug: string;
  readonly label: string;
  readonly entry: CollectionEntry<'lessons'>;
}

export async function lessonsOf(
  language: Language,
  game: string,
  series: Series,
): Promise<Lesson[]> {
  const t = siteWords(language);
  const entries = await getCollection(
    'lessons',
    ({ id, data }) => id.startsWith(`${language}/${game}/`) && data.series === series,
  );
  return entries
    .toSorted((a, b) => a.data.order - b.data.order)
    .map((entry) => {
      const number = entry.data.order;
      const label = t(series === 'course' ? 'lesson.course' : 'lesson.example', { number });
      return { language, game, slug: entry.id.split('/').at(-1) ?? '', label, entry };
    });
}

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
