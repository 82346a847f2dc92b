export interface RecordKind<T> {
  /** Its name in storage and in backups, for ever: `santa-timea:trainer`. */
  readonly key: string;
  /** Counts up from 1 with every change of what `read` accepts. */
  readonly version: number;
  readonly empty: T;
  /** The value in data of the current version; null if it is not ours. Any data may come. */
  read(data: unknown): T | null;
  /** All that either knows, the better where they differ; in any order and any number of times the same. */
  merge(a: T, b: T): T;
  count(value: T): number;
}

/** What storage and backups hold: a version, and data whose form depends on it. */
interface Envelope {
  readonly version: number;
  readonly data: unknown;
}

type Opened<T> =
  | { readonly is: 'ours'; readonly value: T }
  | { readonly is: 'newer' }
  | { readonly is: 'broken' };

export const seal = <T>(kind: RecordKind<T>, value: T): Envelope => ({
  version: kind.version,
  data: value,
});

export function openEnvelope<T>(kind: RecordKind<T>, envelope: unknown): Opened<T> {
  if (!isObject(envelope) || !isCount(envelope['version'])) return { is: 'broken' };
  if (envelope['version'] > kind.version) return { is: 'newer' };
  const value = envelope['version'] === kind.version ? kind.read(envelope['data']) : null;
  return value === null ? { is: 'broken' } : { is: 'ours', value };
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export const isObject = (data: unknown): data is Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

/** A whole number from 0 up, as moments in milliseconds since 1970 are, too. */
export const isCount = (data: unknown): data is number =>
  typeof data === 'number' && Number.isSafeInteger(data) && data >= 0;

export type Entries<T> = Readonly<Record<string, T>>;

export const areEntries = <T>(
  data: unknown,
  isEntry: (entry: unknown, name: string) => entry is T,
): data is Entries<T> =>
  isObject(data) && Object.entries(data).every(([name, entry]) => isEntry(entry, name));

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
