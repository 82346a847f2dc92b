import { expect, it } from 'vitest';
import { type Result, rowOf } from './strength.ts';

const result = (damage: number, othersDamage: number): Result => ({
  damage,
  othersDamage,
  points: damage < othersDamage ? 2 : 0,
  othersPoints: 0.5,
  times: [1, 4],
});

it('a row has means over deals and 95 % intervals by deals', () => {
  // Own damage is half of the others' in every deal: their quotient has no error, the points do not vary.
  expect(rowOf([result(2, 4), result(3, 6)])).toEqual([
    '0.500 ± 0.000',
    '2.00 ± 0.00',
    '0.50 ± 0.00',
    '3',
    '4',
  ]);
  // One deal each way: points of 2 and 0 have a standard error of 1.
  expect(rowOf([result(2, 4), result(4, 2)])).toEqual([
    '1.000 ± 1.307',
    '1.00 ± 1.96',
    '0.50 ± 0.00',
    '3',
    '4',
  ]);
});
