import { describe, expect, it } from 'vitest';
import { openPointsOf } from '../rules/readings.ts';
import { QUESTIONS } from './index.ts';
import { editionOf } from './settings.ts';
import { question } from './test-kit.ts';

const { dependsOn, refusalOf, writeAnswers } = QUESTIONS;

it.each([
  ['[X3] nobody', 'taker in trick N2: N5 E10', 'nobody'],
  ['[P6] one of several Piratesses', 'taker in trick W2: P E1 P S4', 'P@0'],
  ['[V4] half points', 'worth 1 in trick N1: N4 E11', '5½'],
  ['[T2] several cards', 'avoid N9 S7 W3 in trick E3: W8 _', 'N9 S7'],
  ['[B4] a negative number', 'total 0 in score pro N3 E3 S3 W3 / .', '-1'],
  ['[B6] the sets', 'sets 0 in score pro N1 N2 N3 S2 / E3', 'N'],
  ['[B6] no set', 'sets 0 in score pro E1 E2 E2 E3 / S1 S1 S2 S3 -S', 'none'],
])('the answers as the file writes them: %s: %s', (_, text, answer) => {
  expect(writeAnswers(question(text))).toBe(answer);
});

describe('a question', () => {
  it.each([
    ['[T4] one of several takes', 'taker in trick N2: S8 S5', true],
    ['[T2] some cards of a hand', 'avoid N9 S7 W3 in trick E3: W8 _', true],
    ['[T2] every card of a hand', 'avoid N9 S7 in trick E3: W8 _', false],
    ['[T2] no card of a hand', 'take N9 S7 in trick E3: W8 _', false],
    ['[P4] a single kind of card', 'open in hand P P', false],
    ['[R2] no set to choose', 'sets 0 in score pro N1 N2 / E3', false],
    ['[R4] one card is best', 'last in ending N3 E1: N1 N13 / N5 N6 + N1 N2', true],
    ['[R4] two cards are best', 'last in ending E1 N3 S2: E1 E2 S14 / E5 W6 W7', false],
  ])('has something to find out: %s', (_, text, yes) => {
    expect(refusalOf(question(text)) === null).toBe(yes);
  });

  it.each([
    ['[T4] on none', 'taker in trick N2: S8 S5', ''],
    ['[A3] on her lead', 'leader in trick N1: P P N5 E10', 'secondPiratessLead'],
    ['[A9] on the tie of two', 'points 0 in score N1 / E1', 'twoPlayerTie'],
    ['[B5] on a discarded set', 'total 0 in score pro N1 N2 N3 S2 -N / E3', 'discardedTriplet'],
    ['[A10] on the floor', 'total 0 in score pro N3 E3 S3 W3 / .', 'negativeRound'],
    ['[A1] to the last trick', 'last in ending E1 E2 E1: S7 W3 P / N2 P P', 'copiedWorth'],
    [
      '[A1b] to the last trick',
      'last in ending N3 E1: N9 / E9 / S5 N4 > S8 P',
      'copiedWorth copiedZero',
    ],
    ['[R3] on how many sets', 'sets 0 in score N1 N2 N3 S1 S2 S3 / .', 'triplets'],
  ])('depends %s', (_, text, questions) => {
    expect(dependsOn(question(text)).join(' ')).toBe(questions);
  });

  it('[A1] [A9] depends on nothing that the edition prints which judges it', () => {
    const tie = (edition: string) => dependsOn(question(`points 0 in score ${edition} N1 / E1`));
    expect([tie('de'), tie('en')]).toEqual([[], ['twoPlayerTie']]);
    expect(dependsOn(question('taker in trick de N2: E8 P'))).toEqual([]);
    expect(dependsOn(question('taker in trick de N2: E8 P'), openPointsOf('house'))).toEqual([
      'copiedWorth',
    ]);
  });
});

it.each([
  ['taker in trick de pro N2: S8 S5', 'de'],
  ['total 0 in score fr pro N1 / E1', 'fr'],
  ['starter in game de 3 sunk 2', 'de'],
  ['open in hand N3 P', 'house'],
  ['last in ending E1 N1: N4 E8 / E3 E9', 'house'],
])('%s is judged by %s', (text, edition) => {
  expect(editionOf(question(text))).toBe(edition);
});
