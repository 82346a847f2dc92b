import { type Bearing, opposite, rotate, WINDS, type Wind } from '../../../core/compass.ts';
import { anyOf, type Random, shuffled } from '../../../core/random.ts';
import { HIGHEST_RANK, numberCard, PIRATESS, type WheelCard } from '../rules/cards.ts';
import type { TrickRuling } from '../rules/trick.ts';
import type { Kind } from './tally.ts';

export interface Skill {
  /** Kept with people’s progress, so it never changes. */
  readonly id: string;
  readonly kind: Kind;
  readonly winds?: readonly Wind[];
  readonly draw: (wind: Wind, random: Random) => readonly WheelCard[];
  readonly fits?: (ruling: TrickRuling, plays: readonly WheelCard[]) => boolean;
}

const RANKS = Array.from({ length: HIGHEST_RANK }, (_, index) => index + 1);
const BEARINGS: readonly Bearing[] = ['along', 'against', 'across'];

function card(bearing: Bearing, wind: Wind, random: Random, ranks = RANKS): WheelCard {
  const sides = {
    along: [wind],
    against: [opposite(wind)],
    across: [rotate(wind, 1), rotate(wind, 3)],
  };
  return numberCard(anyOf(sides[bearing], random), anyOf(ranks, random));
}

const anyCard = (wind: Wind, random: Random): WheelCard =>
  card(anyOf([...BEARINGS, 'across'], random), wind, random);

const one =
  (bearing: Bearing, ranks = RANKS): Skill['draw'] =>
  (wind, random) => [card(bearing, wind, random, ranks)];

const two =
  (a: Bearing, b: Bearing): Skill['draw'] =>
  (wind, random) =>
    shuffled([card(a, wind, random), card(b, wind, random)], random);

const copied =
  (bearing: Bearing, copies: number): Skill['draw'] =>
  (wind, random) => [
    anyCard(wind, random),
    card(bearing, wind, random),
    ...Array.from({ length: copies }, () => PIRATESS),
  ];

const five: Skill['draw'] = (wind, random) =>
  Array.from({ length: 5 }, () => anyCard(wind, random));

const fiveWithPiratess: Skill['draw'] = (wind, random) =>
  five(wind, random).with(1 + random(4), PIRATESS);

const share = (bearing: Bearing, axis: 'ns' | 'ew'): Skill => ({
  id: `share-${bearing}-${axis}`,
  kind: 'share',
  winds: WINDS.filter((wind) => axis.includes(wind.toLowerCase())),
  draw: one(bearing),
});

const skill = (
  kind: Kind,
  name: string,
  draw: Skill['draw'],
  fits: Skill['fits'] = () => true,
): Skill => ({ id: `${kind}-${name}`, kind, draw, fits });

const take = (name: string, draw: Skill['draw'], fits: NonNullable<Skill['fits']>): Skill =>
  skill('take', name, draw, (ruling, plays) => ruling.taker !== null && fits(ruling, plays));

const gap = ({ worths: [a, b] }: TrickRuling): number =>
  Math.abs((a?.halves ?? 0) - (b?.halves ?? 0));

function misleads({ taker }: TrickRuling, plays: readonly WheelCard[]): boolean {
  const [rank, other] = [taker ?? 0, 1 - (taker ?? 0)].map((place) => {
    const play = plays[place];
    return play?.kind === 'number' ? play.rank : 0;
  });
  return taker !== null && (rank ?? 0) > (other ?? 0);
}

const zeros = ({ worths }: TrickRuling): number =>
  worths.filter((worth) => worth.halves === 0).length;

function lowestIsOut({ worths, ties }: TrickRuling): boolean {
  const lowest = Math.min(...worths.map((worth) => worth.strength));
  return ties.some(([first]) => worths[first ?? 0]?.strength === lowest);
}

export const SKILLS: readonly Skill[] = [
  share('along', 'ns'),
  share('against', 'ns'),
  share('across', 'ns'),
  skill('worth', 'along', one('along')),
  skill('worth', 'against', one('against')),
  skill('worth', 'even-small', one('across', [2, 4, 6, 8])),
  skill('lower', 'against', two('against', 'across'), misleads),
  skill('worth', 'odd-small', one('across', [1, 3, 5, 7])),
  share('along', 'ew'),
  share('against', 'ew'),
  share('across', 'ew'),
  skill('worth', 'even-large', one('across', [10, 12, 14])),
  skill('worth', 'odd-large', one('across', [9, 11, 13])),
  skill(
    'lower',
    'across',
    two('across', 'across'),
    (ruling) => gap(ruling) > 0 && gap(ruling) <= 3,
  ),
  skill('copy', 'along-1', copied('along', 1)),
  take('plain', five, (ruling) => ruling.ties.length === 0 && zeros(ruling) === 0),
  skill(
    'lower',
    'along',
    two('along', 'across'),
    (ruling, plays) => gap(ruling) <= 6 && misleads(ruling, plays),
  ),
  skill('copy', 'across-1', copied('across', 1)),
  skill('lower', 'zeros', two('against', 'against')),
  skill('lower', 'half', two('along', 'across'), (ruling) => gap(ruling) === 1),
  take('zeros', five, (ruling) => ruling.ties.length === 0 && zeros(ruling) > 1),
  skill('lower', 'equal', two('along', 'across'), (ruling) => ruling.taker === null),
  skill('copy', 'against-1', copied('against', 1)),
  skill('copy', 'across-2', copied('across', 2)),
  take('tie', five, (ruling) => ruling.ties.length === 1 && lowestIsOut(ruling)),
  skill('copy', 'along-2', copied('along', 2)),
  skill('copy', 'against-2', copied('against', 2)),
  take('piratess', fiveWithPiratess, lowestIsOut),
  take('ties', five, (ruling) => ruling.ties.length === 2 && lowestIsOut(ruling)),
];
