import { readdirSync, readFileSync } from 'node:fs';
import { type Catalogue, createTranslate, type Translate } from '../../src/core/words.ts';
import type { WindCard } from '../../src/games/santa-timea/rules/cards.ts';
import type { Language } from '../../src/site/i18n/languages.ts';

const read = (path: string): Catalogue => JSON.parse(readFileSync(path, 'utf8'));

/** The words of the site itself in one language. */
export const siteWords = (language: Language): Translate =>
  createTranslate(read(`content/${language}/site.json`), language);

/** The words of a game in one language: all files of its folder together. */
export function gameWords(language: Language, game = 'santa-timea'): Translate {
  const folder = `content/${language}/${game}`;
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  const catalogues = files.map((name) => read(`${folder}/${name}`));
  return createTranslate(Object.assign({}, ...catalogues), language);
}

/** The name of a wind card’s picture. */
export const sayWind = (card: WindCard, t: Translate): string =>
  `${t(`blows.${card.wind}`)}, ${t('damage', { count: card.damage })}`;
