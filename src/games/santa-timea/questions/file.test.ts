import { describe, expect, it } from 'vitest';
import puzzles from '../../../../content/en/santa-timea/puzzles.json' with { type: 'json' };
import rulings from '../../../../content/en/santa-timea/rulings.json' with { type: 'json' };
import tasks from '../../../../content/en/santa-timea/tasks.json' with { type: 'json' };
import { type PuzzleError, sayPuzzleError } from '../../../kit/question/file.ts';
import { createTranslate } from '../explain/words.ts';
import { PUZZLE_FILE } from './file.ts';
import { question } from './test-kit.ts';

const HALF = 'p01 | taker in trick N1: N3 E5 | E5';
const COPY = 'p02 | taker in trick E2: S8 P | nobody';
const SOUND = [HALF, COPY];

const t = createTranslate({ ...rulings, ...tasks, ...puzzles }, 'en');

const puzzlesIn = (...lines: readonly string[]) => {
  const parsed = PUZZLE_FILE.parse(lines.join('\n'));
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.value;
};

const errorsIn = (...lines: readonly string[]): readonly PuzzleError[] => {
  const parsed = PUZZLE_FILE.parse(lines.join('\n'));
  if (parsed.ok) throw new Error('all of it was accepted');
  for (const error of parsed.error) expect(sayPuzzleError(error, t)).not.toBe('');
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
    expect(puzzles.map(({ key }) => key)).toEqual(['p01', 'p02']);
    expect(puzzles.map(({ answer }) => answer)).toEqual(['E5', 'nobody']);
  });

  it('may end its lines like Windows and space its fields freely', () => {
    expect(puzzlesIn(`${HALF}\r`, `${SOUND[1]}\r`).length).toBe(2);
    expect(puzzlesIn(HALF.replaceAll(' | ', '|')).length).toBe(1);
    expect(puzzlesIn(HALF.replaceAll(' | ', '   |  ')).length).toBe(1);
  });

  it('is written as it is read', () => {
    expect(puzzlesIn(...SOUND).map(PUZZLE_FILE.make)).toEqual(SOUND);
    expect(puzzlesIn(HALF).map(({ source }) => source)).toEqual(['taker in trick N1: N3 E5']);
  });

  it('reports the first error of every bad line', () => {
    const errors = errorsIn(HALF, 'p0', '', 'p04 | taker in trick N1: P', `${SOUND[1]} | more`);
    expect(errors.map(({ line, code }) => [line, code])).toEqual([
      [2, 'missing-field'],
      [4, 'missing-field'],
      [5, 'surplus-field'],
    ]);
  });
});

it('[T4] the engine confirms no wrong claim, and says who takes', () => {
  const place = { code: 'wrong-answer', column: 34, says: 'E5' };
  expect(errorOf(HALF.replace('| E5', '| N3'))).toEqual({ ...place, found: 'N3' });
  expect(errorOf(HALF.replace('| E5', '| nobody'))).toMatchObject(place);
  expect(errorOf(HALF.replace('| E5', '| E6'))).toMatchObject(place);
});

describe('what cannot be read', () => {
  it.each([
    ['missing-field', HALF.replace(/ \| E5$/, ''), 31, ''],
    ['bad-id', HALF.replace('p01', 'P1'), 1, 'P1'],
    ['bad-rank', HALF.replace('E5 | E5', 'E15 | E5'), 29, 'E15'],
    ['no-task', HALF.replace('trick N1:', 'hand'), 16, 'hand'],
    ['no-task', HALF.replace('taker in ', ''), 7, 'trick N1: N3 E5'],
    ['names-edition', HALF.replace('trick', 'trick de'), 7, 'taker in trick de N1: N3 E5'],
    ['not-canonical', HALF.replace('N3 E5', 'n3, E5'), 7, 'taker in trick N1: n3, E5'],
    [
      'all-answers-right',
      HALF.replace('taker in trick N1: N3 E5', 'open in hand N3 N4'),
      7,
      'open in hand N3 N4',
    ],
  ])('is refused: %s', (code, line, column, found) => {
    expect(errorOf(line)).toMatchObject({ code, column, found });
  });

  it('[R4] asks of the last tricks only for a single card', () => {
    const text = 'last in ending E1 N3 S2: E1 E2 S14 / E5 W6 W7';
    expect(errorOf(PUZZLE_FILE.make(PUZZLE_FILE.draft('p01', question(text))))).toMatchObject({
      code: 'several-answers',
      found: text,
    });
  });
});

describe('nothing comes twice', () => {
  const again = (id: string, source: string) => `${id} | taker in ${source} | E5`;

  it('no id', () => {
    expect(errorsIn('', HALF, again('p01', 'trick N1: N4 E5'))).toEqual([
      { code: 'duplicate-id', line: 3, column: 1, found: 'p01', earlier: 2 },
    ]);
  });

  it('no position, not even with another damage or the compass turned', () => {
    const turned = 'p09 | taker in trick E3: E3 S5 | S5';
    for (const line of [again('p09', 'trick N3: N3 E5'), turned]) {
      expect(errorsIn(HALF, line)).toMatchObject([
        { code: 'repeated-task', line: 2, column: 7, earlier: 1, says: 'p01' },
      ]);
    }
  });

  it('and a refused puzzle leaves its question free', () => {
    const errors = errorsIn(HALF.replace('| E5', '| N3'), again('p02', 'trick N1: N3 E5'));
    expect(errors.map(({ line }) => line)).toEqual([1]);
  });
});

describe('the line of a new puzzle', () => {
  const drafted = (text: string, ...keys: readonly string[]) => {
    const draft = PUZZLE_FILE.draftLine(
      text,
      keys.map((key) => ({ key })),
    );
    return draft.ok ? draft.value : draft.error;
  };

  it('has the next free id and is canonical', () => {
    const rest = 'taker in trick N2: N3 E5 | E5';
    expect(drafted('taker  in trick n2: n3, e5 # why not')).toBe(`p01 | ${rest}`);
    expect(drafted('taker in trick N2: N3 E5', 'p03', 'p11', 'p07')).toBe(`p12 | ${rest}`);
    expect(drafted('taker in trick N2: N3 E5', 'p99')).toBe(`p100 | ${rest}`);
  });

  it('is refused for what is no question', () => {
    expect(drafted('taker in trick N2: N3 E15')).toMatchObject({ code: 'bad-rank', column: 23 });
    expect(drafted('trick N2: N3 E5')).toMatchObject({ code: 'no-task', line: 1, column: 1 });
    expect(drafted('hand\nN3')).toMatchObject({ code: 'no-task' });
  });
});
