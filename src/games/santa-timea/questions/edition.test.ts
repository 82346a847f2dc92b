import { expect, it } from 'vitest';
import { editionOf } from './settings.ts';
import { question } from './test-kit.ts';

it.each([
  ['taker in trick de pro N2: S8 S5', 'de'],
  ['total 0 in score fr pro N1 / E1', 'fr'],
  ['starter in game de 3 sunk 2', 'de'],
  ['open in hand N3 P', 'house'],
  ['last in ending E1 N1: N4 E8 / E3 E9', 'house'],
])('%s is judged by %s', (text, edition) => {
  expect(editionOf(question(text))).toBe(edition);
});
