import { describe, expect, it } from 'vitest';
import { question } from './test-kit.ts';
import { isTheirTurn, type ThumbId, thumbsOn } from './thumbs.ts';

/** How often some thumbs are right about a question. */
const right = (text: string, ...ids: readonly ThumbId[]) => {
  const thumbs = thumbsOn(question(text));
  return ids.map((id) => thumbs.get(id));
};

describe('of a hand', () => {
  const AVOID = 'avoid N9 S7 W3 P in trick E3: W8 _';

  it('[T4] the Piratess or the highest number keeps the wind card away, the lowest takes it', () => {
    expect(right(AVOID, 'piratess-else-highest', 'highest-number', 'lowest-worth')).toEqual([
      1, 1, 0,
    ]);
    expect(right(AVOID.replace('avoid', 'take'), 'highest-worth', 'lowest-worth')).toEqual([0, 1]);
  });

  it('[V1] [V2] the lowest number is taken among those that lie as wished, else among all', () => {
    const take = 'take N3 N9 S7 W2 in trick N3: _ E12';
    expect(right(take, 'lowest-with-the-wind', 'lowest-against-the-wind')).toEqual([1, 1]);
    expect(right(take, 'highest-with-the-wind', 'lowest-number')).toEqual([0, 1]);
    expect(right(take, 'highest-number', 'highest-against-the-wind')).toEqual([0, 1]);
    expect(right('take N3 E9 in trick W3: _ E8', 'lowest-with-the-wind')).toEqual([0]);
  });

  it('[V2] a Piratess keeps away what the highest number takes, being a zero', () => {
    const thumbs = ['piratess-else-highest', 'highest-number'] as const;
    expect(right('avoid N1 W7 P in trick E3: W8 _', ...thumbs)).toEqual([1, 0]);
  });

  it('[X1] a number that lies already is taken for a tie; else the highest', () => {
    const trick = 'in trick N2: E7 _ W8';
    const thumbs = ['same-number-else-highest', 'highest-number'] as const;
    expect(right(`avoid N4 S7 W9 ${trick}`, ...thumbs)).toEqual([0, 1]);
    expect(right(`avoid N4 S6 W9 ${trick}`, ...thumbs)).toEqual([1, 1]);
  });

  it('[P4] whoever guesses plays no Piratess that may not be led, and of two equal ones only one', () => {
    expect(right('take N1 N9 P P in trick N3: _ E12', 'guessing')).toEqual([1 / 2]);
    expect(right('avoid N1 N9 P P in trick N3: E4 _', 'guessing')).toEqual([2 / 3]);
  });

  it('[R4] in the last tricks, as the first of them lies', () => {
    const last = 'last in ending S2 N1 S2 E2: N6 N9 W5 / N4 N12 S13 P > W12 + E3';
    expect(right(last, 'piratess-else-lowest', 'highest-number', 'guessing')).toEqual([
      1,
      0,
      1 / 4,
    ]);
  });

  it('[P4] whoever guesses in the last tricks leads no Piratess either', () => {
    expect(right('last in ending N1 E2: N1 P / E3 E4', 'guessing')).toEqual([1]);
  });
});

it('[T4] of the cards of a trick the lowest number, also where two have it', () => {
  expect(right('taker in trick N2: N4 E4 E9', 'lowest-number', 'lowest-worth')).toEqual([1 / 2, 1]);
  expect(right('taker in trick N1: W1 E1', 'last-answer', 'first-answer')).toEqual([1, 0]);
});

it('[P1] a Piratess has no number, be it the lowest', () => {
  expect(right('taker in trick N2: E9 P E4', 'lowest-number', 'piratess-else-lowest')).toEqual([
    1, 0,
  ]);
});

it('[T6] the highest number leads next where the wind lets it', () => {
  expect(right('leader in trick N2: N4 E4 E9', 'highest-number', 'lowest-number')).toEqual([1, 0]);
  expect(right('leader in trick N2: N5 E9', 'highest-number', 'highest-worth')).toEqual([0, 1]);
});

