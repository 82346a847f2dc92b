import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foundBy } from '../../../kit/question/again.ts';
import { risenDifficulty } from '../../../kit/question/question.ts';
import { QUESTIONS } from './index.ts';
import {
  ANYTHING,
  lookForPractice,
  type PracticePlace,
  practiceFragment,
  readPractice,
  THEMES,
  type Theme,
} from './practice.ts';
import { seatsIn } from './scene.ts';

const { difficultyOf, clausesOf, dependsOn, exposedBy, make, refusalOf, sceneOf } = QUESTIONS;

const found = (place: Pick<PracticePlace, 'theme' | 'number'>) => foundBy(lookForPractice(place));

/** Every theme by itself, with its name. */
const ALONE: readonly [string, Theme][] = (Object.keys(THEMES) as (keyof Theme)[]).flatMap((key) =>
  THEMES[key].map((value): [string, Theme] => [`${key} ${value}`, { ...ANYTHING, [key]: value }]),
);

describe('endless practice', () => {
  it.each(ALONE)('%s has a puzzle', (_, theme) => {
    const one = found({ theme, number: 1 });
    if (!one) throw new Error('nothing fits');
    expect([refusalOf(one), dependsOn(one)]).toEqual([null, []]);
    if (theme.misreading) expect(exposedBy(one)).toContain(theme.misreading);
    if (theme.clause) expect(clausesOf(one)).toContain(theme.clause);
    if (theme.difficulty) expect(difficultyOf(one)).toBe(theme.difficulty);
    if (theme.players) expect(seatsIn(sceneOf(one))).toBe(theme.players);
  });

  it('has puzzle after puzzle', () => {
    for (const theme of [ANYTHING, { ...ANYTHING, misreading: 'forgets-ties' as const }]) {
      const made = [1, 2, 3, 4].map((number) => found({ theme, number }));
      expect(new Set(made.map((one) => one && make(one))).size).toBe(4);
    }
  });

  it('says so when nothing fits', () => {
    const theme: Theme = { ...ANYTHING, clause: 'R6', difficulty: 'easy', players: 5 };
    expect(found({ theme, number: 1 })).toBeNull();
  });
});

it.each([
  ['easy', '', 'easy'],
  ['easy', '+++', 'medium'],
  ['easy', '+++++++++++++', 'expert'],
  ['hard', '--', 'medium'],
  ['easy', '------', 'easy'],
] as const)('from %s and %s the next puzzle is %s', (from, first, difficulty) => {
  expect(
    risenDifficulty(
      from,
      [...first].map((one) => one === '+'),
    ),
  ).toBe(difficulty);
});

describe('the address of a practice puzzle', () => {
  it('is read as it is written', () => {
    const arbTheme = fc.record({
      misreading: fc.constantFrom(null, ...THEMES.misreading),
      clause: fc.constantFrom(null, ...THEMES.clause),
      difficulty: fc.constantFrom(null, ...THEMES.difficulty),
      players: fc.constantFrom(null, ...THEMES.players),
    });
    fc.assert(
      fc.property(arbTheme, fc.integer({ min: 1, max: 1e6 }), (theme, number) => {
        for (const isRising of [true, false]) {
          const place = { theme, isRising, number };
          expect(readPractice(practiceFragment(place))).toEqual(place);
        }
      }),
    );
  });

  it.each(['', '#', '#nonsense', '#difficulty=simple&players=9&number=-1', '#number=1e99'])(
    'leaves everything open where it says nothing known: %s',
    (fragment) => {
      expect(readPractice(fragment)).toEqual({ theme: ANYTHING, isRising: false, number: 1 });
    },
  );
});
