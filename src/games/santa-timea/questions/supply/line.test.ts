import { describe, expect, it } from 'vitest';
import { dayAfter } from '../../../../core/day.ts';
import { nothingUsed } from '../../../../kit/question/file.ts';
import { DAILY_FILE } from '../file.ts';
import { question } from '../test-kit.ts';

const TAKER = '2026-11-01 | taker in trick N2: S8 S5 | S5 | easy | zeros-all-tie';
const AVOID = '2026-11-02 | avoid N9 S7 W3 in trick E3: W8 _ | N9 S7 | easy | zeros-all-tie';

/** What the engine says against a line; null if nothing. */
function complaint(line: string) {
  const parsed = DAILY_FILE.parse(line, {
    ...nothingUsed(),
    last: dayAfter(line.slice(0, 10), -1),
  });
  return parsed.ok ? null : parsed.error[0];
}

describe('a line', () => {
  it.each([
    TAKER,
    AVOID,
    '2026-11-03 | leader in trick N2: E7 N14 | N14 | medium | ignores-wind swaps-half-and-zero',
    '2026-11-04 | worth 1 in trick N1: N4 E11 | 5½ | easy | ignores-wind swaps-half-and-zero rounds-halves-down',
    '2026-11-05 | damage 0 in score N1 N2 N3 S2 -N / E3 | 2 | easy | -',
    '2026-11-06 | sets 0 in score pro N1 N2 N3 S2 / E3 | N | hard | -',
  ])('is drafted by the engine as it is read: %s', (line) => {
    const [day = '', source = ''] = line.split(' | ');
    const drafted = DAILY_FILE.make(DAILY_FILE.draft(day, question(source)));
    expect(complaint(drafted)).toBeNull();
    expect(drafted.split(' | ').slice(0, 3)).toEqual(line.split(' | ').slice(0, 3));
  });

  it('[T4] names its answer by card, or nobody', () => {
    expect(complaint(TAKER)).toBeNull();
    expect(complaint(TAKER.replace('| S5', '| S8'))).toMatchObject({
      code: 'wrong-answer',
      found: 'S8',
      says: 'S5',
    });
    expect(complaint(TAKER.replace('| S5', '| nobody'))).toMatchObject({ says: 'S5' });
  });

  it('[P6] tells several Piratesses apart by their places', () => {
    const answer = (text: string) => DAILY_FILE.draft('2026-11-01', question(text)).answer;
    expect(answer('taker in trick W2: P E1 P S4')).toBe('P@0');
    expect(answer('taker in trick W2: P E1 N4 S4')).toBe('P');
  });

  it('[T1] names every right card of a hand', () => {
    expect(complaint(AVOID)).toBeNull();
    expect(complaint(AVOID.replace('| N9 S7', '| N9'))).toMatchObject({ says: 'N9 S7' });
  });

  it.each([
    ['bad-day', TAKER.replace('2026-11-01', '2027-02-29'), 1, '2027-02-29'],
    ['bad-day', TAKER.replace('2026-11-01', '2026-10-31'), 1, '2026-10-31'],
    ['no-task', TAKER.replace('taker in', 'who takes'), 14, 'who takes trick N2: '],
    ['no-such-seat', TAKER.replace('taker in', 'worth 2 in'), 20, '2'],
    ['no-cards', AVOID.replace(' N9 S7 W3', ''), 19, ''],
    ['no-gap', AVOID.replace(' _', ''), 44, ''],
    ['bad-rank', TAKER.replace('S8', 'S15'), 33, 'S15'],
    ['not-canonical', TAKER.replace('S8 S5 ', 'S8, S5 '), 14, 'taker in trick N2: S8, S5'],
    ['wrong-band', TAKER.replace('easy', 'simple'), 46, 'simple'],
    ['wrong-band', TAKER.replace('easy', 'hard'), 46, 'hard'],
    ['wrong-exposes', TAKER.replace('zeros-all-tie', '-'), 53, '-'],
    ['wrong-exposes', TAKER.replace('zeros-all-tie', 'nonsense'), 53, 'nonsense'],
    ['missing-field', TAKER.replace(' | zeros-all-tie', ''), 50, ''],
    ['surplus-field', `${TAKER} | x`, TAKER.length + 4, 'x'],
    ['names-edition', TAKER.replace('trick', 'trick en'), 14, 'taker in trick en N2: S8 S5'],
    ['all-answers-right', AVOID.replace('N9 S7 W3', 'N9 S7'), 14, 'avoid N9 S7 in trick E3: W8 _'],
    ['reading-decides', TAKER.replace('S8 S5', 'E8 P'), 14, 'taker in trick N2: E8 P'],
  ])('is refused: %s', (code, line, column, found) => {
    expect(complaint(line)).toMatchObject({ code, line: 1, column, found });
  });

  it('[A1] [P3] unless it names an edition that leaves nothing open', () => {
    const bare = '2026-11-03 | taker in trick N1: W7 P E13 | E13 | hard | ';
    const exposes = 'bride-is-worthless bride-is-highest forgets-ties copies-the-print';
    expect(complaint(`${bare}${exposes}`)).toMatchObject({ code: 'reading-decides' });
    expect(complaint(`${bare}${exposes}`.replace('N1:', 'de N1:'))).toBeNull();
    expect(complaint(`${bare}${exposes}`.replace('N1:', 'en N1:'))).toMatchObject({
      code: 'reading-decides',
    });
  });

  it('[A1] [A1b] says which open questions decide', () => {
    expect(complaint(TAKER.replace('S8 S5', 'E8 P'))?.says).toBe('copiedWorth');
    const both = complaint(TAKER.replace('S8 S5', 'S7 S6 P N2'));
    expect(both).toMatchObject({ code: 'reading-decides', says: 'copiedWorth copiedZero' });
  });

  it('says what belongs there, and when the puzzles begin', () => {
    expect(complaint(TAKER.replace('2026-11-01', '2026-10-31'))?.says).toBe('2026-11-01');
    expect(complaint(TAKER.replace('S8 S5 ', 's8 S5 '))?.says).toBe('taker in trick N2: S8 S5');
    expect(complaint(TAKER.replace('easy', 'simple'))?.says).toBe('easy');
  });

  it('[A16] names no edition for what all editions print', () => {
    expect(complaint(TAKER.replace('trick N2: S8 S5', 'trick de N2: N7 E14 N9'))).toMatchObject({
      code: 'names-edition',
    });
  });
});
