import { describe, expect, it } from 'vitest';
import { createStorage, fullStorage } from '../../tests/device-kit.ts';
import { createSafeStorage } from './safe-storage.ts';

describe('where storage works', () => {
  it('writes at once and says so', () => {
    const storage = createStorage();
    const safeStorage = createSafeStorage(() => storage);
    safeStorage.set('a', '1');
    expect(storage.getItem('a')).toBe('1');
    expect(safeStorage.isKept('a')).toBe(true);
    safeStorage.set('a', null);
    expect(safeStorage.get('a')).toBeNull();
  });

  it('leaves no trace of asking whether it does', () => {
    const storage = createStorage();
    expect(createSafeStorage(() => storage).isKept('a')).toBe(true);
    expect(storage.length).toBe(0);
  });

  it('does not touch what storage holds under a detached key', () => {
    const storage = createStorage({ a: 'theirs' });
    const safeStorage = createSafeStorage(() => storage);
    safeStorage.detach('a');
    expect(safeStorage.get('a')).toBeNull();
    safeStorage.set('a', 'ours');
    expect([safeStorage.get('a'), storage.getItem('a')]).toEqual(['ours', 'theirs']);
    expect(safeStorage.isKept('a')).toBe(false);
    expect(safeStorage.isKept('b')).toBe(true);
  });
});

it('where storage is full, the old text gives way to the remembered one', () => {
  const safeStorage = createSafeStorage(() => fullStorage({ a: 'old' }));
  expect(safeStorage.get('a')).toBe('old');
  safeStorage.set('a', 'new');
  expect(safeStorage.get('a')).toBe('new');
});

it('what could not be read is not overwritten', () => {
  const storage = createStorage({ a: 'old' });
  const { getItem } = storage;
  const safeStorage = createSafeStorage(() => storage);
  storage.getItem = () => {
    throw new Error('refused');
  };
  expect(safeStorage.get('a')).toBeNull();
  safeStorage.set('a', 'new');
  storage.getItem = getItem;
  expect([safeStorage.get('a'), storage.getItem('a')]).toEqual(['new', 'old']);
});
