import { expect, it } from 'vitest';
import { checked } from '../../../core/result.ts';
import { QUESTIONS } from './index.ts';
import { themeOf } from './theme.ts';

const themeIn = (text: string) => themeOf(checked(QUESTIONS.parse(text)));

it.each([
  ['taker in trick N2: N9 N4', 'trick'],
  ['taker in trick S1: E3 W3 S14', 'ties'],
  ['taker in trick N2: S8 P', 'piratess'],
  ['wind 2 in trick S3: E3 S6 E5', 'winds'],
  ['safe S2 W5 W11 in trick W2: W13 S14 N7 _ ?', 'hand'],
  ['at-most 3 in ending S2 E1 S3: N8 W13 / N2 E4 W2 > W1', 'last'],
  ['total 0 in score pro N2 W2 / N1 E3 W3', 'points'],
  ['book in game 2-1-3 3-1-2 3-1-3 1-3-2 3-1-2', 'books'],
])('“%s” is about %s', (text, theme) => {
  expect(themeIn(text)).toBe(theme);
});
