import { type CollectionEntry, getCollection } from 'astro:content';
import type { Language } from '../i18n/languages.ts';
import { siteWords } from '../i18n/translate.ts';

export const SERIES = ['course', 'examples'] as const;

export type Series = (typeof SERIES)[number];

export interface Lesson {
  readonly language: Language;
  readonly game: string;
  readonly slug: string;
  readonly label: string;
  readonly entry: CollectionEntry<'lessons'>;
}

export async function lessonsOf(
  language: Language,
  game: string,
  series: Series,
): Promise<Lesson[]> {
  const t = siteWords(language);
  const entries = await getCollection(
    'lessons',
    ({ id, data }) => id.startsWith(`${language}/${game}/`) && data.series === series,
  );
  return entries
    .toSorted((a, b) => a.data.order - b.data.order)
    .map((entry) => {
      const number = entry.data.order;
      const label = t(series === 'course' ? 'lesson.course' : 'lesson.example', { number });
      return { language, game, slug: entry.id.split('/').at(-1) ?? '', label, entry };
    });
}
