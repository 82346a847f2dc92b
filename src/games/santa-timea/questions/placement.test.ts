import { expect, it } from 'vitest';
import { lessonTexts } from '../../../site/lessons/lesson-texts.ts';
import { outlineOf } from '../../../site/lessons/outline.ts';
import { readExam } from '../fence.ts';
import { isAgreed } from './by-book.ts';
import { QUESTIONS } from './index.ts';
import PLACEMENT from './placement.json' with { type: 'json' };
import { AGAIN } from './practice.ts';
import { question } from './test-kit.ts';

const course = lessonTexts('santa-timea')
  .filter(({ language }) => language === 'en')
  .map(({ path, text }) => ({
    slug: path.split('/').at(-1)?.replace('.mdx', ''),
    ...outlineOf(text),
  }))
  .filter(({ series }) => series === 'course')
  .sort((a, b) => Number(a.order) - Number(b.order));
const numberOf = (slug: string) => course.findIndex((lesson) => lesson.slug === slug);

it('each question is one of the course so far, the same by every book, and wrong for anyone who missed its lesson', () => {
  for (const { lesson, source } of PLACEMENT.asked) {
    const asked = question(source);
    const taught = course.slice(0, numberOf(lesson) + 1).flatMap(({ clauses }) => clauses);
    expect([source, AGAIN.isTaught(asked, taught)]).toEqual([source, true]);
    expect([source, isAgreed(asked), QUESTIONS.refusalOf(asked)]).toEqual([source, true, null]);
  }
  const order = [...PLACEMENT.asked.map(({ lesson }) => lesson), PLACEMENT.behind].map(numberOf);
  expect(order).toEqual([...order].sort((a, b) => a - b));
  expect(order[0]).toBe(0);
});

it('the exam asks nothing that no lesson has taught', () => {
  const exam = course.flatMap(({ fences }) => fences.filter(({ meta }) => meta === 'exam'));
  const read = readExam(exam[0]?.source ?? '');
  const tasks = read.ok ? read.value : [];
  expect(tasks.length).toBeGreaterThan(25);
  const taught = course.slice(0, -1).flatMap(({ clauses }) => clauses);
  expect(tasks.filter(({ question }) => !AGAIN.isTaught(question, taught))).toEqual([]);
});
