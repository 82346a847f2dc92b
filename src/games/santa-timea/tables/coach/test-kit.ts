/** The words of the coach, for its tests. */
import type { Catalogue } from '../../../../core/words.ts';
import { createTranslate, type Translate } from '../../explain/words.ts';

const FILES = import.meta.glob<Catalogue>(
  '/content/*/santa-timea/{rulings,widgets,play,coach}.json',
  {
    eager: true,
    import: 'default',
  },
);

export function coachTranslate(lang: string): Translate {
  const own = Object.entries(FILES).filter(([path]) => path.startsWith(`/content/${lang}/`));
  return createTranslate(Object.assign({}, ...own.map(([, words]) => words)), lang);
}
