import { describe, expect, it } from 'vitest';
import {
  dependsOn,
  isQuestion,
  puzzleNumber,
  rulesetOf,
  solveDaily,
  writeAnswers,
} from './puzzle.ts';
import { task } from './test-kit.ts';

it('puzzles are numbered from the first day on', () => {
  expect(['2026-12-01', '2026-12-02', '2027-01-01'].map(puzzleNumber)).toEqual([1, 2, 32]);
});

describe('the answers as the file writes them', () => {
  it.each([
    ['[T4] a card', 'taker in trick N2: S8 S5', 'S5'],
    ['[X3] nobody', 'taker in trick N2: N5 E10', 'nobody'],
    ['[T6] a card that leads', 'leader in trick N2: S8 S5', 'S8'],
    ['[P6] one of several Piratesses', 'taker in trick W2: P E1 P S4', 'P@0'],
    ['[V4] half points', 'worth 1 in trick N1: N4 E11', '5½'],
    ['[V3] a share', 'share 1 in trick N1: N4 E11', 'half'],
    ['[T2] several cards', 'avoid N9 S7 W3 in trick E3: W8 _', 'N9 S7'],
    ['[R4] a number', 'damage 0 in score N1 N2 N3 S2 -N / E3', '2'],
    ['[B4] a negative number', 'total 0 in score pro N3 E3 S3 W3 / .', '-1'],
    ['[B6] the sets', 'sets 0 in score pro N1 N2 N3 S2 / E3', 'N'],
    ['[B6] no set', 'sets 0 in score pro E1 E2 E2 E3 / S1 S1 S2 S3 -S', 'none'],
  ])('%s: %s', (_, text, answer) => {
    expect(writeAnswers(task(text))).toBe(answer);
    expect(solveDaily(task(text)).answer).toBe(answer);
  });
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
    expect(isQuestion(task(text))).toBe(yes);
  });

  it.each([
    ['[T4] on none', 'taker in trick N2: S8 S5', ''],
    ['[A1] on what is copied', 'taker in trick N2: E8 P', 'copiedWorth'],
    ['[A1b] on copied zeros', 'taker in trick N1: S8 P S5', 'copiedZero'],
    ['[A2] on a second Piratess', 'taker in trick N1: P P N5', 'secondPiratess'],
    ['[A3] on her lead', 'leader in trick N1: P P N5 E10', 'secondPiratessLead'],
    ['[A9] on the tie of two', 'points 0 in score N1 / E1', 'twoPlayerTie'],
    ['[B5] on a discarded set', 'total 0 in score pro N1 N2 N3 S2 -N / E3', 'discardedTriplet'],
    ['[A10] on the floor', 'total 0 in score pro N3 E3 S3 W3 / .', 'negativeRound'],
    ['[R3] on how many sets', 'sets 0 in score N1 N2 N3 S1 S2 S3 / .', 'triplets'],
  ])('depends %s', (_, text, questions) => {
    expect(dependsOn(task(text)).join(' ')).toBe(questions);
  });
});

it.each([
  ['taker in trick de pro N2: S8 S5', 'de pro'],
  ['worth 0 in trick fr N2: S8 S5', 'fr basic'],
  ['avoid N9 S7 in trick en E3: W8 _', 'en basic'],
  ['take N9 S7 in trick en E3: W8 _', 'en basic'],
  ['win-lead N9 S7 in trick pro E3: W8 _', 'house pro'],
  ['nobody N9 S7 in trick pro E3: W8 _', 'house pro'],
  ['total 0 in score fr pro N1 / E1', 'fr pro'],
  ['starter in game de 3 sunk 2', 'de basic'],
  ['winner in game en 3-2-1 3-2-1 3-2-1 1-3-2 1-2-3', 'en basic'],
  ['open in hand N3 P', ''],
  ['now in row N2 S1 W1', ''],
  ['next in row N2 S1 W1', ''],
  ['last in ending E1 N1: N4 E8 / E3 E9', ''],
  ['tricks-left in stage 3 9', ''],
  ['cards-out in stage 3 9', ''],
  ['winds-unused in stage 3 9', ''],
  ['winds-shuffled in stage 3 9', ''],
])('%s is judged by %s', (text, rules) => {
  const ruleset = rulesetOf(task(text));
  expect(ruleset ? `${ruleset.edition} ${ruleset.variant}` : '').toBe(rules);
});
