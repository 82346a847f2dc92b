import { boxOf, discOf, INK, PAPER, type Shape } from '../../../../kit/game.ts';

/** To the North, in a box of 24 × 24 around zero. */
export const ARROW = 'M0-11 8 8 0 3-8 8Z';

/** In a box of 80 × 80 around zero; the needle points to the North. */
export const ROSE = 'M0-35 6-6 35 0 6 6 0 35-6 6-35 0-6-6Z';
export const NEEDLE = 'M0-35 6-6H-6Z';
export const ROSE_EDGE = 37;

/** The middle of the spot so many steps to the right and down of the rose. */
const spotAt = (right: number, down: number) => [932 + 172 * right, 315 + 172 * down] as const;
const spotOf = (right: number, down: number) => ({
  is: boxOf(148, 148),
  stroke: INK,
  width: 3,
  at: spotAt(right, down),
});

function land(right: number, down: number, loot: number): Shape[] {
  const at = spotAt(right, down);
  return [
    { ...spotOf(right, down), fill: '#e6d7b1' },
    { is: discOf(40), fill: PAPER, stroke: INK, width: 3, at },
    { is: loot, fill: INK, at },
  ];
}

function wind(right: number, down: number, turned: number): Shape[] {
  const spot = spotOf(right, down);
  return [
    { ...spot, fill: PAPER },
    { is: ARROW, fill: INK, at: spot.at, scale: [4.4, 4.4], turned },
  ];
}

const water = (right: number, down: number): Shape => ({
  ...spotOf(right, down),
  isBroken: true,
});

export function preview(): readonly Shape[] {
  const rose = { at: spotAt(0, 0), scale: [2, 2] } as const;
  return [
    ...land(-1, -1, 10),
    ...wind(0, -1, 0),
    ...land(1, -1, 50),
    water(-1, 0),
    ...wind(1, 0, 90),
    ...land(-1, 1, 20),
    water(0, 1),
    ...land(1, 1, 5),
    { is: discOf(ROSE_EDGE), fill: PAPER, stroke: INK, width: 2, ...rose },
    { is: ROSE, fill: INK, ...rose },
    { is: NEEDLE, fill: '#b3261e', ...rose },
  ];
}
