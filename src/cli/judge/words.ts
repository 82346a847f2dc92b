import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { type Catalogue, createTranslate, type Translate } from '../../core/words.ts';
import { wordsOfGame } from '../../site/i18n/catalogue-files.ts';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES } from '../../site/i18n/languages.ts';

export const DEFAULT_GAME = 'santa-timea';

/** The words of a game in one language. No console breaks at soft hyphens. */
export const catalogueOf = (language: string, game: string): Catalogue =>
  JSON.parse(JSON.stringify(wordsOfGame(language, game)).replaceAll('\u00ad', ''));

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
  const known = isLanguage(language) ? language : DEFAULT_LANGUAGE;
  const t = createTranslate(catalogueOf(known, DEFAULT_GAME), known);
  if (known === language) return t;
  return refuse(t('judge.unknown-language', { found: language, choices: LANGUAGES.join(', ') }));
}
