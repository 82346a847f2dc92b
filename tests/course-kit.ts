import { basename } from 'node:path';
import { checked } from '../src/core/result.ts';
import { QUESTIONS } from '../src/games/santa-timea/questions/index.ts';
import { readCourseMeta } from '../src/kit/lesson/fence.ts';
import { lessonTexts } from '../src/site/lessons/lesson-texts.ts';
import { outlineOf } from '../src/site/lessons/outline.ts';

/** The steps of the course that ask something in a language: each with the clauses it claims and all that it asks. */
export const courseSteps = (language: string) =>
  lessonTexts('santa-timea')
    .filter((text) => text.language === language)
    .flatMap(({ path, text }) =>
      outlineOf(text).fences.flatMap(({ meta, source }) => {
        const fence = readCourseMeta(meta);
        if (fence?.kind !== 'task') return [];
        const questions = source.split('\n').map((line) => checked(QUESTIONS.parse(line)));
        return [{ lesson: basename(path, '.mdx'), ...fence, questions }];
      }),
    );
