import { expect, it } from 'vitest';
import { puzzleErrorsOf, type StepError, stepErrorsOf } from './claim-errors.ts';
import type { LineError } from './line-reader.ts';
import type { Translate } from './words.ts';

/** Says which words it was asked for, and with what. */
const t: Translate<string> = (key, values = {}) => `${key} ${JSON.stringify(values)}`;
const sayPosition = ({ code }: { readonly code: string }) => `position: ${code}`;

const sayStep = (error: StepError) => stepErrorsOf(['no-task'], sayPosition)(error, t);

it.each(['bad-step', 'no-clauses', 'unknown-clause', 'untrue-clause'])(
  'says of a step of any game that it has %s',
  (code) => {
    expect(sayStep({ code, found: 'T9', clauses: 'T4 X1' })).toBe(
      `claim-error.${code} {"found":"T9","clauses":"T4 X1"}`,
    );
  },
);

it('says of a step what only this game can find wrong, even where nothing was found', () => {
  expect(sayStep({ code: 'no-task' })).toBe('claim-error.no-task {"found":"","clauses":""}');
});

it('leaves what is wrong with the position of a step to the position', () => {
  expect(sayStep({ code: 'unknown-card' })).toBe('position: unknown-card');
});

const { sayPuzzleError, sayPuzzleErrors } = puzzleErrorsOf<LineError<string>, typeof t>(
  ['id-twice'],
  sayPosition,
);
const TWICE = { code: 'id-twice', line: 2, column: 1, found: 'p07' };

it('says of a line of puzzles what is wrong with the line, and leaves the rest to the position', () => {
  expect(sayPuzzleError({ ...TWICE, earlier: 1 }, t)).toBe(
    'puzzle-error.id-twice {"found":"p07","says":"","earlier":1}',
  );
  expect(sayPuzzleError({ ...TWICE, says: 'N3' }, t)).toBe(
    'puzzle-error.id-twice {"found":"p07","says":"N3","earlier":0}',
  );
  expect(sayPuzzleError({ ...TWICE, code: 'unknown-card' }, t)).toBe('position: unknown-card');
});

it('tells each error of a file with its place', () => {
  const told = sayPuzzleErrors('p.txt', 'p07 | x\np07 | y', [TWICE], t);
  expect(told).toContain('p.txt');
  expect(told).toContain('p07 | y');
  expect(told).toContain('puzzle-error.id-twice');
});
