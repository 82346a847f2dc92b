import { expect, it } from 'vitest';
import { sayProblem } from '../../core/result.ts';
import type { Catalogue } from '../../core/words.ts';
import { catalogueProblems } from './catalogue-problems.ts';

const problems = (byLanguage: Record<string, Catalogue>) =>
  catalogueProblems(
    Object.entries(byLanguage).map(([language, words]) => ({
      language,
      path: `content/${language}/site.json`,
      words,
    })),
  ).map(sayProblem);

it('names language, file and key of a missing key', () => {
  expect(problems({ en: { a: { b: 'x' } }, de: { a: { b: 'x' } }, fr: { a: {} } })).toEqual([
    'content/fr/site.json: missing key “a.b”, which en, de have (language: fr)',
  ]);
});

it('names file and key of a surplus key', () => {
  expect(problems({ en: { a: 'x' }, de: { a: 'x', b: 'y' }, fr: { a: 'x' } })).toEqual([
    'content/de/site.json: surplus key “b”, which en, fr lack',
  ]);
});

it('wants the same placeholders', () => {
  expect(problems({ en: { a: '{{card}} {{name}}' }, de: { a: '{{card}} {{nam}}' } })).toEqual([
    'content/de/site.json: key “a” has the placeholders [card, nam], but content/en/site.json has [card, name]',
  ]);
});

it('wants every plural form the language needs, and none it does not know', () => {
  expect(problems({ fr: { n_one: 'un' } })).toEqual([
    'content/fr/site.json: missing plural form “n_other” (language: fr)',
  ]);
  expect(problems({ en: { n_one: '1', n_few: '2', n_other: '3' } })).toEqual([
    'content/en/site.json: surplus plural form “n_few”, which en does not have',
  ]);
  const polish = { n_one: '1', n_few: '2', n_many: '5' };
  expect(problems({ pl: polish })).toEqual([]);
});
