import type { Language } from '../i18n/languages.ts';
import { pageAddress } from '../i18n/paths.ts';
import { lessonsOf } from './lessons.ts';
import { examOfLesson, stepsOfLesson } from './steps-of-lesson.ts';

/** The lessons of a game’s course as harbours: where each leads, and what there is to do in it. */
export const harboursOf = async (language: Language, game: string) =>
  (await lessonsOf(language, game, 'course')).map((lesson) => ({
    title: lesson.entry.data.title,
    number: lesson.entry.data.order,
    slug: lesson.slug,
    href: pageAddress(language, game, lesson.slug),
    steps: stepsOfLesson(lesson).map(({ id }) => id),
    exam: examOfLesson(lesson),
  }));
