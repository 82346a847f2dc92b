import { readdirSync, readFileSync } from 'node:fs';
import { type Catalogue, createTranslate, type Translate } from '../../core/words.ts';

const CONTENT = new URL('../../../content/', import.meta.url);
const GAME = 'santa-timea';

/** The languages there are words in: the folders of `content/`. */
export const LANGUAGES: readonly string[] = readdirSync(CONTENT, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
  .sort();

export const DEFAULT_LANGUAGE = 'en';

/** The words of the game in one language: all catalogues of its folder together. No console breaks at soft hyphens. */
export function wordsOf(language: string): Translate {
  const folder = new URL(`${language}/${GAME}/`, CONTENT);
  const catalogues = readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => readFileSync(new URL(file, folder), 'utf8').replaceAll('\u00ad', ''))
    .map((text) => JSON.parse(text) as Catalogue);
  return createTranslate(Object.assign({}, ...catalogues), language);
}
