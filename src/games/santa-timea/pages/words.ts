import { pageWords } from '../../../site/i18n/pages.ts';
import { createTranslate } from '../explain/words.ts';

/** The language of a page of this game with what it is written in: the words of the game, and those of the site. */
export const pageOf = (params: Parameters<typeof pageWords>[0]) =>
  pageWords(params, 'santa-timea', createTranslate);
