import { describe, expect, it } from 'vitest';
import { caret } from '../../../core/result.ts';
import { MAX_LENGTH } from '../../../core/scanner.ts';
import type { NotationError } from './cards.ts';
import { parsePosition } from './position.ts';

/** Refusals that belong to moves at a table and to readings without a name, and words of another seat: no text causes them. */
type NeverFromText = 'not-your-turn' | 'one-set-only' | 'not-in-their-hand';
type Code = Exclude<NotationError['code'], NeverFromText>;

function errorOf(text: string): NotationError {
  const result = parsePosition(text);
  if (result.ok) throw new Error(`read without an error: ${text}`);
  return result.error;
}

/** Texts, and below each the caret. The place in the test is the caret's place. */
const MISTAKES: { readonly [C in Code]: readonly (readonly [text: string, mark: string])[] } = {
  'unknown-kind': [
    ['', '^'],
    ['E3: E5 N11', '^^'],
  ],
  'expected-card': [
    ['trick E3: E5 N', '             ^'],
    ['trick E3: E5: N11', '            ^'],
    ['trick E3: E5 N11x', '             ^^^^'],
    ['trick E3: E5 / N11', '             ^'],
    ['hand N1 🂡', '        ^^'],
  ],
  'expected-wind-card': [
    ['trick', '     ^'],
    ['trick pro pro E3: E5 N11', '          ^^^'],
    ['trick pro E3+: E5 N11', '             ^'],
    ['trick N: N5 E10', '      ^'],
    ['round', '     ^'],
    ['round @1 de N2: N5 E10', '         ^^'],
    ['score N1 / / E1', '           ^'],
  ],
  'expected-seed': [
    ['game', '    ^'],
    ['game seats 3 seed 7', '     ^^^^^'],
    ['game pro de able seed 7 seats 3', '            ^^^^'],
  ],
  'expected-seats': [
    ['game seed 7', '           ^'],
    ['game seed 7 3', '            ^'],
  ],
  'bad-number': [
    ['game seed seven seats 3', '          ^^^^^'],
    ['game seed 7 seats 3 tricks 13', '                           ^^'],
    ['game seed 7 seats 3 back', '                        ^'],
    ['score =29 / N1', '       ^^'],
    ['score =28 / =', '             ^'],
  ],
  'not-in-hand': [
    ['game seed 7 seats 2: N1', '                     ^^'],
    ['game seed 7 seats 2 tricks 2: E10 P S14 W2 / N6 N6', '                               ^^'],
  ],
  'round-over': [
    ['game seed 7 seats 2 tricks 1 alone: E10 S14 N1', '                               ^^'],
  ],
  'expected-wind': [
    ['score N1 N2 N3 -', '                ^'],
    ['score N1 N2 N3 - / E1', '                 ^'],
    ['score N1 N2 N3 -N1 / E1', '                ^^'],
    ['score N1 N2 N3 -1N / E1', '                ^^'],
  ],
  'expected-colon': [
    ['trick E3', '        ^'],
    ['trick E3 E5 N11', '         ^^'],
    ['round N2: N5 E10; E1 E4 P', '                     ^^'],
  ],
  'unknown-letter': [
    ['trick E3: O5 N11', '          ^^'],
    ['trick NO3: E5 N11', '      ^^^'],
    ['trick E3: E5 P1', '             ^^'],
    ['score N1 N2 N3 -NE / E1', '                ^^'],
    ['row N2 S1 Q1', '          ^^'],
  ],
  'bad-rank': [
    ['trick E3: E0 N11', '          ^^'],
    ['trick E3: E5 N15', '             ^^^'],
    ['hand N1 W99999999999999999999999999', '        ^^^^^^^^^^^^^^^^^^^^'],
  ],
  'bad-damage': [
    ['trick E4: E5 N11', '      ^^'],
    ['trick E0: E5 N11', '      ^^'],
    ['score N1 N5 / E1', '         ^^'],
  ],
  'bad-leader': [
    ['round @2 N2: N5 E10', '       ^'],
    ['round @ 01 N2: N5 E10', '        ^^'],
    ['round @5 N2: N15 E10', '       ^'],
    ['round @0x1 N2: N5 E10', '       ^^^'],
    ['round @', '       ^'],
  ],
  unexpected: [
    ['trick E3: E5 N11; N2', '                ^'],
    ['trick E3: E5; N11', '            ^'],
    ['row N2 S1 W1 ~ E1 W3 S3 ~', '                        ^'],
    ['score . N1 / E1', '        ^^'],
  ],
  'row-too-short': [
    ['row N2 S1', '         ^'],
    ['row N2 S1 ~ E1 W3 S3', '          ^'],
  ],
  'forecast-not-three': [
    ['row N2 S1 W1 ~', '              ^'],
    ['row N2 S1 W1 ~ E1 W3', '                    ^'],
    ['row N2 S1 W1 ~ E1 W3 S3 S2', '                        ^^'],
  ],
  'carried-in-basic': [
    ['trick E3+N1: E5 N11', '         ^^'],
    ['trick de E3+N1+N2: E5 N11', '            ^^'],
  ],
  'uneven-trick': [
    ['round N2: N5 E10; E1: E4', '                  ^^'],
    ['round N2: N5 E10; E1: E4 E5 E6', '                  ^^'],
  ],
  'too-many-tricks': [
    [
      'round E1: N1 S1; E1: N2 S2; E2: N3 S3; E2: N4 S4; E3: N5 S5; S1: N6 S6; S1: N7 S7; ' +
        'S2: N8 S8; S2: N9 S9; S3: N10 S10; W1: N11 S11; W2: N12 S12; W3: N13 S13',
      '                               ^^',
    ],
  ],
  'hand-too-big': [['hand N1 N2 N3 N4 N5 N6 N7 N8 N9 P P P P', '                               ^']],
  'too-few-seats': [
    ['trick E3:', '         ^'],
    ['trick E3: E5', '          ^^'],
    ['score N1 N2', '      ^^'],
  ],
  'too-many-seats': [['trick E3: E1 E2 E4 E5 E6 E7', '                         ^^']],
  'duplicate-card': [
    ['trick E3: N5 P n05', '               ^^^'],
    ['round N2: N5 E10; E1: N5 P', '                      ^^'],
  ],
  'too-many-piratesses': [['trick E3: P P P P P', '                  ^']],
  'too-many-wind-cards': [
    ['trick pro E3+E3: E5 N11', '             ^^'],
    ['round E3: N1 N2; E3: E4 P', '                 ^^'],
    ['score N1 N1 / E3 N1', '                 ^^'],
    ['row N2 S1 W1 ~ N2 W3 N2', '                     ^^'],
  ],
  'set-not-held': [
    ['score N1 N2 N2 -N / E1', '                ^'],
    ['score N1 N2 N3 -N / . / E1 -N', '                            ^'],
    ['score W1 W2 W3 -W -E / E1', '                   ^'],
  ],
  'set-twice': [['score N1 N2 N3 -N -n / E1', '                   ^']],
  'piratess-led': [
    ['round N2: P N5; E1: N4 N3', '          ^'],
    ['round @1 N2: N5 N6; S1: P N3; E1: N7 N8', '                        ^'],
  ],
  'too-long': [[`hand ${'P '.repeat(MAX_LENGTH)}`, '                               ^']],
};

