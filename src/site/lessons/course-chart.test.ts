import { expect, it } from 'vitest';
import { routeOf } from './course-chart.ts';

it('a chart has one lesson below the other', () => {
  const curves = routeOf(5).split('C');
  const ends = curves.map((curve) => curve.replace('M', '').split(' ').at(-1));
  expect(ends).toEqual(['50', '150', '250', '350', '450']);
});
