export interface RaceLane {
  readonly name: string;
  /** 1 for whoever wins; otherwise equal points share a place. */
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
 * @param won the seats that win; left out where it is all who have the most points.
 */
export function raceOf(
  names: readonly string[],
  rounds: readonly (readonly number[])[],
  count: number,
  won?: readonly number[],
): RaceLane[] {
  const standings = names.map((name, seat) => {
    const after = rounds.map((_, round) =>
      rounds.slice(0, round + 1).reduce((sum, of) => sum + (of[seat] ?? 0), 0),
    );
    const points = after.at(-1) ?? 0;
    // Less than a point, which only parts those that have as many.
    return { name, points, after, rank: points + (won?.includes(seat) ? 0.5 : 0) };
  });
  const totals = standings.map(({ points }) => points);
  const [first, last] = [Math.max(...totals), Math.min(...totals)];
  const far = count * Math.max(1, first);
  const wayOf = (points: number) => (Math.max(0, points) * rounds.length) / far;
  return standings
    .map(
      ({ name, points, after, rank }): RaceLane => ({
        name,
        points,
        place: 1 + standings.filter((one) => one.rank > rank).length,
        sails: points === first ? 'full' : points === last ? 'zero' : 'half',
        way: wayOf(points),
        earlier: after.slice(0, -1).map(wayOf),
      }),
    )
    .sort((a, b) => a.place - b.place);
}
