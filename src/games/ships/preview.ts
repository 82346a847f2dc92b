import { INK, PAPER, type Shape } from '../../kit/preview.ts';
import { FULL } from './rules/ship.ts';
import { FLAG, HULL, man, PENNANT, port, SPARS, sail } from './tables/fleet/drawing.ts';

const all = (draw: (place: number) => string) =>
  Array.from({ length: FULL }, (_, place) => draw(place)).join('');

/** A whole ship. @param x her stern. @param bow where she looks: 1 to the right, -1 to the left. */
function ship(x: number, y: number, colour: string, bow: 1 | -1): Shape[] {
  const at = { at: [x, y], scale: [1.7 * bow, 1.7] } as const;
  return [
    { is: SPARS, stroke: colour, width: 2.5, ...at },
    { is: all(sail), fill: PAPER, stroke: colour, width: 2, ...at },
    { is: `${HULL}${all(man)}${bow === 1 ? FLAG : PENNANT}`, fill: colour, ...at },
    { is: all(port), fill: PAPER, ...at },
  ];
}

const sea = (y: number, fill: string): Shape => ({
  is: `M664 ${y}q14-9 28 0${'t28 0'.repeat(19)}V594H664Z`,
  fill,
});

export const PREVIEW: readonly Shape[] = [
  ...ship(1160, 56, '#51606e', -1),
  sea(272, '#d3e6ea'),
  ...ship(712, 322, INK, 1),
  sea(542, '#86b2be'),
];
