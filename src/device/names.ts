import type { People } from '../core/people.ts';
import { openRecord } from './record.ts';
import type { RecordKind } from './record-kind.ts';

const MOST = 9;

/** What the people are called who share this device, by seat, in every game; empty where nobody has said. */
export const namesRecord: RecordKind<readonly string[]> = {
  key: 'santa-timea:names',
  version: 1,
  empty: [],
  read: (data) =>
    Array.isArray(data) && data.length <= MOST && data.every((name) => typeof name === 'string')
      ? data
      : null,
  merge: (a, b) => (JSON.stringify(a) < JSON.stringify(b) ? b : a),
  count: (names) => names.filter(Boolean).length,
};

const record = openRecord(namesRecord);

export const keptNames = (): readonly string[] => record.get();

export const keepName = (seat: number, name: string): readonly string[] =>
  record.update((names) =>
    Array.from({ length: Math.max(names.length, seat + 1) }, (_, at) =>
      at === seat ? name : (names[at] ?? ''),
    ),
  );

export const namesOf = (people: People, known: readonly string[]): readonly string[] => {
  const own = keptNames();
  return known.map((name, seat) => (people.includes(seat) && own[seat]) || name);
};
