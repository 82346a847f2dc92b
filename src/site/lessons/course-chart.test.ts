import { expect, it } from 'vitest';
import { NARROW_LAND, narrowRoute, rowsOf, WIDE_LAND, wideRoute } from './course-chart.ts';

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

type Point = readonly [x: number, y: number];

/** Points along a path of absolute M, H, V, C, S and Z, one list for each of its figures. */
function pointsOf(path: string): Point[][] {
  const figures: Point[][] = [];
  let [x, y, beforeX, beforeY] = [0, 0, 0, 0];
  for (const [, command = '', rest = ''] of path.matchAll(/([MHVCSZ])([^MHVCSZ]*)/g)) {
    const numbers = (rest.match(/-?[\d.]+/g) ?? []).map(Number);
    if (command === 'M') figures.push([]);
    const size = { M: 2, H: 1, V: 1, C: 6, S: 4, Z: 1 }[command] ?? 1;
    for (let at = 0; at < numbers.length; at += size) {
      const own = numbers.slice(at, at + size);
      const [toX = x, toY = y] =
        command === 'H' ? own : command === 'V' ? [x, ...own] : own.slice(-2);
      // A straight line is a curve that its own ends bend.
      const [oneX = x, oneY = y, twoX = toX, twoY = toY] =
        command === 'C'
          ? own
          : command === 'S'
            ? [2 * x - beforeX, 2 * y - beforeY, ...own]
            : [x, y, toX, toY];
      const on = (t: number, [a, b, c, d]: readonly [number, number, number, number]) =>
        (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t ** 2 * c + t ** 3 * d;
      const steps = command === 'M' ? 1 : 40;
      for (let step = 1; step <= steps; step++) {
        const t = step / steps;
        figures.at(-1)?.push([on(t, [x, oneX, twoX, toX]), on(t, [y, oneY, twoY, toY])]);
      }
      [x, y, beforeX, beforeY] = [toX, toY, twoX, twoY];
    }
  }
  return figures;
}

const isInside = ([x, y]: Point, figure: readonly Point[]): boolean =>
  figure.reduce((inside, [toX, toY], index) => {
    const [fromX, fromY] = figure.at(index - 1) ?? [0, 0];
    const isCrossed =
      fromY > y !== toY > y && x < ((toX - fromX) * (y - fromY)) / (toY - fromY) + fromX;
    return isCrossed ? !inside : inside;
  }, false);

it.each([
  ['wide', WIDE_LAND, wideRoute(12), 3],
  ['wide, of two rows', WIDE_LAND, wideRoute(6), 2],
  ['narrow', NARROW_LAND, narrowRoute(12), 1],
] as const)('no ship goes over land: %s', (_, land, route, scale) => {
  const figures = pointsOf(land);
  const ashore = pointsOf(route)
    .flat()
    .filter(([x, y]) => figures.some((figure) => isInside([x, y / scale], figure)));
  expect(ashore).toEqual([]);
});
