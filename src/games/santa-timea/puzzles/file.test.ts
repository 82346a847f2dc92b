import { describe, expect, it } from 'vitest';
import { parsePuzzles } from './file.ts';
import { makePuzzle, puzzleSource } from './line.ts';
import type { PuzzleError } from './line-reader.ts';

const HALF = 'p01 | trick N1: N3 E5 | E5 takes | easy | ignores-wind';
const COPY = 'p02 | trick E2: S8 P | nobody takes | expert | ';
const COPY_TAGS = 'bride-is-worthless bride-is-highest forgets-ties copies-the-print';
const SOUND = [HALF, `${COPY}${COPY_TAGS} | depends copiedWorth`];

const puzzlesIn = (...lines: readonly string[]) => {
  const parsed = parsePuzzles(lines.join('\n'));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
};

const errorsIn = (...lines: readonly string[]): readonly PuzzleError[] => {
  const parsed = parsePuzzles(lines.join('\n'));
  if (parsed.ok) throw new Error('all of it was accepted');
  return parsed.error;
};

/** The only error of a line. */
const errorOf = (line: string): Partial<PuzzleError> => {
  const [{ line: number, ...error } = { line: 0 }, ...more] = errorsIn(line);
  expect([number, more]).toEqual([1, []]);
  return error;
};

describe('a file of puzzles', () => {
  it('is read line by line, comments and blank lines aside', () => {
    const puzzles = puzzlesIn('# wind', '', HALF, `  ${SOUND[1]}  # a copy`, ' # end');
    expect(puzzles.map(({ id }) => id)).toEqual(['p01', 'p02']);
    expect(puzzles[0]).toMatchObject({ taker: 1, band: 'easy', exposes: ['ignores-wind'] });
    expect(puzzles[1]).toMatchObject({ taker: null, band: 'expert', depends: ['copiedWorth'] });
  });

  it('may end its lines like Windows and space its fields freely', () => {
    expect(puzzlesIn(`${HALF}\r`, `${SOUND[1]}\r`).length).toBe(2);
    expect(puzzlesIn(HALF.replaceAll(' | ', '|')).length).toBe(1);
    expect(puzzlesIn(HALF.replaceAll(' | ', '   |  ')).length).toBe(1);
  });

  it('takes tags in any order and writes them in one', () => {
    const shuffled = COPY_TAGS.split(' ').toReversed().join(' ');
    const [copy] = puzzlesIn(`${COPY}${shuffled} | depends copiedWorth`);
    expect(copy && makePuzzle({ ...copy, exposes: COPY_TAGS.split(' ') as never })).toBe(SOUND[1]);
  });

  it('is written as it is read', () => {
    expect(puzzlesIn(...SOUND).map(makePuzzle)).toEqual(SOUND);
    const none = 'p03 | trick N2: N9 N4 | N4 takes | easy | -';
    expect(puzzlesIn(none).map(makePuzzle)).toEqual([none]);
    expect(puzzlesIn(`${none} | -`).map(makePuzzle)).toEqual([none]);
    expect(puzzlesIn(none).map(puzzleSource)).toEqual(['trick N2: N9 N4']);
  });

  it('without a puzzle has none', () => {
    expect(puzzlesIn('')).toEqual([]);
  });

  it('tells the first error of every bad line', () => {
    const errors = errorsIn(HALF, 'p0', '', 'p04 | trick N1: P', `${SOUND[1]} | more | x`);
    expect(errors.map(({ line, code }) => [line, code])).toEqual([
      [2, 'bad-id'],
      [4, 'missing-field'],
      [5, 'surplus-field'],
    ]);
  });
});

describe('the engine', () => {
  it('[T4] does not confirm a wrong claim, and says who takes', () => {
    const place = { code: 'wrong-taker', column: 25 };
    expect(errorOf(HALF.replace('E5 takes', 'N3 takes'))).toEqual({
      ...place,
      found: 'N3 takes',
      says: 'E5 takes',
    });
    expect(errorOf(HALF.replace('E5 takes', 'nobody takes'))).toMatchObject({
      ...place,
      says: 'E5 takes',
    });
  });

  it('[X3] does not confirm a taker where there is none', () => {
    const line = `p01 | trick N1: N6 P | P takes | hard | -`;
    expect(errorOf(line)).toMatchObject({ code: 'wrong-taker', says: 'nobody takes' });
  });

  it('[P5] [P6] knows the Piratess who takes: the one who is led', () => {
    expect(puzzlesIn('p01 | trick N1: P S1 P N2 | P takes | easy | -').length).toBe(1);
  });

  it('does not confirm a wrong difficulty', () => {
    expect(errorOf(HALF.replace('easy', 'hard'))).toEqual({
      code: 'wrong-band',
      column: 36,
      found: 'hard',
      says: 'easy',
    });
  });

  it('does not confirm a tag too few, too many or given twice', () => {
    const place = { code: 'wrong-exposes', column: 43, says: 'ignores-wind' };
    for (const tags of [
      '-',
      'forgets-ties',
      'ignores-wind forgets-ties',
      'ignores-wind '.repeat(2),
    ]) {
      const line = HALF.replace('ignores-wind', tags);
      expect(errorOf(line)).toEqual({ ...place, found: tags.trim() });
    }
  });

  it('[A1] wants a dependence declared, and none where there is none', () => {
    expect(errorOf(`${COPY}${COPY_TAGS}`)).toEqual({
      code: 'wrong-depends',
      column: `${COPY}${COPY_TAGS}`.length + 1,
      found: '',
      says: 'depends copiedWorth',
    });
    expect(errorOf(`${HALF} | depends copiedWorth`)).toEqual({
      code: 'wrong-depends',
      column: HALF.length + 4,
      found: 'depends copiedWorth',
      says: '-',
    });
  });
});

