import { expect, it } from 'vitest';
import { narrowRoute, rowsOf, wideRoute } from './course-chart.ts';

/** Where the legs of a route end, beginning with its first harbour. */
const harbours = (path: string): string[] =>
  path.split('C').map((leg) => leg.replace('M', '').split(' ').slice(-2).join(' '));

it('a wide chart has four harbours in a row, there and back again', () => {
  expect(rowsOf(12)).toBe(3);
  expect(harbours(wideRoute(5))).toEqual(['12.5 45', '37.5 36', '62.5 48', '87.5 39', '87.5 145']);
});

it('a narrow chart has one harbour below the other', () => {
  expect(harbours(narrowRoute(5)).map((at) => at.split(' ')[1])).toEqual([
    '50',
    '150',
    '250',
    '350',
    '450',
  ]);
});
