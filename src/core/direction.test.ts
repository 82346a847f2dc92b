import { expect, it } from 'vitest';
import { directionOf, isRightToLeft, withFractions } from './direction.ts';

it.each([
  ['en', 'ltr'],
  ['ja', 'ltr'],
  ['ar', 'rtl'],
  ['he', 'rtl'],
  ['dv', 'rtl'],
  ['ar-Latn', 'ltr'],
])('%s is read %s', (language, direction) => {
  expect(directionOf(language)).toBe(direction);
});

it.each(['שרה', 'N↑ بطاقة'])('%s has letters from right to left', (text) => {
  expect(isRightToLeft(text)).toBe(true);
});

it('keeps a fraction together only where letters beside it run the other way', () => {
  expect(withFractions('تساوي 5½')).toBe('تساوي \u20685½\u2069');
  expect(withFractions('is worth 5½')).toBe('is worth 5½');
});
