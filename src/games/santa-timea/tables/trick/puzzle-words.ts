import { type Catalogue, createTranslate, type Translate } from '../../../../core/words.ts';

/** What is said to an answer: three files for every language. */
const WORDS = import.meta.glob<Catalogue>('/content/*/santa-timea/{rulings,tasks,puzzles}.json', {
  import: 'default',
});

/** All that a puzzle may say: the words the page brought, and those that are loaded now. */
export async function puzzleTranslate(own: Catalogue, lang: string): Promise<Translate> {
  const files = ['rulings', 'tasks', 'puzzles'].map((name) =>
    WORDS[`/content/${lang}/santa-timea/${name}.json`]?.(),
  );
  return createTranslate(Object.assign({}, ...(await Promise.all(files)), own), lang);
}
