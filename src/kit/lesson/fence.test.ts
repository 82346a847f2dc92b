import { expect, it } from 'vitest';
import { readCourseMeta } from './fence.ts';

it('reads steps with their clauses, of any game', () => {
  expect(readCourseMeta('task first-wind V1 A1b')).toEqual({
    kind: 'task',
    step: 'first-wind',
    clauses: ['V1', 'A1b'],
  });
  expect(readCourseMeta(' play  whole-game   N24 NA13 ')).toEqual({
    kind: 'play',
    step: 'whole-game',
    clauses: ['N24', 'NA13'],
  });
  expect(readCourseMeta('exam')).toEqual({ kind: 'exam' });
});

it.each(['', 'predict', 'task', 'task First', 'task a-', 'task a v1', 'exam now'])(
  '“%s” is not of the course',
  (meta) => expect(readCourseMeta(meta)).toBeNull(),
);
