import { expect, it } from 'vitest';
import { GAMES } from '../src/games/list.ts';
import { allCatalogueProblems, CATALOGUES } from '../src/site/i18n/catalogue-files.ts';
import { LANGUAGES } from '../src/site/i18n/languages.ts';
import { factWordsOf } from '../src/site/lessons/lesson-texts.ts';

it('a file that one language lacks is named', () => {
  const without = CATALOGUES.filter((file) => file.path !== 'content/fr/site.json');
  expect(allCatalogueProblems(without)).toEqual([
    { file: 'content/fr/site.json', message: 'this file is missing' },
  ]);
});

it.each(LANGUAGES)('%s has words for the value of every fact', (language) => {
  const { number, worth, rank } = factWordsOf(language);
  const words = { ...number, ...worth, ...rank };
  const lacking = GAMES.flatMap((game) =>
    Object.entries(game.facts).filter(([, fact]) => (words[fact] ?? []).length === 0),
  );
  expect(lacking).toEqual([]);
});

it.each(LANGUAGES)('%s states every value by words of its own', (language) => {
  const { worth, rank } = factWordsOf(language);
  const forms = [...Object.values(worth), ...Object.values(rank)].flat();
  expect(new Set(forms).size).toBe(forms.length);
});
