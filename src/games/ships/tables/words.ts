import type { Catalogue } from '../../../core/words.ts';
import { lateWords } from '../../../kit/words.ts';
import { createTranslate, type Translate } from '../explain/words.ts';

/** What is only said once somebody plays: three files for every language. */
const WORDS = import.meta.glob<Catalogue>('/content/*/ships/{rulings,puzzles,table}.json', {
  import: 'default',
});

/** All that a table may say: the words that the page brought, and those that are loaded now. */
export const lateTranslate = async (own: Catalogue, lang: string): Promise<Translate> =>
  createTranslate(await lateWords(WORDS, own, lang), lang);
