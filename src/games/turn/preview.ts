import { boxOf, discOf, INK, PAPER, type Shape } from '../../kit/preview.ts';
import { ARROW, NEEDLE, ROSE, ROSE_EDGE } from './tables/field/drawing.ts';

/** The middle of the spot so many steps to the right and down of the rose. */
const spotAt = (right: number, down: number) => [932 + 172 * right, 315 + 172 * down] as const;
const SPOT = { is: boxOf(148, 148), stroke: INK, width: 3 };

function land(right: number, down: number, loot: number): Shape[] {
  const at = spotAt(right, down);
  return [
    { ...SPOT, fill: '#e6d7b1', at },
    { is: discOf(40), fill: PAPER, stroke: INK, width: 3, at },
    { is: loot, fill: INK, at },
  ];
}

function wind(right: number, down: number, turned: number): Shape[] {
  const at = spotAt(right, down);
  return [
    { ...SPOT, fill: PAPER, at },
    { is: ARROW, fill: INK, at, scale: [4.4, 4.4], turned },
  ];
}

const water = (right: number, down: number): Shape => ({
  ...SPOT,
  isBroken: true,
  at: spotAt(right, down),
});

const ROSE_PLACE = { at: spotAt(0, 0), scale: [2, 2] } as const;

export const PREVIEW: readonly Shape[] = [
  ...land(-1, -1, 10),
  ...wind(0, -1, 0),
  ...land(1, -1, 50),
  water(-1, 0),
  ...wind(1, 0, 90),
  ...land(-1, 1, 20),
  water(0, 1),
  ...land(1, 1, 5),
  { is: discOf(ROSE_EDGE), fill: PAPER, stroke: INK, width: 2, ...ROSE_PLACE },
  { is: ROSE, fill: INK, ...ROSE_PLACE },
  { is: NEEDLE, fill: '#b3261e', ...ROSE_PLACE },
];
