import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rotate, type Wind } from '../../../core/compass.ts';
import { createRandom } from '../../../core/random.ts';
import { makeTask } from '../tasks/make.ts';
import { task } from '../tasks/test-kit.ts';
import { candidate, KINDS, SEATS } from './candidates.ts';
import { taskPattern } from './pattern.ts';

const same = (some: string, other: string): boolean =>
  taskPattern(task(some)) === taskPattern(task(other));

/** A task with the compass turned, as text. */
const turned = (text: string, quarterTurns: number): string =>
  text.replace(/\b([NESW])(?=\d|\b)/g, (wind) => rotate(wind as Wind, quarterTurns));

it('[V1] a task with its compass turned is the same puzzle', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...KINDS),
      fc.constantFrom(...SEATS),
      fc.integer(),
      fc.integer({ min: 1, max: 3 }),
      (kind, seats, seed, turns) => {
        const text = makeTask(candidate(kind, seats, 'house', createRandom(seed)));
        expect(same(text, turned(text, turns))).toBe(true);
      },
    ),
  );
});

it('the damage of the wind card makes no other trick', () => {
  expect(same('taker in trick N2: S8 S5', 'taker in trick N3: S8 S5')).toBe(true);
  expect(same('taker in trick N2: S8 S5', 'taker in trick N2: S5 S8')).toBe(false);
  expect(same('taker in trick N2: S8 S5', 'leader in trick N2: S8 S5')).toBe(false);
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
