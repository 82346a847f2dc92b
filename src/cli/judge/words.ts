import { readdirSync, readFileSync } from 'node:fs';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
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

/** Ends a command whose options say nothing that it knows. */
export function refuse(why: string): never {
  console.error(why);
  return process.exit(2);
}

/** The options and texts that a command was given; an option that there is not ends it. */
export function commandLine<T extends ParseArgsOptionsConfig>(options: T) {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    return refuse((error as Error).message);
  }
}

/** The words of a language; one that there is not ends the command. */
export function wordsOf(language: string): Translate {
  const known = LANGUAGES.includes(language) ? language : DEFAULT_LANGUAGE;
  const t = createTranslate(catalogueOf(known, DEFAULT_GAME), known);
  if (known === language) return t;
  return refuse(t('judge.unknown-language', { found: language, choices: LANGUAGES.join(', ') }));
}
