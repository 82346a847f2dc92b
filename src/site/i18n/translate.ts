import type words from '../../../content/en/site.json';
import { type Catalogue, createTranslate, type Keys, type Translate } from '../../core/words.ts';
import { gameCatalogue, siteCatalogue } from './catalogues.ts';
import { type Language, languageOf } from './languages.ts';

export type SiteKey = Keys<typeof words>;

export function siteWords(language: Language): Translate<SiteKey> {
  return createTranslate(siteCatalogue(language), language);
}

export function pageWords<T>(
  params: Parameters<typeof languageOf>[0],
  game: string,
  create: (words: Catalogue, lang: string) => T,
) {
  const lang = languageOf(params);
  const catalogue = gameCatalogue(lang, game);
  return { lang, catalogue, t: create(catalogue, lang), site: siteWords(lang) };
}
