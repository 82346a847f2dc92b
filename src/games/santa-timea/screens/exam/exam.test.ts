import { expect, it } from 'vitest';
import { clauseResults, passMark } from './exam.ts';

it('passes with four right answers in five', () => {
  expect([5, 24, 30, 31].map(passMark)).toEqual([4, 20, 24, 25]);
});

it('tells of each clause how its tasks went, what was missed first', () => {
  const tasks = [
    { id: 'a', clauses: ['T4', 'V1'] },
    { id: 'b', clauses: ['V1'] },
    { id: 'c', clauses: ['X1'] },
  ];
  const answers = new Map([
    ['a', true],
    ['b', false],
  ]);
  expect(clauseResults(tasks, answers)).toEqual([
    { clause: 'V1', right: 1, total: 2 },
    { clause: 'X1', right: 0, total: 1 },
    { clause: 'T4', right: 1, total: 1 },
  ]);
});
