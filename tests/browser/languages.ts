import { LANGUAGES, type Language } from '../../src/site/i18n/languages.ts';

/** The language in which a test that is not about language runs at every change: the longest words. */
const TRIED: Language = 'de';

/**
 * Every language with the tag for a test in it: one at every change, all of them in the complete run.
 * What differs from language to language, as words do, is no case for this.
 */
export const EACH_LANGUAGE: readonly (readonly [language: Language, tag: '' | ' @all'])[] =
  LANGUAGES.map((language) => [language, language === TRIED ? '' : ' @all']);
