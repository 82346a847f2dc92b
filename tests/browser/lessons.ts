import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { checked } from '../../src/core/result.ts';
import { readExam } from '../../src/games/santa-timea/fence.ts';
import { inOwnBook } from '../../src/games/santa-timea/questions/by-book.ts';
import { QUESTIONS, type TimeaQuestion } from '../../src/games/santa-timea/questions/index.ts';
import { readCourseMeta } from '../../src/kit/lesson/fence.ts';
import type { Answers } from '../../src/kit/question/question.ts';
import { outlineOf } from '../../src/site/lessons/outline.ts';

export interface Step {
  readonly id: string;
  readonly right: readonly number[];
  readonly wrong: readonly number[];
}

export interface Lesson {
  readonly slug: string;
  readonly steps: readonly Step[];
  /** The ids of these and of the rounds to play, in their order. */
  readonly all: readonly string[];
  /** The numbers of a right and of a wrong answer to every task of the exam. */
  readonly exam: readonly Omit<Step, 'id'>[];
}

/** The lessons of the course; what is asked is the same in every language, judged by the book of this one. */
export const lessonsIn = (language: string): readonly Lesson[] =>
  globSync('content/en/santa-timea/*.mdx')
    .map((path) => ({
      slug: basename(path, '.mdx'),
      outline: outlineOf(readFileSync(path, 'utf8')),
    }))
    .filter(({ outline }) => outline.series === 'course')
    .sort((a, b) => Number(a.outline.order) - Number(b.outline.order))
    .map(({ slug, outline }) => ({
      slug,
      steps: outline.fences.flatMap(({ meta, source }) => {
        const fence = readCourseMeta(meta);
        return fence?.kind === 'task'
          ? [
              {
                id: fence.step,
                ...choices(inOwnBook(questionOf(source.split('\n')[0] ?? ''), language)),
              },
            ]
          : [];
      }),
      all: outline.fences.flatMap(({ meta }) => {
        const fence = readCourseMeta(meta);
        return fence && fence.kind !== 'exam' ? [fence.step] : [];
      }),
      exam: outline.fences.flatMap(({ meta, source }) => {
        const exam = readCourseMeta(meta)?.kind === 'exam' ? readExam(source) : undefined;
        return exam?.ok ? exam.value.map(({ question }) => choices(question)) : [];
      }),
    }));

export const LESSONS = lessonsIn('de');

/** @throws if it is no question. */
export function questionOf(source: string): TimeaQuestion {
  return checked(QUESTIONS.parse(source));
}

/** The numbers of the right and of the wrong answers, as they are offered. */
export function choicesOf({ offered, right }: Answers): Omit<Step, 'id'> {
  const numbers = [...offered.keys()];
  const isRight = (number: number) => right.includes(offered[number] ?? '');
  return { right: numbers.filter(isRight), wrong: numbers.filter((one) => !isRight(one)) };
}

export function choices(question: TimeaQuestion): Omit<Step, 'id'> {
  return choicesOf(QUESTIONS.answersOf(question));
}

/** A value as Astro hands it to an island: a list or anything else, each with a number for its kind. */
type Handed = readonly [kind: number, value: unknown];

function received([kind, value]: Handed): unknown {
  if (kind === 1) return (value as Handed[]).map(received);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, received(one)]));
}

/** What an island is given, from its attribute `props`. */
export const propsIn = (props: string | null | undefined) =>
  received([0, JSON.parse(props ?? '{}')]) as Readonly<Record<string, unknown>>;
