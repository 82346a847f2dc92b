import { type Catalogue, createTranslate, type Translate } from '../../../../core/words.ts';

/** What is said once a widget is touched or a question answered: files for every language. */
const FILES = import.meta.glob<Catalogue>(
  '/content/*/santa-timea/{rulings,tasks,puzzles,widgets,play}.json',
  { import: 'default' },
);

const load = async (own: Catalogue, lang: string, names: readonly string[]) => {
  const files = names.map((name) => FILES[`/content/${lang}/santa-timea/${name}.json`]?.());
  return createTranslate(Object.assign({}, ...(await Promise.all(files)), own), lang);
};

/** All that a table may say: the words the page brought, and those that are loaded with its engine. */
export const lateTranslate = (own: Catalogue, lang: string): Promise<Translate> =>
  load(own, lang, ['rulings']);

/** All that may be said to an answer. */
export const replyTranslate = (own: Catalogue, lang: string): Promise<Translate> =>
  load(own, lang, ['rulings', 'tasks', 'puzzles']);

/** All that a round may say while it is played. */
export const playTranslate = (own: Catalogue, lang: string): Promise<Translate> =>
  load(own, lang, ['rulings', 'widgets', 'play']);
