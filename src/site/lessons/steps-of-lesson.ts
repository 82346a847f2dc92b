import { GAMES } from '../../games/list.ts';
import { readCourseMeta } from '../../kit/lesson/fence.ts';
import type { Language } from '../i18n/languages.ts';
import { pageAddress } from '../i18n/paths.ts';
import { lessonTexts } from './lesson-texts.ts';
import { type Lesson, lessonsOf } from './lessons.ts';
import { type Outline, outlineOf } from './outline.ts';
import { type StepOutline, stepsOf } from './step-problems.ts';

function outlineOfLesson({ language, game, slug }: Lesson): Outline | undefined {
  const path = `content/${language}/${game}/${slug}.mdx`;
  const text = lessonTexts(game).find((lesson) => lesson.path === path)?.text;
  return text === undefined ? undefined : outlineOf(text);
}

export function stepsOfLesson(lesson: Lesson): StepOutline[] {
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
    return {
      title: entry.data.title,
      number,
      href: pageAddress(language, game, slug),
      steps,
      data: {
        'data-lesson': slug,
        'data-number': number,
        'data-steps': steps.join(' '),
        'data-exam': examOfLesson(lesson) || undefined,
      },
    };
  });
