import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rotate } from '../../../core/compass.ts';
import { arbTrick, trick, turn } from '../rules/test-kit.ts';
import { checkPuzzle, openAnswers, type Puzzle, patternOf, solve } from './puzzle.ts';

const puzzle = (wind: string, plays: string, claims: Partial<Puzzle> = {}): Puzzle => {
  const position = trick(wind, plays);
  return { id: 'p01', trick: position, ...solve(position), ...claims };
};

describe('what the engine finds', () => {
  it('[T4] [X2] is the taker, the difficulty and the misreadings', () => {
    expect(solve(trick('E3', 'E3 S12 N6'))).toEqual({
      taker: 1,
      band: 'medium',
      exposes: ['ignores-wind', 'swaps-half-and-zero', 'forgets-ties'],
      depends: [],
    });
  });

  it('[A1] [A1b] [A2] names the open questions on which the answer depends', () => {
    const depends = (plays: string) => solve(trick('N1', plays)).depends;
    expect(depends('E10 P N7')).toEqual(['copiedWorth']);
    expect(depends('S8 P S5')).toEqual(['copiedZero']);
    expect(depends('P P N5')).toEqual(['secondPiratess']);
    expect(depends('S7 S6 P N2')).toEqual(['copiedWorth', 'copiedZero']);
    expect(depends('N10 P N7')).toEqual([]);
  });

  it('[A16] does not depend on what every edition prints alike', () => {
    expect(solve(trick('N1', 'N7 E14')).depends).toEqual([]);
  });
});

it('[A1] [A16] open are all answers where an edition is silent, else those that are printed', () => {
  expect(openAnswers('copiedWorth')).toEqual(['effective', 'printed']);
  expect(new Set(openAnswers('equalWorth'))).toEqual(new Set(['knock-out']));
  expect(openAnswers('copiedWorth', 'en')).toEqual(['effective', 'printed']);
  expect(openAnswers('copiedWorth', 'de')).toEqual([]);
});

describe('a puzzle', () => {
  it('is confirmed when all of it is true, whatever the order of its tags', () => {
    const right = puzzle('N1', 'N3 W12 E6');
    expect(checkPuzzle(right)).toBeNull();
    expect(checkPuzzle({ ...right, exposes: right.exposes.toReversed() })).toBeNull();
  });

  it('is refused for one wrong claim', () => {
    const plays = 'E12 P N7';
    expect(checkPuzzle(puzzle('N1', plays))).toBeNull();
    expect(checkPuzzle(puzzle('N1', plays, { taker: 0 }))).toBe('taker');
    expect(checkPuzzle(puzzle('N1', plays, { taker: null }))).toBe('taker');
    expect(checkPuzzle(puzzle('N1', plays, { band: 'easy' }))).toBe('band');
    expect(checkPuzzle(puzzle('N1', plays, { exposes: ['forgets-ties'] }))).toBe('exposes');
    expect(checkPuzzle(puzzle('N1', plays, { depends: [] }))).toBe('depends');
  });

  it('is refused for a tag given twice in place of another', () => {
    const { exposes } = puzzle('N1', 'E12 P N7');
    const doubled = exposes.with(0, exposes[1] ?? 'ignores-wind');
    expect(checkPuzzle(puzzle('N1', 'E12 P N7', { exposes: doubled }))).toBe('exposes');
  });
});

describe('the pattern of a trick', () => {
  const same = (one: [string, string], other: [string, string]) =>
    patternOf(trick(...one)) === patternOf(trick(...other));

  it('is the same with another damage, a turned compass and across from the other side', () => {
    expect(same(['N1', 'N3 E5 S2'], ['N3', 'N3 E5 S2'])).toBe(true);
    expect(same(['N1', 'N3 E5 S2'], ['E1', 'E3 S5 W2'])).toBe(true);
    expect(same(['N1', 'N3 E5 S2'], ['N1', 'N3 W5 S2'])).toBe(true);
  });

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
          expect(patternOf(twin)).toBe(patternOf(position));
          expect(solve(twin)).toEqual(solve(position));
        },
      ),
    );
  });
});
