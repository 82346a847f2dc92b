import { ROUNDS } from '../../rules/game.ts';
import { type ChartPlace, type SeenWorth, wayOf } from '../sea/sea-layout.ts';

interface Raced {
  readonly names: readonly string[];
  readonly rounds: readonly (readonly number[])[];
  readonly totals: readonly number[];
}

export interface RaceLane {
  readonly name: string;
  /** 1 for the most victory points; equal points share a place. */
  readonly place: number;
  readonly points: number;
  readonly sails: SeenWorth['by'];
  readonly chartPlace: ChartPlace;
  readonly earlierPlaces: readonly ChartPlace[];
}

/** The half points at the end of the chart. */
const FAR = 28;

/**
 * The players by victory points. The first has come as far as rounds are over, the others in proportion; with no
 * points or fewer a ship stays at the left edge.
 * @param count of how many rounds.
 */
export function raceOf({ names, rounds, totals }: Raced, count = ROUNDS): RaceLane[] {
  const most = Math.max(1, ...totals);
  const [first, last] = [Math.max(...totals), Math.min(...totals)];
  const way = (FAR * rounds.length) / count;
  const chartPlaceFor = (points: number): ChartPlace =>
    wayOf(Math.max(1, Math.round((way * points) / most)));
  return names
    .map((name, seat): RaceLane => {
      const points = totals[seat] ?? 0;
      const after = rounds.map((_, round) =>
        rounds.slice(0, round + 1).reduce((sum, of) => sum + (of[seat] ?? 0), 0),
      );
      return {
        name,
        points,
        place: 1 + totals.filter((total) => total > points).length,
        sails: points === first ? 'full' : points === last ? 'zero' : 'half',
        chartPlace: chartPlaceFor(points),
        earlierPlaces: after.slice(0, -1).map(chartPlaceFor),
      };
    })
    .sort((a, b) => a.place - b.place);
}
