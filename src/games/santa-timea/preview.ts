import { boxOf, INK, PAPER, type Shape } from '../../kit/game.ts';
import { FULL, HALF, HULL, type Rig, SLACK } from '../../kit/ship.ts';

/** In a north wind, a ship for each direction, clockwise from North: its colour, its sails and how far it has come. */
const FLEET: readonly (readonly [colour: string, rig: Rig, x: number])[] = [
  ['#1a57a3', FULL, 1070],
  ['#954408', HALF, 930],
  ['#1a6839', SLACK, 812],
  ['#73338a', HALF, 980],
];

/** A lane with a card on the quay and its ship. */
function laneOf([colour, rig, x]: (typeof FLEET)[number], index: number): Shape[] {
  const y = 147 + index * 110;
  const ship = { at: [x, y + 8], scale: [2.15, 2.15] } as const;
  const card = [736, y + 55] as const;
  return [
    { is: rig.spar, stroke: INK, width: 1.6, ...ship },
    { is: rig.flag ?? '', fill: colour, ...ship },
    { is: rig.cloth, fill: PAPER, stroke: colour, width: 1.3, ...ship },
    { is: HULL, fill: colour, ...ship },
    { is: boxOf(100, 62), fill: PAPER, stroke: colour, width: 5, at: card },
    { is: 'M0-9 8 8 0 4-8 8Z', fill: colour, at: card, scale: [2.2, 2.2], turned: index * 90 },
    { is: 'M801 0H1200', stroke: '#86b2be', width: 8, at: [0, y + 106] },
  ];
}

/** Ships under sail, below the storm and its wind. */
export const preview = (): readonly Shape[] => [
  { is: 'M670 42H1210V146H670z', fill: '#27364a' },
  { is: 'M671 147h130v441H671z', fill: '#e6d7b1' },
  {
    is: 'M0-18 4.5-4.5 11 0 4.5 4.5 0 6.5-4.5 4.5-11 0-4.5-4.5Z',
    fill: '#f3f6f9',
    at: [736, 96],
    scale: [2.2, 2.2],
  },
  ...FLEET.flatMap(laneOf),
];