describe('what cannot be read', () => {
  it.each([
    ['missing-field', 'p01 | trick N1: N3 E5 | E5 takes | easy', 40, ''],
    ['surplus-field', `${HALF} | - | x`, HALF.length + 8, 'x'],
    ['bad-id', HALF.replace('p01', 'P1'), 1, 'P1'],
    ['bad-id', HALF.replace('p01', 'p1'), 1, 'p1'],
    ['bad-id', HALF.replace('p01', 'xp01'), 1, 'xp01'],
    ['bad-id', HALF.replace('p01', 'p01x'), 1, 'p01x'],
    ['unknown-kind', HALF.replace('trick', 'trik'), 7, 'trik'],
    ['bad-rank', HALF.replace('E5 |', 'E15 |'), 20, 'E15'],
    ['bad-damage', HALF.replace('N1:', 'N4:'), 13, 'N4'],
    ['unknown-letter', HALF.replace('N3', 'O3'), 17, 'O3'],
    ['duplicate-card', HALF.replace('N3 E5', 'E5 E5'), 20, 'E5'],
    ['too-few-seats', HALF.replace('N3 E5', 'N3'), 17, 'N3'],
    ['expected-trick', HALF.replace('trick N1:', 'hand'), 7, 'hand N3 E5'],
    ['plain-trick-only', HALF.replace('trick', 'trick de'), 7, 'trick de N1: N3 E5'],
    ['plain-trick-only', HALF.replace('trick', 'trick pro'), 7, 'trick pro N1: N3 E5'],
    ['not-canonical', HALF.replace('N3 E5', 'n3, E5'), 7, 'trick N1: n3, E5'],
    ['expected-claim', HALF.replace('E5 takes', 'E5'), 25, 'E5'],
    ['expected-claim', HALF.replace('E5 takes', 'E5 leads'), 25, 'E5 leads'],
    ['expected-claim', HALF.replace('E5 takes', 'E5 takes it'), 25, 'E5 takes it'],
    ['card-not-played', HALF.replace('E5 takes', 'E6 takes'), 25, 'E6'],
    ['card-not-played', HALF.replace('E5 takes', 'P takes'), 25, 'P'],
    ['unknown-band', HALF.replace('easy', 'simple'), 36, 'simple'],
    ['unknown-misreading', `${HALF} forgets-tie`, HALF.length + 2, 'forgets-tie'],
    ['expected-depends', `${HALF} | copiedWorth`, HALF.length + 4, 'copiedWorth'],
    ['unknown-question', `${HALF} | depends A1`, HALF.length + 12, 'A1'],
  ])('is refused: %s', (code, line, column, found) => {
    expect(errorOf(line)).toMatchObject({ code, column, found });
  });

  it('comes with what could stand there', () => {
    expect(errorOf(HALF.replace('easy', 'simple')).says).toBe('easy medium hard expert');
    expect(errorOf(HALF.replace('N3 E5', 'n3 E5')).says).toBe('trick N1: N3 E5');
  });
});

describe('nothing comes twice', () => {
  const again = (id: string, source: string) =>
    `${id} | ${source} | E5 takes | easy | ignores-wind`;

  it('no id', () => {
    expect(errorsIn('', HALF, again('p01', 'trick N1: N4 E5'))).toEqual([
      { code: 'duplicate-id', line: 3, column: 1, found: 'p01', earlier: 2 },
    ]);
  });

  it('no position, not even with another damage or the compass turned', () => {
    const turned = 'p09 | trick E3: E3 S5 | S5 takes | easy | ignores-wind';
    for (const line of [again('p09', 'trick N3: N3 E5'), turned]) {
      expect(errorsIn(HALF, line)).toMatchObject([
        { code: 'repeated-position', line: 2, column: 7, earlier: 1 },
      ]);
    }
  });

  it('and a refused puzzle leaves its id free', () => {
    const errors = errorsIn(HALF.replace('E5 takes', 'N3 takes'), HALF);
    expect(errors.map(({ line }) => line)).toEqual([1]);
  });
});
