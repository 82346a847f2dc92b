import { expect, it } from 'vitest';
import { pointsByPlace, sharedPlaces, sharesByBearing, valueRose } from './tables.ts';

it('[R5] [R6] has a line for every place', () => {
  expect(pointsByPlace()).toEqual([
    [2, 3, 4, 5],
    [0, 2, 3, 4],
    [null, 1, 2, 3],
    [null, null, 1, 2],
    [null, null, null, 1],
  ]);
});

it('[A9] shares two and nothing among two players', () => {
  expect(sharedPlaces(1, 2, 2)).toEqual({ places: [2, 0], points: 1 });
});

it('[V1] [V2] [V3] draws the rose of a card', () => {
  expect(valueRose(11).map(({ wind, by, halves }) => `${wind} ${by} ${halves}`)).toEqual([
    'N full 22',
    'E half 11',
    'S zero 0',
    'W half 11',
  ]);
  expect(sharesByBearing()).toEqual({ along: 'full', across: 'half', against: 'zero' });
});
