import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bearing, compareWinds, isWind, opposite, rotate, WINDS } from './compass.ts';

const arbWind = fc.constantFrom(...WINDS);

describe('the compass', () => {
  it('[C4] has four winds, clockwise from north', () => {
    expect(WINDS).toEqual(['N', 'E', 'S', 'W']);
    expect(WINDS.map((wind) => rotate(wind, 1))).toEqual(['E', 'S', 'W', 'N']);
  });

  it('[C4] knows its winds by their letters only', () => {
    expect([...WINDS].every(isWind)).toBe(true);
    expect(['O', 'n', '', 'NE', 'P', '0'].filter(isWind)).toEqual([]);
  });

  it('turns back what it turned, and four quarters are a full turn', () => {
    fc.assert(
      fc.property(arbWind, fc.integer({ min: -1000, max: 1000 }), (wind, turns) => {
        expect(rotate(rotate(wind, turns), -turns)).toBe(wind);
        expect(rotate(wind, turns + 4)).toBe(rotate(wind, turns));
      }),
    );
  });

  it('[V2] pairs north with south and east with west', () => {
    expect(WINDS.map(opposite)).toEqual(['S', 'W', 'N', 'E']);
  });

  it('[V1] [V2] [V3] one direction lies along each wind, one against it, two across', () => {
    const rows = WINDS.map((wind) => WINDS.map((direction) => bearing(direction, wind)));
    expect(rows).toEqual([
      ['along', 'across', 'against', 'across'],
      ['across', 'along', 'across', 'against'],
      ['against', 'across', 'along', 'across'],
      ['across', 'against', 'across', 'along'],
    ]);
  });

  it('orders winds clockwise from north', () => {
    expect([...WINDS].reverse().sort(compareWinds)).toEqual(WINDS);
    expect(compareWinds('S', 'S')).toBe(0);
  });
});
