import { expect, it } from 'vitest';
import { editionOf } from './settings.ts';
import { question } from './test-kit.ts';

it.each([
  ['taker in trick de pro N2: S8 S5', 'de'],
  ['worth 0 in trick fr N2: S8 S5', 'fr'],
  ['avoid N9 S7 in trick en E3: W8 _', 'en'],
  ['nobody N9 S7 in trick pro E3: W8 _', 'house'],
  ['total 0 in score fr pro N1 / E1', 'fr'],
  ['starter in game de 3 sunk 2', 'de'],
  ['winner in game en 3-2-1 3-2-1 3-2-1 1-3-2 1-2-3', 'en'],
  ['open in hand N3 P', 'house'],
  ['now in row N2 S1 W1', 'house'],
  ['last in ending E1 N1: N4 E8 / E3 E9', 'house'],
  ['tricks-left in stage 3 9', 'house'],
])('%s is judged by %s', (text, edition) => {
  expect(editionOf(question(text))).toBe(edition);
});
