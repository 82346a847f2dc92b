import { expect, it } from 'vitest';
import { saysKeys } from '../../core/test-kit.ts';
import { GAME } from './game.ts';

it('says of a wrong puzzle: file, line, column and what is right', () => {
  const wrong = 'p01 | fires in winds NN / E | 1';
  const [said] = GAME.puzzles.problems([{ path: 'puzzles.txt', text: `\n${wrong}` }]);
  expect(said).toMatchObject({ file: 'puzzles.txt', line: 2, column: 31, found: '1' });
  expect(said?.message).toMatch(/ 0\.?$/);
});

it('tells what a fence of a lesson lacks, and where', () => {
  const problem = (source: string, meta: string) => {
    const read = GAME.readFence(source, meta, saysKeys());
    return read.ok ? undefined : read.error.message;
  };
  expect(problem('winds NX / E', '')).toBe('error.unknown-letter');
  expect(problem('game 7', 'cards')).toBeUndefined();
  expect(problem('hand N', 'cards')).toBe('fence.unknown-meta');
  expect(problem('hand N', 'predict')).toBe('fence.unknown-meta');
  expect(problem('fires in winds N / E', 'task level')).toBe('claim-error.no-clauses');
  expect(problem('fires in winds N / E', 'task level W13')).toBe('claim-error.untrue-clause');
  expect(problem('may-do B C in table fire 7-7-7 ~N B C / 7-7-7 ~S G', 'task all W12')).toBe(
    'claim-error.all-answers-right',
  );
  expect(problem('game 7', 'play game W1')).toBeUndefined();
});
