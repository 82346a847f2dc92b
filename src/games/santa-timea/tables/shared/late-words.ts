import type { Catalogue } from '../../../../core/words.ts';
import { lateWords } from '../../../../kit/words.ts';
import { createTranslate, type Translate } from '../../explain/words.ts';

/** All that a widget may say: the words the page brought, and those of files that are loaded with its engine. */
export const translateFrom = async (
  files: Readonly<Record<string, () => Promise<Catalogue>>>,
  own: Catalogue,
  lang: string,
): Promise<Translate> => createTranslate(await lateWords(files, own, lang), lang);
