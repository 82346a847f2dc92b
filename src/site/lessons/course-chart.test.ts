import { expect, it } from 'vitest';
import { routeOf } from './course-chart.ts';

it('a chart has one harbour below the other', () => {
  const legs = routeOf(5).split('C');
  const ends = legs.map((leg) => leg.replace('M', '').split(' ').at(-1));
  expect(ends).toEqual(['50', '150', '250', '350', '450']);
});
