import { readdirSync, readFileSync } from 'node:fs';
import { type Catalogue, createTranslate, type Translate } from '../../core/words.ts';

const CONTENT = new URL('../../../content/', import.meta.url);

export const DEFAULT_GAME = 'santa-timea';

export const LANGUAGES: readonly string[] = readdirSync(CONTENT, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
  .sort();

export const DEFAULT_LANGUAGE = 'en';

/** The words of a game in one language: all catalogues of its folder together. No console breaks at soft hyphens. */
export function catalogueOf(language: string, game: string): Catalogue {
  const folder = new URL(`${language}/${game}/`, CONTENT);
  const catalogues = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => readFileSync(new URL(file, folder), 'utf8').replaceAll('\u00ad', ''))
    .map((text) => JSON.parse(text) as Catalogue);
  return Object.assign({}, ...catalogues);
}

export const wordsOf = (language: string): Translate =>
  createTranslate(catalogueOf(language, DEFAULT_GAME), language);
