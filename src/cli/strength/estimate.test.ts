import { expect, it } from 'vitest';
import { rowOf } from './estimate.ts';
import type { Match } from './match.ts';

const match = (own: number, others: number): Match => ({
  variant: 'basic',
  seats: 2,
  level: 'strong',
  seed: 1,
  own,
  others,
  points: own < others ? 2 : 0,
  total: 1,
  othersTotal: 0.5,
  times: [1, 4],
});

it('a row has means over deals and 95 % intervals by deals', () => {
  // Own damage is half of the others' in every deal: their quotient has no error, the points do not vary.
  expect(rowOf([match(2, 4), match(3, 6)])).toBe(
    '| basic | 2 | strong | 4 | 2.50 | 5.00 | 0.500 ± 0.000 | 2.00 ± 0.00 | 1.00 ± 0.00 | 0.50 ± 0.00 | 2.5 | 4 |',
  );
  // One deal each way: points of 2 and 0 have a standard error of 1.
  expect(rowOf([match(2, 4), match(4, 2)])).toBe(
    '| basic | 2 | strong | 4 | 3.00 | 3.00 | 1.000 ± 1.307 | 1.00 ± 1.96 | 1.00 ± 0.00 | 0.50 ± 0.00 | 2.5 | 4 |',
  );
});
