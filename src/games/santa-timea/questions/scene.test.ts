import { expect, it } from 'vitest';
import { makeCard } from '../notation/cards.ts';
import { QUESTIONS } from './index.ts';
import { handIn, learnerIn, seatsIn } from './scene.ts';
import { question } from './test-kit.ts';

const NO_HAND = '';

it.each([
  ['[T1] plays into a gap of the trick', 'take N3 P in trick N2: E4 _ W9', 'N3 P', 1, 3],
  ['[T1] leads it', 'take N1 N9 in trick N2: _ E4', 'N1 N9', 0, 2],
  [
    '[T1] plays before one whose card nobody sees',
    'safe N4 N12 in trick N2: W8 _ ?',
    'N4 N12',
    1,
    3,
  ],
  ['[T4] looks on', 'taker in trick E3: E5 N11 S2 P', NO_HAND, null, 4],
  ['[V1] looks at one card', 'worth 1 in trick N2: E6 P', NO_HAND, null, 2],
  ['[P4] has a hand, whoever else is there', 'open in hand N3 P', 'N3 P', null, 0],
  ['[S3] sees nothing but winds', 'now in row N2 S1 W1 E3', NO_HAND, null, 0],
  ['[R4] counts', 'damage 2 in score N1 / E1 / S2', NO_HAND, null, 3],
  ['[S5] is between two rounds', 'starter in game @1 3-2-1', NO_HAND, null, 3],
  ['[E1] is at the end', 'winner in game 3-1 3-1 3-1 1-3 1-3', NO_HAND, null, 2],
  ['[R4] leads the last tricks', 'at-most 1 in ending E1 N3: E1 E2 / E5 W6', 'E1 E2', 0, 2],
  [
    '[R4] is second in them',
    'last in ending N2 E2 W1: S8 P / N7 N12 W2 > W5 + S1',
    'N7 N12 W2',
    1,
    2,
  ],
  ['[O2] counts tricks', 'tricks-left in stage 4 9', NO_HAND, null, 4],
  ['[T7] chooses cards after some tricks', 'to-come S1 W9 in round N2: N9 S1 E2', 'S1 W9', null, 3],
] as const)('a learner who %s: %s', (_, text, hand, learner, seats) => {
  const scene = QUESTIONS.sceneOf(question(text));
  expect(handIn(scene).map(makeCard).join(' ')).toBe(hand);
  expect(learnerIn(scene)).toBe(learner);
  expect(seatsIn(scene)).toBe(seats);
});
