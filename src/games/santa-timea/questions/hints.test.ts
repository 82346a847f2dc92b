import { describe, expect, it } from 'vitest';
import { saysKeys } from '../../../core/test-kit.ts';
import { createSpeech, playerNames, type Speech } from '../explain/say.ts';
import { QUESTIONS } from './index.ts';
import { question, t } from './test-kit.ts';

/** Says a key as itself. */
const speech: Speech = { t: saysKeys(), list: (items) => items.join(), name: String };

const english = createSpeech(t, playerNames(t));

const hintOf = (text: string, answer: string, said: Speech = speech): string => {
  const asked = question(text);
  return QUESTIONS.kindOf(asked).hint?.(asked, answer, said) ?? `hint.${asked.ask}`;
};

const EXAMPLE_6 = 'pro N1 N2 N2 N3 -N / S1 S1 E2 / W1 W2 S3 / E2 W2';

describe('a wrong answer is met with what it overlooked', () => {
  it.each([
    ['[T4] somebody takes', 'taker in trick N2: N9 N4', 'nobody', 'none-equal'],
    ['[X2] somebody is left', 'taker in trick N2: N9 W6 N3', 'nobody', 'some-left'],
    ['[T4] one is lower', 'taker in trick N2: N9 N4', '0', 'lower-left'],
    ['[T6] one is higher', 'leader in trick N2: N9 N4 N6', '2', 'higher-left'],
    ['[T6] he only takes', 'leader in trick N2: N9 N4', '1', 'takes-only'],
    ['[P6] she was led', 'taker in trick N2: P N4', '1', 'led'],
    ['[P1] she copies', 'worth 1 in trick N2: E6 P', '0', 'copy'],
    ['[V4] no rounding', 'worth 0 in trick N2: E7 N5', '8', 'no-rounding'],
    ['[V3] not halved', 'worth 0 in trick N2: E7 N5', '14', 'share'],
    ['[S3] a later card', 'now in row N2 S1 W1', 'W1', 'row-later'],
    ['[T5] a card later than the next', 'next in row N2 S1 W1 E3', 'W1', 'row-later'],
    ['[T5] the card of now', 'next in row N2 S1 W1 E3', 'N2', 'row-now'],
    ['[B1] the forecast', 'next in row N2 S1 W1 E2 ~ N3 E3 S3', 'E3', 'row-forecast'],
    ['[R4] cards counted', 'damage 0 in score N2 E2 W3 / .', '3', 'damage-cards'],
    ['[R2] the set counted', 'damage 0 in score N1 N2 N3 E3 -N / .', '9', 'damage-gone'],
    ['[R4] something else', 'damage 0 in score N1 E3 / .', '5', 'damage-sum'],
    ['[R5] the place for the points', 'points 0 in score E3 / N1 / N2', '3', 'points-place'],
    ['[R7] as if alone', 'points 0 in score E2 / N2 / S2', '3', 'points-alone'],
    ['[R8] rounded down', 'points 0 in score E2 / W2 / N1 S3', '2', 'points-down'],
    ['[R7] shared all the same', 'points 0 in score E2 / W2 / N1 S3', '0', 'points-shared'],
    [
      '[R5] the place, pairs and penalty aside',
      'points 0 in score pro N1 / E2 / S3',
      '1',
      'points-place',
    ],
    ['[R5] one less, nothing shared', 'points 0 in score E3 / N1 / N2', '0', 'points-order'],
    ['[V2] a zero among zeros', 'taker in trick N2: S8 S5', '0', 'among-zeros'],
    [
      '[R6] two players, and only one of them scores',
      'total 0 in score S3 W1 / N1 E2',
      '1',
      'points-two',
    ],
    ['[B5] the other book', `total 0 in score fr ${EXAMPLE_6}`, '4', 'total-other-book'],
    ['[B3] no pair', `total 1 in score ${EXAMPLE_6}`, '2', 'total-no-bonus'],
    ['[B4] no penalty', `total 1 in score ${EXAMPLE_6}`, '4', 'total-no-penalty'],
    ['[A10] not below zero', 'total 0 in score pro N3 E3 S3 W3 / .', '0', 'total-floor'],
    ['[R10] nothing, where points were won', `total 1 in score ${EXAMPLE_6}`, '0', 'total-columns'],
    ['[B6] a worse choice', 'sets 1 in score pro . / S1 S2 S2 S3 / N3 E3 W3', 'S', 'sets-less'],
    ['[B5] the penalty of a set', `book 1 in score ${EXAMPLE_6}`, 'fr', 'book'],
    ['[S7] somebody fits', 'starter in game de 4 sunk 2', 'lots', 'start-named'],
    ['[S7] nobody is ahead', 'starter in game fr 4 sunk 2', '2', 'start-nothing'],
    ['[S5] somebody has more', 'starter in game @1 3-1-2', '1', 'most-not'],
    ['[S6] level at the top', 'starter in game @1 2-2-1', '0', 'most-shared'],
    ['[E1] no tie', 'winner in game 3-2-1 3-2-1 3-2-1 1-3-2 1-3-2', 'together', 'most-alone'],
    ['[S6] a tie is settled', 'starter in game @1 2-2-1', 'lots', 'tie-settled'],
  ])('%s: %s, %s', (_, text, answer, key) => {
    expect(QUESTIONS.answersOf(question(text)).right).not.toContain(answer);
    expect(hintOf(text, answer)).toBe(`hint.${key}`);
  });

  it.each([
    [
      '[T6] who only takes',
      'leader in trick N2: N9 N4',
      '1',
      'Nadine takes the wind card. To find who leads next, look for the highest card.',
    ],
    [
      '[V2] whose card is one of several zeros',
      'taker in trick N2: S8 S5',
      '0',
      'Sebastian’s card counts zero, and so does another. Among zeros the printed number decides.',
    ],
    [
      '[V4] whose card is too high, and what it is worth',
      'taker in trick N2: N4 E9',
      '1',
      'Nadine’s card is worth 4½. Is there a lower one?',
    ],
    [
      '[V2] whose card is too low, and that it is worth nothing',
      'leader in trick N2: S8 S5 N3',
      '0',
      'Sebastian’s card is worth 0. Is there a higher one?',
    ],
    [
      '[S7] who is ahead by nothing',
      'starter in game fr 3 sunk 2',
      '2',
      'Nothing in this book says that Johannes leads first.',
    ],
    [
      '[S6] who has as many points as another',
      'starter in game 3-1-3',
      '2',
      'Johannes ties with somebody for the most points. Does this book look any further?',
    ],
  ])('and names %s', (_, text, answer, hint) => {
    expect(hintOf(text, answer, english)).toBe(hint);
  });

  it('[R8] no rounding is hinted at where nothing is left over', () => {
    expect(hintOf('points 0 in score N1 / E1', '0')).not.toBe('hint.points-down');
  });

  it('[R4] no set is called forgotten where damage was noted without cards', () => {
    expect(hintOf('damage 0 in score =5 / N1', '0')).not.toBe('hint.damage-gone');
  });

  it('[X1] a tie is explained by the cards that tie', () => {
    expect(hintOf('taker in trick E3: E5 E9 S10', '0')).toBe('step.tie');
  });

  it('[P4] a card that may not be led is refused with the rule', () => {
    expect(hintOf('open in hand N1 P', 'P')).toBe('error.piratess-led');
    expect(hintOf('avoid N1 P in trick N2: _ E4', 'P')).toBe('error.piratess-led');
    expect(hintOf('avoid N1 N9 in trick N2: _ E4', 'N1')).toBe('');
  });
});
