import { expect, it } from 'vitest';
import { lessonResults, nextPart, passMark, weakest } from './exam.ts';

it('passes with four right answers in five', () => {
  expect([5, 24, 30, 31].map(passMark)).toEqual([4, 20, 24, 25]);
});

const lesson = (number: number, ...clauses: string[]) => ({
  number,
  title: `Lesson ${number}`,
  href: `/${number}/`,
  clauses,
});
const task = (id: string, ...clauses: string[]) => ({ id, clauses, source: '' });

const EXAM = {
  tasks: [
    task('a', 'T4', 'V1'),
    task('b', 'V1'),
    task('c', 'X1'),
    task('d', 'P1'),
    task('e', 'R2'),
  ],
  lessons: [
    lesson(1, 'T4'),
    lesson(2, 'V1', 'V9'),
    lesson(3, 'X1'),
    lesson(4, 'P1'),
    lesson(5, 'R2'),
    lesson(6, 'B3'),
  ],
};

it('sets the sails of a lesson by what was right of it, and leaves out what was not asked', () => {
  const results = lessonResults(
    EXAM,
    new Map([
      ['a', true],
      ['b', false],
    ]),
  );
  expect(results.map(({ lesson: { number }, sails }) => [number, sails])).toEqual([
    [1, 'full'],
    [2, 'half'],
    [3, 'zero'],
    [4, 'zero'],
    [5, 'zero'],
  ]);
  expect(results[1]?.clauses).toEqual([{ clause: 'V1', right: 1, total: 2 }]);
  expect(results[1]?.missed.map(({ id }) => id)).toEqual(['b']);
});

it('repeats the three lessons first that lost the most points, in the order of the course', () => {
  const numbers = (answers: [string, boolean][]) =>
    weakest(lessonResults(EXAM, new Map(answers))).map(({ lesson: { number } }) => number);
  expect(numbers([['c', true]])).toEqual([1, 2, 4]);
  expect(numbers(EXAM.tasks.slice(0, 4).map(({ id }) => [id, id !== 'b']))).toEqual([2, 5]);
  expect(numbers(EXAM.tasks.map(({ id }) => [id, true]))).toEqual([]);
});

it('comes in three parts, each of which is gone on with where it was left', () => {
  const ids = (answered: string) => {
    const { number, left } = nextPart(EXAM.tasks, new Map([...answered].map((id) => [id, true])));
    return [number, left.map(({ id }) => id).join('')];
  };
  expect(ids('')).toEqual([1, 'ab']);
  expect(ids('a')).toEqual([1, 'b']);
  expect(ids('ab')).toEqual([2, 'cd']);
  expect(ids('abcd')).toEqual([3, 'e']);
  expect(ids('abcde')).toEqual([0, '']);
});
