import type { Catalogue } from '../../../../core/words.ts';
import { lateWords } from '../../../../kit/words.ts';
import { createTranslate, type Translate } from '../../explain/words.ts';

/** What only the engine says, once a widget is touched: a file for every language. */
const RULINGS = import.meta.glob<Catalogue>('/content/*/santa-timea/rulings.json', {
  import: 'default',
});

/** All that a widget may say: the words the page brought, and those that are loaded with its engine. */
export const lateTranslate = (own: Catalogue, lang: string): Promise<Translate> =>
  translateFrom(RULINGS, own, lang);

/** The same with other files. */
export const translateFrom = async (
  files: Readonly<Record<string, () => Promise<Catalogue>>>,
  own: Catalogue,
  lang: string,
): Promise<Translate> => createTranslate(await lateWords(files, own, lang), lang);
