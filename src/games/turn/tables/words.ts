import type { Catalogue } from '../../../core/words.ts';
import { createTranslate, type Translate } from '../explain/words.ts';

/** What is only said once somebody plays: three files for every language. */
const WORDS = import.meta.glob<Catalogue>('/content/*/turn/{rulings,puzzles,board}.json', {
  import: 'default',
});

/** All that a table may say: the words that the page brought, and those that are loaded now. */
export async function lateTranslate(own: Catalogue, lang: string): Promise<Translate> {
  const files = ['rulings', 'puzzles', 'board'].map((name) =>
    WORDS[`/content/${lang}/turn/${name}.json`]?.(),
  );
  return createTranslate(Object.assign({}, ...(await Promise.all(files)), own), lang);
}
