import type words from '../../../content/en/site.json';
import { createTranslate, type Keys, type Translate } from '../../core/words.ts';
import { siteCatalogue } from './catalogues.ts';
import type { Language } from './languages.ts';

export type SiteKey = Keys<typeof words>;

/** The words of the site in one language, by keys that exist. */
export function siteWords(language: Language): Translate<SiteKey> {
  return createTranslate(siteCatalogue(language), language);
}
