import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rotate, type Wind } from '../../../core/compass.ts';
import { createRandom } from '../../../core/random.ts';
import { SEAT_COUNTS } from '../rules/deal.ts';
import { QUESTIONS } from './index.ts';
import { candidate, question } from './test-kit.ts';

const { make, patternOf, practised } = QUESTIONS;

const same = (some: string, other: string): boolean =>
  patternOf(question(some)) === patternOf(question(other));

/** A task with the compass turned, as text. */
const turned = (text: string, quarterTurns: number): string =>
  text.replace(/\b([NESW])(?=\d|\b)/g, (wind) => rotate(wind as Wind, quarterTurns));

it('[V1] a task with its compass turned is the same puzzle', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...practised),
      fc.constantFrom(...SEAT_COUNTS),
      fc.integer(),
      fc.integer({ min: 1, max: 3 }),
      (kind, seats, seed, turns) => {
        const text = make(candidate(kind, seats, 'house', createRandom(seed)));
        expect(same(text, turned(text, turns))).toBe(true);
      },
    ),
  );
});

it('[R5] other seats at the table make no other score', () => {
  const text = 'points 0 in score N1 N2 / E1 S1 / W3';
  expect(same(text, 'points 0 in score N1 N2 / W3 / E1 S1')).toBe(true);
  expect(same(text, 'points 2 in score W3 / E1 S1 / N1 N2')).toBe(true);
  expect(same(text, 'points 1 in score N1 N2 / E1 S1 / W3')).toBe(false);
});

it('[R2] [B3] directions that change their names make no other score', () => {
  const text = 'damage 0 in score N1 N2 N3 E1 -N / S2';
  expect(same(text, 'damage 0 in score E1 N1 N2 N3 -N / W2')).toBe(true);
  expect(same(text, 'damage 0 in score S1 S2 S3 N1 -S / W2')).toBe(true);
  expect(same(text, 'damage 0 in score N1 N2 N3 E1 / S2')).toBe(false);
  expect(same(text, 'damage 0 in score N1 N2 N3 S1 -N / S2')).toBe(false);
});

it.each([
  ['[V1] another card', 'worth 0 in trick N2: S8 S5', 'worth 0 in trick N2: S7 S5'],
  ['[T6] another question', 'taker in trick N2: S8 S5', 'leader in trick N2: S8 S5'],
  ['[V3] another question', 'worth 0 in trick N2: S8 S5', 'share 0 in trick N2: S8 S5'],
  ['[V1] another card', 'wind 0 in trick N2: S8 S5', 'wind 0 in trick N2: S8 E5'],
  ['[T2] another card', 'avoid N9 S7 in trick E3: W8 _', 'avoid N9 S6 in trick E3: W8 _'],
  ['[T1] another place', 'avoid N9 S7 in trick E3: W8 _', 'avoid N9 S7 in trick E3: _ W8'],
  ['[T1] one more to play', 'avoid N9 S7 in trick E3: W8 _', 'safe N9 S7 in trick E3: W8 _ ?'],
  ['[R5] another game', 'points 0 in score N1 / E2', 'points 0 in score pro N1 / E2'],
  [
    '[R2] another set',
    'damage 0 in score N1 N1 N2 N3 S1 S2 S3 -N / E2',
    'damage 0 in score N1 N1 N2 N3 S1 S2 S3 -S / E2',
  ],
  ['[R10] another book', 'book 0 in score N1 / E2', 'total 0 in score N1 / E2'],
  ['[S3] another moment', 'now in row N2 S1 W1', 'next in row N2 S1 W1'],
  ['[P4] another hand', 'open in hand N3 P', 'open in hand N4 P'],
])('is another puzzle: %s', (_, some, other) => {
  expect(same(some, some)).toBe(true);
  expect(same(some, other)).toBe(false);
});

it.each([
  ['another hand', 'last in ending E1 N3: E1 E3 / E5 W6'],
  ['another wind', 'last in ending E1 S3: E1 E2 / E5 W6'],
  ['another pile', 'last in ending E1 N3: E1 E2 / E5 W6 + W1'],
  ['a limit', 'at-most 1 in ending E1 N3: E1 E2 / E5 W6'],
  ['a card lying', 'last in ending E1 N3: E1 / E5 W6 > E2'],
])('[R4] other last tricks are another puzzle: %s', (_, other) => {
  expect(same('last in ending E1 N3: E1 E2 / E5 W6', other)).toBe(false);
  const [more, moved] = [other.replace('most 1', 'most 2'), other.replace('> E2', '> E3')];
  if (more !== other) expect(same(other, more)).toBe(false);
  if (moved !== other) expect(same(other, moved)).toBe(false);
});

it.each([
  ['asks about a Piratess', 'wind 1 in trick N2: E4 P', 'wind 1 in trick E2: E4 P'],
  ['has Piratesses only', 'wind 1 in trick N2: P P', 'wind 1 in trick S2: P P'],
])('[T4] no wind makes another puzzle of a question about all four that %s', (_, some, other) => {
  expect(same(some, other)).toBe(true);
});

it('[T2] the order of a hand makes no other puzzle', () => {
  const sorted = ['N9 S7 W3', 'W3 N9 S7'].map((hand) => `avoid ${hand} in trick E3: W8 _`);
  expect(same(sorted[0] ?? '', sorted[1] ?? '')).toBe(true);
  expect(same('avoid N9 W3 in trick E3: W8 _', 'avoid E9 N3 in trick S3: N8 _')).toBe(true);
  expect(same('safe N9 W3 in trick E3: W8 _ ?', 'safe E9 N3 in trick S3: N8 _ ?')).toBe(true);
});
