import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createStorage, fullStorage, REFUSALS, scores } from '../../tests/device-kit.ts';
import { openRecord } from './record.ts';
import { createSafeStorage } from './safe-storage.ts';

const NAME = 'windrose:scores';

const opened = (storage: Storage) =>
  openRecord(
    scores,
    createSafeStorage(() => storage),
  );

const envelope = (version: unknown, data: unknown): string => JSON.stringify({ version, data });

it('keeps what is changed, for the next visit', () => {
  const storage = createStorage();
  expect(opened(storage).get()).toEqual({});
  expect(opened(storage).update((value) => ({ ...value, go: 9 }))).toEqual({ go: 9 });
  expect(opened(storage).get()).toEqual({ go: 9 });
  opened(storage).reset();
  expect(opened(storage).get()).toEqual({});
});

it('changes what another tab has written, not what it read earlier', () => {
  const storage = createStorage();
  const [one, two] = [opened(storage), opened(storage)];
  one.update((value) => ({ ...value, go: 9 }));
  two.update((value) => ({ ...value, chess: 5 }));
  one.update((value) => ({ ...value, halma: 1 }));
  expect(two.get()).toEqual({ go: 9, chess: 5, halma: 1 });
});

describe('what it cannot read', () => {
  it.each([
    ['no envelope', '[1,2]'],
    ['no version', envelope(null, {})],
    ['a version before the first', envelope(0, {})],
    ['foreign data', envelope(2, { chess: 'seven' })],
    ['an older version', envelope(1, { chess: 7 })],
  ])('%s is moved aside', (_, text) => {
    const storage = createStorage({ [NAME]: text });
    const record = opened(storage);
    expect(record.get()).toEqual({});
    expect(storage.getItem(`${NAME}:aside-1`)).toBe(text);
    expect(record.isKept()).toBe(true);
    record.update(() => ({ go: 1 }));
    expect(opened(storage).get()).toEqual({ go: 1 });
  });

  it('does not push out what was moved aside before', () => {
    const storage = createStorage({ [NAME]: 'x', [`${NAME}:aside-1`]: 'y' });
    opened(storage).get();
    expect(storage.getItem(`${NAME}:aside-1`)).toBe('y');
    expect(storage.getItem(`${NAME}:aside-2`)).toBe('x');
  });

  it('stays where it is if there is no room beside it', () => {
    const storage = fullStorage({ [NAME]: 'x' });
    const record = opened(storage);
    expect(record.get()).toEqual({});
    expect(record.update(() => ({ go: 1 }))).toEqual({ go: 1 });
    expect(storage.getItem(NAME)).toBe('x');
    expect(record.isKept()).toBe(false);
  });

  it('stays where it is if a later version wrote it', () => {
    const text = envelope(3, 'anything');
    const storage = createStorage({ [NAME]: text });
    const record = opened(storage);
    expect(record.isKept()).toBe(false);
    record.update(() => ({ go: 1 }));
    expect(record.get()).toEqual({ go: 1 });
    expect(storage.getItem(NAME)).toBe(text);
  });

  it('is never lost and never in the way, whatever it is', () => {
    const garbage = fc.oneof(
      fc.string(),
      fc.json(),
      fc.jsonValue().map((data) => envelope(2, data)),
    );
    fc.assert(
      fc.property(garbage, (text) => {
        const storage = createStorage({ [NAME]: text });
        const value = opened(storage).get();
        const texts = Array.from({ length: storage.length }, (_, index) =>
          storage.getItem(storage.key(index) ?? ''),
        );
        expect(texts).toContain(text);
        expect(opened(storage).update(() => ({ ...value, go: 1 }))).toMatchObject({ go: 1 });
      }),
    );
  });
});

it.each(Object.keys(REFUSALS))('works for the visit where storage throws %s', (way) => {
  const record = openRecord(scores, createSafeStorage(REFUSALS[way] as () => Storage));
  record.update((value) => ({ ...value, go: 9 }));
  expect(record.update((value) => ({ ...value, chess: 5 }))).toEqual({ go: 9, chess: 5 });
  expect(record.isKept()).toBe(false);
});
