export type Entries<T> = Readonly<Record<string, T>>;

/** Every entry that either side has; where both have one, what `pick` makes of the two, in whatever order. */
export function mergeEntries<T>(a: Entries<T>, b: Entries<T>, pick: (a: T, b: T) => T): Entries<T> {
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])].sort();
  return Object.fromEntries(
    names.map((name) => {
      const [mine, other] = [own(a, name), own(b, name)];
      const both = mine !== undefined && other !== undefined;
      return [name, both ? pick(mine, other) : ((mine ?? other) as T)];
    }),
  );
}

const own = <T>(entries: Entries<T>, name: string): T | undefined =>
  Object.hasOwn(entries, name) ? entries[name] : undefined;

/** Picks by the first measure in which two differ, else by their text, so that order never matters. */
export function theGreater<T>(...measures: readonly ((value: T) => number)[]): (a: T, b: T) => T {
  return (a, b) => {
    for (const measure of measures) {
      const difference = measure(a) - measure(b);
      if (difference !== 0) return difference > 0 ? a : b;
    }
    return JSON.stringify(a) >= JSON.stringify(b) ? a : b;
  };
}

/** The entries with the last names in order: the newest ones, where names are dates. */
export const lastEntries = <T>(entries: Entries<T>, count: number): Entries<T> =>
  Object.fromEntries(Object.entries(entries).sort(byName).slice(-count));

const byName = ([a]: [string, unknown], [b]: [string, unknown]): number => (a < b ? -1 : 1);
