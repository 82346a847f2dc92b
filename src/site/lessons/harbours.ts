import type { Language } from '../i18n/languages.ts';
import { pageAddress } from '../i18n/paths.ts';
import { lessonsOf } from './lessons.ts';
import { examOfLesson, stepsOfLesson } from './steps-of-lesson.ts';

export const harboursOf = async (language: Language, game: string) =>
  (await lessonsOf(language, game, 'course')).map((lesson) => {
    const { slug, entry } = lesson;
    const number = entry.data.order;
    const steps = stepsOfLesson(lesson).map(({ id }) => id);
    return {
      title: entry.data.title,
      number,
      href: pageAddress(language, game, slug),
      steps,
      /** By what a script finds what is kept of it. */
      data: {
        'data-lesson': slug,
        'data-number': number,
        'data-steps': steps.join(' '),
        'data-exam': examOfLesson(lesson) || undefined,
      },
    };
  });
