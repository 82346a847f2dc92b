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

  it.each([
    ['en', '2026-12-01', '1 December 2026'],
    ['de', '2026-12-01', '1. Dezember 2026'],
    ['fr', '2026-12-01', '1er décembre 2026'],
  ])('%s writes %s as at home: %s', (language, day, written) => {
    expect(sayDay(day, language)).toBe(written);
  });
});
