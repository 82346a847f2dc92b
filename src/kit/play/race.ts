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
 * The players by points. The first has come as far as rounds are over, the others in proportion; with no points or fewer
 * a ship stays at the quay.
 */
export function raceOf(
  names: readonly string[],
  rounds: readonly (readonly number[])[],
  count: number,
): RaceLane[] {
  const standings = names.map((name, seat) => {
    const after = rounds.map((_, round) =>
      rounds.slice(0, round + 1).reduce((sum, of) => sum + (of[seat] ?? 0), 0),
    );
    return { name, points: after.at(-1) ?? 0, after };
  });
  const totals = standings.map(({ points }) => points);
  const [first, last] = [Math.max(...totals), Math.min(...totals)];
  const far = count * Math.max(1, first);
  const wayOf = (points: number) => (Math.max(0, points) * rounds.length) / far;
  return standings
    .map(
      ({ name, points, after }): RaceLane => ({
        name,
        points,
        place: 1 + totals.filter((total) => total > points).length,
        sails: points === first ? 'full' : points === last ? 'zero' : 'half',
        way: wayOf(points),
        earlier: after.slice(0, -1).map(wayOf),
      }),
    )
    .sort((a, b) => a.place - b.place);
}
