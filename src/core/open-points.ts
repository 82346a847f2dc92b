interface OpenPoint {
  readonly clauses: readonly string[];
  /** Ours first. */
  readonly answers: readonly string[];
}

/** The points that the rules of a game leave open, by name. */
export type OpenPoints = Readonly<Record<string, OpenPoint>>;

export type ReadingOf<Points extends OpenPoints> = {
  readonly [Name in keyof Points]: Points[Name]['answers'][number];
};

export const ourReading = <Points extends OpenPoints>(points: Points): ReadingOf<Points> =>
  Object.fromEntries(
    Object.entries(points).map(([name, { answers }]) => [name, answers[0]]),
  ) as ReadingOf<Points>;
