/** The words of the game in a language, for tests of what is said. */
import { gameCatalogue } from '../../../site/i18n/catalogues.ts';
import type { Language } from '../../../site/i18n/languages.ts';
import { createTranslate } from '../explain/words.ts';

export const wordsIn = (language: Language) =>
  createTranslate(gameCatalogue(language, 'santa-timea'), language);
