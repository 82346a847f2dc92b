import { expect, it } from 'vitest';
import { hintOf } from './hint-clause.ts';
import { question } from './test-kit.ts';

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
