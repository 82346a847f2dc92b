import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  areEntries,
  type Entries,
  mergeEntries,
  openEnvelope,
  type RecordKind,
  seal,
} from '../src/device/record-kind.ts';

export function testRecord<V>(kind: RecordKind<V>, values: fc.Arbitrary<V>) {
  it('merges in any order, any number of times', () => {
    fc.assert(
      fc.property(values, values, values, (a, b, c) => {
        expect(kind.merge(a, a)).toEqual(a);
        expect(kind.merge(kind.empty, a)).toEqual(a);
        expect(kind.merge(a, b)).toEqual(kind.merge(b, a));
        expect(kind.merge(kind.merge(a, b), c)).toEqual(kind.merge(a, kind.merge(b, c)));
      }),
    );
  });

  it('reads what it wrote', () => {
    fc.assert(
      fc.property(values, (value) => {
        const kept = JSON.parse(JSON.stringify(seal(kind, value)));
        expect(openEnvelope(kind, kept)).toEqual({ is: 'ours', value });
      }),
    );
  });
}

export function createStorage(entries: Readonly<Record<string, string>> = {}): Storage {
  const texts = new Map(Object.entries(entries));
  return {
    get length() {
      return texts.size;
    },
    key: (index) => [...texts.keys()][index] ?? null,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => {
      texts.set(key, text);
    },
    removeItem: (key) => {
      texts.delete(key);
    },
    clear: () => texts.clear(),
  };
}

const refuse = (): never => {
  throw new Error('refused');
};

export const fullStorage = (entries: Readonly<Record<string, string>> = {}): Storage => ({
  ...createStorage(entries),
  setItem: refuse,
});

export const REFUSALS: Readonly<Record<string, () => Storage>> = {
  'on access': refuse,
  'on reading': () => ({ ...createStorage(), getItem: refuse }),
  'on writing': () => fullStorage(),
};

export const scores: RecordKind<Entries<number>> = {
  key: 'scores',
  version: 2,
  empty: {},
  read: (data) =>
    areEntries(data, (score): score is number => typeof score === 'number') ? data : null,
  merge: (a, b) => mergeEntries(a, b, Math.max),
  count: (value) => Object.keys(value).length,
};