// The clause that each breaks stands in NOTATION.md, see `notation.test.ts`.
const CASES = Object.entries(MISTAKES).flatMap(([code, texts]) =>
  texts.map(([text, mark]) => ({
    title: `${code}: ${text.trim().slice(0, 40)}`,
    text,
    mark,
    code,
  })),
);

describe('a mistake', () => {
  it.each(CASES)('$title', ({ text, mark, code }) => {
    const error = errorOf(text);
    expect(error).toMatchObject({ code, line: 1 });
    const [shown = '', below] = caret(text, error).split('\n');
    expect(below).toBe(mark);
    const start = mark.indexOf('^');
    expect(shown.slice(start, start + error.found.length)).toBe(error.found);
  });

  it('has a place on the line where it stands', () => {
    const text = '# three cards\ntrick E3:\r\n  E5 N11\n\tN15 # too high';
    const error = errorOf(text);
    const place = { line: 4, column: 2, found: 'N15' };
    expect(error).toEqual({ code: 'bad-rank', clause: 'C2', ...place });
    expect(caret(text, error)).toBe(' N15 # too high\n ^^^');
  });

  it('that comes first is the one reported', () => {
    expect(errorOf('trick E9: N15 O3 E5 E5')).toMatchObject({ code: 'bad-damage', column: 7 });
    expect(errorOf('trick E3: N15 O3 E5 E5')).toMatchObject({ code: 'bad-rank', column: 11 });
  });

  it.each(['1e1', '0x5', '005', '100'])('is a damage that is no such number: =%s', (found) => {
    expect(errorOf(`score =${found} / =3`)).toMatchObject({
      code: 'bad-number',
      column: 8,
      found,
    });
  });

  it('at the end stands right behind the last word', () => {
    const text = 'trick\n  E3\n\n # the cards are missing\n';
    const error = errorOf(text);
    expect(error).toEqual({ code: 'expected-colon', line: 2, column: 5, found: '' });
    expect(caret(text, error)).toBe('  E3\n    ^');
  });
});

const fits = `trick E3: E5 N11 ${'#'.repeat(MAX_LENGTH)}`.slice(0, MAX_LENGTH);

it('a text may have a thousand characters and no more', () => {
  expect(parsePosition(fits).ok).toBe(true);
  expect(errorOf(`${fits} `)).toEqual({
    code: 'too-long',
    line: 1,
    column: MAX_LENGTH + 1,
    found: '',
  });
});
