import { expect, it } from 'vitest';
import { DIFFICULTIES } from '../../../../kit/question/question.ts';
import { LANGUAGES } from '../../../../site/i18n/languages.ts';
import { wordsIn } from '../../tables/test-words.ts';
import { shareText } from './share-text.ts';

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
