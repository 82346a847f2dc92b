import { describe, expect, it } from 'vitest';
import {
  isRuling,
  OPEN_POINTS,
  type OpenPoint,
  type PrintedEdition,
  type Reading,
  readingOf,
} from './readings.ts';
import { VARIANTS } from './variants.ts';

const questions = Object.keys(OPEN_POINTS) as OpenPoint[];

const differing = (one: Reading, other: Reading): OpenPoint[] =>
  questions.filter((question) => one[question] !== other[question]);

const leftOpen = (edition: PrintedEdition): OpenPoint[] =>
  questions.filter((question) => isRuling(edition, question));

describe('the editions', () => {
  it('[S7] [E2] English and German differ in who starts and in the final tie, nowhere else', () => {
    expect(differing(readingOf('en'), readingOf('de'))).toEqual(['firstStarter', 'finalTie']);
  });

  it('[B5] French differs from English in the penalty for a discarded set, nowhere else', () => {
    expect(differing(readingOf('fr'), readingOf('en'))).toEqual(['discardedTriplet']);
  });

  it('our reading is the German text with our rulings', () => {
    expect(readingOf('house')).toEqual(readingOf('de'));
  });

  it('[A1] [A1b] [A3] [B2] [R3] [A9] [S6] [A11] the German text settles what the other two leave open', () => {
    const german = leftOpen('de');
    const settled = leftOpen('en').filter((question) => !german.includes(question));
    expect(settled).toEqual([
      'copiedWorth',
      'copiedZero',
      'secondPiratessLead',
      'severalCarried',
      'triplets',
      'twoPlayerTie',
      'tiedStarter',
      'roundWonBy',
    ]);
    expect(leftOpen('fr')).toEqual(leftOpen('en'));
  });

  it('[A2] the other two settle what the German text contradicts itself on', () => {
    const english = leftOpen('en');
    const settled = leftOpen('de').filter((question) => !english.includes(question));
    expect(settled).toEqual(['secondPiratess']);
  });

  it('[A10] [A5] [A12] are ours in every edition', () => {
    const english = leftOpen('en');
    expect(leftOpen('de').filter((question) => english.includes(question))).toEqual([
      'negativeRound',
      'declarations',
      'sharedRound',
    ]);
  });
});

it('[B1] [B2] [B3] [B4] the advanced game adds four things to the basic one', () => {
  expect(VARIANTS.basic).toEqual({
    forecast: 0,
    untaken: 'aside',
    pairBonus: false,
    penalty: false,
  });
  expect(VARIANTS.pro).toEqual({
    forecast: 3,
    untaken: 'carried',
    pairBonus: true,
    penalty: true,
  });
});
