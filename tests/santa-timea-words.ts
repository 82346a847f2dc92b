/** The words of the game in a language, for tests of what is said. */

import { createTranslate } from '../src/games/santa-timea/explain/words.ts';
import type { Language } from '../src/site/i18n/languages.ts';
import { gameCatalogue } from '../src/site/i18n/pages.ts';

export const wordsIn = (language: Language) =>
  createTranslate(gameCatalogue(language, 'santa-timea'), language);
