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
export interface Envelope {
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

const isCount = (data: unknown): data is number =>
  typeof data === 'number' && Number.isSafeInteger(data) && data >= 1;
