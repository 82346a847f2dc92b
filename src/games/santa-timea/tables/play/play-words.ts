import { type Catalogue, createTranslate, type Translate } from '../../../../core/words.ts';

/** What a round says once it is played: three files for every language. */
const WORDS = import.meta.glob<Catalogue>('/content/*/santa-timea/{rulings,widgets,play}.json', {
  import: 'default',
});

/** All that a round to play may say: the words the page brought, and those that are loaded now. */
export async function playTranslate(own: Catalogue, lang: string): Promise<Translate> {
  const files = ['rulings', 'widgets', 'play'].map((name) =>
    WORDS[`/content/${lang}/santa-timea/${name}.json`]?.(),
  );
  return createTranslate(Object.assign({}, ...(await Promise.all(files)), own), lang);
}
