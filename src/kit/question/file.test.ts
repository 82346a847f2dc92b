import { expect, it } from 'vitest';
import { saysKeys } from '../../core/test-kit.ts';
import { sayPuzzleError } from './file.ts';

it('an error is worded with what was found, what belongs there and the line that was first', () => {
  const says = saysKeys((key, params = {}) => [key, ...Object.entries(params)].join(' '));
  const written = Object.assign(says, {
    has: (key: string) => !/^(puzzle|claim)-error.bad-rank/.test(key),
  });
  const place = { line: 2, column: 7, found: 'p1' };
  expect(sayPuzzleError({ code: 'bad-id', ...place }, written)).toBe(
    'puzzle-error.bad-id found,p1 says, earlier,0',
  );
  expect(sayPuzzleError({ code: 'wrong-answer', ...place, says: 'E5' }, written)).toBe(
    'puzzle-error.wrong-answer found,p1 says,E5 earlier,0',
  );
  expect(sayPuzzleError({ code: 'bad-rank', ...place }, written)).toBe('error.bad-rank found,p1');
});
