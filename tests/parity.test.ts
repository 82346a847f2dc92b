import { expect, it } from 'vitest';
import { GAMES } from '../src/games/list.ts';
import { CHECKS } from '../src/site/checks/content-problems.ts';
import { allCatalogueProblems, CATALOGUES } from '../src/site/i18n/catalogue-files.ts';
import { LANGUAGES } from '../src/site/i18n/languages.ts';
import { factWordsOf, lessonTexts, ruleTexts } from '../src/site/lessons/lesson-texts.ts';

it('the languages have the same words to say, with the same placeholders and their own plurals', () => {
  expect(CATALOGUES.length).toBeGreaterThanOrEqual(LANGUAGES.length * 2);
  expect(allCatalogueProblems()).toEqual([]);
});

it('a file that one language lacks is named', () => {
  const without = CATALOGUES.filter((file) => file.path !== 'content/fr/site.json');
  expect(allCatalogueProblems(without)).toEqual([
    { file: 'content/fr/site.json', message: 'this file is missing' },
  ]);
});

it('every lesson exists in every language with the same positions, widgets, facts and clauses', () => {
  for (const game of GAMES) expect(lessonTexts(game.id).length).toBeGreaterThan(0);
  expect(CHECKS.lessons()).toEqual([]);
});

it('every clause has its entry in every language, with the same facts, examples and links', () => {
  for (const game of GAMES) {
    expect(ruleTexts(game.id).length > 0, game.id).toBe(game.clauses.length > 0);
  }
  expect(CHECKS.rules()).toEqual([]);
});

it.each(LANGUAGES)('%s has words for the value of every fact', (language) => {
  const { number, worth, rank } = factWordsOf(language);
  const words = { ...number, ...worth, ...rank };
  const lacking = GAMES.flatMap((game) =>
    Object.entries(game.facts).filter(([, fact]) => (words[fact] ?? []).length === 0),
  );
  expect(lacking).toEqual([]);
});
