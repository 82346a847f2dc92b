import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rotate } from '../../../core/compass.ts';
import { type Edition, openPointsOf } from '../rules/readings.ts';
import { arbTrick, trick, turn } from '../rules/test-kit.ts';
import { resolveTrick, type Trick } from '../rules/trick.ts';
import { QUESTIONS } from './index.ts';
import { PUZZLE_RULES } from './misreadings.ts';
import { trickPattern } from './trick.ts';

/** What the engine finds about who takes. */
function solve(trick: Trick) {
  const position = { kind: 'trick', edition: 'house', variant: 'basic', trick } as const;
  const question = { ask: 'taker', position } as const;
  return {
    answer: QUESTIONS.writeAnswers(question),
    difficulty: QUESTIONS.difficultyOf(question),
    exposes: QUESTIONS.exposedBy(question),
    depends: QUESTIONS.dependsOn(question),
  };
}

it('[A1] [A16] open are all other answers where an edition is silent, else those that are printed', () => {
  const open = (point: string, edition: Edition) =>
    openPointsOf(edition)
      .find((one) => one.point === point)
      ?.readings.flatMap(Object.values);
  expect(open('copiedWorth', 'house')).toEqual(['printed']);
  expect(open('equalWorth', 'house')).toEqual([]);
  expect(open('copiedWorth', 'de')).toEqual([]);
});

describe('the pattern of a trick', () => {
  const same = (one: [string, string], other: [string, string]) =>
    trickPattern(trick(...one)) === trickPattern(trick(...other));

  it('differs with another card or another order', () => {
    expect(same(['N1', 'N3 E5'], ['N1', 'N3 E4'])).toBe(false);
    expect(same(['N1', 'N3 E5'], ['N1', 'N3 S5'])).toBe(false);
    expect(same(['N1', 'N3 E5'], ['N1', 'E5 N3'])).toBe(false);
    expect(same(['N1', 'N3 P'], ['N1', 'N3 N4'])).toBe(false);
    expect(same(['N1', 'N1 E11'], ['N1', 'N11 E1'])).toBe(false);
  });

  it('decides everything the engine finds', () => {
    fc.assert(
      fc.property(
        arbTrick,
        fc.integer({ min: 0, max: 3 }),
        fc.integer({ min: 1, max: 3 }),
        (position, turns, damage) => {
          const twin = {
            carried: [],
            wind: { wind: rotate(position.wind.wind, turns), damage },
            plays: position.plays.map((card) => turn(card, turns)),
          };
          expect(trickPattern(twin)).toBe(trickPattern(position));
          const { answer: _, ...turned } = solve(twin);
          expect(solve(position)).toMatchObject(turned);
          expect(resolveTrick(twin, PUZZLE_RULES).taker).toBe(
            resolveTrick(position, PUZZLE_RULES).taker,
          );
        },
      ),
    );
  });
});
