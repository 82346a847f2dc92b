import type { Catalogue } from '../../../../core/words.ts';
import { loadWords } from '../../../../kit/words.ts';
import { createTranslate, type Translate } from '../../explain/words.ts';

/** What only the engine says, once a widget is touched: a file for every language. */
const RULINGS = import.meta.glob<Catalogue>('/content/*/santa-timea/rulings.json', {
  import: 'default',
});

/** All that a widget may say: the words the page brought, and those that are loaded with its engine. */
export const lateTranslate = (own: Catalogue, lang: string): Promise<Translate> =>
  translateFrom(RULINGS, own, lang);

/** The words the page brought, and those of these files, which are loaded now. */
export const translateFrom = async (
  files: Parameters<typeof loadWords>[0],
  own: Catalogue,
  lang: string,
): Promise<Translate> => createTranslate(await loadWords(files, own, lang), lang);
