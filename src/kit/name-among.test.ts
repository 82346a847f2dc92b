import { expect, it } from 'vitest';
import { nameAmong } from './name-among.ts';

it('the first of several things is called by its kind, as is one that has no number; the others tell theirs', () => {
  const ids = ['p1', 'round', 'p2', 'p11', 'p21'];
  expect(ids.map((id) => nameAmong('A trick', id))).toEqual([
    'A trick',
    'A trick',
    'A trick (2)',
    'A trick (11)',
    'A trick (21)',
  ]);
});
