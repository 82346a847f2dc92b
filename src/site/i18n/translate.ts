import type words from '../../../content/en/site.json';
import { createTranslate, type Params } from '../../core/words.ts';
import { siteCatalogue } from './catalogues.ts';
import type { Language } from './languages.ts';

/** `a.b.c` for every text in a catalogue, plurals without their form. */
type Keys<C> = {
  [K in keyof C & string]: C[K] extends string
    ? K extends `${infer Base}_${'one' | 'other'}`
      ? Base
      : K
    : `${K}.${Keys<C[K]>}`;
}[keyof C & string];

export type SiteKey = Keys<typeof words>;

/** The words of the site in one language, by keys that exist. */
export function siteWords(language: Language): (key: SiteKey, params?: Params) => string {
  return createTranslate(siteCatalogue(language), language);
}
