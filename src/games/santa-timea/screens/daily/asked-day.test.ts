import { expect, it } from 'vitest';
import { wordsIn } from '../../../../../tests/santa-timea-words.ts';
import { DIFFICULTIES } from '../../../../kit/question/question.ts';
import { LANGUAGES } from '../../../../site/i18n/languages.ts';
import { question } from '../../questions/test-kit.ts';
import { hintOf, shareText } from './asked-day.ts';

const t = wordsIn('en');
const DAY = '2026-12-06';
const asked = { day: DAY, number: 36, difficulty: 'expert', kind: 'taker' } as const;
const link = `https://windrose.example/daily/taker/#${DAY}`;
const solved = (on: string, ...given: string[]) => ({ [on]: { given, solved: true, on, at: 1 } });
const shared = new URL('https://windrose.example/daily/');
const noon = (on: string) => Date.parse(`${on}T12:00:00`);
const text = (days: Parameters<typeof shareText>[1], on = DAY) =>
  shareText(asked, days, noon(on), shared, t).split('\n');

it('says which puzzle, each try by a sign, and where it is', () => {
  expect(text(solved(DAY, 'N9'))).toEqual(['Windrose 36 ⛵ Expert', link]);
  expect(text(solved(DAY, 'N4', 'E2', 'N9'))).toEqual(['Windrose 36 🌊🌊⛵ Expert', link]);
});

it('tells the run of today’s puzzle only, and is never longer than three lines', () => {
  const run = { ...solved('2026-12-05', 'x'), ...solved(DAY, 'N9') };
  for (const language of LANGUAGES) {
    for (const difficulty of DIFFICULTIES) {
      const said = shareText({ ...asked, difficulty }, run, noon(DAY), shared, wordsIn(language));
      expect(said.split('\n'), language).toHaveLength(3);
    }
  }
  expect(text(run)).toEqual(['Windrose 36 ⛵ Expert', '2 days in a row', link]);
  expect(text(run, '2026-12-07')).toEqual(['Windrose 36 ⛵ Expert', link]);
});

it.each([
  ['A2', 'taker in trick N2: P P N5'],
  ['A1b', 'taker in trick N2: S8 P S5'],
  ['P6', 'taker in trick N2: P W8'],
  ['P5', 'taker in trick N3: N9 P W9'],
  ['A16', 'taker in trick N2: N7 E14'],
  ['X3', 'taker in trick N2: E6 W6'],
  ['P1', 'safe S4 S6 W7 in trick E1: W3 P _ ?'],
  ['X1', 'taker in trick W1: N3 S3 S8'],
  ['V6', 'leader in trick N2: S8 S5'],
  ['V4', 'taker in trick N1: N4 E3'],
  ['V2', 'taker in trick N2: N5 S7'],
  ['A10', 'total 0 in score pro N3 E3 S3 W3 / N1'],
  ['B8', 'damage 0 in score pro N1 N1 / E3'],
  ['B5', 'total 0 in score pro N1 N2 N3 E1 -N / S3 / E2'],
  ['A9', 'points 0 in score N1 / E1'],
  ['R6', 'points 0 in score pro N1 N2 N3 -N / S1'],
  ['R7', 'points 0 in score N1 / E1 / E2 S1'],
  ['R3', 'damage 0 in score N1 N2 N3 S1 S2 S3 -N / E3'],
  ['R2', 'damage 0 in score N1 / N1 N2 N3'],
])('the hint points to the least usual of the clauses that decide: [%s] %s', (clause, text) => {
  expect(hintOf(question(text))).toBe(clause);
});

it.each([
  ['P4', 'open in hand N3 P'],
  ['O2', 'tricks-left in stage 3 9'],
])('where nothing is unusual, to what it is about: [%s] %s', (clause, text) => {
  expect(hintOf(question(text))).toBe(clause);
});

it.each(['last in ending E1 N3: E1 E2 / E5 W6', 'at-most 1 in ending E1 N3: E1 E2 / E5 W6'])(
  '[T4] in the last tricks, to who takes: %s',
  (text) => {
    expect(hintOf(question(text))).toBe('T4');
  },
);

it('[P4] a hand from which all may be led is about nothing, and no question to hint at', () => {
  expect(() => hintOf(question('open in hand N1 N2'))).toThrow('without a clause');
});
