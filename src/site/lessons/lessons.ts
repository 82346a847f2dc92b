import { getCollection } from 'astro:content';
import { GAMES } from '../../games/list.ts';
import { readCourseMeta } from '../../kit/lesson/fence.ts';
import { LANGUAGES, type Language } from '../i18n/languages.ts';
import { pageAddress, siteWords } from '../i18n/pages.ts';
import { lessonTexts } from './lesson-texts.ts';
import { outlineOf, stepsOf } from './outline.ts';

export const SERIES = ['course', 'examples'] as const;

type Series = (typeof SERIES)[number];

export type Lesson = Awaited<ReturnType<typeof lessonsOf>>[number];

export async function lessonsOf(language: Language, game: string, series: Series) {
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

export type LessonPage = Awaited<ReturnType<typeof lessonPages>>[number];

export async function lessonPages(series: Series) {
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

function outlineOfLesson({ language, game, slug }: Lesson) {
  const path = `content/${language}/${game}/${slug}.mdx`;
  const text = lessonTexts(game).find((lesson) => lesson.path === path)?.text;
  return text === undefined ? undefined : outlineOf(text);
}

export function stepsOfLesson(lesson: Lesson) {
  const rules = GAMES.find(({ id }) => id === lesson.game);
  const outline = outlineOfLesson(lesson);
  return rules && outline ? stepsOf(outline, rules) : [];
}

export function examOfLesson(lesson: Lesson): number {
  const exam = outlineOfLesson(lesson)?.fences.find(
    ({ meta }) => readCourseMeta(meta)?.kind === 'exam',
  );
  return exam?.source.split('\n').filter((line) => line.trim() !== '').length ?? 0;
}

export const courseLessons = async (language: Language, game: string) =>
  (await lessonsOf(language, game, 'course')).map((lesson) => {
    const { slug, entry } = lesson;
    const number = entry.data.order;
    const steps = stepsOfLesson(lesson).map(({ id }) => id);
    const exam = examOfLesson(lesson);
    return {
      title: entry.data.title,
      number,
      href: pageAddress(language, game, slug),
      steps,
      // A script puts in how much is done.
      done: siteWords(language)(exam > 0 ? 'course.exam-done' : 'course.done', {
        done: '{done}',
        count: exam || steps.length,
      }),
      data: {
        'data-lesson': slug,
        'data-number': number,
        'data-steps': steps.join(' '),
        'data-exam': exam || undefined,
      },
    };
  });

export async function topicsOf(language: Language, game: string) {
  const entries = await getCollection('rules', ({ id }) => id.startsWith(`${language}/${game}/`));
  return entries
    .toSorted((a, b) => a.data.order - b.data.order)
    .map((entry) => ({ slug: entry.id.split('/').at(-1) ?? '', entry }));
}

export const tellsClause = (
  { entry }: Awaited<ReturnType<typeof topicsOf>>[number],
  clause: string,
): boolean => entry.body?.includes(`<Clause id="${clause}">`) === true;

export const clauseAddress = (language: Language, game: string, clause: string): string =>
  `${pageAddress(language, game, 'rules')}#${clause}`;
