import { expect, it } from 'vitest';
import { LEVELS } from '../games/santa-timea/notation/levels.ts';
import { calibrate } from './strength.ts';

it.each(LEVELS)(
  'among %s players, about as many of the cards given 10 to 20 per cent to take do',
  { tags: 'all', timeout: 3_600_000 },
  (level) => {
    const { cards = 0, said = 0, taken = 0 } = calibrate(level, 2000)[1] ?? {};
    expect(Math.abs(taken - said) / cards).toBeLessThan(0.05);
  },
);
