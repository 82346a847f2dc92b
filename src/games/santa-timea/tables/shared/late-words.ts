import type { Catalogue } from '../../../../core/words.ts';
import { createTranslate, type Translate } from '../../explain/words.ts';

/** What only the engine says, once a widget is touched: a file for every language. */
const RULINGS = import.meta.glob<Catalogue>('/content/*/santa-timea/rulings.json', {
  import: 'default',
});

/** All that a widget may say: the words the page brought, and those that are loaded with its engine. */
export const lateTranslate = (own: Catalogue, lang: string): Promise<Translate> =>
  translateFrom(RULINGS, own, lang);

/**
 * The words the page brought, and those that are loaded now.
 * @param files by their paths, in every language.
 */
export async function translateFrom(
  files: Readonly<Record<string, () => Promise<Catalogue>>>,
  own: Catalogue,
  lang: string,
): Promise<Translate> {
  const mine = Object.keys(files).filter((path) => path.startsWith(`/content/${lang}/`));
  const loaded = await Promise.all(mine.map((path) => files[path]?.()));
  return createTranslate(Object.assign({}, ...loaded, own), lang);
}
