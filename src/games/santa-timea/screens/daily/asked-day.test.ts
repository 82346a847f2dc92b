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
  ['hint.safe', 'safe S4 S6 W7 in trick E1: W3 P _ ?'],
  ['hint.wind', 'wind 0 in trick N1: S7 E5'],
  ['hint.last', 'last in ending E1 N3: E1 E2 / E5 W6'],
  ['hint.last', 'at-most 1 in ending E1 N3: E1 E2 / E5 W6'],
  ['hint.damage-sum', 'damage 0 in score pro N1 N1 / E3'],
  ['hint.points-order', 'points 0 in score N1 N1 / E1 / E2 S1'],
  ['hint.points-two', 'points 0 in score N1 / E2'],
  ['hint.total-columns', 'total 0 in score pro N3 E3 S3 W3 / N1'],
  ['misreading.copies-the-print', 'leader in trick N2: E9 S5 P'],
  ['misreading.ignores-wind', 'taker in trick N2: N7 N8'],
])(
  'the hint says how to go about it or what is misread, before anything is answered: %s, %s',
  (key, text) => {
    const said: string = hintOf(question(text), t);
    expect(said).toBe((t as (key: string) => string)(key));
  },
);
