import { describe, expect, it } from 'vitest';
import { DIRECTIONS, LIES, lieTowards, opposite, pointsTo } from './directions.ts';

describe('a wind card', () => {
  it('[N13] [N18] upright points as printed, upside down by 180° the other way: all sixteen cases', () => {
    const pointing = DIRECTIONS.map((card) => LIES.map((lie) => pointsTo(card, lie)).join(' '));
    expect(pointing).toEqual(['N S', 'NE SW', 'E W', 'SE NW', 'S N', 'SW NE', 'W E', 'NW SE']);
  });

  it('[N13] [NA5] fits two places, each in one way only', () => {
    for (const card of DIRECTIONS) {
      for (const place of DIRECTIONS) {
        const lie = lieTowards(card, place);
        const expected =
          place === card ? 'upright' : place === opposite(card) ? 'upside-down' : null;
        expect(lie, `${card} towards ${place}`).toBe(expected);
        if (lie !== null) expect(pointsTo(card, lie)).toBe(place);
      }
    }
  });
});
