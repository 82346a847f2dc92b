import { expect, it } from 'vitest';
import type { FactWords } from '../lessons/fact-problems.ts';
import { contradictions } from './contradictions.ts';

const WORDS: Readonly<Record<string, FactWords>> = {
  en: {
    number: { '1': ['one'], '12': ['twelve'], '14': ['fourteen'] },
    worth: { half: ['half'], zero: ['zero', 'nothing'] },
    rank: {},
    vague: ['nothing'],
  },
  de: {
    number: { '1': ['eins'], '12': ['zwölf'], '14': ['vierzehn'] },
    worth: { half: ['halb'], zero: ['null', 'nichts'] },
    rank: {},
    vague: ['nichts'],
  },
};

const check = (en: string, de: string, also = de) =>
  contradictions(
    [
      { language: 'en', place: 'en:1', text: en },
      { language: 'de', place: 'de:1', text: de },
      { language: 'de', place: 'de:2', text: also },
    ],
    (language) => WORDS[language] ?? { number: {}, worth: {}, rank: {}, vague: [] },
  );

it('is content with the same facts, said as often as each language likes', () => {
  expect(check('Half is half. Twelve.', 'Nur halb. Zwölf, ja zwölf.')).toEqual([]);
  expect(check('It counts half.', 'Es zählt weniger.')).toEqual([]);
});

it('names the sentence in which one language says something else', () => {
  expect(check('A trick. It counts <b>zero</b> here! Yes.', 'Es zählt halb.')).toEqual([
    'en:1: “zero” (worth zero), but de, de say worth half, in: It counts zero here!',
  ]);
  expect(check('Twelve tricks', 'zwölf Stiche', 'vierzehn Stiche')).toEqual([
    'de:2: “vierzehn” (number 14), but en, de say number 12, in: vierzehn Stiche',
  ]);
});

it('lets words be that may speak of something else, and small numbers', () => {
  expect(check('Nothing happens to one.', 'halb')).toEqual([]);
  expect(check('One half', 'Nichts, nur halb')).toEqual([]);
});
