import { describe, expect, it } from 'vitest';
import { createShelf } from './shelf.ts';
import { createStorage, fullStorage, REFUSALS } from './test-kit.ts';

describe('where storage works', () => {
  it('writes at once and says so', () => {
    const storage = createStorage();
    const shelf = createShelf(() => storage);
    shelf.set('a', '1');
    expect(storage.getItem('a')).toBe('1');
    expect(shelf.isKept('a')).toBe(true);
    shelf.set('a', null);
    expect(shelf.get('a')).toBeNull();
  });

  it('leaves no trace of asking whether it does', () => {
    const storage = createStorage();
    expect(createShelf(() => storage).isKept('a')).toBe(true);
    expect(storage.length).toBe(0);
  });

  it('does not touch what storage holds under a detached key', () => {
    const storage = createStorage({ a: 'theirs' });
    const shelf = createShelf(() => storage);
    shelf.detach('a');
    expect(shelf.get('a')).toBeNull();
    shelf.set('a', 'ours');
    expect([shelf.get('a'), storage.getItem('a')]).toEqual(['ours', 'theirs']);
    expect(shelf.isKept('a')).toBe(false);
    expect(shelf.isKept('b')).toBe(true);
  });
});

describe.each(Object.keys(REFUSALS))('where storage throws %s', (way) => {
  it('remembers for the visit and says that it will not last', () => {
    const shelf = createShelf(REFUSALS[way] as () => Storage);
    expect(shelf.get('a')).toBeNull();
    shelf.set('a', '1');
    expect(shelf.get('a')).toBe('1');
    expect(shelf.isKept('a')).toBe(false);
    shelf.set('a', null);
    expect(shelf.get('a')).toBeNull();
  });
});

it('where storage is full, the old text gives way to the remembered one', () => {
  const shelf = createShelf(() => fullStorage({ a: 'old' }));
  expect(shelf.get('a')).toBe('old');
  shelf.set('a', 'new');
  expect(shelf.get('a')).toBe('new');
});

it('what could not be read is not overwritten', () => {
  const storage = createStorage({ a: 'old' });
  const { getItem } = storage;
  const shelf = createShelf(() => storage);
  storage.getItem = () => {
    throw new Error('refused');
  };
  expect(shelf.get('a')).toBeNull();
  shelf.set('a', 'new');
  storage.getItem = getItem;
  expect([shelf.get('a'), storage.getItem('a')]).toEqual(['new', 'old']);
});
