import { describe, expect, it } from 'vitest';
import { type FileProblem, readFiles } from '../../../../kit/question/supply.ts';
import { DAILY_FILE, readDays } from '../file.ts';

const FIRST = '2026-11-01 | taker in trick N2: S8 S5 | S5 | easy | zeros-all-tie';
const SECOND = '2026-11-02 | taker in trick N2: N9 N4 | N4 | easy | -';

const file = (...lines: readonly string[]) => [{ path: '2026.txt', text: lines.join('\n') }];

const told = (problems: readonly FileProblem[]) =>
  problems.map(({ file: { path }, error: { line, code, says } }) => [path, line, code, says]);

const readErrors = (...lines: readonly string[]) => {
  const read = readDays(file(...lines));
  return read.ok ? [] : told(read.error);
};

const checkErrors = (...lines: readonly string[]) => {
  const checked = readFiles(file(...lines), DAILY_FILE.parse);
  return checked.ok ? [] : told(checked.error);
};

describe('the supply', () => {
  it('has a puzzle for every day, comments and blank lines aside', () => {
    const read = readDays(file('# November', '  # first', '', FIRST, SECOND));
    expect(read.ok && read.value.map(({ key, answer }) => [key, answer])).toEqual([
      ['2026-11-01', 'S5'],
      ['2026-11-02', 'N4'],
    ]);
  });

  it('goes on from one file to the next', () => {
    const files = [
      { path: '2026.txt', text: FIRST },
      { path: '2027.txt', text: SECOND.replace('2026-11-02', '2026-11-03') },
    ];
    const read = readDays(files);
    expect(!read.ok && told(read.error)).toEqual([['2027.txt', 1, 'other-day', '2026-11-02']]);
  });

  it('begins on its first day and leaves none out, nor gives one twice', () => {
    expect(readErrors('', SECOND)).toEqual([['2026.txt', 2, 'other-day', '2026-11-01']]);
    expect(readErrors(FIRST, FIRST)).toEqual([['2026.txt', 2, 'other-day', '2026-11-02']]);
  });

  it('tells the first error of every bad line', () => {
    expect(readErrors('nonsense', SECOND.replace('easy', 'simple'))).toEqual([
      ['2026.txt', 1, 'missing-field', undefined],
      ['2026.txt', 2, 'unknown-band', 'easy medium hard expert'],
    ]);
  });

  it('[T4] is checked line by line by the engine', () => {
    expect(checkErrors(FIRST, SECOND)).toEqual([]);
    expect(checkErrors(FIRST, SECOND.replace('| N4', '| N9'))).toEqual([
      ['2026.txt', 2, 'wrong-answer', 'N4'],
    ]);
  });

  it('never brings a puzzle again, not even with the compass turned', () => {
    const again = SECOND.replace(
      /taker.*/,
      FIRST.slice(13).replace('N2: S8 S5 | S5', 'E1: W8 W5 | W5'),
    );
    expect(checkErrors(FIRST, again)).toEqual([['2026.txt', 2, 'repeated-task', '2026-11-01']]);
  });
});