it('[V2] the wind against a card lets it take more often than its own', () => {
  expect(right('wind 1 in trick N2: W4 E7', 'own-wind', 'opposite-wind')).toEqual([0, 1]);
});

it('[V3] [P2] what is printed, also on the card that a Piratess copies, or half of it', () => {
  expect(right('worth 1 in trick W1: N4 P', 'as-printed', 'half-of-it')).toEqual([0, 1]);
  expect(right('worth 1 in trick N1: N4 P', 'as-printed', 'half-of-it')).toEqual([1, 0]);
  expect(right('worth 0 in trick N2: N9 E4', 'as-printed', 'half-of-it')).toEqual([1, 0]);
});

it('[P6] nothing is printed on a Piratess that was led', () => {
  expect(right('worth 0 in trick N2: P N4', 'as-printed', 'half-of-it')).toEqual([
    undefined,
    undefined,
  ]);
});

it('[R2] [B3] [B4] every card counts; the place alone; the heaviest set', () => {
  expect(right('damage 0 in score N1 N2 N3 S2 -N / E3', 'all-cards-count')).toEqual([0]);
  expect(right('total 0 in score pro N1 N1 E2 / S3 S2 S1', 'place-alone')).toEqual([0]);
  expect(right('sets 0 in score pro N1 N2 N3 S2 / E3', 'heaviest-set', 'last-answer')).toEqual([
    1, 1,
  ]);
});

it('[B5] [E2] the French book of a score, the German one of a game', () => {
  const usual = (text: string) => right(`book ${text}`, 'usual-book');
  expect(usual('0 in score pro W1 W2 W3 N1 -W / N3 / E1')).toEqual([1]);
  expect(usual('0 in score pro W1 W2 W3 -W / N3 / E1')).toEqual([0]);
  expect(usual('in game 2-1-3 3-1-2 3-1-3 1-3-2 3-1-2')).toEqual([1]);
});

it('says nothing about what it does not know', () => {
  expect(right('worth 1 in trick W1: N4 P', 'lowest-number', 'own-wind')).toEqual([
    undefined,
    undefined,
  ]);
});

describe('a question waits until only those thumbs get it right whose turn it is', () => {
  const ALWAYS = [0, 1, 2, 3, 4, 5];
  // Of four answers one is right; no card may be the answer, so that only the order of the answers tells.
  const FIRST = 'starter in game @1 3-2-1';
  const MIDDLE = 'starter in game @1 1-2-3';
  const LAST = 'starter in game en 3 sunk 2';
  const OTHER = 'starter in game @1 1-3-2';
  // The middle answer and the lowest number.
  const BOTH = 'taker in trick N2: E9 P E4';
  // One of two is right, the first.
  const HALF = 'open in hand N3 P';
  // Two of three are right.
  const MOST = 'avoid N1 N9 P P in trick N3: E4 _';

  it.each([
    ['hard: two families take turns, the first answer', FIRST, 'hard', [0, 2, 4]],
    ['hard: the middle one', MIDDLE, 'hard', [1, 3, 5]],
    ['hard: the last one, with the first', LAST, 'hard', [0, 2, 4]],
    ['hard: what no thumb gets right', OTHER, 'hard', ALWAYS],
    ['hard: what two families get right', BOTH, 'hard', []],
    ['hard: half of the guesses', HALF, 'hard', [0, 2, 4]],
    ['expert: three families take turns, the first answer', FIRST, 'expert', [0, 3]],
    ['expert: the middle one', MIDDLE, 'expert', [1, 4]],
    ['expert: the last one', LAST, 'expert', [2, 5]],
    ['expert: what no thumb gets right', OTHER, 'expert', ALWAYS],
    ['expert: half of the guesses', HALF, 'expert', []],
    ['easy: no turns, the first answer', FIRST, 'easy', ALWAYS],
    ['medium: the middle one', MIDDLE, 'medium', ALWAYS],
    ['easy: the last one', LAST, 'easy', ALWAYS],
    ['easy: two guesses of three', MOST, 'easy', []],
  ] as const)('%s', (_, text, band, turns) => {
    expect(ALWAYS.filter((turn) => isTheirTurn(question(text), band, turn))).toEqual(turns);
  });
});
