import { type Catalogue, createTranslate, type Translate } from '../../../../core/words.ts';

/** What only the engine says, once a widget is touched: a file for every language. */
const RULINGS = import.meta.glob<Catalogue>('/content/*/santa-timea/rulings.json', {
  import: 'default',
});

/** All that a widget may say: the words the page brought, and those that are loaded with its desk. */
export async function lateTranslate(words: Catalogue, lang: string): Promise<Translate> {
  const rulings = await RULINGS[`/content/${lang}/santa-timea/rulings.json`]?.();
  return createTranslate({ ...rulings, ...words }, lang);
}
