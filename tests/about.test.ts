/** Sentences about the site itself that can be counted. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { GAMES } from '../src/games/list.ts';
import { gameWords } from '../src/site/games.ts';
import { LANGUAGES } from '../src/site/i18n/languages.ts';

it.each(LANGUAGES)('the page about us in %s knows every game', (language) => {
  const about = readFileSync(`content/${language}/about.mdx`, 'utf8');
  const names = GAMES.map(({ id }) => gameWords(language, id)('game.name'));
  expect(names.filter((name) => !about.includes(name))).toEqual([]);
});
