interface Raced {
  readonly names: readonly string[];
  readonly rounds: readonly (readonly number[])[];
  readonly totals: readonly number[];
}

export interface RaceLane {
  readonly name: string;
  /** 1 for the most points; equal points share a place. */
  readonly place: number;
  readonly points: number;
  readonly sails: 'full' | 'half' | 'zero';
  /** How far the ship has come: 0 at the quay, 1 at the end of the chart. */
  readonly way: number;
  /** The same after each earlier round. */
  readonly earlier: readonly number[];
}

/**
 * The players by points. Who has as many as the goal has come as far as rounds are over, the others in proportion; with
 * no points or fewer a ship stays at the quay.
 * @param count of how many rounds.
 * @param goal the points of the first, where a game has no end of its own.
 */
export function raceOf(
  { names, rounds, totals }: Raced,
  count: number,
  goal = Math.max(...totals),
): RaceLane[] {
  const [first, last] = [Math.max(...totals), Math.min(...totals)];
  const far = count * Math.max(1, goal);
  const wayOf = (points: number) => (Math.max(0, points) * rounds.length) / far;
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
        way: wayOf(points),
        earlier: after.slice(0, -1).map(wayOf),
      };
    })
    .sort((a, b) => a.place - b.place);
}
