/** [N6] The eight directions of a compass, clockwise from north. Letters are ids, never words for people. */
export const DIRECTIONS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;

export type Direction = (typeof DIRECTIONS)[number];

export const isDirection = (text: string): text is Direction =>
  (DIRECTIONS as readonly string[]).includes(text);

/** [N13] Turned by 180°. */
export function opposite(direction: Direction): Direction {
  const half = DIRECTIONS.length / 2;
  return DIRECTIONS[(DIRECTIONS.indexOf(direction) + half) % DIRECTIONS.length] as Direction;
}

export type PerDirection<T> = Readonly<Record<Direction, T>>;

export const perDirection = <T>(
  make: (direction: Direction, index: number) => T,
): PerDirection<T> =>
  Object.fromEntries(
    DIRECTIONS.map((direction, index) => [direction, make(direction, index)]),
  ) as Record<Direction, T>;

/** How a card lies on the table; [NA5] all look at it from the same side, so there is one north. */
export const LIES = ['upright', 'upside-down'] as const;

export type Lie = (typeof LIES)[number];

/** [N13] [N18] Where a wind card points: as printed, or upside down the opposite way. */
export const pointsTo = (card: Direction, lie: Lie): Direction =>
  lie === 'upright' ? card : opposite(card);

/** How a wind card must lie to point to a place; null if it points there neither way. */
export const lieTowards = (card: Direction, place: Direction): Lie | null =>
  LIES.find((lie) => pointsTo(card, lie) === place) ?? null;
