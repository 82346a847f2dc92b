import { expect, it } from 'vitest';
import { raceOf } from './race.ts';

const NAMES = ['Clara', 'Sebastian', 'Nadine', 'Johannes'];
const ROUNDS = [
  [4, 3, 1, 2],
  [4, 3, 1, 2],
  [4, 1, 2, 3],
  [2, 4, 3, 1],
  [1, 4, 3, 2],
];

it('orders the players by victory points; equal ones share a place unless one wins, and the last have slack sails', () => {
  expect(
    raceOf(NAMES, ROUNDS, 5).map(({ name, points, place, sails }) => [name, points, place, sails]),
  ).toEqual([
    ['Clara', 15, 1, 'full'],
    ['Sebastian', 15, 1, 'full'],
    ['Nadine', 10, 3, 'zero'],
    ['Johannes', 10, 3, 'zero'],
  ]);
  expect(raceOf(NAMES, ROUNDS, 5, [1])[1]).toMatchObject({ name: 'Clara', place: 2 });
});

it('penalties beyond all points leave a ship at the quay', () => {
  const [, last] = raceOf(['A', 'B'], [[2, -1]], 5);
  expect(last).toMatchObject({ points: -1, place: 2, way: 0 });
});

it('[R9] lies in the order of the points, which say who sails, and passes where each round ended', () => {
  const lanes = raceOf(
    ['A', 'B', 'C'],
    [
      [1, 4, 2],
      [2, 2, 1],
      [0, 4, 3],
    ],
    5,
  );
  expect(lanes.map(({ name, place, sails }) => [name, place, sails])).toEqual([
    ['B', 1, 'full'],
    ['C', 2, 'half'],
    ['A', 3, 'zero'],
  ]);
  // Three of five rounds are three fifths of the way for the ten of the first.
  expect(lanes.map(({ way }) => way)).toEqual([0.6, 0.36, 0.18]);
  expect(lanes.map(({ earlier }) => earlier)).toEqual([
    [0.24, 0.36],
    [0.12, 0.18],
    [0.06, 0.18],
  ]);
});
