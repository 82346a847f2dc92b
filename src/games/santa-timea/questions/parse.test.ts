import { expect, it } from 'vitest';
import { QUESTIONS } from './index.ts';

const { make, parse } = QUESTIONS;

/** One of every kind, in canonical form. */
const TASKS = [
  'taker in trick N2: N9 N4',
  'leader in trick pro E3+N1: E5 N11 S10',
  'worth 1 in trick E3: E5 N11',
  'share 0 in trick E3: E5 N11',
  'avoid N1 N9 P P in trick N2: N7 _ E4',
  'take N1 P in trick de N2: _ E4',
  'win-lead N1 N9 in trick N2: P N2 E4 _',
  'give N1 N9 in trick N2: P _ E4',
  'nobody N1 N9 in trick pro N2+S1: _ W2',
  'safe N1 N9 P in trick N2: P E4 _ ?',
  'open in hand N3 P',
  'now in row N2 S1 W1 E3',
  'next in row N2 S1 W1 E3 N1 S2 W2 E1 N3 S1 W3 E2 ~ N1 E1 S3',
  'damage 0 in score N1 N2 N3 S1 S2 S3 -N / E3',
  'points 0 in score N1 / E1',
  'total 1 in score pro N1 N1 / E3 S3',
  'sets 0 in score pro N1 N2 N2 N3 / S1 / .',
  'starter in game @1 3-2-1',
  'starter in game de 3 sunk 1 2',
  'last in ending N2 S3 W1: E10 P / N1 W2 / E3 E4 E9 > E5 N9 + N1 N2',
  'last in ending N3: E10 / N1',
  'at-most 2 in ending N3 E1: E10 S4 / N1 W2',
  'book 0 in score pro N1 N2 N3 E1 -N / S3 / E2',
  'book in game 3-2-1 3-2-1 3-2-1 1-3-2 2-1-3',
  'winner in game 3-2-1 3-2-1 3-2-1 1-3-2 2-1-3',
];

it.each(TASKS)('%s is read and written back', (text) => {
  const parsed = parse(text);
  expect(parsed.ok && make(parsed.value)).toBe(text);
});

it('writes what is written freely in its one form', () => {
  const parsed = parse(' avoid  P n9, n1 in trick n2: N7 _ E4 ');
  expect(parsed.ok && make(parsed.value)).toBe('avoid N1 N9 P in trick N2: N7 _ E4');
});
