import { describe, expect, it } from 'vitest';
import { sayDay } from './day.ts';
import { createTranslate, writeList } from './words.ts';

const catalogue = {
  greeting: 'Ahoy, {{name}}!',
  table: { seat: 'Seat {{number}} of {{number}}' },
  ship_one: '{{count}} ship',
  ship_other: '{{count}} ships',
};

describe('createTranslate', () => {
  const t = createTranslate(catalogue, 'en');

  it('fills every placeholder', () => {
    expect(t('greeting', { name: 'Nadine' })).toBe('Ahoy, Nadine!');
    expect(t('table.seat', { number: 2 })).toBe('Seat 2 of 2');
  });

  it('writes negative numbers with a minus sign', () => {
    expect(t('ship', { count: -2 })).toBe('−2 ships');
  });

  it('chooses the plural form by the language', () => {
    expect(t('ship', { count: 1 })).toBe('1 ship');
    expect(t('ship', { count: 0 })).toBe('0 ships');
    expect(createTranslate(catalogue, 'fr')('ship', { count: 0 })).toBe('0 ship');
  });

  it('names the key, the language and the placeholder when something is missing', () => {
    expect(() => t('greetings')).toThrow('No words for “greetings” in en');
    expect(() => t('table')).toThrow('No words for “table” in en');
    expect(() => t('greeting')).toThrow('“greeting” in en needs “name”');
  });
});

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
