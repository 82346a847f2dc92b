import { describe, expect, it } from 'vitest';
import { sayDay } from './day.ts';
import { writeList } from './locale.ts';

describe('each language', () => {
  it.each([
    ['en', 'a, b and c'],
    ['de', 'a, b und c'],
    ['fr', 'a, b et c'],
    ['nl', 'a, b en c'],
  ])('%s writes a list with its own commas: %s', (language, list) => {
    expect(writeList(['a', 'b', 'c'], language)).toBe(list);
  });

  it('writes a date as at home: no American one in English', () => {
    expect(sayDay('2026-12-05', 'en')).toBe('5 December 2026');
  });
});
