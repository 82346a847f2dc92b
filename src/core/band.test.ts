import { expect, it } from 'vitest';
import { bandAt } from './band.ts';

it('a band begins at its lowest difficulty and ends before the next', () => {
  const from = { medium: 3, hard: 6, expert: 8 };
  expect([0, 2, 3, 5, 6, 7, 8, 99].map((value) => bandAt(value, from))).toEqual([
    'easy',
    'easy',
    'medium',
    'medium',
    'hard',
    'hard',
    'expert',
    'expert',
  ]);
});
