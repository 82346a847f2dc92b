import { basename } from 'node:path';
import { checked } from '../src/core/result.ts';
import { QUESTIONS } from '../src/games/santa-timea/questions/index.ts';
import { readCourseMeta } from '../src/kit/lesson/fence.ts';
import type { AnyQuestion } from '../src/kit/question/question.ts';
import type { Questions } from '../src/kit/question/questions.ts';
import { lessonTexts } from '../src/site/lessons/lesson-texts.ts';
import { outlineOf } from '../src/site/lessons/outline.ts';

/** The steps of a course that ask something in a language: each with its text, the clauses it claims and all that it asks. */
export const stepsOf = <Q extends AnyQuestion>(
  game: string,
  { parse }: Pick<Questions<Q>, 'parse'>,
  language: string,
) =>
  lessonTexts(game)
    .filter((text) => text.language === language)
    .flatMap(({ path, text }) => {
      const sections = text.split('\n## ');
      return outlineOf(text).fences.flatMap(({ meta, source }) => {
        const fence = readCourseMeta(meta);
        if (fence?.kind !== 'task') return [];
        const section = sections.find((one) => one.includes(` ${meta}\n`)) ?? '';
        const questions = source.split('\n').map((line) => checked(parse(line)));
        return [{ lesson: basename(path, '.mdx'), ...fence, section, questions }];
      });
    });

export const courseSteps = (language: string) => stepsOf('santa-timea', QUESTIONS, language);
